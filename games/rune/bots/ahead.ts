// What still lies ahead of somebody in this sitting, and what a mishap on the way costs him, in victory points.

import { isHero, sheetOf } from '../rules/fight/fighters.ts';
import type { Fighter, State } from '../rules/fight/state.ts';
import { conditionOf, woundsOf } from '../rules/injury.ts';
import { netOf } from '../rules/scoring.ts';
import { stillToBeWon } from './lives.ts';
import { FELLOW_LIFE, stamina } from './stakes.ts';
import type { Survey } from './survey.ts';

/** What is lost with a life: what was made here, too. RUN-VP-32 */
export const lifeAhead = (state: State, one: Fighter): number =>
  stillToBeWon(state, one) + Math.max(0, netOf(state.tally, one.id));

/** So much raw Damage, less what is soaked: every hit point is a victory point, and some of it is life. RUN-VP-30 */
export function mishap({ state, temper }: Survey, one: Fighter, raw: number): number {
  const { soak, woundThreshold } = sheetOf(state, one);
  const lost = Math.min(one.hp, Math.max(0, raw - soak.total));
  return lost + (temper.life + lifeAhead(state, one)) * risk(one, lost, woundThreshold);
}

/** How much less likely he is to live: by what is left of him then, or at once. RUN-DMG-11, -13 */
function risk({ hp, wounds }: Fighter, lost: number, threshold: number): number {
  const more = wounds + woundsOf(lost, threshold);
  const at = conditionOf({ hp: hp - lost, wounds: more });
  return Math.max(stamina(hp, wounds) - stamina(hp - lost, more), at === 'dying' ? DYING : 0);
}
/** Somebody may still bring him back. */
const DYING = 0.75;

/** What the same costs somebody when it befalls all the others: for each who dies everybody pays. RUN-VP-41 */
export function mishapOfOthers({ state }: Survey, seat: number, raw: number): number {
  return state.fighters
    .filter((one) => isHero(one) && one.seat !== seat && one.condition === 'able')
    .reduce((sum, one) => {
      const { soak, woundThreshold } = sheetOf(state, one);
      const lost = Math.min(one.hp, Math.max(0, raw - soak.total));
      return sum + FELLOW_LIFE * risk(one, lost, woundThreshold);
    }, 0);
}
