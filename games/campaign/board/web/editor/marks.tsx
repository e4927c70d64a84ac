// What the editor draws over the map.

import { HIDDEN } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Hex } from '../../../content/index.ts';
import { centreOf, hexPath } from '../hexmap/index.ts';

/** A longship in outline: hull, mast and sail. */
const SHIP =
  'M-26 6Q-22 18 0 18Q22 18 26 6L32 -6Q24 4 12 6H-12Q-24 4 -32 -6ZM0 6V-28M-15 -22H15Q20 -12 14 -4H-14Q-20 -12 -15 -22Z';

export function ShipStart({ hex }: { hex: Hex }): ReactElement {
  const [x, y] = centreOf(hex);
  return <path d={SHIP} transform={`translate(${x} ${y})`} className="mapedit-ship" {...HIDDEN} />;
}

/** Something is wrong here: a broken line and a sign, so that colour is not needed to see it. */
export function Trouble({ hex }: { hex: Hex }): ReactElement {
  const [x, y] = centreOf(hex);
  return (
    <g className="mapedit-trouble" {...HIDDEN}>
      <path d={hexPath(hex, 6)} />
      <g transform={`translate(${x + 24} ${y - 22})`}>
        <circle r="13" />
        <path d="M0 -7V2M0 6.5V7" />
      </g>
    </g>
  );
}
