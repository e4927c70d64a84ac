// Small marks, each told by its shape.

import type { ReactElement } from 'react';

/** An hour-glass: its move is over. */
export const Spent = (): ReactElement => (
  <g className="cam-mark">
    <circle r="6.6" />
    <path d="M-2.8 -3.6H2.8L-2.8 3.6H2.8Z" />
  </g>
);

export const Swords = (): ReactElement => (
  <g className="cam-swords">
    <circle r="10.4" />
    <path d="M-6 -6L4.8 4.8M6 -6L-4.8 4.8M2.2 6.2L6.2 2.2M-2.2 6.2L-6.2 2.2M4.6 4.6L6.8 6.8M-4.6 4.6L-6.8 6.8" />
  </g>
);

/** Two steps: a forced march. */
export const Boots = (): ReactElement => (
  <g className="cam-mark">
    <circle r="6.6" />
    <path d="M-3.6 -3L-.6 0L-3.6 3M.4 -3L3.4 0L.4 3" />
  </g>
);

export const Flame = (): ReactElement => (
  <path
    className="cam-flame"
    d="M0 7Q-5.4 5.6 -4.6 .6Q-3.8 -1.6 -2.6 -2.2Q-2.6 .2 -1.4 .4Q-2.2 -4 1.6 -7.4Q1.2 -4.4 3 -2.6Q5.4 0 4.6 3Q3.8 6.4 0 7Z"
  />
);

/** Both sides know how strong it is. */
export const Eye = (): ReactElement => (
  <g className="cam-mark">
    <path d="M-6 0Q0 -5.4 6 0Q0 5.4 -6 0Z" className="cam-mark-ground" />
    <circle r="1.7" className="cam-pupil" />
  </g>
);

/** A split shield: too few to fight. */
export const Crack = (): ReactElement => <path d="M9 -17L5 -9L9.4 -5L6 3L10 8L7 15" className="cam-crack" />;

/** Smoke over a burnt roof, and the place crossed out. */
export const Pillaged = (): ReactElement => (
  <g className="cam-pillaged">
    <path
      className="cam-smoke"
      d="M-3 -8Q-9 -13 -4 -18Q1 -22 -3 -28Q-6 -33 -1 -37M5 -8Q1 -13 6 -18Q10 -23 7 -29Q6 -32 9 -35"
    />
    <g transform="translate(-9 -4) scale(1.1)">
      <Flame />
    </g>
    <g transform="translate(1 -7) scale(1.5)">
      <Flame />
    </g>
    <g transform="translate(11 -3)">
      <Flame />
    </g>
    <path d="M-15 -13L15 7M15 -13L-15 7" className="cam-crossed" />
  </g>
);
