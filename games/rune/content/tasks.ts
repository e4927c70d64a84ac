// The numbers of what Abilities do outside a fight. RUN-ABIL, RUN-OTHER, RUN-HEAL

import type { Ability } from './abilities.ts';
import type { Characteristic } from './characteristics.ts';
import { type Load, load } from './load.ts';
import type { Tag } from './powers.ts';
import type { Availability } from './weapons.ts';

/** What each use of an Ability rests on where it has several, or more than one thing to do with it; null: luck alone. */
export const USES = {
  /** RUN-ABIL-HEA-01, -02 */
  treat: ['healer', 'Dex'],
  'treat-oneself': ['healer', 'Dex'],
  'identify-illness': ['healer', 'Per'],
  'find-herbs': ['healer', 'Per'],
  'brew-medicine': ['healer', 'Dex'],
  /** RUN-ABIL-SEA-01 */
  'resist-seasickness': ['seamanship', 'Sta'],
  navigate: ['seamanship', 'Int'],
  'repair-vessel': ['seamanship', 'Dex'],
  /** RUN-ABIL-SWI-01 */
  'cover-distance': ['swim', 'Str'],
  'stay-afloat': ['swim', 'Sta'],
  /** RUN-ABIL-GAM-01 */
  'game-of-skill': ['gamble', 'Int'],
  'spot-cheat': ['gamble', 'Per'],
  cheat: ['gamble', 'Qik'],
  'game-of-luck': ['gamble', null],
  /** RUN-ABIL-SKA-01 */
  perform: ['skald', 'Pre'],
  satirize: ['skald', 'Pre'],
  recall: ['skald', 'Int'],
} as const satisfies Readonly<Record<string, readonly [Ability, Characteristic | null]>>;
export type Use = keyof typeof USES;

/** At work all the time, without a word of the player's. RUN-ABIL-AWA-02 */
export const PASSIVE: readonly Ability[] = ['awareness'];
/** Somebody else may roll them for him, unseen. RUN-ABIL-AWA-05 */
export const ROLLED_IN_SECRET: readonly Ability[] = ['awareness'];

/** Where nothing else fits. RUN-ABIL-DIV-02 */
export const LUCK: Ability = 'divine-awareness';

/** Whoever has it helps all that are with him. RUN-ABIL-SUR-02 */
export const FOR_THE_GROUP: readonly Ability[] = ['survival'];

/** Minutes of watching with all one's might, what they add, and what they take off afterwards. RUN-ABIL-AWA-03, -04 */
export const WATCH = { minutes: 90, bonus: 3, tired: -3 } as const;

/** Hours after which anybody falls asleep. RUN-ABIL-SLE-02, -03 */
export const WEARY = 16;

/** RUN-ABIL-DEM-03 to -05 */
export const DEMEANOR = { debt: 1, foreign: 6, familiarity: 1 } as const;

/** Who thinks less of what impresses people, though no number says by how much. RUN-CHAR-14 */
export const LESS_IMPRESSED: readonly Tag[] = ['goblin', 'dwarf', 'elf'];

/** From which rating Runes reads what. RUN-ABIL-RUN-02, -03 */
export const SCRIPTS = { runes: 1, latin: 3 } as const;
export type Script = keyof typeof SCRIPTS;

/** Against what courage is rolled; losses in a fight are not among it. RUN-ABIL-BRV-02, -03 */
export const TERRORS = ['supernatural', 'malign-deity', 'gruesome-sight'] as const;
export type Terror = (typeof TERRORS)[number];

/** A map that is finished: worth as much as any common thing to whoever bargains for it, and no victory points. RUN-RULING-H07 */
export const MAP: {
  readonly availability: Availability;
  readonly load: Load;
  readonly victoryPoints: number;
} = { availability: 'common', load: load(0), victoryPoints: 0 };

/** Consecutive tries where time is short and nobody says how many. RUN-OTHER-06 */
export const TRIES_A_ROUND = 1;

/** Hours that make somebody whole who has no Wounds. RUN-HEAL-02 */
export const NIGHT = { sleep: 8, rest: 8 } as const;

/** Seconds that a round stands for, about. RUN-INIT-02 */
export const ROUND_SECONDS = { least: 5, most: 20 } as const;
