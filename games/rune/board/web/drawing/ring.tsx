// The ring of a holmgang: strips of hide along its edge, pegged down with hazel. RUN-RULING-R62

import { HIDDEN, type Point, UNIT } from '@skald/games/board-kit';
import { memo, type ReactElement } from 'react';
import type { Form } from '../../../content/fights.ts';
import { ringIn } from '../../../rules/fight/holmgang.ts';
import type { State } from '../../../rules/fight/state.ts';
import { bordersOf, sharp } from './outlines.ts';

/** Paces of its edge from one peg to the next. */
const BETWEEN = 6;

interface Edge {
  readonly line: string;
  readonly pegs: readonly Point[];
}

export function ringEdge(map: State['map']): Edge {
  const borders = bordersOf(map, ringIn(map));
  const pegs = borders.flat().filter((_, i) => i % BETWEEN === 0);
  return { line: sharp(borders), pegs: pegs.map(([x, y]) => [x * UNIT, y * UNIT]) };
}

/** Nothing where nobody fights in a ring. */
export const Ring = memo(function Ring({ map, form }: { map: State['map']; form: Form | null }) {
  return form === 'ring' ? <RingMarks {...ringEdge(map)} /> : null;
});

/** A broad strip with a seam down its middle, and its pegs. */
export const RingMarks = ({ line, pegs }: Edge): ReactElement => (
  <g {...HIDDEN}>
    <path d={line} className="run-hide" />
    <path d={line} className="run-seam" />
    {pegs.map(([x, y]) => (
      <path
        key={`${x} ${y}`}
        d={`M${x - 5} ${y + 5}L${x} ${y - 13}L${x + 5} ${y + 5}Z`}
        className="run-peg"
      />
    ))}
  </g>
);
