// Who sees whom. DUN-LOS, DUN-SPELL-13

import { occupancy, openSquares, type SightLine, squareAt } from '@skald/games/grid-kit';
import type { Place, Ruler, Square } from '../content/index.ts';
import { isInRange } from './geometry/range.ts';
import { lineTo, type Outlook, outlook } from './geometry/sight.ts';
import { baseOf, layout, squaresUnder, terrain } from './models.ts';
import type { Bar, Model, State } from './state.ts';

/** The best line from a model to another, or to a lock; null without one. */
export interface Eyes {
  to(target: Model): SightLine | null;
  toBar(bar: Bar): SightLine | null;
}

/** What a model sees now. What is in its way is worked out when the first target needs it, and once. */
export function eyesOf(state: State, viewer: Model): Eyes {
  let view: Outlook | null = null;
  const line = (squares: readonly Square[]): SightLine | null => {
    view ??= outlook(terrain(state), occupied(state), baseOf(state, viewer));
    return lineTo(view, squares);
  };
  return {
    to(target) {
      const squares = squaresUnder(state, target);
      return mayBeSeen(state, viewer, squares) ? line(squares) : null;
    },
    toBar: (bar) => line(squaresOfBar(state, bar)),
  };
}

/** Whether a line leads there while no model is about. */
function mayBeSeen(state: State, viewer: Model, squares: readonly Square[]): boolean {
  for (const from of squaresUnder(state, viewer)) {
    const open = openSquares(terrain(state), from);
    for (const square of squares) if (open[square] === 1) return true;
  }
  return false;
}

const occupied = (state: State): Uint8Array =>
  occupancy(
    terrain(state).grid,
    state.models.map((one) => baseOf(state, one)),
  );

export const sightOf = (state: State, viewer: Model, target: Model): SightLine | null =>
  eyesOf(state, viewer).to(target);

export const inRange = (state: State, one: Model, other: Model, ruler: Ruler): boolean =>
  isInRange(terrain(state).grid, baseOf(state, one), baseOf(state, other), ruler);

/** All squares of a door, Weak Spot, chest or fallen roof. */
export function squaresOfBar(state: State, { x, y }: Pick<Bar, 'x' | 'y'>): readonly Square[] {
  const drawn = layout(state);
  const square = squareAt(drawn, [x, y] as Place);
  return drawn.barriers[drawn.barrierAt[square] as number]?.squares ?? [square];
}
