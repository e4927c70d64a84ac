// The 43 Abilities: what they cost, what they rest on, and what one carries for them. RUN-ABIL

import { recordOf } from '@skald/kernel';
import type { Characteristic } from './characteristics.ts';
import { type Load, load } from './load.ts';

export const FIGHTING = [
  'bows',
  'brawling',
  'chain-weapon',
  'great-weapon',
  'longshaft-weapon',
  'single-weapon',
  'thrown-weapon',
  'two-weapons',
] as const;
export type FightingAbility = (typeof FIGHTING)[number];

// biome-ignore format: lists of names, not columns
const EXPLORATORY = [
  'animal-handling', 'awareness', 'balance', 'bravery', 'climb', 'dodge', 'healer', 'jump', 'lore', 'map', 'pick-lock',
  'pursuit', 'repair', 'ride', 'seamanship', 'ski', 'sleep', 'sprint', 'stealth', 'survival', 'swim', 'traps',
] as const;
// biome-ignore format: lists of names, not columns
const INTERACTION = [
  'bargain', 'carouse', 'deception', 'demeanor', 'disguise', 'gamble', 'insight', 'leadership', 'music', 'runes', 'sing',
  'skald',
] as const;

export const ABILITIES = [...FIGHTING, ...EXPLORATORY, ...INTERACTION, 'divine-awareness'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface AbilityFacts {
  readonly id: Ability;
  readonly category: 'primary' | 'secondary';
  readonly set: 'fighting' | 'exploratory' | 'interaction' | 'miscellaneous';
  /** The usual one first; none where nothing but luck decides. */
  readonly governing: readonly (Characteristic | null)[];
  /** What its kit weighs; null where there is none. RUN-ABIL-08 */
  readonly kit: Load | null;
}

type Row = readonly [category: 'primary' | 'secondary', governing: string, kit?: Load];

const ROWS: Readonly<Record<Ability, Row>> = {
  'animal-handling': ['secondary', 'Pre'],
  awareness: ['primary', 'Per'],
  balance: ['secondary', 'Dex'],
  bargain: ['secondary', 'Com'],
  bows: ['primary', 'Per'],
  bravery: ['secondary', 'Sta'],
  brawling: ['primary', 'Dex'],
  carouse: ['secondary', 'Sta'],
  'chain-weapon': ['primary', 'Dex'],
  climb: ['secondary', 'Str', load(2)],
  deception: ['secondary', 'Pre'],
  demeanor: ['secondary', 'Com'],
  disguise: ['secondary', 'Int'],
  'divine-awareness': ['primary', 'Pre'],
  dodge: ['primary', 'Qik'],
  gamble: ['secondary', 'Int Per Qik -', load(0.5)],
  'great-weapon': ['primary', 'Dex'],
  healer: ['primary', 'Dex Per', load(1)],
  insight: ['secondary', 'Com'],
  jump: ['secondary', 'Str'],
  leadership: ['secondary', 'Pre'],
  'longshaft-weapon': ['primary', 'Dex'],
  lore: ['secondary', 'Int'],
  map: ['secondary', 'Int', load(0.5)],
  music: ['secondary', 'Com', load(3)],
  'pick-lock': ['secondary', 'Dex', load(0.5)],
  pursuit: ['secondary', 'Per'],
  repair: ['secondary', 'Dex', load(1)],
  ride: ['secondary', 'Dex', load(0)],
  runes: ['secondary', 'Int'],
  seamanship: ['secondary', 'Sta Int Dex'],
  sing: ['secondary', 'Sta'],
  'single-weapon': ['primary', 'Dex'],
  skald: ['secondary', 'Pre Int'],
  ski: ['secondary', 'Dex', load(4)],
  sleep: ['secondary', 'Sta'],
  sprint: ['primary', 'Str'],
  stealth: ['primary', 'Dex'],
  survival: ['secondary', 'Int', load(0.25)],
  swim: ['secondary', 'Str Sta'],
  'thrown-weapon': ['primary', 'Per'],
  traps: ['primary', 'Dex', load(0.5)],
  'two-weapons': ['primary', 'Dex'],
};

const setOf = (id: Ability): AbilityFacts['set'] => {
  const within = (set: readonly Ability[]): boolean => set.includes(id);
  if (within(FIGHTING)) return 'fighting';
  if (within(EXPLORATORY)) return 'exploratory';
  return within(INTERACTION) ? 'interaction' : 'miscellaneous';
};

export const ABILITY: Readonly<Record<Ability, AbilityFacts>> = recordOf(ABILITIES, (id) => {
  const [category, governing, kit = null] = ROWS[id];
  return {
    id,
    category,
    set: setOf(id),
    governing: governing.split(' ').map((name) => (name === '-' ? null : (name as Characteristic))),
    kit,
  };
});

/** Creation points for each point of rating. RUN-ABIL-01 */
export const ABILITY_COST = { primary: 2, secondary: 1 } as const;

/** At creation; later there is no ceiling. RUN-ABIL-02 */
export const HIGHEST_RATING = 3;

/** Off a roll, or a score, with an Ability one lacks. RUN-ABIL-04, -05 */
export const LACKING = -3;

/** Off a roll without the kit that it needs. RUN-ABIL-10, RUN-RULING-H22 */
export const WITHOUT_KIT = -2;

/** It cannot even be tried by those who lack it. RUN-ABIL-06 */
export const canBeTried = (ability: Ability, rating: number): boolean => ability !== 'runes' || rating > 0;

/** Those that every beginner should have besides one for melee. RUN-RULING-H03 */
export const RECOMMENDED = [
  'awareness',
  'balance',
  'bravery',
  'climb',
  'dodge',
  'jump',
  'sprint',
  'swim',
] as const satisfies readonly Ability[];
