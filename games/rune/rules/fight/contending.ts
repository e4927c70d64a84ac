// Heroes who want the same place. RUN-ENGAGE-14

import { VERTICAL_PACE } from '../../content/terrain.ts';
import type { Effect } from '../hooks/effect.ts';
import { feetOf } from '../space/index.ts';
import type { ChoiceOf } from './choices.ts';
import { engagementsLeft } from './engagement.ts';
import {
  areEnemies,
  bodyOf,
  fighterOf,
  groundFor,
  isAble,
  isHero,
  isRiding,
  pacesBetween,
} from './fighters.ts';
import { isBound } from './holmgang.ts';
import { put } from './placing.ts';
import type { Fighter, State, Table } from './state.ts';
import { placeOf } from './words.ts';

/** With a fellow hero beside him, for where that one stands: it takes his Engagement roll, and no action. RUN-ENGAGE-07, -09 */
export const contendOptions = (state: State, one: Fighter): Extract<ChoiceOf<'act'>, { act: 'contend' }>[] =>
  isBound(state) || !isFree(one) || engagementsLeft(state, one) === 0
    ? []
    : state.fighters
        .filter((other) => other.id !== one.id && isFree(other) && isBeside(state, one, other))
        .map(({ id }) => ({ act: 'contend', target: id }));

/** On his own feet, and held by nothing. */
const isFree = (one: Fighter): boolean =>
  isHero(one) &&
  isAble(one) &&
  one.held === null &&
  one.caught === null &&
  one.water === null &&
  !one.fallen &&
  !isRiding(one);

function isBeside(state: State, one: Fighter, other: Fighter): boolean {
  const feet = (each: Fighter): number => feetOf(groundFor(state), bodyOf(state, each));
  return (
    !areEnemies(one, other) &&
    pacesBetween(state, one, other) <= 1 &&
    Math.abs(feet(one) - feet(other)) <= VERTICAL_PACE
  );
}

/** What whoever wins it has of it. */
export const contentionFor = (one: Fighter, other: string): Effect => ({
  effect: 'exchange',
  who: one.id,
  other,
  rule: 'RUN-ENGAGE-14',
});

/** Each stands where the other stood; nobody strikes at them for it. RUN-RULING-C12 */
export function exchangePlaces(table: Table, by: string, at: string): void {
  const [one, other] = [fighterOf(table.state, by), fighterOf(table.state, at)];
  const [from, to] = [placeOf(one), placeOf(other)];
  put(table, one, to);
  put(table, other, from);
  table.tell?.({ type: 'moved', fighter: by, way: [to] });
  table.tell?.({ type: 'moved', fighter: at, way: [from] });
}
