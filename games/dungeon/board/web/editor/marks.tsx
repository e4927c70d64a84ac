// What the editor draws over the dungeon.

import { HIDDEN, UNIT } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Place } from '../../../content/index.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle of two corners, a little inside. */
function boxOf([fromX, fromY]: Place, [toX, toY]: Place, inset: number): Box {
  const [left, top] = [Math.min(fromX, toX) * UNIT, Math.min(fromY, toY) * UNIT];
  return {
    x: left + inset,
    y: top + inset,
    width: (Math.abs(toX - fromX) + 1) * UNIT - 2 * inset,
    height: (Math.abs(toY - fromY) + 1) * UNIT - 2 * inset,
  };
}

export const Cursor = ({ at }: { at: Place }): ReactElement => (
  <rect {...boxOf(at, at, 3)} rx="4" className="questedit-cursor" {...HIDDEN} />
);

/** A room that has one corner and waits for the other. */
export const Corner = ({ from, to }: { from: Place; to: Place }): ReactElement => (
  <rect {...boxOf(from, to, 2)} className="questedit-corner" {...HIDDEN} />
);

/** Where a special rule works: the chamber that turns, the roof that can fall. */
export const Area = ({ from, to, chamber }: { from: Place; to: Place; chamber: boolean }): ReactElement => (
  <rect
    {...boxOf(from, to, 5)}
    rx={chamber ? 24 : 0}
    className={chamber ? 'questedit-area questedit-chamber' : 'questedit-area'}
    {...HIDDEN}
  />
);

export const Shown = ({ at }: { at: Place }): ReactElement => (
  <rect {...boxOf(at, at, -4)} rx="6" className="questedit-shown" {...HIDDEN} />
);

/** Something is wrong here, or could be better: a broken line and a sign, so that colour is not needed to see it. */
export function Trouble({ at, advice }: { at: Place; advice: boolean }): ReactElement {
  const [x, y] = at;
  return (
    <g className={advice ? 'questedit-trouble questedit-advice' : 'questedit-trouble'} {...HIDDEN}>
      <rect {...boxOf(at, at, 5)} rx="4" />
      <g transform={`translate(${(x + 1) * UNIT - 12} ${y * UNIT + 12})`}>
        <circle r="12" />
        <path
          d={
            advice
              ? 'M-3.5 -2.5Q-3.5 -6 0 -6Q3.8 -6 3.8 -2.6Q3.8 -.4 0 1.4V2.4M0 6V6.4'
              : 'M0 -6.5V1.5M0 6V6.4'
          }
        />
      </g>
    </g>
  );
}

/** The number of a door, as special rules name it. */
export const DoorTag = ({ x, y, mark }: { x: number; y: number; mark: string }): ReactElement => (
  <g transform={`translate(${x + 11} ${y + 12})`} className="questedit-tag">
    <rect x="-9" y="-10" width="18" height="20" rx="3" />
    <text y="5.5">{mark}</text>
  </g>
);

/** A part of something that is not whole. */
export const Stray = ({ x, y, letter }: { x: number; y: number; letter: string }): ReactElement => (
  <g className="questedit-stray">
    <rect x={x + 8} y={y + 8} width={UNIT - 16} height={UNIT - 16} />
    <text x={x + UNIT / 2} y={y + UNIT / 2 + 9}>
      {letter}
    </text>
  </g>
);
