// Squares as things to come to by key: the one where the cursor is, and those around it. A mouse finds all of them.

import { UNIT } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import { courseOf, goalAt, type Hand } from './hand.ts';
import { squareInWords } from './speech.ts';
import { keyOf, type Spot, squareSpot } from './spots.ts';

export const SquareLayer = memo(function SquareLayer({
  hand,
  cursor,
  language,
}: {
  hand: Hand;
  cursor: Spot;
  language: Language;
}): ReactElement {
  const { width, height } = hand.view.map;
  const near = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => squareSpot(cursor.x + dx, cursor.y + dy)));
  return (
    <g>
      {near
        .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)
        .map((spot) => {
          const isCursor = spot.x === cursor.x && spot.y === cursor.y;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a shape of the drawing cannot be a <button>
            <rect
              key={keyOf(spot)}
              x={spot.x * UNIT}
              y={spot.y * UNIT}
              width={UNIT}
              height={UNIT}
              className="run-square"
              role="button"
              tabIndex={isCursor ? 0 : -1}
              aria-label={squareInWords(
                hand.view,
                spot,
                isCursor ? courseOf(hand, goalAt(hand, spot)) : null,
                language,
              )}
              data-x={spot.x}
              data-y={spot.y}
              data-key={keyOf(spot)}
            />
          );
        })}
    </g>
  );
});
