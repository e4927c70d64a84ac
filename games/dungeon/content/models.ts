// Heroes, Bosses and Minions. DUN-HEROCARD, DUN-BOSS, DUN-MINION.

import type { Ability } from './abilities.ts';
import type { Feat } from './feats.ts';
import type { Spell } from './spells.ts';

export const HEROES = ['orlaf', 'rordin', 'madriga', 'danor'] as const;
export type Hero = (typeof HEROES)[number];

export const BOSSES = ['mortibris', 'grund', 'elshara', 'hoggar'] as const;
export type Boss = (typeof BOSSES)[number];

// biome-ignore format: a list of names, not a column
export const MINIONS = [
  'skeleton-warrior', 'skeleton-archer', 'zombie', 'armoured-zombie', 'dwarf-revenant', 'ghost', 'zombie-troll',
] as const;
export type Minion = (typeof MINIONS)[number];

/** Any miniature, by what it is. */
export type ModelType = Hero | Boss | Minion;

/** What an attack does to a Minion. DUN-DMG-01, DUN-RULING-47 */
export const DAMAGES = ['none', 'bones', 'removed', 'injured'] as const;
export type Damage = (typeof DAMAGES)[number];

/** For 1, 2, 3, and 4 or more Hits. */
export type DamageTable = readonly [Damage, Damage, Damage, Damage];

export interface ModelFacts {
  readonly id: ModelType;
  readonly kind: 'hero' | 'boss' | 'minion';
  readonly movement: number;
  /** Combat Dice. */
  readonly combat: number;
  readonly armour: number;
  /** Shooting Dice; null for a model that cannot shoot. DUN-SETUP-18 */
  readonly shooting: number | null;
  /** The wound from which a Hero or Boss is Injured; null for Minions. DUN-DMG-08, -11 */
  readonly injuredFrom: number | null;
  /** How many squares wide and deep. */
  readonly size: 1 | 2;
  readonly abilities: readonly Ability[];
  readonly feats: readonly Feat[];
  /** Of Bosses; a Hero's spells are named by the adventure. DUN-SPELL-02 */
  readonly spells: readonly Spell[];
  /** Of Minions only. */
  readonly damage: DamageTable | null;
}

const HERO_IDS: ReadonlySet<string> = new Set(HEROES);
const BOSS_IDS: ReadonlySet<string> = new Set(BOSSES);
const MINION_IDS: ReadonlySet<string> = new Set(MINIONS);

export const isHero = (id: string): id is Hero => HERO_IDS.has(id);
export const isBoss = (id: string): id is Boss => BOSS_IDS.has(id);
export const isMinion = (id: string): id is Minion => MINION_IDS.has(id);
