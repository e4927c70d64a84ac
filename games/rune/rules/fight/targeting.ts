// Whom foes are set on: those that do not choose for themselves go by the chart. RUN-RUN-30 to -37, RUN-INIT-19

import { strikingSquares } from '../space/index.ts';
import { type Candidate, targetOf } from '../targets.ts';
import {
  areEngaged,
  bodiesOf,
  bodyOf,
  fighterOf,
  groundFor,
  isAble,
  isHero,
  isOnField,
  pacesBetween,
  sheetOf,
} from './fighters.ts';
import { canShoot } from './shooting.ts';
import type { Fighter, State, Table } from './state.ts';

/** By the chart, not by whoever plays it. */
const isPredictable = (state: State, one: Fighter): boolean =>
  !isHero(one) && state.foes[one.sheet]?.selfWilled === false;

/** Whether it may attack him. */
export const maySetOn = (state: State, one: Fighter, target: string): boolean =>
  !isPredictable(state, one) || one.target === target;

/** At the beginning of a round, the quickest first, so that the others see whom it took. RUN-RUN-33, -47 */
export function chooseTargets(table: Table, inOrder: readonly Fighter[]): void {
  const { state } = table;
  const assigned: string[] = [];
  for (const one of inOrder) {
    if (!isPredictable(state, one) || !isAble(one)) continue;
    choose(table, one, assigned);
    if (one.target !== null) assigned.push(one.target);
  }
}

/** On its turn it chooses again if its target is gone, and whoever shoots before every shot. RUN-RUN-35, -36 */
export function keepTarget(table: Table, one: Fighter): void {
  const { state } = table;
  if (!isPredictable(state, one)) return;
  const shoots = sheetOf(state, one).forms[one.hand]?.missile === true;
  const gone = one.target === null || !isOnField(fighterOf(state, one.target));
  if (shoots || gone) choose(table, one, assignedTo(state, one));
}

const assignedTo = ({ fighters }: State, but: Fighter): string[] =>
  fighters.flatMap(({ id, target, condition }) =>
    id !== but.id && target !== null && condition === 'able' ? [target] : [],
  );

function choose(table: Table, one: Fighter, assigned: readonly string[]): void {
  const { state } = table;
  const heroes = state.fighters.filter((other) => isHero(other) && isOnField(other));
  const foes = state.fighters.filter((other) => !isHero(other) && isAble(other)).length;
  const { target } = targetOf(
    heroes.map((hero) => candidate(state, one, hero, assigned)),
    { foes, heroes: heroes.length },
    (sides) => table.roll(sides, 'target'),
  );
  one.grudges = [];
  if (target !== null && target !== one.target) table.tell?.({ type: 'chose', fighter: one.id, target });
  one.target = target;
}

function candidate(state: State, foe: Fighter, hero: Fighter, assigned: readonly string[]): Candidate {
  const grudge = foe.grudges.find(({ by }) => by === hero.id);
  return {
    id: hero.id,
    distance: pacesBetween(state, foe, hero),
    engaged: areEngaged(state, foe, hero),
    attacked: grudge !== undefined,
    hurt: grudge?.hurt ?? 0,
    able: isAble(hero),
    acted: hero.order === 0 ? null : hero.order,
    initiative: hero.total,
    assigned: assigned.filter((id) => id === hero.id).length,
    current: foe.target === hero.id,
    hidden: false,
    legal: true,
    reachable: canGetAt(state, foe, hero),
  };
}

/** With this turn's movement. RUN-RULING-R42 */
function canGetAt(state: State, foe: Fighter, hero: Fighter): boolean {
  const { forms, move } = sheetOf(state, foe);
  if (forms.some(({ missile }, form) => missile && canShoot(state, foe, hero, form))) return true;
  const half = foe.fallen ? 0 : move.half;
  return (
    strikingSquares(groundFor(state), bodiesOf(state), bodyOf(state, foe), bodyOf(state, hero), half).length >
    0
  );
}
