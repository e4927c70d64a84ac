// What somebody has about him, and what lies about. RUN-ACT-29, -30, RUN-RULING-C29, -C46

import type { Spot } from '../../content/battle-map.ts';
import { leavesHand, WEAPON } from '../../content/weapons.ts';
import { markOf } from '../hooks/mark.ts';
import { formOf, isHero, isOnField, sheetOf } from './fighters.ts';
import { ask, seen } from './listening.ts';
import type { Fighter, State, Table } from './state.ts';

/** RUN-MISSILE-16 */
export const isThrown = (state: State, one: Fighter, form: number): boolean => {
  const { weapon } = formOf(state, one, form);
  return weapon !== null && leavesHand(WEAPON[weapon]);
};

/** All that he can ready: not what lies somewhere, nor what takes two hands while one holds a torch. RUN-TER-95 */
export const havingForms = (state: State, one: Fighter): number[] =>
  [...sheetOf(state, one).forms.keys()].filter((form) => hasForm(state, one, form));

function hasForm(state: State, one: Fighter, form: number): boolean {
  const { weapon, missile } = formOf(state, one, form);
  if (form === sheetOf(state, one).trophy) return one.arm !== null;
  const facts = weapon === null ? null : WEAPON[weapon];
  if (facts?.entangles && hasNetted(state, one)) return false;
  if (one.torch && facts !== null && facts.hands > 1) return false;
  if (facts !== null && leavesHand(facts)) return one.pieces[form] !== 0;
  const lies = one.lying.some((thing) => thing.form === form);
  // A foe without its weapon still has its hands. RUN-RULING-G24
  return !lies || (!isHero(one) && !missile);
}

/** The net stays about whoever is in it, until he is out of it or out of the fight. RUN-RULING-H13 */
const hasNetted = (state: State, { id }: Fighter): boolean =>
  state.fighters.some((other) => isOnField(other) && markOf(other.marks, 'netted')?.by === id);

export function takeUp(table: Table, one: Fighter, form: number): void {
  if (one.hand === form) return;
  one.hand = form;
  one.offHand = false;
  table.tell?.({ type: 'changed', fighter: one.id, form });
}

/** One hand is enough for it, and one of the two is the worse. RUN-MELEE-06 */
export function hasOffHand(state: State, one: Fighter): boolean {
  const { weapon } = formOf(state, one);
  if (!isHero(one) || weapon === null) return false;
  const { ability, hands } = WEAPON[weapon];
  return ability === 'single-weapon' && hands === 1 && !isEitherHanded(state, one);
}

/** RUN-HOOK-02 */
function isEitherHanded(state: State, one: Fighter): boolean {
  let either = false;
  ask(
    state,
    'handQuery',
    () => ({ who: seen(state, one) }),
    () => {
      either = true;
    },
  );
  return either;
}

/** Carefully: what was in hand goes to the belt where there is room. RUN-ACT-29, -30 */
export function exchange(table: Table, one: Fighter, form: number): void {
  const wasArmed = !formOf(table.state, one).bareHands;
  if (one.belt === form) one.belt = null;
  if (wasArmed && one.belt === null) one.belt = one.hand;
  takeUp(table, one, form);
}

/** Where he stands: bare hands are left to him. */
export function drop(table: Table, one: Fighter): void {
  const { state } = table;
  const form = one.hand;
  putDown(state, one, form, one);
  table.tell?.({ type: 'dropped', fighter: one.id, form });
  one.hand = sheetOf(state, one).fists;
}

/** It lies there; of several that are thrown it is one. */
export function putDown(state: State, one: Fighter, form: number, { x, y }: Spot): void {
  one.lying = [...one.lying, { form, x, y }];
  if (isHero(one) && isThrown(state, one, form))
    one.pieces = one.pieces.with(form, Math.max(0, (one.pieces[form] ?? 0) - 1));
}

/** What lies where he stands, each thing once. */
export const within = ({ lying, x, y }: Fighter): number[] => [
  ...new Set(lying.flatMap((thing) => (thing.x === x && thing.y === y && !thing.broken ? [thing.form] : []))),
];

/** One piece of what lies here. */
export function pickUp(table: Table, one: Fighter, form: number): void {
  const { state } = table;
  const at = one.lying.findIndex((thing) => thing.form === form && thing.x === one.x && thing.y === one.y);
  one.lying = one.lying.toSpliced(at, 1);
  if (isThrown(state, one, form)) one.pieces = one.pieces.with(form, (one.pieces[form] ?? 0) + 1);
  if (one.hand === form) table.tell?.({ type: 'changed', fighter: one.id, form });
  else exchange(table, one, form);
}

/** With all that he has shot. */
export function fillQuiver(state: State, one: Fighter): void {
  one.pieces = one.pieces.map((left, form) => {
    const { pieces } = sheetOf(state, one).forms[form] ?? { pieces: null };
    return pieces === null || isThrown(state, one, form) ? left : pieces;
  });
}

/** After a fight half of what was shot is found again. RUN-RULING-C29 */
export function gatherArrows(state: State): void {
  for (const one of state.fighters)
    one.pieces = one.pieces.map((left, form) => {
      const { pieces } = sheetOf(state, one).forms[form] ?? { pieces: null };
      return pieces === null || isThrown(state, one, form) ? left : left + Math.floor((pieces - left) / 2);
    });
}
