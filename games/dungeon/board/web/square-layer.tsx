// The squares as things to point at: invisible shapes over the drawing, each a button with its name in words.

import { UNIT } from '@skald/games/board-kit';
import { placeOf } from '@skald/games/grid-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import type { Square } from '../../content/index.ts';
import { layout } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';
import { squareInWords } from './speech.ts';
import { keyOf, type Spot, squareSpot } from './spots.ts';
import type { Walk } from './walks.ts';

export const SquareLayer = memo(function SquareLayer({
  view,
  walks,
  stop,
  language,
}: {
  view: State;
  walks: ReadonlyMap<Square, Walk>;
  /** The one square that Tab leads to. */
  stop: Spot;
  language: Language;
}): ReactElement {
  const drawn = layout(view);
  return (
    <g>
      {[...drawn.floor.keys()]
        .filter((square) => drawn.floor[square] === 1)
        .map((square) => {
          const [x, y] = placeOf(drawn, square);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a shape of the drawing cannot be a <button>
            <rect
              key={square}
              x={x * UNIT}
              y={y * UNIT}
              width={UNIT}
              height={UNIT}
              className="dun-square"
              role="button"
              tabIndex={stop.x === x && stop.y === y ? 0 : -1}
              aria-label={squareInWords(view, square, walks.get(square), language)}
              data-x={x}
              data-y={y}
              data-key={keyOf(squareSpot(x, y))}
            />
          );
        })}
    </g>
  );
});
