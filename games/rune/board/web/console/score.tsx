// What whoever runs has won so far, line by line as it would be reckoned now. RUN-VPR

import type { Language } from '@skald/text';
import type { ReactElement } from 'react';
import { settlement } from '../../../rules/fight/reckoning.ts';
import type { Run } from '../../../rules/sitting/veil.ts';
import { NAMES } from '../../../text/names.ts';
import { Lines } from '../scene/reckoning.tsx';
import { WEB_WORDS } from '../words.ts';

export function Score({ run, language }: { run: Run; language: Language }): ReactElement {
  const words = WEB_WORDS[language].console;
  const own = settlement(run)
    .filter(({ hero }) => hero === null)
    .map(({ cause, rule, points }) => ({ why: cause, rule, points }));
  const sum = own.reduce((all, { points }) => all + points, 0);
  return (
    <section>
      <h2>{words.score}</h2>
      <Lines own={own} language={language} />
      <p>{words.sum(NAMES[language].signed(sum))}</p>
    </section>
  );
}
