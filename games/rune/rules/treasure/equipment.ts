// Rare gear, and gear that magic was put into. RUN-TRE-61, RUN-RULING-R12

import {
  ARMOR_POTENCY,
  type Base,
  EQUIP_TYPE,
  KIT_POTENCY,
  LAST_BONUS,
  MAGIC_EQUIP,
  NOT_FOR_SHIELDS,
  POTENCY_BONUS,
  POTENCY_STAT,
  type PotencyStat,
  RARE_CHART,
} from '../../content/treasure/equipment.ts';
import type { ArmorMagic, Item, WeaponMagic } from '../../content/treasure/item.ts';
import { WEAPON } from '../../content/weapons.ts';
import { type Finding, rollOn, rollUntil } from './charts.ts';

export function equipment(finding: Finding): Item {
  if (rollOn(finding, EQUIP_TYPE) === 'rare') return { kind: 'weapon', weapon: rollOn(finding, RARE_CHART) };
  const base = rollOn(finding, MAGIC_EQUIP);
  return base.kind === 'kit' ? { ...base, bonus: rollOn(finding, KIT_POTENCY) } : enchanted(finding, base);
}

type Gear = Exclude<Base, { kind: 'kit' }>;

/** By the chart that fits it. RUN-ITEM-LEG-04 */
export function enchanted(finding: Finding, base: Gear) {
  return base.kind === 'armor'
    ? { ...base, magic: armorMagic(finding) }
    : { ...base, magic: weaponMagic(finding, base) };
}

function armorMagic(finding: Finding): ArmorMagic {
  const [stat, bonus] = rollOn(finding, ARMOR_POTENCY);
  return { [stat]: bonus };
}

function weaponMagic(finding: Finding, base: Gear): WeaponMagic {
  const potency = rollOn(finding, POTENCY_BONUS);
  if (typeof potency === 'number') return { [statistic(finding, base)]: potency };
  const magic: Partial<Record<PotencyStat, number>> = {};
  for (let i = 0; i < potency.bonuses; i++) {
    const bonus = rollUntil(finding, POTENCY_BONUS, (_, number) => number <= LAST_BONUS) as number;
    const taken = potency.apart ? (Object.keys(magic) as PotencyStat[]) : [];
    const stat = statistic(finding, base, taken);
    magic[stat] = (magic[stat] ?? 0) + bonus;
  }
  return magic as WeaponMagic;
}

/** A shield throws the lowest numbers again, and what parries nothing has no Dfn to be better. */
const statistic = (finding: Finding, base: Gear, taken: readonly PotencyStat[] = []): PotencyStat =>
  rollUntil(
    finding,
    POTENCY_STAT,
    (stat, number) =>
      !taken.includes(stat) &&
      !(base.kind === 'shield' && number <= NOT_FOR_SHIELDS) &&
      !(base.kind === 'weapon' && stat === 'dfn' && WEAPON[base.weapon].dfn === null),
  );
