// What was entered of a fight, for all to read before it counts.

import type { PanelProps } from '@skald/games/board';
import type { ReactElement } from 'react';
import type { State } from '../../../rules/fight/state.ts';
import { namingOf } from '../../../text/naming.ts';
import { accountText } from '../../../text/tabletop.ts';
import { Answers, eachAlone } from '../questions/answers.tsx';
import { WEB_WORDS } from '../words.ts';

export function ReviewQuestion(props: PanelProps<State>): ReactElement | null {
  const { view, language } = props;
  const frame = view.agenda.at(-1);
  if (frame?.step !== 'review') return null;
  const words = WEB_WORDS[language].tabletop;
  return (
    <div className="run-panel run-review">
      <ul aria-label={words.account}>
        {accountText(view, frame.entries, namingOf(view, language), words).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Answers props={props} entries={eachAlone} />
    </div>
  );
}
