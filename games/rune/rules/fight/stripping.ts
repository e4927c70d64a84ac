// Without anything on him: all that he had lies somewhere until he has it on again. RUN-RULING-G24

import { isHero, sheetOf } from './fighters.ts';
import { havingForms, isThrown } from './gear.ts';
import type { Fighter, State } from './state.ts';
import type { Place } from './words.ts';

/** What a foe fights with lies there; of a hero all that he has about him, his shield and what he could throw, too. */
export function strip(state: State, one: Fighter, { x, y }: Place): void {
  const { forms, fists } = sheetOf(state, one);
  if (!isHero(one)) {
    one.lying = [...forms.keys()].map((form) => ({ form, x, y }));
    return;
  }
  const pile = havingForms(state, one).filter((form) => form !== fists);
  const count = (form: number): number => (isThrown(state, one, form) ? (one.pieces[form] ?? 0) : 1);
  one.lying = [
    ...one.lying,
    ...pile.flatMap((form) => Array.from({ length: count(form) }, () => ({ form, x, y }))),
  ];
  one.pieces = one.pieces.map((left, form) => (isThrown(state, one, form) ? 0 : left));
  Object.assign(one, { hand: fists, belt: null, arm: null, offHand: false, torch: false });
  if (forms.some(({ shieldDfn }) => shieldDfn !== 0)) one.shieldAt ??= { x, y };
}

/** All that lies there, and the first of it in hand. */
export function dress(state: State, one: Fighter, { x, y }: Place): void {
  const isHere = (thing: Place): boolean => thing.x === x && thing.y === y;
  const pile = one.lying.filter(isHere);
  one.lying = one.lying.filter((thing) => !isHere(thing));
  if (!isHero(one)) return;
  const thrown = (form: number): number => pile.filter((thing) => thing.form === form).length;
  one.pieces = one.pieces.map((left, form) => (isThrown(state, one, form) ? left + thrown(form) : left));
  one.hand = pile[0]?.form ?? one.hand;
  if (one.shieldAt !== null && isHere(one.shieldAt)) one.shieldAt = null;
}
