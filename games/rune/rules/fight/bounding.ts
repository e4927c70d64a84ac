// Bounding over everybody's heads, and a blow on the way. RUN-FOELIST-SARK-AMEN.3, .4, RUN-RULING-F32

import { next } from '@skald/kernel';
import type { Spot } from '../../content/battle-map.ts';
import { isMarked } from '../hooks/mark.ts';
import { distance, landings, passedBy } from '../space/index.ts';
import { mayAttack } from './attacks.ts';
import type { ChoiceOf } from './choices.ts';
import { bodiesOf, bodyOf, fighterOf, groundFor, isAble } from './fighters.ts';
import { isBound } from './holmgang.ts';
import { put } from './placing.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { blowOf } from './striking.ts';
import { maySetOn } from './targeting.ts';

/** Where it comes down, whoever decides that. */
export function bound(table: Table, fighter: string, paces: number): void {
  const { state } = table;
  const one = fighterOf(state, fighter);
  if (isBound(state)) return;
  if (one.seat !== null) return next(table, { step: 'leap', seat: one.seat, fighter, paces });
  const goal = nearTarget(state, one, paces);
  if (goal !== null) leapTo(table, one, goal);
}

export const boundingSteps: Steps<'leap' | 'midLeap' | 'landing'> = {
  leap: {
    options: (state, { fighter, paces }) => toLand(goalsOf(state, fighterOf(state, fighter), paces)),
    // From the middle of a large map there are more than a thousand.
    described: {
      of: (state, { fighter, paces }) => inRuns(goalsOf(state, fighterOf(state, fighter), paces)),
      list: (runs: readonly Run[]) => toLand(runs.flatMap(spotsOf)),
    },
    byDefault: () => ({ act: 'stay' }),
    answer(table, { fighter }, choice) {
      if (choice.act === 'land') leapTo(table, fighterOf(table.state, fighter), choice);
    },
  },

  /** It is its action. RUN-RULING-F32 */
  midLeap: {
    options: (_, { passed }) => [
      ...passed.map((target) => ({ act: 'strikeIt' as const, target })),
      { act: 'pass' },
    ],
    byDefault: () => ({ act: 'pass' }),
    answer(table, { fighter }, choice) {
      if (choice.act === 'strikeIt') strikeInLeap(table, fighterOf(table.state, fighter), choice.target);
    },
  },

  landing(table, { fighter, at: { x, y } }) {
    const one = fighterOf(table.state, fighter);
    // A crow can do nothing else. RUN-RULING-G25
    if (!isAble(one) && !isMarked(one.marks, 'crow')) return;
    put(table, one, { x, y });
    table.tell?.({ type: 'leapt', fighter, to: { x, y } });
  },
};

const toLand = (goals: readonly Spot[]): ChoiceOf<'leap'>[] => [
  ...goals.map(({ x, y }) => ({ act: 'land' as const, x, y })),
  { act: 'stay' },
];

/** So many squares in a row, from this one on. */
type Run = readonly [x: number, y: number, count: number];

function inRuns(spots: readonly Spot[]): Run[] {
  const runs: [x: number, y: number, count: number][] = [];
  for (const { x, y } of spots) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === y && run[0] + run[2] === x) run[2] += 1;
    else runs.push([x, y, 1]);
  }
  return runs;
}

const spotsOf = ([x, y, count]: Run): Spot[] => Array.from({ length: count }, (_, i) => ({ x: x + i, y }));

const goalsOf = (state: State, one: Fighter, paces: number): Spot[] =>
  landings(groundFor(state), bodiesOf(state), bodyOf(state, one), paces);

/** As near to whom it is set on as it gets. */
function nearTarget(state: State, one: Fighter, paces: number): Spot | null {
  if (one.target === null) return null;
  const [body, target] = [bodyOf(state, one), bodyOf(state, fighterOf(state, one.target))];
  const far = (spot: Spot): number => distance({ ...body, ...spot }, target);
  return goalsOf(state, one, paces).reduce<Spot | null>(
    (best, spot) => (best === null || far(spot) < far(best) ? spot : best),
    null,
  );
}

function leapTo(table: Table, one: Fighter, { x, y }: Spot): void {
  const { state } = table;
  next(table, { step: 'landing', fighter: one.id, at: { x, y } });
  const turning = state.agenda.findLast((frame) => frame.step === 'continue');
  if (turning === undefined || !mayAttack(turning)) return;
  const passed = passedBy(groundFor(state), bodiesOf(state), bodyOf(state, one), { x, y })
    .map(({ id }) => id)
    .filter((id) => maySetOn(state, one, id));
  const [first] = passed;
  if (first === undefined) return;
  if (one.seat !== null) next(table, { step: 'midLeap', seat: one.seat, fighter: one.id, passed });
  else strikeInLeap(table, one, first);
}

function strikeInLeap(table: Table, one: Fighter, target: string): void {
  const { agenda } = table.state;
  const at = agenda.findLastIndex(({ step }) => step === 'continue');
  agenda.splice(at, 1);
  next(table, { ...blowOf(one, target, 'own'), as: 'leap' });
}
