// Doors, Weak Spots, and what keeps them shut.

import { cornerOf, middleOf, UNIT } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Barrier, Layout, Lock } from '../../../content/index.ts';

export interface DoorLook {
  readonly open: boolean;
  readonly lock: Lock | null;
  readonly ward: number;
}

export function Door({
  layout,
  barrier: { squares, weakSpot },
  look,
}: {
  layout: Layout;
  barrier: Barrier;
  look: DoorLook;
}): ReactElement {
  const across = liesAcross(layout, squares);
  const [x, y] = middleOf(layout, squares);
  const Leaf = weakSpot ? CrackedWall : DoorLeaf;
  return (
    <g>
      {squares.map((square, i) => {
        const [left, top] = cornerOf(layout, square);
        const turn = `${across ? '' : ' rotate(90)'}${i % 2 === 1 ? ' scale(-1 1)' : ''}`;
        return (
          <g key={square} transform={`translate(${left + UNIT / 2} ${top + UNIT / 2})${turn}`}>
            <Leaf open={look.open} />
          </g>
        );
      })}
      {!look.open && !weakSpot && <Bars x={x} y={y} lock={look.lock} ward={look.ward} />}
    </g>
  );
}

/** Whether the way through leads north and south. */
function liesAcross({ width, floor, barrierAt }: Layout, squares: readonly number[]): boolean {
  const free = (square: number): boolean => floor[square] === 1 && barrierAt[square] === -1;
  return squares.some((square) => free(square - width) || free(square + width));
}

export function DoorLeaf({ open }: { open: boolean }): ReactElement {
  return (
    <g className="dun-door">
      <path d="M-30 -9h6v18h-6ZM24 -9h6v18h-6Z" className="dun-post" />
      {open ? (
        <path d="M-24 -7L-19 -8L-12 -30L-18 -31Z" className="dun-leaf" />
      ) : (
        <>
          <path d="M-24 -7h48v14h-48Z" className="dun-leaf" />
          <path d="M-12 -7v14M0 -7v14M12 -7v14" className="dun-grain" />
          <path d="M-20 -8.5v17M20 -8.5v17" className="dun-iron" />
        </>
      )}
    </g>
  );
}

export function CrackedWall({ open }: { open: boolean }): ReactElement {
  return open ? (
    <g className="dun-rubble">
      <path d="M-30 -14l7 3l2 9l-4 8l3 9l-8 1ZM30 -13l-8 4l2 10l-5 7l4 8l7 1Z" />
      <path d="M-14 10l6 -4l5 5l-4 5ZM8 -12l6 2l-2 6l-6 -3ZM2 14l5 -3l4 4l-5 3Z" />
    </g>
  ) : (
    <g className="dun-weak">
      <path d="M-30 -16h60v32h-60Z" />
      <path d="M-30 0h60M-12 -16v16M14 -16v16M-20 0v16M3 0v16M20 0v16" className="dun-weak-joint" />
      <path d="M-5 -16l4 9l-7 6l9 5l-4 12M-1 -7l11 3l6 -6M1 4l12 5l4 7" className="dun-crack" />
    </g>
  );
}

/** A lock has as many bars as it is strong; a Ward is a ring with its power. */
export function Bars({
  x,
  y,
  lock,
  ward,
}: {
  x: number;
  y: number;
  lock: Lock | null;
  ward: number;
}): ReactElement | null {
  if (lock === null && ward === 0) return null;
  const both = lock !== null && ward > 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      {lock !== null && (
        <g transform={`translate(${both ? -11 : 0} 0)`} className="dun-lock">
          <path d="M-9 -6.5h18v16h-18ZM-5.5 -6.5v-3a5.5 5.5 0 0 1 11 0v3" />
          <text y="6.5">{lock.slice(1)}</text>
        </g>
      )}
      {ward > 0 && (
        <g transform={`translate(${both ? 11 : 0} 1)`} className="dun-ward">
          <circle r="11" />
          <path d="M0 -11V-15M0 11V15M-11 0H-15M11 0H15M-7.8 -7.8L-10.6 -10.6M7.8 -7.8L10.6 -10.6M-7.8 7.8L-10.6 10.6M7.8 7.8L10.6 10.6" />
          <text y="5">{ward}</text>
        </g>
      )}
    </g>
  );
}
