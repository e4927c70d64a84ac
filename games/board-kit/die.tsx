import type { ReactElement } from 'react';

const ALL = [
  [-5, -5],
  [5, -5],
  [-5, 0],
  [0, 0],
  [5, 0],
  [-5, 5],
  [5, 5],
] as const;

/** Which of the seven places for a pip a face has, in a box of 20 around 0, 0. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [3],
  2: [0, 6],
  3: [0, 3, 6],
  4: [0, 1, 5, 6],
  5: [0, 1, 3, 5, 6],
  6: [0, 1, 2, 4, 5, 6],
};

export function Die({ face, size }: { face: number; size: number }): ReactElement {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true" className="kit-die">
      <rect x="-10.5" y="-10.5" width="21" height="21" rx="4" />
      {(PIPS[face] ?? []).map((pip) => (
        <circle key={pip} cx={ALL[pip]?.[0]} cy={ALL[pip]?.[1]} r="2" />
      ))}
    </svg>
  );
}
