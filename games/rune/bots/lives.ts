// What a life is worth in a sitting besides what was won with it: all that may still be won.

import type { Fighter, State } from '../rules/fight/state.ts';
import { heroOf, nowOf } from '../rules/sitting/interlude/goods.ts';

/** What an encounter brings a hero who lives to see it, and how likely he dies in one. */
export const ENCOUNTER = 50;
export const DANGER = 0.15;

/** Encounters that follow the one that is played; before it begins, that one is still to come. */
export function encountersLeft({ sitting }: State): number {
  if (sitting === undefined) return 0;
  return Math.max(0, (sitting.of ?? sitting.encounters.length) - sitting.at - 1);
}

/** The insured come back, but with nothing of what they carry. RUN-INSURE-02 */
export function stillToBeWon(state: State, { id }: Pick<Fighter, 'id'>): number {
  if (state.sitting === undefined) return 0;
  const hero = heroOf(state, id);
  const known = KNOWN.get(hero) ?? carriedBy(state, id);
  KNOWN.set(hero, known);
  return known.loot + (known.insured ? 0 : ENCOUNTER * encountersLeft(state));
}
/** A hero is never changed: asked for each square he may go to, it is always the same. */
const KNOWN = new WeakMap<object, ReturnType<typeof carriedBy>>();

function carriedBy(state: State, id: string): { readonly loot: number; readonly insured: boolean } {
  const { items, saved } = nowOf(state, id);
  const loot = items.reduce((sum, item) => sum + (item.kind === 'loot' ? item.ounces : 0), 0);
  return { loot, insured: saved !== null };
}
