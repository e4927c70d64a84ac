// What has become of a hero: as he was made, and every line of his ledger since.

import type { Ability } from '../../content/abilities.ts';
import type { Gift } from '../../content/gifts.ts';
import type { HorseUpgrade } from '../../content/horse.ts';
import type { LegendaryItem } from '../../content/legendary.ts';
import { connectionsOf } from './connections.ts';
import type { Helm } from './levels.ts';
import type { Line, LineOf, Purchase, Thing } from './lines.ts';
import type { Hero } from './schema.ts';

type Counts<K extends string> = Readonly<Partial<Record<K, number>>>;

/** What death insurance keeps; Characteristics and hit points are as he was made, with what his gifts add. RUN-INSURE-02 */
type Saved = Pick<HeroNow, 'abilities' | 'gifts'>;

export interface HeroNow extends Pick<Hero, 'name' | 'weapons' | 'armor' | 'shield' | 'kitsLeft'> {
  readonly abilities: Counts<Ability>;
  /** Levels that were bought. */
  readonly gifts: Counts<Gift>;
  readonly legendary: Readonly<
    Partial<Record<LegendaryItem, { readonly level: number; readonly damaged: boolean }>>
  >;
  /** How often each upgrade was bought; null where there is no horse. */
  readonly horse: Counts<HorseUpgrade> | null;
  readonly saved: Saved | null;
}

export const heroNow = (hero: Hero): HeroNow => hero.ledger.reduce(after, asMade(hero));

export function asMade({ name, abilities, weapons, armor, shield, kitsLeft }: Hero): HeroNow {
  const has = { name, abilities, weapons, armor, shield, kitsLeft };
  return { ...has, gifts: {}, legendary: {}, horse: null, saved: null };
}

export const after = (now: HeroNow, line: Line): HeroNow => forfeited(written(now, line));

function written(now: HeroNow, line: Line): HeroNow {
  switch (line.line) {
    case 'expense':
      return bought(now, line.purchase);
    case 'found':
      return line.things.reduce(taken, now);
    case 'lost':
      return line.things.reduce(parted, now);
    case 'damaged':
      return withItem(now, line.item, { damaged: true });
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

/** He wears one armor and holds one shield: the new one, the old one being left behind. */
function taken(now: HeroNow, thing: Exclude<Thing, { kind: 'horse' }>): HeroNow {
  switch (thing.kind) {
    case 'weapon': {
      const { kind: _, ...carried } = thing;
      return { ...now, weapons: [...now.weapons, carried] };
    }
    case 'armor':
      return { ...now, armor: thing.armor };
    case 'shield':
      return { ...now, shield: thing.shield };
    case 'legendary':
      return withItem(now, thing.item, {});
  }
}

function parted(now: HeroNow, thing: Thing): HeroNow {
  switch (thing.kind) {
    case 'weapon': {
      const at = now.weapons.findIndex(({ weapon }) => weapon === thing.weapon);
      return { ...now, weapons: now.weapons.filter((_, i) => i !== at) };
    }
    case 'armor':
      return { ...now, armor: now.armor === thing.armor ? null : now.armor };
    case 'shield':
      return { ...now, shield: now.shield === thing.shield ? null : now.shield };
    case 'legendary': {
      const { [thing.item]: _, ...legendary } = now.legendary;
      return { ...now, legendary };
    }
    case 'horse':
      return { ...now, horse: null };
  }
}

function withItem(
  now: HeroNow,
  item: LegendaryItem,
  changes: { level?: number; damaged?: boolean },
): HeroNow {
  const has = now.legendary[item] ?? { level: 0, damaged: false };
  return { ...now, legendary: { ...now.legendary, [item]: { ...has, ...changes } } };
}

/** The save is not used up; whatever could be carried is gone. RUN-INSURE-02, -04, -06 */
function restored(now: HeroNow, { name, weapons, armor, shield }: LineOf<'death'>): HeroNow {
  const { abilities, gifts } = now.saved ?? now;
  const gear = { weapons, armor, shield, kitsLeft: [] };
  return { name, ...gear, abilities, gifts, legendary: {}, horse: null, saved: now.saved };
}

const WAND = 'loki-trouncing-wand';

/** It leaves whoever owes Loki as much as Odin, for good. RUN-GIFTRULE-BUY-03 */
export const wandForsakes = (now: HeroNow, helm: Helm | null = null): boolean => {
  const { loki, odin } = connectionsOf(now, helm);
  return loki >= odin;
};

const forfeited = (now: HeroNow): HeroNow =>
  (now.legendary[WAND]?.level ?? 0) > 0 && wandForsakes(now) ? withItem(now, WAND, { level: 0 }) : now;
