// What damage to gear makes of found things: by how much each stands it, and what is left. RUN-EQDMG-15 to -20

import { CHARM_DAMAGE_STEP, SURVIVES } from '../../content/treasure/damage.ts';
import type { Trinket } from '../../content/treasure/item.ts';
import { LOOT } from '../../content/treasure/loot.ts';
import { damagedHelm } from '../../documents/hero/levels.ts';

/** Null: it stands as gear of its kind does. RUN-TRE-34, RUN-ITEM-HELM-08 */
export function survivalOf(item: Trinket): number | null {
  if (item.kind === 'loot') return LOOT[item.form].survives;
  if (item.kind === 'liars-silver') return LOOT.silver.survives;
  return SURVIVES[item.kind] ?? null;
}

/** After failing by so much; null: nothing is left. RUN-RULING-R08, -T48 */
export function damagedItem(item: Trinket, margin: number): Trinket | null {
  switch (item.kind) {
    case 'charm':
    case 'amulet': {
      const bonus = item.bonus - 1 - Math.floor(margin / CHARM_DAMAGE_STEP);
      return bonus > 0 ? { ...item, bonus } : null;
    }
    case 'helm':
      return damagedHelm(item, margin);
    default:
      return null;
  }
}
