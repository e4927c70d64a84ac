// Potions. RUN-CHART-POTION-TYPE to -DOSES

import type { Chart } from './chart.ts';
import { BONUSES, type Lasting, lasting } from './measures.ts';

type PotionType = 'simple' | 'ability' | 'characteristic';

export const POTION_TYPE: Chart<PotionType> = {
  rule: 'RUN-CHART-POTION-TYPE',
  modifiers: { A: -4, B: -2, E: 2, F: 4 },
  rows: [
    [2, 'simple'],
    [8, 'ability'],
    [10, 'characteristic'],
  ],
};

export const POTION_POTENCY: Chart<number> = {
  rule: 'RUN-CHART-POTION-POTENCY',
  modifiers: { A: -5, B: -2, E: 2, F: 3 },
  rows: BONUSES,
};

export const POTION_DURATION: Chart<Lasting> = {
  rule: 'RUN-CHART-POTION-DURATION',
  modifiers: { A: -6, B: -2, D: 2, E: 2, F: 4 },
  rows: [
    [2, lasting(1)],
    [4, lasting(2)],
    [6, lasting(3)],
    [8, lasting(4)],
    [9, lasting(5)],
    [10, lasting(5, true)],
  ],
};

export const POTION_DOSES: Chart<number> = {
  rule: 'RUN-CHART-POTION-DOSES',
  rows: [
    [1, 4],
    [3, 5],
    [7, 6],
    [9, 7],
    [10, 8],
  ],
};
