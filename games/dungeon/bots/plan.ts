// Everything a model could make of its Turn: each place it can come to, each way to look there.

import { FACINGS, type Facing } from '../content/index.ts';
import type { Turning } from '../rules/agenda.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import type { Ground } from '../rules/geometry/ground.ts';
import { type Arrival, reach } from '../rules/geometry/reach.ts';
import { GAIT, moverOf } from '../rules/moving.ts';
import { arcsOf } from './danger.ts';
import { type Field, leaving, type Stand, type Unit } from './field.ts';

/** The best that can come of each beginning. */
export interface Prospects {
  /** By facing, in the square where it stands. */
  readonly here: Readonly<Partial<Record<Facing, number>>>;
  /** By the square of the first step, as `x,y`. */
  readonly steps: ReadonlyMap<string, number>;
  /** Of a Large model: by its first quarter turn. */
  readonly turns: Readonly<Partial<Record<Facing, number>>>;
  readonly best: number;
}

/** What a model gains by ending its Move in such a stand, its Action included. */
export interface Valuer {
  at(stand: Stand): number;
  /** Looking the best way. */
  best(x: number, y: number): number;
}

/** Of two ways to the same place the shorter. */
const A_STEP = 0.004;

const keyOf = (x: number, y: number): string => `${x},${y}`;

/** `toll`: what it costs to leave the first square. */
export function prospects(
  field: Field,
  unit: Unit,
  frame: Pick<Turning, 'plan' | 'left' | 'stopped' | 'stepped' | 'turned'>,
  value: Valuer,
  toll: number,
): Prospects {
  const { state, width } = field;
  const gait = GAIT[frame.plan];
  const points = gait.steps && !frame.stopped ? frame.left : 0;
  const here: Partial<Record<Facing, number>> = {};
  const turns: Partial<Record<Facing, number>> = {};
  const steps = new Map<string, number>();
  let best = -Infinity;
  const arrivals =
    points === 0
      ? []
      : reach(groundFor(field, unit), moverOf(state, unit.model), { points, hindered: gait.hindered });
  const start = unit.y * width + unit.x;
  for (const facing of unit.size === 1 && gait.turns && !frame.turned ? FACINGS : [unit.facing]) {
    here[facing] = value.at({ x: unit.x, y: unit.y, facing, size: unit.size });
    best = Math.max(best, here[facing] as number);
  }
  for (const arrival of arrivals) {
    if (arrival.from === null || !arrival.mayEnd) continue;
    if (gait.straight && !isStraight(arrival, start, width)) continue;
    const x = arrival.square % width;
    const y = (arrival.square - x) / width;
    let most = unit.size === 1 ? value.best(x, y) : value.at({ x, y, facing: arrival.facing, size: 2 });
    most -= arrival.cost * A_STEP;
    const first = firstOf(arrival);
    const turning = first.square === start;
    if (!turning || arrival.square !== start) most -= toll;
    best = Math.max(best, most);
    if (turning) turns[first.facing] = Math.max(turns[first.facing] ?? -Infinity, most);
    else {
      const key = keyOf(first.square % width, Math.floor(first.square / width));
      steps.set(key, Math.max(steps.get(key) ?? -Infinity, most));
    }
  }
  return { here, steps, turns, best };
}

function groundFor(field: Field, unit: Unit): Ground {
  const gone = field.occupied[unit.y * field.width + unit.x] === 0;
  return {
    terrain: field.terrain,
    occupied: gone ? field.occupied : leaving(field, unit).occupied,
    threats: arcsOf(field, unit.hero ? field.foes : field.heroes),
  };
}

/** The first place on the way where the model can stop. */
function firstOf(arrival: Arrival): Arrival {
  let first = arrival;
  for (let at = arrival; at.from !== null; at = at.from) if (at.mayEnd) first = at;
  return first;
}

function isStraight({ square }: Arrival, start: number, width: number): boolean {
  const dx = (square % width) - (start % width);
  const dy = Math.floor(square / width) - Math.floor(start / width);
  return dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
}

/** A little less than the best: there was a better way there. */
const ROUNDABOUT = 0.3;

/** The value of a step or a turn by what can come of it. */
export function moveValue(
  option: Extract<ChoiceOf<'turn'>, { act: 'step' | 'face' }>,
  { here, steps, turns, best }: Prospects,
): number {
  if (option.act === 'step') return steps.get(keyOf(option.x, option.y)) ?? best - ROUNDABOUT * 3;
  return here[option.facing] ?? turns[option.facing] ?? best - ROUNDABOUT * 3;
}
