// Pulling somebody out who has gone under. RUN-HAZ-DROWN-06, RUN-RULING-T44

import { type Base, distance, roomToStand } from '../space/index.ts';
import type { ChoiceOf } from './choices.ts';
import { bodiesOf, bodyOf, fighterOf, formOf, groundFor, isAble, pacesBetween, sheetOf } from './fighters.ts';
import { put } from './placing.ts';
import { rollBoth } from './rolling.ts';
import { lacks } from './rolls.ts';
import { hindrance } from './sight.ts';
import type { Fighter, State, Steps, Table } from './state.ts';
import { pulledBy } from './swimming.ts';
import type { Place } from './words.ts';

export const rescueOptions = (state: State, one: Fighter): Extract<ChoiceOf<'act'>, { act: 'rescue' }>[] =>
  state.fighters
    .filter(({ side, water }) => side === one.side && water?.state === 'drowning' && water.rescuer === null)
    .filter((other) => other.id !== one.id && pacesBetween(state, one, other) <= 1)
    .filter(() => pulledBy(state, one) === undefined)
    .map(({ id }) => ({ act: 'rescue', target: id }));

/** With bare hands against bare hands. RUN-RULING-T44 */
export const rescueScores = (state: State, one: Fighter, victim: Fighter): readonly [number, number] => [
  formOf(state, one, sheetOf(state, one).fists).atk.total - hindrance(state, one),
  formOf(state, victim, sheetOf(state, victim).fists).dfn.total - hindrance(state, victim),
];

export const rescueSteps: Steps<'rescue'> = {
  rescue(table, frame) {
    const { state } = table;
    const { by, target } = frame;
    const [one, victim] = [fighterOf(state, by), fighterOf(state, target)];
    if (!isAble(one) || victim.water?.state !== 'drowning') return;
    const totals = rollBoth(
      table,
      frame,
      [
        { who: one, for: 'attack', roll: 'attack', lacked: lacks(state, one, 'brawling') },
        { who: victim, for: 'defence', roll: 'defence', unasked: true },
      ],
      () => rescueScores(state, one, victim),
    );
    if (totals === null) return;
    const [reached, against] = totals;
    const held = reached >= against;
    table.tell?.({ type: 'rescued', by, at: target, held });
    if (!held) return;
    victim.water = { ...victim.water, rescuer: by };
    if (one.water === null) haul(table, one, victim);
  },
};

/** Whom he drags comes after him, and ashore with him. RUN-HAZ-DROWN-03 */
export function tow(table: Table, one: Fighter, behind: Place): void {
  const victim = pulledBy(table.state, one);
  if (victim === undefined) return;
  put(table, victim, behind);
  if (one.water === null) haul(table, one, victim);
}

/** Onto dry land beside whoever holds him, if there is room. */
function haul(table: Table, one: Fighter, victim: Fighter): void {
  const { state } = table;
  const [ground, { size }] = [groundFor(state), bodyOf(state, victim)];
  const others = bodiesOf(state).filter(({ id }) => id !== victim.id);
  const isFree = (base: Base): boolean =>
    roomToStand(ground, base) && others.every((other) => distance(other, base) > 0);
  for (let y = Math.max(0, one.y - size); y <= one.y + 1; y++)
    for (let x = Math.max(0, one.x - size); x <= one.x + 1; x++)
      if (isFree({ x, y, size })) return put(table, victim, { x, y });
}
