// Steps and turns of a model. DUN-MOV, DUN-BREAK-01 to -10, DUN-LARGE-06 to -09, DUN-RULING-03 to -08.

import { neighbour, placeOf } from '@skald/games/grid-kit';
import { FACINGS, type Facing, type Square } from '../content/index.ts';
import type { Plan, Turning } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { type Ground, isFree } from './geometry/ground.ts';
import { isThreatened, type Mover, quarterTurns, steps } from './geometry/steps.ts';
import { groundNow } from './ground.ts';
import { baseOf, factsOf, isLarge, markOf, model, terrain, threateners } from './models.ts';
import type { Model, State, Table } from './state.ts';
import { type Add, UNHEARD } from './sums.ts';

/** How a model may move under a plan. */
interface Gait {
  readonly steps: boolean;
  readonly turns: boolean;
  /** Enemy front arcs stop it, and pin it where it begins. */
  readonly hindered: boolean;
  /** Enemies strike when it leaves their front arcs. */
  readonly struck: boolean;
  /** Always in the same direction. */
  readonly straight: boolean;
}

const NORMAL: Gait = { steps: true, turns: true, hindered: true, struck: true, straight: false };
const UNHINDERED: Gait = { ...NORMAL, hindered: false, struck: false };
const TURNS_ONLY: Gait = { ...NORMAL, steps: false };
const STANDS: Gait = { ...TURNS_ONLY, turns: false };

export const GAIT: Readonly<Record<Plan, Gait>> = {
  turn: NORMAL,
  whirlwind: STANDS,
  'stone-stance': TURNS_ONLY,
  'arrow-storm': TURNS_ONLY,
  focus: TURNS_ONLY,
  frenzy: NORMAL,
  'hammer-rush': { ...UNHINDERED, straight: true },
  'light-step': UNHINDERED,
  rekindle: STANDS,
  'ground-slam': STANDS,
  'the-king-commands': STANDS,
  'brisk-work': { ...NORMAL, struck: false },
  'in-my-power': UNHINDERED,
};

/** Squares a model may move in its Turn. DUN-MOV-01 */
export function movementOf(state: State, one: Model, add: Add = UNHEARD): number {
  const { movement } = factsOf(state, one);
  const chilled = markOf(one, 'chilled');
  const left = chilled === undefined ? movement : Math.max(chilled.least, movement - chilled.by);
  add('card', movement);
  add('chilled', left - movement);
  return left;
}

export const moverOf = (state: State, one: Model): Mover => ({
  ...baseOf(state, one),
  ethereal: factsOf(state, one).abilities.includes('ethereal'),
});

/** A way to the next square in which the model can stop: one square, or several through what an Ethereal one passes. */
export type Path = readonly Square[];

/** Where the next step can lead. */
export function pathsOf(state: State, frame: Turning): Path[] {
  const gait = GAIT[frame.plan];
  if (!gait.steps || frame.stopped || frame.left === 0) return [];
  const one = model(state, frame.model);
  const ground = groundNow(state, one);
  const mover = moverOf(state, one);
  const pinned = gait.hindered && !frame.stepped && isThreatened(ground, mover);
  const barred = (square: Square): boolean => isThreatened(ground, { square, size: mover.size });
  if (mover.ethereal) return etherealPaths(ground, mover, frame.left, gait.hindered, pinned);
  return steps(ground, mover)
    .filter((square) => !(pinned && barred(square)) && keepsHeading(ground, frame, mover.square, square))
    .map((square) => [square]);
}

const keepsHeading = ({ terrain: { grid } }: Ground, { plan, heading }: Turning, from: Square, to: Square) =>
  !GAIT[plan].straight || heading === null || neighbour(grid, from, heading) === to;

/** Through furniture and models, but not ending there; a front arc on the way would end it inside. DUN-ABIL-02 */
function etherealPaths(
  ground: Ground,
  mover: Mover,
  left: number,
  hindered: boolean,
  pinned: boolean,
): Path[] {
  const paths: Square[][] = [];
  const seen = new Set<Square>([mover.square]);
  let ends: Square[][] = [[]];
  for (let cost = 1; cost <= left && ends.length > 0; cost++) {
    const inside: Square[][] = [];
    for (const path of ends)
      for (const square of steps(ground, { ...mover, square: path.at(-1) ?? mover.square })) {
        const threatened = hindered && isThreatened(ground, { square, size: mover.size });
        if (seen.has(square) || (threatened && pinned && cost === 1)) continue;
        const free = isFree(ground, square);
        if (!free && threatened) continue;
        seen.add(square);
        (free ? paths : inside).push([...path, square]);
      }
    ends = inside;
  }
  return paths;
}

/** The facings it can take now: any for nothing; a Large model pays for quarter turns. DUN-MOV-09, DUN-LARGE-08 */
export function turnsOf(state: State, frame: Turning): Facing[] {
  if (!GAIT[frame.plan].turns) return [];
  const one = model(state, frame.model);
  if (isLarge(one)) return frame.left > 0 ? [...quarterTurns(one.facing)] : [];
  return FACINGS.filter((facing) => facing !== one.facing);
}

export function movingOptions(state: State, frame: Turning): ChoiceOf<'turn'>[] {
  const { grid } = terrain(state);
  return [
    ...pathsOf(state, frame).map((path): ChoiceOf<'turn'> => {
      const [x, y] = placeOf(grid, path.at(-1) as Square);
      return { act: 'step', x, y };
    }),
    ...turnsOf(state, frame).map((facing): ChoiceOf<'turn'> => ({ act: 'face', facing })),
  ];
}

/** The enemies that will strike when this Move begins with a step. DUN-BREAK-07 */
export function strikersOf(state: State, frame: Turning): Model[] {
  if (frame.stepped || frame.smoke || !GAIT[frame.plan].struck) return [];
  return threateners(state, model(state, frame.model));
}

/** Goes to the end of a path; an enemy front arc may end the movement there. DUN-MOV-11 */
export function walk(table: Table, frame: Turning, path: Path): Turning {
  const { state } = table;
  const { grid } = terrain(state);
  const one = model(state, frame.model);
  const from = baseOf(state, one).square;
  const to = path.at(-1) as Square;
  [one.x, one.y] = placeOf(grid, to);
  table.tell?.({
    type: 'stepped',
    model: one.id,
    from: placeOf(grid, from),
    path: path.map((square) => placeOf(grid, square)),
  });
  const by = GAIT[frame.plan].hindered ? threateners(state, one) : [];
  if (by.length > 0)
    table.tell?.({ type: 'stopped', model: one.id, x: one.x, y: one.y, by: by.map(({ id }) => id) });
  const heading = [0, 1, 2, 3, 4, 5, 6, 7].find((each) => neighbour(grid, from, each) === to) ?? null;
  return {
    ...frame,
    left: frame.left - path.length,
    begun: true,
    stepped: true,
    stopped: by.length > 0,
    turned: false,
    trades: 0,
    heading,
  };
}

/** As it would be with this model turned. */
export const asTurned = (state: State, id: string, facing: Facing): State => ({
  ...state,
  models: state.models.map((one) => (one.id === id ? { ...one, facing } : one)),
});

export function turnTo(table: Table, frame: Turning, facing: Facing): Turning {
  const one = model(table.state, frame.model);
  one.facing = facing;
  table.tell?.({ type: 'turned', model: one.id, facing });
  return { ...frame, left: frame.left - (isLarge(one) ? 1 : 0), begun: true, turned: true };
}
