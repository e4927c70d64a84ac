// What there is to win in an encounter that is made in a hurry, and how. RUN-QUICK-04 to -06, -09, -17

import type { Ability } from '../abilities.ts';
import type { Category, HealingTime } from '../design/gains.ts';
import type { God } from '../gods.ts';
import { type Chart, chart } from './chart.ts';
import { quickRoll } from './traps.ts';

/** Null: whoever does something simple has it. RUN-CHART-TG1, RUN-QUICK-06 */
export const PRIZE_DIFFICULTY: Chart<number | null> = chart([4, null], [6, 6], [8, 7], [10, 8]);

/** RUN-CHART-TG2 */
export const PRIZE_ROLL = chart(
  [3, quickRoll('animal-handling', 'singular')],
  [8, quickRoll('awareness', 'noFault')],
  [11, quickRoll('balance', 'standard')],
  [14, quickRoll('bargain', 'rush')],
  [17, quickRoll('bows', 'dogpile')],
  [20, quickRoll('bravery', 'dogpile')],
  [23, quickRoll('brawling', 'noFault')],
  [26, quickRoll('carouse', 'noFault')],
  [29, quickRoll('climb', 'standard')],
  [32, quickRoll('deception', 'singular')],
  [35, quickRoll('demeanor', 'dogpile')],
  [38, quickRoll('traps', 'singular')],
  [41, quickRoll('disguise', 'singular')],
  [44, quickRoll('divine-awareness', 'noFault')],
  [47, quickRoll('gamble', 'singular')],
  [50, quickRoll('healer', 'dogpile')],
  [53, quickRoll('insight', 'noFault')],
  [56, quickRoll('leadership', 'singular')],
  [59, quickRoll('lore', 'noFault')],
  [62, quickRoll('map', 'singular')],
  [65, quickRoll('music', 'singular')],
  [68, quickRoll('pick-lock', 'singular')],
  [71, quickRoll('pursuit', 'dogpile')],
  [74, quickRoll('repair', 'noFault')],
  [77, quickRoll('ride', 'standard')],
  [80, quickRoll('runes', 'noFault')],
  [83, quickRoll('sing', 'singular')],
  [86, quickRoll('skald', 'singular')],
  [89, quickRoll('ski', 'standard')],
  [92, quickRoll('sprint', 'standard')],
  [95, quickRoll('stealth', 'standard')],
  [98, quickRoll('survival', 'noFault')],
  [100, quickRoll('swim', 'standard')],
);
export type QuickFeat = (typeof PRIZE_ROLL)[number]['gives']['ability'];

/** Those for which somebody may be the opponent. RUN-QUICK-09, RUN-RULING-R30 */
export const OPPOSABLE: readonly Ability[] = [
  'bargain',
  'bows',
  'brawling',
  'carouse',
  'deception',
  'disguise',
  'gamble',
  'music',
  'ride',
  'ski',
  'sprint',
  'swim',
];
/** An opponent's bonus is so much less than a Difficulty of the same price. RUN-QUICK-09 */
export const OPPOSED_BELOW = 4;

/** As an encounter has it; three rolls by which nothing is won but their own points are named by their Difficulty. */
export type QuickGain =
  | { readonly kind: 'bargain'; readonly bonus: number }
  | { readonly kind: 'healing'; readonly time: HealingTime }
  | { readonly kind: 'lootCache'; readonly difficulty: number }
  | { readonly kind: 'freestanding'; readonly difficulty: number }
  | { readonly kind: 'treasure'; readonly category: Category }
  | { readonly kind: 'silver'; readonly ounces: number }
  | { readonly kind: 'shrine'; readonly god: God };

/** What every row of the third chart earns. RUN-QUICK-05, -17 */
export const PRIZE_WORTH = 30;

export const PRIZES = [
  'trader',
  'refuge',
  'cache',
  'trials',
  'treasure',
  'treasures',
  'thor',
  'odin-freyja',
  'heimdal-njord',
] as const;
export type Prize = (typeof PRIZES)[number];

/** RUN-CHART-TG3 */
export const PRIZE: Chart<Prize> = chart(
  [7, 'trader'],
  [16, 'refuge'],
  [24, 'cache'],
  [32, 'trials'],
  [57, 'treasure'],
  [84, 'treasures'],
  [92, 'thor'],
  [96, 'odin-freyja'],
  [100, 'heimdal-njord'],
);

const trial: QuickGain = { kind: 'freestanding', difficulty: 6 };

export const PRIZE_GAINS: Readonly<Record<Prize, readonly QuickGain[]>> = {
  trader: [
    { kind: 'bargain', bonus: 2 },
    { kind: 'healing', time: '12h' },
  ],
  refuge: [{ kind: 'healing', time: 'unlimited' }],
  cache: [{ kind: 'lootCache', difficulty: 5 }],
  trials: [trial, trial, trial],
  treasure: [{ kind: 'treasure', category: 'C' }],
  treasures: [
    { kind: 'treasure', category: 'A' },
    { kind: 'treasure', category: 'B' },
  ],
  thor: [
    { kind: 'shrine', god: 'thor' },
    { kind: 'silver', ounces: 5 },
  ],
  'odin-freyja': [
    { kind: 'shrine', god: 'odin' },
    { kind: 'shrine', god: 'freyja' },
  ],
  'heimdal-njord': [
    { kind: 'shrine', god: 'heimdal' },
    { kind: 'shrine', god: 'njord' },
  ],
};
