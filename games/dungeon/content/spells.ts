// Spells of Danor and of the Bosses. DUN-SPELLCARD-01 to -18.

import { recordOf } from '@skald/kernel';
import type { ByDie } from './dice.ts';
import type { Item } from './items.ts';
import type { Range } from './measures.ts';
import type { Boss, Hero, Minion } from './models.ts';

// biome-ignore format: Danor's, then those of the Bosses
export const SPELLS = [
  'burn', 'flamebolt', 'break-ward', 'sunder-ward', 'corrode', 'brisk-work', 'crystallise', 'mend-flesh', 'aegis',
  'firestorm', 'guiding-light',
  'black-bolt', 'bleed', 'faithful-in-death', 'grave-chill', 'deathly-wail', 'knit-bone', 'you-are-in-my-power',
] as const;
export type Spell = (typeof SPELLS)[number];

/** Whom a Magical Attack meets: one enemy, that enemy and its own side beside it, or every enemy in range. */
export type AttackArea = 'one' | 'splash' | 'allInRange';

export type SpellEffect =
  /** `summons`: a model of the pool beside whom it wounded. */
  | {
      readonly type: 'attack';
      readonly dice: number;
      readonly area: AttackArea;
      readonly summons: Minion | null;
    }
  | { readonly type: 'lowerWard'; readonly by: number }
  /** One enemy's Armour until the end of the round; two castings do not add up. */
  | { readonly type: 'lowerArmour'; readonly by: number }
  /** One Hero moves at once; leaving front arcs costs no strikes. */
  | { readonly type: 'moveHero'; readonly squares: number }
  | { readonly type: 'crystal'; readonly table: ByDie<Item> }
  /** One own Hero or Boss loses wounds; `minions`: or one Injured Minion its counter. */
  | { readonly type: 'heal'; readonly wounds: number; readonly minions: boolean }
  /** One Hero's Armour until the caster's next Turn begins. */
  | { readonly type: 'raiseArmour'; readonly by: number }
  /** One other Hero: dice on its next Fight or shot this round. */
  | { readonly type: 'bonusDice'; readonly dice: number }
  /** A model of the pool in a free square in range. */
  | { readonly type: 'summon'; readonly minion: Minion }
  /** One Hero's Movement in its next Turn. */
  | { readonly type: 'slow'; readonly by: number; readonly least: number }
  /** The Overlord moves one Hero, turns it, and may Fight another Hero with it. */
  | { readonly type: 'command'; readonly squares: number };

export interface SpellFacts {
  readonly id: Spell;
  readonly casters: readonly (Hero | Boss)[];
  readonly kind: 'major' | 'minor';
  readonly range: Range;
  /** Whether line of sight is needed. */
  readonly sight: boolean;
  readonly effect: SpellEffect;
}

type Row = readonly [
  casters: readonly (Hero | Boss)[],
  kind: 'major' | 'minor',
  range: Range,
  sight: boolean,
  effect: SpellEffect,
];

const attack = (dice: number, area: AttackArea = 'one', summons: Minion | null = null): SpellEffect => ({
  type: 'attack',
  dice,
  area,
  summons,
});

const CRYSTALS: ByDie<Item> = [
  'energy-crystal-1',
  'energy-crystal-1',
  'energy-crystal-1',
  'energy-crystal-2',
  'energy-crystal-2',
  'energy-crystal-3',
];

const ROWS: Readonly<Record<Spell, Row>> = {
  burn: [['danor'], 'major', 'long', true, attack(5)],
  flamebolt: [['danor'], 'minor', 'long', true, attack(3)],
  'break-ward': [['danor'], 'minor', 'adjacent', false, { type: 'lowerWard', by: 1 }],
  'sunder-ward': [['danor'], 'major', 'short', true, { type: 'lowerWard', by: 3 }],
  corrode: [['danor'], 'minor', 'long', true, { type: 'lowerArmour', by: 1 }],
  'brisk-work': [['danor'], 'minor', 'short', false, { type: 'moveHero', squares: 3 }],
  crystallise: [['danor'], 'minor', 'caster', false, { type: 'crystal', table: CRYSTALS }],
  'mend-flesh': [['danor'], 'major', 'short', false, { type: 'heal', wounds: 1, minions: false }],
  aegis: [['danor'], 'minor', 'short', true, { type: 'raiseArmour', by: 1 }],
  firestorm: [['danor'], 'major', 'long', true, attack(3, 'splash')],
  'guiding-light': [['danor'], 'minor', 'short', true, { type: 'bonusDice', dice: 1 }],
  'black-bolt': [['mortibris', 'hoggar'], 'minor', 'long', true, attack(3)],
  bleed: [['mortibris', 'hoggar'], 'major', 'long', true, attack(3, 'one', 'zombie')],
  'faithful-in-death': [
    ['mortibris', 'elshara'],
    'major',
    'short',
    false,
    { type: 'summon', minion: 'ghost' },
  ],
  'grave-chill': [['elshara'], 'minor', 'long', true, { type: 'slow', by: 2, least: 1 }],
  'deathly-wail': [['elshara'], 'major', 'short', false, attack(2, 'allInRange')],
  'knit-bone': [['mortibris', 'hoggar'], 'major', 'short', false, { type: 'heal', wounds: 1, minions: true }],
  'you-are-in-my-power': [['mortibris'], 'major', 'short', true, { type: 'command', squares: 3 }],
};

/** How many Energy Crystals one Hero can hold when a spell makes another. DUN-SPELLCARD-07 */
export const MOST_CRYSTALS = 2;

export const SPELL: Readonly<Record<Spell, SpellFacts>> = recordOf(SPELLS, (id) => {
  const [casters, kind, range, sight, effect] = ROWS[id];
  return { id, casters, kind, range, sight, effect };
});
