// Small marks that say how a thing is, each by its shape and not by its colour alone.

import type { ReactElement } from 'react';
import { type Item, isSword } from '../../content/index.ts';

const pen = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A sword, or the knot of a treasure, about ten units high. */
export function ItemMark({ item }: { item: Item }): ReactElement {
  return isSword(item) ? (
    <g {...pen} className="aoh-item">
      <path d="M0 -6L1.4 2.4H-1.4Z" className="aoh-item-fill" />
      <path d="M-3.2 2.6H3.2M0 2.6V5.6M-.9 5.8H.9" />
    </g>
  ) : (
    <g {...pen} className="aoh-item">
      <path d="M0 -4.6L4.2 0L0 4.6L-4.2 0Z" className="aoh-item-fill" />
      <path d="M-4.2 0H4.2M0 -4.6L-1.6 0L0 4.6L1.6 0Z" />
    </g>
  );
}

export function Snowflake({ size = 7 }: { size?: number }): ReactElement {
  const arm = `M0 0V${-size}M0 ${-size * 0.6}L${size * 0.3} ${-size * 0.9}M0 ${-size * 0.6}L${-size * 0.3} ${-size * 0.9}`;
  return (
    <g {...pen} className="aoh-snowflake">
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} d={arm} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

export const CrossedSwords = (): ReactElement => (
  <g {...pen} className="aoh-swords">
    <circle r="9.4" className="aoh-swords-ground" />
    <path d="M-5.6 -5.6L4.4 4.4M5.6 -5.6L-4.4 4.4M2 5.6L5.6 2M-2 5.6L-5.6 2M4.2 4.2L6.2 6.2M-4.2 4.2L-6.2 6.2" />
  </g>
);

/** A notch in the edge with a bandage over it. */
export const WoundMark = (): ReactElement => (
  <g {...pen}>
    <path d="M-7 -2L-3.4 1.2L-4.6 3L0 7.4L3 -7Z" className="aoh-wound" />
    <g transform="rotate(45)">
      <rect x="-5.4" y="-2" width="10.8" height="4" rx="1.6" className="aoh-bandage" />
      <path d="M-1.4 -.6h.01M1.4 -.6h.01M-1.4 .8h.01M1.4 .8h.01" className="aoh-bandage-dots" />
    </g>
  </g>
);

/** A folded corner: its movement is over. */
export const SpentMark = (): ReactElement => <path d="M0 0H9Q1.6 1.6 0 9Z" className="aoh-spent" />;

/** An hour-glass: it loses this turn. */
export const LostTurnMark = (): ReactElement => (
  <g {...pen} className="aoh-mark">
    <circle r="5.6" className="aoh-mark-ground" />
    <path d="M-2.6 -3.4H2.6L-2.6 3.4H2.6Z" />
  </g>
);

/** Hailstones. */
export const HailMark = (): ReactElement => (
  <g {...pen} className="aoh-mark">
    <circle r="5.6" className="aoh-mark-ground" />
    <path d="M-2.6 -2.4L-3.2 0M0 -3L-.6 -.6M2.6 -2.4L2 0M-1.4 1L-2 3.2M1.4 1L.8 3.2" />
  </g>
);

/** A wave struck through. */
export const SeaBanMark = (): ReactElement => (
  <g {...pen} className="aoh-mark">
    <circle r="5.6" className="aoh-mark-ground" />
    <path d="M-3.8 .6Q-1.9 -1.8 0 .6T3.8 .6M-3 3.2L3 -3.2" />
  </g>
);
