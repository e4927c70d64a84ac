// What has become of a hero: as he was made, and every line of his ledger since.

import type { Ability } from '../../content/abilities.ts';
import type { Gift } from '../../content/gifts.ts';
import type { HorseUpgrade } from '../../content/horse.ts';
import type { LegendaryItem } from '../../content/legendary.ts';
import type { ArmorMagic, Item, ItemOf, Trinket, WeaponMagic } from '../../content/treasure/item.ts';
import { connectionsOf } from './connections.ts';
import type { Helm } from './levels.ts';
import type { Battered, Line, LineOf, Purchase, Thing } from './lines.ts';
import { isSame } from './possessions.ts';
import type { Hero } from './schema.ts';

type Counts<K extends string> = Readonly<Partial<Record<K, number>>>;

/** What death insurance keeps; Characteristics and hit points are as he was made, with what his gifts add. RUN-INSURE-02 */
type Saved = Pick<HeroNow, 'abilities' | 'gifts'>;

/** A legend of his: what he has bought of it, and what the dice made of it. */
interface Legend extends Pick<ItemOf<'legendary'>, 'helm' | 'ability'> {
  readonly level: number;
  readonly damaged: boolean;
}

export interface HeroNow extends Pick<Hero, 'name' | 'armor' | 'shield' | 'kitsLeft'> {
  readonly weapons: readonly (Hero['weapons'][number] & { readonly magic?: WeaponMagic })[];
  /** What magic adds to what he wears. RUN-CHART-ARMOR-POTENCY */
  readonly magic: { readonly armor: ArmorMagic; readonly shield: WeaponMagic };
  /** Loot, potions, charms, amulets, kits and helms. */
  readonly items: readonly Trinket[];
  /** The Helm of Power on his head. RUN-ITEM-HELM-03 */
  readonly helm: Helm | null;
  readonly abilities: Counts<Ability>;
  /** Levels that were bought. */
  readonly gifts: Counts<Gift>;
  readonly legendary: Readonly<Partial<Record<LegendaryItem, Legend>>>;
  /** How often each upgrade was bought; null where there is no horse. */
  readonly horse: Counts<HorseUpgrade> | null;
  readonly saved: Saved | null;
  /** By how much gear is the worse for what befell it; what is not named is whole. RUN-EQDMG-10 to -13 */
  readonly battered: Counts<string>;
}

/** By which it is known there. */
export const batteredAs = (thing: Battered): string =>
  thing.kind === 'weapon' ? thing.weapon : thing.kind === 'kit' ? `kit ${thing.ability}` : thing.kind;

export const heroNow = (hero: Hero): HeroNow => hero.ledger.reduce(after, asMade(hero));

export function asMade({ name, abilities, weapons, armor, shield, kitsLeft }: Hero): HeroNow {
  const has = { name, abilities, weapons, armor, shield, kitsLeft };
  return { ...has, ...NOTHING_FOUND, gifts: {}, saved: null };
}

/** What nobody sets out with, and nobody comes back with from the dead. RUN-INSURE-02 */
const NOTHING_FOUND = {
  magic: { armor: {}, shield: {} },
  items: [],
  helm: null,
  legendary: {},
  horse: null,
  battered: {},
} as const;

export const after = (now: HeroNow, line: Line): HeroNow => forfeited(written(now, line));

function written(now: HeroNow, line: Line): HeroNow {
  switch (line.line) {
    case 'expense':
      return bought(now, line.purchase);
    case 'found':
      return line.things.reduce(taken, now);
    case 'lost':
      return line.things.reduce(parted, now);
    case 'changed':
      return changed(now, line.was, line.is);
    case 'worn':
      return { ...now, helm: line.helm };
    case 'damaged':
      return withItem(now, line.item, { damaged: true });
    case 'battered':
      return { ...now, battered: { ...now.battered, [batteredAs(line.thing)]: line.by } };
    case 'death':
      return restored(now, line);
    case 'gain':
    case 'won':
    case 'traded':
    case 'inherited':
      return now;
  }
}

const oneMore = <K extends string>(counts: Counts<K>, of: K): Counts<K> => ({
  ...counts,
  [of]: (counts[of] ?? 0) + 1,
});

function bought(now: HeroNow, purchase: Purchase): HeroNow {
  switch (purchase.kind) {
    case 'gift':
      return { ...now, gifts: oneMore(now.gifts, purchase.gift) };
    case 'experience':
    case 'training':
      return { ...now, abilities: oneMore(now.abilities, purchase.ability) };
    case 'insurance':
      return { ...now, saved: { abilities: now.abilities, gifts: now.gifts } };
    case 'legendary':
      return withItem(now, purchase.item, { level: (now.legendary[purchase.item]?.level ?? 0) + 1 });
    case 'horse':
      return { ...now, horse: {} };
    case 'horse-upgrade':
      return { ...now, horse: oneMore(now.horse ?? {}, purchase.upgrade) };
    case 'gear':
      return taken(now, purchase.ware);
    case 'curds':
    case 'deficit':
      return now;
  }
}

/** A new one is whole. */
const mended = ({ battered }: HeroNow, of: string): HeroNow['battered'] => {
  const { [of]: _, ...others } = battered;
  return others;
};

/** He wears one armor and holds one shield: the new one, the old one being left behind. */
function taken(now: HeroNow, thing: Item): HeroNow {
  switch (thing.kind) {
    case 'weapon': {
      const { kind: _, ...carried } = thing;
      return { ...now, weapons: [...now.weapons, carried], battered: mended(now, thing.weapon) };
    }
    case 'armor':
      return {
        ...now,
        armor: thing.armor,
        magic: { ...now.magic, armor: thing.magic ?? {} },
        battered: mended(now, 'armor'),
      };
    case 'shield':
      return {
        ...now,
        shield: thing.shield,
        magic: { ...now.magic, shield: thing.magic ?? {} },
        battered: mended(now, 'shield'),
      };
    case 'legendary': {
      const { kind: _, item, base, ...more } = thing;
      return withItem(base === undefined ? now : taken(now, base), item, more);
    }
    default:
      return { ...now, items: [...now.items, thing] };
  }
}

function parted(now: HeroNow, thing: Thing): HeroNow {
  switch (thing.kind) {
    case 'weapon': {
      const of = now.weapons.filter(({ weapon }) => weapon === thing.weapon);
      const at = now.weapons.indexOf(
        of.find((one) => isSame(one.magic, thing.magic)) ?? (of[0] as (typeof of)[0]),
      );
      return { ...now, weapons: now.weapons.filter((_, i) => i !== at) };
    }
    case 'armor':
      return now.armor === thing.armor ? { ...now, armor: null, magic: { ...now.magic, armor: {} } } : now;
    case 'shield':
      return now.shield === thing.shield
        ? { ...now, shield: null, magic: { ...now.magic, shield: {} } }
        : now;
    case 'legendary': {
      const { [thing.item]: _, ...legendary } = now.legendary;
      const left = thing.base === undefined ? now : parted(now, thing.base);
      return { ...left, legendary };
    }
    case 'horse':
      return { ...now, horse: null };
    default:
      return changed(now, thing, null);
  }
}

/** The first that is just so; a helm that is gone is on nobody's head. */
function changed(now: HeroNow, was: Trinket, is: Trinket | null): HeroNow {
  const at = now.items.findIndex((one) => isSame(one, was));
  if (at < 0) return now;
  const items = is === null ? now.items.toSpliced(at, 1) : now.items.with(at, is);
  if (was.kind !== 'helm' || was.gift !== now.helm?.gift) return { ...now, items };
  return { ...now, items, helm: is?.kind === 'helm' ? { gift: is.gift, levels: is.levels } : null };
}

function withItem(now: HeroNow, item: LegendaryItem, changes: Partial<Legend>): HeroNow {
  const has = now.legendary[item] ?? { level: 0, damaged: false };
  return { ...now, legendary: { ...now.legendary, [item]: { ...has, ...changes } } };
}

/** The save is not used up; whatever could be carried is gone. RUN-INSURE-02, -04, -06 */
function restored(now: HeroNow, { name, weapons, armor, shield }: LineOf<'death'>): HeroNow {
  const { abilities, gifts } = now.saved ?? now;
  const gear = { weapons, armor, shield, kitsLeft: [] };
  return { name, ...gear, ...NOTHING_FOUND, abilities, gifts, saved: now.saved };
}

const WAND = 'loki-trouncing-wand';

/** It leaves whoever owes Loki as much as Odin, for good. RUN-GIFTRULE-BUY-03 */
export const wandForsakes = (now: HeroNow, helm: Helm | null = null): boolean => {
  const { loki, odin } = connectionsOf(now, helm);
  return loki >= odin;
};

const forfeited = (now: HeroNow): HeroNow =>
  (now.legendary[WAND]?.level ?? 0) > 0 && wandForsakes(now) ? withItem(now, WAND, { level: 0 }) : now;
