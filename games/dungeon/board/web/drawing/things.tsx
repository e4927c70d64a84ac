// What lies about: bones, exits, what somebody dropped, a fallen roof, a threshold that is walled up.

import { cornerOf, grain, UNIT, type Wide } from '@skald/games/board-kit';
import type { ReactElement, ReactNode } from 'react';
import type { Square } from '../../../content/index.ts';

const SKULL =
  'M-7 -2Q-8 -11 0 -11Q8 -11 7 -2Q7 1 4 2L4 6H-4L-4 2Q-7 1 -7 -2ZM-4.5 -3.5a2 2 0 1 0 3.6 0a2 2 0 1 0 -3.6 0M.9 -3.5a2 2 0 1 0 3.6 0a2 2 0 1 0 -3.6 0M-1.5 3V6M1.5 3V6';
const BONE = 'M-13 -1.8H13a3 3 0 1 1 3.4 2.3a3 3 0 1 1 -3.4 2.3H-13a3 3 0 1 1 -3.4 -2.3a3 3 0 1 1 3.4 -2.3Z';

function At({
  layout,
  square,
  children,
}: {
  layout: Wide;
  square: Square;
  children: ReactNode;
}): ReactElement {
  const [x, y] = cornerOf(layout, square);
  return <g transform={`translate(${x + UNIT / 2} ${y + UNIT / 2})`}>{children}</g>;
}

/** A pile; more than one shows how many. */
export function Bones({
  layout,
  square,
  piles,
}: {
  layout: Wide;
  square: Square;
  piles: number;
}): ReactElement {
  const turn = Math.round(grain(square, 11) * 60 - 30);
  return (
    <At layout={layout} square={square}>
      <g className="dun-bones">
        <g transform={`rotate(${turn})`}>
          <path d={BONE} transform="translate(1 9) rotate(18)" />
          <path d={BONE} transform="translate(-2 8) rotate(-32)" />
        </g>
        <path d={SKULL} transform={`translate(${turn / 8} -3) rotate(${-turn / 2})`} />
        {piles > 1 && (
          <>
            <circle cx="18" cy="-16" r="9" className="dun-count" />
            <text x="18" y="-11.5">
              {piles}
            </text>
          </>
        )}
      </g>
    </At>
  );
}

/** A stair that leads up and out. */
export const Exit = ({ layout, square }: { layout: Wide; square: Square }): ReactElement => (
  <At layout={layout} square={square}>
    <g className="dun-exit">
      <path d="M-24 -24H24V24H-24Z" />
      <path d="M-24 14H24M-20 4H20M-16 -6H16M-12 -16H12M-24 24L-12 -24M24 24L12 -24" />
      <path d="M0 16V-12M-8 -4L0 -13L8 -4" className="dun-exit-arrow" />
    </g>
  </At>
);

/** Something that a Hero dropped: a bundle. */
export const Dropped = ({ layout, square }: { layout: Wide; square: Square }): ReactElement => (
  <At layout={layout} square={square}>
    <path
      d="M-14 16Q-20 2 -6 -5L-10 -14L-2 -11L4 -15L6 -5Q20 2 15 16Q0 22 -14 16ZM-6 -5Q0 -2 6 -5M-5 -5Q-9 6 -7 15M6 -4Q10 6 8 15"
      className="dun-dropped"
    />
  </At>
);

export const FallenRoof = ({ layout, square }: { layout: Wide; square: Square }): ReactElement => (
  <At layout={layout} square={square}>
    <g className="dun-rubble">
      <path d="M-29 4L-18 -12L-5 -6L-2 10L-16 20ZM-6 -8L4 -26L20 -22L18 -6L4 2ZM2 8L14 -2L28 6L26 22L10 24ZM-24 -16L-16 -26L-8 -18L-14 -12ZM-12 22L0 14L6 24L-2 29Z" />
    </g>
  </At>
);

/** A wall that closes a threshold for now. */
export const WalledUp = ({ layout, square }: { layout: Wide; square: Square }): ReactElement => (
  <At layout={layout} square={square}>
    <g className="dun-weak">
      <path d="M-30 -30H30V30H-30Z" />
      <path
        d="M-30 -15H30M-30 0H30M-30 15H30M-10 -30V-15M14 -30V-15M-18 -15V0M4 -15V0M22 -15V0M-8 0V15M16 0V15M-20 15V30M2 15V30M20 15V30"
        className="dun-weak-joint"
      />
    </g>
  </At>
);
