// Simple potions: one more try where there was none left. RUN-TRE-46, -47, RUN-RULING-R09

import type { Ability } from '../../content/abilities.ts';
import type { ItemOf, Trinket } from '../../content/treasure/item.ts';
import { changedOnce, type Tries } from '../rolls/tries.ts';

const isSimple = (item: Trinket): item is ItemOf<'potion'> => item.kind === 'potion' && item.rounds === null;

export interface Retry {
  /** What was missed stays missed, and the runner keeps what it brought him. */
  readonly tries: Tries;
  readonly bonus: number;
  readonly left: ItemOf<'potion'> | null;
}

/** Of its own Ability, and for that one roll. */
export const retry = (tries: Tries, item: Trinket, ability: Ability): Retry | null =>
  isSimple(item) && item.to === ability
    ? {
        tries: changedOnce(tries),
        bonus: item.bonus,
        left: item.doses > 1 ? { ...item, doses: item.doses - 1 } : null,
      }
    : null;

/** A patient need not wait. RUN-TRE-47, RUN-HEAL-16 */
export const mayTreatAtOnce = (items: readonly Trinket[]): boolean =>
  items.some((item) => isSimple(item) && item.to === 'healer');
