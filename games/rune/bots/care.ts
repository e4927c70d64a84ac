// Treating oneself and others: what life is worth, whose ever it is.

import { healing } from '../rules/fight/odds.ts';
import { rollScore } from '../rules/fight/rolls.ts';
import { treatmentDifficulty } from '../rules/healing.ts';
import { FELLOW_LIFE, lifeOf, stamina } from './stakes.ts';
import type { Survey, Unit } from './survey.ts';

/** A die on the average; hit points for each by which a treatment succeeds. RUN-HEAL-09 */
const DIE = 5.5;
const PER_MARGIN = 4;

/** What a treatment is worth, by its odds. */
export function careWorth(survey: Survey, healer: Unit, patient: Unit): number {
  const { state } = survey;
  const chance = healing(state, healer.one, patient.one);
  const { hp, wounds, condition, id, seat } = patient.one;
  if (!patient.isHero) return chance;
  const own = seat === healer.one.seat;
  const life = lifeOf(survey, patient);
  if (condition === 'dying')
    return chance * (FELLOW_LIFE + (own ? life : survey.temper.fellows * FELLOW_LIFE));
  const ahead = DIE + rollScore(state, healer.one, 'healer', id) - treatmentDifficulty(wounds, 'combat');
  const margin = Math.max(2, ahead + 2);
  const back = wounds === 0 ? (1 + margin) * PER_MARGIN : Math.max(patient.woundThreshold, margin);
  const better =
    stamina(Math.min(patient.sheet.maxHp, hp + back), Math.max(0, wounds - 1)) - stamina(hp, wounds);
  return chance * better * (own ? life : survey.temper.fellows * FELLOW_LIFE);
}
