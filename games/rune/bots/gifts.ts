// Gifts, as their own rules judge them.

import type { Boon } from '../content/boons.ts';
import { BOON_RULES } from '../rules/boons.ts';
import { fighterOf } from '../rules/fight/fighters.ts';
import { seen } from '../rules/fight/listening.ts';
import type { State } from '../rules/fight/state.ts';

const A_LITTLE = 1;

/** How much one is worth now. */
export function giftWorth(
  state: State,
  gift: Boon,
  owner: string,
  target: string | null,
  what: string | null = null,
): number {
  const one = fighterOf(state, owner);
  const other = target === null ? null : seen(state, fighterOf(state, target));
  return BOON_RULES[gift]?.hint?.(seen(state, one), other, what) ?? A_LITTLE;
}
