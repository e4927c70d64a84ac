// How a fighter fares, as far as one may know.

import { engagedWith, isKnown, sheetOf } from '../rules/fight/fighters.ts';
import type { Fighter, State } from '../rules/fight/state.ts';

interface Plight {
  /** Null of a foe that nobody has hurt yet. */
  readonly health: { readonly hp: number; readonly of: number } | null;
  readonly wounds: number;
  readonly engaged: readonly string[];
  readonly heldBy: string | null;
  /** Whom he holds. */
  readonly holds: string | null;
}

export const plightOf = (view: State, one: Fighter): Plight => ({
  health: isKnown(view, one) ? { hp: one.hp, of: sheetOf(view, one).maxHp } : null,
  wounds: one.wounds,
  engaged: engagedWith(view, one).map(({ id }) => id),
  heldBy: one.held?.by ?? null,
  holds: view.fighters.find(({ held }) => held?.by === one.id)?.id ?? null,
});
