// The Book of Iron Law: what the table has decided, and with how many votes. RUN-RUN-22

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import type { IronLaw } from '../../../rules/sitting/state.ts';
import { rulingText } from '../../../text/runner.ts';
import { WEB_WORDS } from '../words.ts';

export function Laws({
  laws,
  language,
}: {
  laws: readonly IronLaw[];
  language: Language;
}): ReactElement | null {
  const words = WEB_WORDS[language].console;
  if (laws.length === 0) return null;
  return (
    <details className="run-laws">
      <summary>{words.laws(laws.length)}</summary>
      <ul>
        {laws.map(({ ruling, value, inFavor, against, voters }) => (
          <li key={ruling}>
            {rulingText(ruling, value, language)} <small>({words.votes(inFavor, against, voters)})</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
