// How far the acting model can walk in one go, and what that costs.

import { placeOf, strayOf } from '@skald/games/grid-kit';
import type { Asked } from '@skald/kernel';
import type { Square } from '../../content/index.ts';
import { type Arrival, reach } from '../../rules/geometry/reach.ts';
import { type Mover, steps } from '../../rules/geometry/steps.ts';
import { groundNow } from '../../rules/ground.ts';
import { findModel } from '../../rules/models.ts';
import { GAIT, moverOf, strikersOf } from '../../rules/moving.ts';
import type { State } from '../../rules/state.ts';

/** A way that can be walked: every step is an option when its turn comes. */
export interface Walk {
  readonly options: readonly [string, ...string[]];
  readonly path: readonly Square[];
  readonly cost: number;
  /** An enemy front arc ends the Move there. */
  readonly stopped: boolean;
  /** Enemies that strike before the first step. */
  readonly strikers: readonly string[];
}

/** Dangerous ways end in a front arc or begin in one. */
export const isDangerous = ({ stopped, strikers }: Walk): boolean => stopped || strikers.length > 0;

/** By the square where it ends; the top left one of a Large model. `far`: beyond the strikes that come first, too. */
export function walksOf(view: State, decision: Asked | null, far = false): ReadonlyMap<Square, Walk> {
  const walks = new Map<Square, Walk>();
  const frame = view.agenda.at(-1);
  if (decision?.kind !== 'turn' || frame?.step !== 'turn') return walks;
  const one = findModel(view, frame.model);
  const gait = GAIT[frame.plan];
  if (one === undefined || !gait.steps || frame.stopped) return walks;
  const offered = new Set(decision.options.map(({ id }) => id));
  const strikers = strikersOf(view, frame).map(({ id }) => id);
  // Whoever is struck at, or runs straight, goes step by step.
  const stepwise = gait.straight || (strikers.length > 0 && !far);
  const points = stepwise ? Math.min(1, frame.left) : frame.left;
  const mover = moverOf(view, one);
  const ground = groundNow(view, one);
  const { width } = ground.terrain.grid;
  const arrivals = reach(ground, mover, { points, hindered: gait.hindered });
  const ways = new Map(arrivals.map(({ square }) => [square, steps(ground, { ...mover, square })]));
  for (const arrival of arrivals) {
    if (walks.has(arrival.square) || !arrival.mayEnd || arrival.square === mover.square) continue;
    const way = isPlain(mover) ? straightest(arrival, arrivals, ways, width) : chainOf(arrival);
    const [first, ...further] = way.slice(1).map((at, i) => optionOf(way[i] as Arrival, at, width));
    if (first === undefined || !offered.has(first)) continue;
    walks.set(arrival.square, {
      options: [first, ...further],
      path: way.map(({ square }) => square),
      cost: arrival.cost,
      stopped: arrival.stopped,
      strikers,
    });
  }
  return walks;
}

/** Turns for nothing and goes through nothing. */
const isPlain = ({ size, ethereal }: Mover): boolean => size === 1 && !ethereal;

/** From where it stands on; places where an Ethereal model cannot stay are passed in one step. */
function chainOf(arrival: Arrival): Arrival[] {
  const chain: Arrival[] = [];
  for (let at: Arrival | null = arrival; at !== null; at = at.from) if (at.mayEnd) chain.unshift(at);
  return chain;
}

/** Of all ways that cost no more, the one that strays least from the straight line. */
function straightest(
  goal: Arrival,
  arrivals: readonly Arrival[],
  ways: ReadonlyMap<Square, readonly Square[]>,
  width: number,
): Arrival[] {
  const start = arrivals[0] as Arrival;
  const strays = ({ square }: Arrival): number => strayOf({ width }, start.square, goal.square, square);
  const chain = [goal];
  for (let at = goal; at.cost > 0; ) {
    const { square, cost } = at;
    const [before] = arrivals
      .filter((one) => one.cost === cost - 1 && !one.stopped && ways.get(one.square)?.includes(square))
      .sort((a, b) => strays(a) - strays(b));
    at = before ?? start;
    chain.unshift(at);
  }
  return chain;
}

function optionOf(from: Arrival, to: Arrival, width: number): string {
  if (from.square === to.square) return `face:${to.facing}`;
  const [x, y] = placeOf({ width }, to.square);
  return `step:${x}:${y}`;
}
