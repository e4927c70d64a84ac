// What Heroes and Bosses can do once in an adventure instead of a Turn. DUN-HEROCARD-05 to -12, DUN-BOSS-01 to -04.

import { recordOf } from '@skald/kernel';
import type { Ruler } from './measures.ts';
import type { Minion } from './models.ts';

// biome-ignore format: Heroes, Legendary Heroes, Bosses
export const FEATS = [
  'whirlwind', 'stone-stance', 'arrow-storm', 'focus',
  'frenzy', 'hammer-rush', 'light-step', 'rekindle',
  'rise-all-of-you', 'the-king-commands', 'last-breath', 'ground-slam',
] as const;
export type Feat = (typeof FEATS)[number];

export type FeatEffect =
  /** One Fight against everything hostile around, front and rear. */
  | { readonly type: 'fightAround'; readonly locks: boolean }
  /** Until his next Turn: this Armour, not outnumbered, nothing from behind. */
  | { readonly type: 'stance'; readonly armour: number }
  | { readonly type: 'shots'; readonly shots: number }
  /** So many different ready Major spells. */
  | { readonly type: 'majorSpells'; readonly spells: number }
  /** A normal Move, then so many Fights. */
  | { readonly type: 'moveAndFights'; readonly fights: number }
  /** A straight run that no front arc stops or strikes at, then a Fight with bonus dice. */
  | { readonly type: 'rush'; readonly squares: number; readonly bonus: number }
  /** A Move that nobody stops or strikes at, then a shot. */
  | { readonly type: 'unhinderedMove' }
  /** All spells become ready, then one cast as with an Action. */
  | { readonly type: 'rekindle' }
  | { readonly type: 'raise'; readonly piles: number }
  /** A Fight, then one Fight each for Minions in range, without moving. */
  | {
      readonly type: 'command';
      readonly minion: Minion;
      readonly models: number;
      readonly range: Ruler;
    }
  /** A Magical Attack on every Hero in range, seen or not. */
  | { readonly type: 'attackHeroes'; readonly dice: number; readonly range: Ruler };

export interface FeatFacts {
  readonly id: Feat;
  readonly effect: FeatEffect;
}

const EFFECTS: Readonly<Record<Feat, FeatEffect>> = {
  whirlwind: { type: 'fightAround', locks: true },
  'stone-stance': { type: 'stance', armour: 5 },
  'arrow-storm': { type: 'shots', shots: 3 },
  focus: { type: 'majorSpells', spells: 2 },
  frenzy: { type: 'moveAndFights', fights: 2 },
  'hammer-rush': { type: 'rush', squares: 4, bonus: 1 },
  'light-step': { type: 'unhinderedMove' },
  rekindle: { type: 'rekindle' },
  'rise-all-of-you': { type: 'raise', piles: 3 },
  'the-king-commands': { type: 'command', minion: 'dwarf-revenant', models: 3, range: 'long' },
  'last-breath': { type: 'attackHeroes', dice: 3, range: 'short' },
  'ground-slam': { type: 'fightAround', locks: false },
};

export const FEAT: Readonly<Record<Feat, FeatFacts>> = recordOf(FEATS, (id) => ({ id, effect: EFFECTS[id] }));
