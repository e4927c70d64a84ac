// One hero flees: who steps into his way, and who strikes or shoots at him. RUN-ACT-21 to -25, RUN-RULING-C14

import { fromRows, inRows, next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { INTERCEPTION } from '../../content/movement.ts';
import { distance, type Goal, interceptions, wayTo } from '../space/index.ts';
import type { FrameOf, Shot, Walk } from './agenda.ts';
import type { ChoiceOf } from './choices.ts';
import { areEnemies, bodiesOf, bodyOf, fighterOf, formOf, groundFor, isAble } from './fighters.ts';
import { canStir, strikersOn } from './moving.ts';
import { perilsOn } from './perils.ts';
import { canShoot } from './shooting.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { placeOf } from './words.ts';

export const fleeingSteps: Steps<'interceptors' | 'intercept' | 'running' | 'freeShot'> = {
  /** Everybody whom nobody keeps busy may step into his way, for nothing. RUN-ACT-23 */
  interceptors(table, { fighter, way, rest: [id, ...rest] }) {
    const { state } = table;
    if (id === undefined) return next(table, { step: 'running', fighter, way });
    const one = fighterOf(state, id);
    const frame = { by: id, fighter, way, rest };
    const goals = canStir(state, one) ? goalsOf(state, frame) : [];
    const [nearest] = goals;
    if (nearest === undefined) return next(table, { step: 'interceptors', fighter, way, rest });
    if (one.seat !== null) return next(table, { step: 'intercept', seat: one.seat, ...frame });
    stepInto(table, frame, barring(way, goals) ?? nearest);
  },

  intercept: {
    options: (state, frame) => blocksOf(state, frame),
    described: {
      of: (state, frame) => inRows(blocksOf(state, frame)),
      list: fromRows<ChoiceOf<'intercept'>>,
    },
    byDefault: () => ({ act: 'stay' }),
    standing: { never: () => ({ act: 'stay' }) },
    answer(table, { step: _, seat: __, ...frame }, choice) {
      if (choice.act === 'block') return stepInto(table, frame, choice);
      const { fighter, way, rest } = frame;
      next(table, { step: 'interceptors', fighter, way, rest });
    },
  },

  /** As far as nobody stands in his way. RUN-ACT-22, RUN-RULING-C05 */
  running(table, { fighter, way }) {
    const { state } = table;
    const one = fighterOf(state, fighter);
    if (!isAble(one)) return;
    const open = stretchOf(state, one, way);
    const path = [placeOf(one), ...open];
    next(table, {
      step: 'going',
      fighter,
      gait: 'flee',
      way: open,
      strikers: strikersOn(state, one, 'fleeing', path).map((striker) => ({ ...striker, left: false })),
      shooters: shootersOn(state, one, path),
      perils: perilsOn(state, one, path),
    });
  },

  /** It costs no action. RUN-ACT-22 */
  freeShot: {
    options: () => [{ act: 'shootIt' }, { act: 'letGo' }],
    byDefault: () => ({ act: 'shootIt' }),
    standing: { never: () => ({ act: 'letGo' }), always: () => ({ act: 'shootIt' }) },
    answer(table, { by, target, behind }, { act }) {
      if (act === 'shootIt') next(table, shotAt(fighterOf(table.state, by), target, behind));
    },
  },
};

type Interception = Pick<FrameOf<'intercept'>, 'by' | 'fighter' | 'way' | 'rest'>;

/** The nearest first. */
function goalsOf(state: State, { by, fighter, way }: Interception): Goal[] {
  const one = fighterOf(state, fighter);
  const path = [placeOf(one), ...way];
  const enemy = bodyOf(state, fighterOf(state, by));
  return interceptions(groundFor(state), bodiesOf(state), bodyOf(state, one), path, enemy);
}

const blocksOf = (state: State, frame: Interception): ChoiceOf<'intercept'>[] => [
  ...goalsOf(state, frame).map(({ x, y }) => ({ act: 'block' as const, x, y })),
  { act: 'stay' },
];

/** A place that bars the way, rather than one beside it. */
const barring = (way: readonly Spot[], goals: readonly Goal[]): Goal | undefined =>
  goals.find((goal) => way.some(({ x, y }) => x === goal.x && y === goal.y));

function stepInto(table: Table, { by, fighter, way, rest }: Interception, goal: Spot): void {
  const { state } = table;
  const one = fighterOf(state, by);
  const found = wayTo(groundFor(state), bodiesOf(state), bodyOf(state, one), goal, INTERCEPTION);
  const path = found?.path ?? [placeOf(one)];
  next(
    table,
    {
      step: 'going',
      fighter: by,
      gait: 'walk',
      way: path.slice(1).map(placeOf),
      strikers: strikersOn(state, one, 'ordinary', path).map((striker) => ({ ...striker, left: false })),
      shooters: [],
      perils: perilsOn(state, one, path),
    },
    { step: 'interceptors', fighter, way, rest },
  );
}

/** Up to the first enemy on the line, and then back to where nobody stands. */
function stretchOf(state: State, one: Fighter, way: Walk['way']): Walk['way'] {
  const { size } = bodyOf(state, one);
  const others = bodiesOf(state).filter(({ id, alive }) => alive && id !== one.id);
  const isTaken = (spot: Spot, by: typeof others): boolean =>
    by.some((other) => distance({ ...placeOf(spot), size }, other) === 0);
  const enemies = others.filter(({ side, able }) => side !== one.side && able);
  const barred = way.findIndex((spot) => isTaken(spot, enemies));
  const open = barred < 0 ? way : way.slice(0, barred);
  return open.slice(0, open.findLastIndex((spot) => !isTaken(spot, others)) + 1);
}

/** Whoever holds a bow shoots as soon as he has him before it. RUN-ACT-22, RUN-RULING-C14 */
const shootersOn = (state: State, one: Fighter, path: readonly Spot[]): Walk['shooters'] =>
  state.fighters
    .filter((other) => areEnemies(one, other) && isAble(other) && formOf(state, other).missile)
    .flatMap((other) => {
      const at = path.find(({ x, y }) => canShoot(state, other, { ...one, x, y }, other.hand));
      return at === undefined ? [] : [{ by: other.id, at: placeOf(at) }];
    });

const shotAt = (one: Fighter, target: string, behind: Shot['behind']): FrameOf<'shot'> => ({
  step: 'shot',
  attacker: one.id,
  target,
  form: one.hand,
  dodges: null,
  behind,
});
