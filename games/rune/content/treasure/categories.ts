// What is behind each letter of the designer. RUN-CHART-CAT-A to -F

import { CATEGORIES, type Category } from '../design/gains.ts';
import type { Chart } from './chart.ts';

/** What is made of the number that fell. */
export type Yield =
  | {
      readonly of: 'liars-silver' | 'loot';
      readonly plus: number;
      readonly dice: number;
      readonly times: number;
    }
  | { readonly of: Kind; readonly count: number }
  | { readonly of: 'category'; readonly category: Category }
  /** Two of this chart, neither from its last row. */
  | { readonly of: 'twice' };

/** What has charts of its own. */
export type Kind = 'equipment' | 'potion' | 'charm' | 'amulet' | 'helm' | 'legendary';

const ounces = (of: 'liars-silver' | 'loot', dice: number, times = 1, plus = 0): Yield => ({
  of,
  plus,
  dice,
  times,
});
const some = (of: Kind, count = 1): Yield => ({ of, count });
const onTo = (category: Category): Yield => ({ of: 'category', category });

// biome-ignore format: as printed, row by row
const ROWS: Readonly<Record<Category, Chart<Yield>['rows']>> = {
  A: [
    [1, ounces('liars-silver', 1)], [5, ounces('loot', 1)], [6, ounces('loot', 2)],
    [7, some('equipment')], [8, some('potion')], [9, some('charm')], [10, onTo('B')],
  ],
  B: [
    [1, ounces('liars-silver', 2, 2)], [2, ounces('loot', 2)], [5, ounces('loot', 2, 2)],
    [6, some('equipment')], [7, some('potion')], [8, some('charm')], [9, some('amulet')], [10, onTo('C')],
  ],
  C: [
    [1, ounces('liars-silver', 2, 4)], [4, ounces('loot', 2, 4)],
    [5, some('equipment')], [6, some('potion')], [7, some('charm')], [8, some('amulet')], [9, some('helm')],
    [10, onTo('D')],
  ],
  D: [
    [10, ounces('liars-silver', 2, 4, 100)], [40, ounces('loot', 2, 4, 100)],
    [45, some('equipment')], [47, some('equipment', 2)], [49, some('equipment', 3)], [50, some('equipment', 4)],
    [55, some('potion')], [57, some('potion', 2)], [59, some('potion', 3)], [60, some('potion', 4)],
    [65, some('charm')], [67, some('charm', 2)], [69, some('charm', 3)], [70, some('charm', 4)],
    [75, some('amulet')], [77, some('amulet', 2)], [79, some('amulet', 3)], [80, some('amulet', 4)],
    [85, some('helm')], [90, some('legendary')], [100, onTo('E')],
  ],
  // The eightieth row is not printed: RUN-RULING-R05.
  E: [
    [10, ounces('liars-silver', 2, 20, 200)], [40, ounces('loot', 2, 20, 200)],
    [45, some('equipment', 2)], [47, some('equipment', 3)], [49, some('equipment', 4)],
    [52, some('potion', 2)], [55, some('potion', 3)], [60, some('potion', 4)],
    [63, some('charm', 2)], [67, some('charm', 3)], [70, some('charm', 4)],
    [73, some('amulet', 2)], [77, some('amulet', 3)], [80, some('amulet', 4)],
    [85, some('helm')], [90, some('legendary')], [100, onTo('F')],
  ],
  // Two rows are printed for 50 and 51: RUN-RULING-R06.
  F: [
    [10, ounces('liars-silver', 2, 30, 300)], [40, ounces('loot', 2, 30, 300)],
    [45, some('equipment', 3)], [47, some('equipment', 4)],
    [49, some('potion', 3)], [52, some('potion', 4)],
    [57, some('charm', 3)], [59, some('charm', 4)],
    [63, some('amulet', 3)], [67, some('amulet', 4)],
    [76, some('helm')], [78, some('helm', 2)], [88, some('legendary')], [90, some('legendary', 2)],
    [100, { of: 'twice' }],
  ],
};

export const CATEGORY_CHART = Object.fromEntries(
  CATEGORIES.map((category) => [category, { rule: `RUN-CHART-CAT-${category}`, rows: ROWS[category] }]),
) as unknown as Readonly<Record<Category, Chart<Yield>>>;

/** The last number that does not send one to roll twice. RUN-CHART-CAT-F */
export const LAST_SINGLE = 90;
