// What loot looks like, what it weighs and what it stands. RUN-CHART-LOOT, RUN-RULING-R07

import { recordOf } from '@skald/kernel';
import { type Load, load } from '../load.ts';
import type { Chart } from './chart.ts';

export const LOOT_FORMS = ['furniture', 'sculpture', 'tapestries', 'ceramics', 'silver', 'jewelry'] as const;
export type LootForm = (typeof LOOT_FORMS)[number];

export const LOOT_CHART: Chart<LootForm> = {
  rule: 'RUN-CHART-LOOT',
  rows: [
    [10, 'furniture'],
    [15, 'sculpture'],
    [20, 'tapestries'],
    [30, 'ceramics'],
    [90, 'silver'],
    [100, 'jewelry'],
  ],
};

interface LootFacts {
  /** So many ounces of value weigh as much as a Load of 1; null: nothing. */
  readonly perLoad: number | null;
  /** Added to the roll by which it survives what damages gear. RUN-TRE-34 */
  readonly survives: number;
}

const ROWS: Readonly<Record<LootForm, readonly [perLoad: number | null, survives: number]>> = {
  furniture: [5, 4],
  sculpture: [3, 6],
  tapestries: [10, 3],
  ceramics: [15, 2],
  silver: [32, 15],
  jewelry: [null, 4],
};

export const LOOT: Readonly<Record<LootForm, LootFacts>> = recordOf(LOOT_FORMS, (form) => {
  const [perLoad, survives] = ROWS[form];
  return { perLoad, survives };
});

/** Of one parcel; whole silver is weighed together with false. RUN-TRE-30 */
export function lootLoad(form: LootForm, ounces: number): Load {
  const { perLoad } = LOOT[form];
  return load(perLoad === null ? 0 : Math.floor(ounces / perLoad));
}

/** What it takes to see through liar's silver, with Lore. RUN-TRE-17 */
export const LIARS_DIFFICULTY = 8;
