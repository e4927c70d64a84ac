// Charms, and what wakes one that has been used. RUN-CHART-CHARM-TYPE to -RECHARGE

import type { Chart } from './chart.ts';
import { BONUSES, type Lasting, lasting } from './measures.ts';

export const CHARM_TYPE: Chart<'ability' | 'characteristic'> = {
  rule: 'RUN-CHART-CHARM-TYPE',
  modifiers: { A: -4, B: -2, D: 2, E: 4, F: 6 },
  rows: [
    [8, 'ability'],
    [10, 'characteristic'],
  ],
};

export const CHARM_BONUS: Chart<number> = {
  rule: 'RUN-CHART-CHARM-BONUS',
  modifiers: { A: -5, B: -2, E: 2, F: 3 },
  rows: BONUSES,
};

export const CHARM_DURATION: Chart<Lasting> = {
  rule: 'RUN-CHART-CHARM-DURATION',
  modifiers: { A: -6, B: -2, D: 2, E: 2, F: 4 },
  rows: [
    [2, lasting(2)],
    [4, lasting(3)],
    [6, lasting(4)],
    [8, lasting(5)],
    [9, lasting(6)],
    [10, lasting(6, true)],
  ],
};

/** What its owner has to do or to reach; a triumph counts at rolls of the notes, by their Characteristic. */
export const RECHARGES = [
  'death-blow',
  'triumph-Qik',
  'triumph-Sta',
  'triumph-Dex',
  'triumph-Str',
  'triumph-Per',
  'triumph-Int',
  'triumph-Com',
  'triumph-Pre',
  'gift-roll',
  'any-shrine',
  'primary-shrine',
  'next-event',
  'next-encounter',
] as const;
export type Recharge = (typeof RECHARGES)[number];

export const CHARM_RECHARGE: Chart<Recharge> = {
  rule: 'RUN-CHART-CHARM-RECHARGE',
  rows: [
    [15, 'death-blow'],
    [21, 'triumph-Qik'],
    [27, 'triumph-Sta'],
    [33, 'triumph-Dex'],
    [39, 'triumph-Str'],
    [45, 'triumph-Per'],
    [51, 'triumph-Int'],
    [57, 'triumph-Com'],
    [64, 'triumph-Pre'],
    [70, 'gift-roll'],
    [74, 'any-shrine'],
    [85, 'primary-shrine'],
    [95, 'next-event'],
    [100, 'next-encounter'],
  ],
};
