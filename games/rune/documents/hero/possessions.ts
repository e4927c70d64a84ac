// What a hero has found and carries: what it weighs, and whether he has it at all.

import { canonical } from '@skald/kernel';
import { ABILITY } from '../../content/abilities.ts';
import { HELM_LOAD, type Load, load, silverLoad, sumOfLoads } from '../../content/load.ts';
import type { ItemOf, Trinket } from '../../content/treasure/item.ts';
import { lootLoad } from '../../content/treasure/loot.ts';
import { KIT_BROKEN, KIT_PENALTY } from '../../content/wear.ts';
import type { Helm } from './levels.ts';
import type { HeroNow } from './now.ts';

/** Alike in everything. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && canonical(one) === canonical(other));

export const isCarried = ({ items }: Pick<HeroNow, 'items'>, item: Trinket): boolean =>
  items.some((one) => isSame(one, item));

/** Those of Loki's legend among them. RUN-ITEM-DEMONMAW */
export const hasHelm = ({ items, legendary }: HeroNow, { gift, levels }: Helm): boolean =>
  [...helmsOf(items), ...Object.values(legendary).flatMap(({ helm }) => (helm ? [helm] : []))].some(
    (one) => one.gift === gift && one.levels === levels,
  );

const helmsOf = (items: readonly Trinket[]): ItemOf<'helm'>[] => items.filter((item) => item.kind === 'helm');

/** Silver true and false together, every other parcel by itself; potions, charms and amulets weigh nothing. RUN-TRE-30, RUN-ITEM-HELM-03 */
export function itemsLoad(items: readonly Trinket[]): Load {
  const of = (parcel: (item: Trinket) => number): number =>
    items.reduce((sum, item) => sum + parcel(item), 0);
  return sumOfLoads([
    silverLoad(
      of((item) => (item.kind === 'loot' && item.form === 'silver' ? item.ounces : 0)),
      of((item) => (item.kind === 'liars-silver' ? item.pieces : 0)),
    ),
    ...items.map((item) => {
      if (item.kind === 'helm') return HELM_LOAD;
      return item.kind === 'loot' && item.form !== 'silver' ? lootLoad(item.form, item.ounces) : load(0);
    }),
  ]);
}

/** One for each Ability, and of several the best. RUN-CHART-KIT-POTENCY */
export const kitBonus = (
  { items, battered = {} }: Pick<HeroNow, 'items'> & Partial<Pick<HeroNow, 'battered'>>,
  ability: ItemOf<'kit'>['ability'],
): number => {
  const bonus = Math.max(
    0,
    ...items.map((item) => (item.kind === 'kit' && item.ability === ability ? item.bonus : 0)),
  );
  return bonus > 0 ? bonus : -spoiltKit(battered[`kit ${ability}`] ?? 0);
};

/** What is lost by a spoilt kit, and won back by whoever plays with another's. RUN-EQDMG-13, -14 */
export const lostBy = (
  { battered = {} }: Partial<Pick<HeroNow, 'battered'>>,
  ability: ItemOf<'kit'>['ability'],
): number => spoiltKit(battered[`kit ${ability}`] ?? 0);

/** What a broken kit takes off; nothing where one has none any more, for that costs by itself. RUN-EQDMG-13, RUN-RULING-T47 */
function spoiltKit(by: number): number {
  if (by === 0 || by >= KIT_BROKEN.wholly) return 0;
  return by >= KIT_BROKEN.mostly ? KIT_PENALTY.mostly : KIT_PENALTY.slightly;
}

/** Kits that came with no Ability of his, and weigh what such kits weigh. */
export const kitsFound = ({ items }: Pick<HeroNow, 'items'>) =>
  [...new Set(items.flatMap((item) => (item.kind === 'kit' ? [item.ability] : [])))].filter(
    (ability) => ABILITY[ability].kit !== null,
  );
