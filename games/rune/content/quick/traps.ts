// Traps of an encounter that is made in a hurry: how many, how hard to avoid, and by what. RUN-QUICK-02, -03

import type { Ability } from '../abilities.ts';
import type { RollType } from '../design/rolls.ts';
import { dmgCost, MOST_DAM } from '../design/traps.ts';
import { type Chart, chart } from './chart.ts';

/** What an event may cost for each trap in it. RUN-QUICK-03 */
export const TRAP_BUDGET = 30;

/** RUN-CHART-TRAP1 */
export const TRAP_COUNT: Chart<number> = chart([4, 1], [8, 2], [10, 3]);

/** RUN-CHART-TRAP2 */
export const TRAP_DIFFICULTY: Chart<number> = chart([2, 4], [4, 5], [6, 6], [8, 7], [10, 8]);

/** With an Ability, or with whatever one fights with. */
export interface QuickRoll {
  readonly ability: Ability | 'weapon';
  readonly type: RollType;
}
export const quickRoll = <A extends QuickRoll['ability']>(ability: A, type: RollType) => ({ ability, type });

/** RUN-CHART-TRAP3 */
export const TRAP_ROLL = chart(
  [4, quickRoll('animal-handling', 'singular')],
  [8, quickRoll('weapon', 'dogpile')],
  [12, quickRoll('awareness', 'noFault')],
  [16, quickRoll('balance', 'standard')],
  [20, quickRoll('bows', 'dogpile')],
  [24, quickRoll('bravery', 'dogpile')],
  [28, quickRoll('brawling', 'noFault')],
  [32, quickRoll('climb', 'standard')],
  [36, quickRoll('traps', 'singular')],
  [40, quickRoll('disguise', 'singular')],
  [44, quickRoll('divine-awareness', 'noFault')],
  [48, quickRoll('dodge', 'standard')],
  [52, quickRoll('jump', 'standard')],
  [56, quickRoll('lore', 'noFault')],
  [60, quickRoll('map', 'singular')],
  [64, quickRoll('music', 'singular')],
  [68, quickRoll('pick-lock', 'singular')],
  [72, quickRoll('repair', 'noFault')],
  [76, quickRoll('runes', 'noFault')],
  [80, quickRoll('ski', 'standard')],
  [84, quickRoll('sleep', 'standard')],
  [88, quickRoll('sprint', 'standard')],
  [92, quickRoll('stealth', 'standard')],
  [96, quickRoll('survival', 'noFault')],
  [100, quickRoll('swim', 'standard')],
);
export type QuickTrap = (typeof TRAP_ROLL)[number]['gives']['ability'];

/** The highest Dam that so many points buy; null where they do not even pay for the roll. RUN-CHART-QDAM, RUN-QUICK-03, -15 */
export function damFor(budget: number): number | null {
  if (budget < 0) return null;
  let dam = 0;
  while (dam < MOST_DAM && dmgCost(dam + 1) <= budget) dam++;
  return dam;
}
