// Gifts that are always on and change a number of the sheet. RUN-HOOK-01

import type { Characteristic } from './characteristics.ts';
import type { Gift } from './gifts.ts';

/** What a permanent gift can change besides a Characteristic; `armorInit` only ever up to 0. */
export type Boosted =
  | Characteristic
  | 'hitPoints'
  | 'init'
  | 'armorInit'
  | 'bowDam'
  | 'halfMove'
  | 'fullMove';

/** What each level adds. Frost-Speeded Heels are among them: they are part of the score, though not of further actions. */
export const BOOSTS: Readonly<Partial<Record<Gift, Readonly<Partial<Record<Boosted, number>>>>>> = {
  'might-of-thor': { Str: 1 },
  'valor-of-tyr': { Sta: 1 },
  'ulls-sure-hand': { Dex: 1 },
  'relentless-gales-of-njord': { Qik: 1 },
  'wiles-of-loki': { Int: 1 },
  'vigilance-of-heimdal': { Per: 1 },
  'mantle-of-odin': { Pre: 1 },
  'gilded-tongue-of-freyr': { Com: 1 },
  'njords-crust': { hitPoints: 10 },
  'thors-thews': { hitPoints: 10 },
  'tyrs-forbearance': { hitPoints: 12 },
  'ulls-hide': { hitPoints: 10 },
  'frost-speeded-heels': { init: 2 },
  'on-valkyries-wings': { armorInit: 1 },
  'sprig-of-mistletoe': { bowDam: 1 },
  'swiftness-of-sleipnir': { halfMove: 5, fullMove: 10 },
};

/** No column of the Roll of Valor is about these. RUN-RULING-G16 */
const UNREPORTED: readonly Boosted[] = ['bowDam', 'halfMove', 'fullMove'];

/** Whether the Roll of Valor counts it: only what is permanent, and what it has a column for. RUN-GIFTRULE-ROLL-01 */
export const isReported = (gift: Gift): boolean =>
  (Object.keys(BOOSTS[gift] ?? {}) as Boosted[]).some((boosted) => !UNREPORTED.includes(boosted));
