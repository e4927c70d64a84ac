// What he has gained and spent, and whom he owes it to.

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Account } from '../../documents/hero/account.ts';
import { connectionsOf, primaryGods } from '../../documents/hero/connections.ts';
import { NAMES } from '../../text/names.ts';
import { builderWords } from './words.ts';

export function StandingLine({
  account: { now, standing },
  language,
}: {
  account: Account;
  language: Language;
}): ReactElement {
  const words = builderWords(language);
  const { list, gods } = NAMES[language];
  const primary = primaryGods(connectionsOf(now));
  const known = [
    ...(primary.length > 0 ? [words.primaryGods(list(primary.map((god) => gods[god])))] : []),
    ...(now.saved !== null ? [words.insured] : []),
  ];
  return (
    <>
      <dl className="heroedit-standing">
        {(['wins', 'overall', 'spent', 'free', 'deficit'] as const).map((of) => (
          <div key={of}>
            <dt>{words.standing[of]}</dt>
            <dd>{standing[of]}</dd>
          </div>
        ))}
      </dl>
      {known.length > 0 && <p>{known.join(' ')}</p>}
    </>
  );
}
