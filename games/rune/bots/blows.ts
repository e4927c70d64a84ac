// Blows reckoned in no time from two scores: what everybody on the field may do to everybody else.

import { fixedProspect, meleeProspect, type Prospect } from '../rules/blow.ts';
import type { Unit } from './survey.ts';

const kept = [new Map<number, Prospect>(), new Map<number, Prospect>()] as const;
const MOST_HP = 255;
const MOST_SCORE = 63;

const within = (score: number): number => Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score));

/** The same numbers come again and again. */
function prospect(dice: 0 | 1, ahead: number, net: number, target: Unit): Prospect {
  const [margin, dam] = [within(ahead), within(net)];
  const hp = Math.min(MOST_HP, target.one.hp);
  const { wounds } = target.one;
  const key =
    ((((margin + MOST_SCORE) * 128 + dam + MOST_SCORE) * 256 + hp) * 8 + wounds) * 256 +
    target.woundThreshold;
  const known = kept[dice].get(key);
  if (known !== undefined) return known;
  const aim = { ahead: margin, dam, soak: 0, hp, wounds, woundThreshold: target.woundThreshold };
  const made = dice === 0 ? meleeProspect(aim) : fixedProspect(aim);
  kept[dice].set(key, made);
  return made;
}

/** With what he would strike with; `more` is what else helps him to hit. */
export const blowBy = (by: Unit, at: Unit, more = 0): Prospect =>
  prospect(0, by.melee.atk - at.dfn + more, by.melee.dam - at.soak, at);

/** What stands still asks so much of a shot. RUN-MISSILE-04 */
const STANDING = 6;

/** With what he would shoot with. */
export const shotBy = (by: Unit, at: Unit): Prospect | null =>
  by.missile && prospect(1, by.missile.atk - STANDING, by.missile.dam - at.soak, at);
