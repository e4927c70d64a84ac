// The Ability or Characteristic that a thing is bound to. RUN-CHART-ABILITY, RUN-CHART-CHARACTERISTIC

import type { Ability } from '../abilities.ts';
import type { Characteristic } from '../characteristics.ts';
import type { Chart } from './chart.ts';

/** On either side of which one goes on rolling. RUN-TRE-55 */
const TURN = 30;

/** Two numbers each, and three from Balance on, but four for Traps. */
// biome-ignore format: as printed, column by column
const BY_TWO: readonly Ability[] = [
  'music', 'sing', 'repair', 'disguise', 'pursuit', 'seamanship', 'ski', 'ride', 'carouse', 'gamble', 'deception',
  'animal-handling', 'demeanor', 'sleep', 'brawling', 'insight', 'runes', 'survival', 'skald', 'lore', 'leadership', 'map',
  'pick-lock', 'stealth', 'bargain', 'awareness', 'divine-awareness', 'bows', 'swim', 'chain-weapon',
];

export const ABILITY_CHART: Chart<Ability> = {
  rule: 'RUN-CHART-ABILITY',
  modifiers: { A: -30, B: -15, D: 5, E: 10, F: 15 },
  turnsAt: TURN,
  rows: [
    ...BY_TWO.map((ability, i) => [2 * i + 2, ability] as const),
    [63, 'balance'],
    [66, 'climb'],
    [69, 'jump'],
    [72, 'bravery'],
    [76, 'traps'],
    [79, 'healer'],
    [82, 'sprint'],
    [85, 'dodge'],
    [88, 'longshaft-weapon'],
    [91, 'two-weapons'],
    [94, 'thrown-weapon'],
    [97, 'great-weapon'],
    [100, 'single-weapon'],
  ],
};

export const CHARACTERISTIC_CHART: Chart<Characteristic> = {
  rule: 'RUN-CHART-CHARACTERISTIC',
  modifiers: { A: 10, B: 5, D: -5, E: -15, F: -30 },
  turnsAt: TURN,
  rows: [
    [15, 'Qik'],
    [28, 'Sta'],
    [44, 'Dex'],
    [56, 'Str'],
    [68, 'Per'],
    [80, 'Int'],
    [90, 'Com'],
    [100, 'Pre'],
  ],
};
