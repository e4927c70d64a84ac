// A thing as it was found: what the dice made of it, and what has become of it since. Everything about it is known at
// sight. RUN-TRE-01, -43

import { z } from 'zod';
import { ABILITIES } from '../abilities.ts';
import { ARMORS, SHIELDS } from '../armor.ts';
import { CHARACTERISTICS } from '../characteristics.ts';
import { GIFTS } from '../gifts.ts';
import { LEGENDARY_ITEMS } from '../legendary.ts';
import { WEAPONS } from '../weapons.ts';
import { AMULET_EFFECTS } from './amulets.ts';
import { RECHARGES } from './charms.ts';
import { LOOT_FORMS } from './loot.ts';

const MOST_OUNCES = 100_000;
const Ounces = z.int().min(1).max(MOST_OUNCES);
const MOST_BONUS = 99;
const Bonus = z.int().min(1).max(MOST_BONUS);
const MOST_HELM_LEVELS = 6;
const HelmLevels = z.int().min(0).max(MOST_HELM_LEVELS);
/** By the dozen, what is shot. RUN-GEAR-19 */
const MOST_DOZENS = 99;

/** An Ability, or a Characteristic with all that it governs. RUN-TRE-41 */
export const BoundTo = z.enum([...ABILITIES, ...CHARACTERISTICS]);
export type BoundTo = z.infer<typeof BoundTo>;

/** What magic adds to a weapon or a shield. RUN-CHART-POTENCY-STAT */
const WeaponMagic = z.strictObject({
  init: Bonus.exactOptional(),
  atk: Bonus.exactOptional(),
  dfn: Bonus.exactOptional(),
  dam: Bonus.exactOptional(),
});
export type WeaponMagic = z.infer<typeof WeaponMagic>;
/** And to armor. RUN-CHART-ARMOR-POTENCY */
export const ArmorMagic = z.strictObject({ init: Bonus.exactOptional(), prot: Bonus.exactOptional() });
export type ArmorMagic = z.infer<typeof ArmorMagic>;

export const HelmPower = z.strictObject({ gift: z.enum(GIFTS), levels: HelmLevels });

const kind = <K extends string, T extends z.ZodRawShape>(name: K, what: T) =>
  z.strictObject({ kind: z.literal(name), ...what });

const WeaponCarried = z.strictObject({
  weapon: z.enum(WEAPONS),
  dozens: z.int().min(0).max(MOST_DOZENS).exactOptional(),
  magic: WeaponMagic.exactOptional(),
});
const weapon = kind('weapon', WeaponCarried.shape);
const armor = kind('armor', { armor: z.enum(ARMORS), magic: ArmorMagic.exactOptional() });
const shield = kind('shield', { shield: z.enum(SHIELDS), magic: WeaponMagic.exactOptional() });
const Wares = [weapon, armor, shield] as const;

/** What it is besides its power; older ones do not say. RUN-ITEM-LEG-04 */
const Legend = kind('legendary', {
  item: z.enum(LEGENDARY_ITEMS),
  base: z.discriminatedUnion('kind', [weapon, armor, shield]).exactOptional(),
  helm: HelmPower.exactOptional(),
  /** Of the Ring of Alberich. */
  ability: z.enum(ABILITIES).exactOptional(),
});

const Trinkets = [
  /** Real silver is loot of that form. RUN-TRE-33 */
  kind('loot', { form: z.enum(LOOT_FORMS), ounces: Ounces }),
  kind('liars-silver', { pieces: Ounces }),
  /** `rounds`: null where it is for one roll. RUN-RULING-R09 */
  kind('potion', {
    to: BoundTo,
    bonus: Bonus,
    rounds: z.int().min(1).max(MOST_BONUS).nullable(),
    doses: z.int().min(1).max(MOST_BONUS),
  }),
  kind('charm', {
    to: BoundTo,
    bonus: Bonus,
    rounds: z.int().min(1).max(MOST_BONUS),
    recharge: z.enum(RECHARGES),
    charged: z.boolean(),
  }),
  kind('amulet', {
    effect: z.enum(AMULET_EFFECTS),
    bonus: Bonus,
    limit: z.int().min(1).max(MOST_BONUS),
    failures: z.int().min(0).max(MOST_BONUS),
  }),
  kind('kit', { ability: z.enum(ABILITIES), bonus: Bonus }),
  /** `whole`: its levels before anything befell it. RUN-ITEM-HELM-08 */
  kind('helm', { ...HelmPower.shape, whole: HelmLevels }),
] as const;

/** What is carried as itself; gear is worn, and a legend is known by its name. */
export const TrinketSchema = z.discriminatedUnion('kind', Trinkets);
export type Trinket = z.infer<typeof TrinketSchema>;

export const ItemSchema = z.discriminatedUnion('kind', [...Wares, Legend, ...Trinkets]);
export type Item = z.infer<typeof ItemSchema>;
export type ItemOf<K extends Item['kind']> = Extract<Item, { kind: K }>;
