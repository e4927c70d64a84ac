// In a fight: whom each foe may attack, and why not the others.

import { capital, type Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { Run } from '../../../rules/sitting/veil.ts';
import { namingOf } from '../../../text/naming.ts';
import { WEB_WORDS } from '../words.ts';
import { type Aim, aimsIn } from './aims.ts';

export function Targets({ run, language }: { run: Run; language: Language }): ReactElement | null {
  const words = WEB_WORDS[language].console;
  const { who } = namingOf(run, language);
  const aims = aimsIn(run);
  if (aims.length === 0) return null;
  return (
    <section>
      <h2>{words.aims}</h2>
      <ul>
        {aims.map((aim) => (
          <li key={aim.foe} data-topic={aim.foe}>
            <b>{capital(who(aim.foe))}</b> <small>({aim.chooses ? words.chooses : words.charted})</small>:{' '}
            {aimText(run, aim, language)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** “may attack Ragnar; not Gunnhild: nearly beaten”, “set on Ragnar” */
function aimText(run: Run, { chooses, at, spares }: Aim, language: Language): string {
  const { console: words, setOn } = WEB_WORDS[language];
  const { all, whom } = namingOf(run, language);
  if (!chooses) return at.length === 0 ? words.noTarget : setOn(all(at, 'accusative'));
  return [
    at.length === 0 ? words.mayNobody : words.may(all(at, 'accusative')),
    ...spares.map(({ hero, why }) => words.spares(whom(hero), words.why[why])),
  ].join('; ');
}
