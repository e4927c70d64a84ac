// Dice of any number of sides: six with pips as on the table, the others with their number.

import type { ReactElement } from 'react';
import { dieShape, edgesPath, pathOf, pipsOf } from './die-shape.ts';

interface DieProps {
  readonly face: number;
  readonly size: number;
  readonly sides?: number;
}

export function Die({ face, size, sides = 6 }: DieProps): ReactElement {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} className="kit-die" aria-hidden="true">
      {sides === 6 ? <Pips face={face} /> : <Numbered face={face} sides={sides} />}
    </svg>
  );
}

const Pips = ({ face }: { face: number }): ReactElement => (
  <>
    <rect x="-10.5" y="-10.5" width="21" height="21" rx="4" />
    {pipsOf(face).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
    ))}
  </>
);

function Numbered({ face, sides }: { face: number; sides: number }): ReactElement {
  const { outline, edges, number } = dieShape(sides);
  const [x, y] = number.at;
  return (
    <>
      <path d={pathOf(outline)} className="kit-die-body" />
      {edges.length > 0 && <path d={edgesPath(edges)} className="kit-die-edges" />}
      <text x={x} y={y} fontSize={face > 9 ? number.size * 0.76 : number.size}>
        {face}
      </text>
    </>
  );
}

/** It tumbles as it comes to lie; with less motion it lies there. */
export const FallingDie = (props: DieProps): ReactElement => (
  <i className="kit-falling-die">
    <Die {...props} />
  </i>
);

/** Several dice that have fallen, for the eye, and in words for whoever does not see them. */
export function FallenDice({
  faces,
  size,
  sides = 6,
  label,
}: {
  faces: readonly number[];
  size: number;
  sides?: number;
  label: string;
}): ReactElement {
  return (
    <span className="kit-dice" role="img" aria-label={label}>
      {faces.map((face, i) => (
        <FallingDie key={i} face={face} size={size} sides={sides} />
      ))}
    </span>
  );
}
