// A way to be chosen on the map, or from a list: a retreat aside, a ship that gets away, a hand on the rail.

import type { PanelProps } from '@skald/games/board';
import type { ReactElement } from 'react';
import type { State } from '../../../rules/state.ts';
import { optionText } from '../../../text/options.ts';
import { hint } from '../../hints.ts';
import { WEB_WORDS } from '../words.ts';
import { LargeAnswers } from './answers.tsx';

export function WaysQuestion({
  view,
  decision,
  language,
  explains,
  choose,
}: PanelProps<State>): ReactElement | null {
  if (decision === null) return null;
  const asked = { ...decision, options: decision.options.map(({ choice }) => choice) };
  return (
    <div className="cam-panel cam-close">
      {explains && <p className="cam-fine">{WEB_WORDS[language].place.onMap}</p>}
      <LargeAnswers
        answers={decision.options.map(({ id, choice }) => {
          const known = hint(view, asked, choice, language);
          return {
            id,
            title: optionText(view, asked, choice, language),
            notes: known === null ? [] : [known],
          };
        })}
        choose={choose}
      />
    </div>
  );
}
