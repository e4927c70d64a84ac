// Where the Normans wait: on the map, or from this list.

import type { PanelProps } from '@skald/games/board';
import type { ReactElement } from 'react';
import { distance, geographyOf } from '../../../content/index.ts';
import type { ChoiceOf } from '../../../rules/choices.ts';
import type { State } from '../../../rules/state.ts';
import { terrainName } from '../../../text/names.ts';
import { placeInWords } from '../speech.ts';
import { WEB_WORDS } from '../words.ts';
import { LargeAnswers } from './answers.tsx';

export function PlaceQuestion({
  view,
  decision,
  language,
  explains,
  choose,
}: PanelProps<State>): ReactElement | null {
  if (decision === null) return null;
  const words = WEB_WORDS[language].place;
  const { castle, terrain } = geographyOf(view.map);
  const answers = decision.options
    .map(({ id, choice }) => ({ id, hex: (choice as ChoiceOf<'place'>).hex }))
    .toSorted((a, b) => distance(a.hex, castle) - distance(b.hex, castle))
    .map(({ id, hex }) => ({
      id,
      title: placeInWords(view, hex, language),
      notes: [
        hex === castle
          ? words.castle
          : `${terrainName(terrain.get(hex) ?? 'grassland', language)}, ${words.far(distance(hex, castle))}`,
      ],
    }));
  return (
    <div className="cam-panel cam-close">
      {explains && <p className="cam-fine">{words.onMap}</p>}
      <LargeAnswers answers={answers} choose={choose} />
    </div>
  );
}
