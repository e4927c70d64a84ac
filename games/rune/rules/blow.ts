// One attack as numbers: whether it hits, by how much, and what else may come of it. RUN-MELEE, RUN-MISSILE

import { HOSTAGES } from '../content/hazards.ts';
import { FARTHEST, ordinaryIs } from './dice.ts';
import { lostHitPoints, MORTAL_WOUNDS, woundsOf } from './injury.ts';

/** Free attacks for a defender who was missed by so much. RUN-MELEE-26 */
export const ripostesOf = (margin: number): number => (margin < 0 ? Math.floor(-margin / 20) : 0);

/** Enemies that can reach one defender of a human's size. RUN-MELEE-07 */
const MOST_ENEMIES = 4;

/** Off the DFN of whoever has more than one enemy in reach. RUN-MELEE-06, -07 */
export const crowdedBy = (enemies: number): number => -2 * Math.max(0, Math.min(enemies, MOST_ENEMIES) - 1);

/** With as many hit points as this a hero may go berserk. RUN-MELEE-09 */
const BERSERK_HP = 21;
export const mayGoBerserk = (hp: number): boolean => hp >= BERSERK_HP;

/** What a target that does not dodge asks of a shot. RUN-MISSILE-04 */
export const STANDING_TARGET = 6;
/** For everybody beside the target or before it. RUN-MISSILE-10 */
export const CROWD = 3;

export type Shot =
  | { readonly hits: 'target'; readonly margin: number }
  | { readonly hits: 'bystander'; readonly margin: number }
  | { readonly hits: 'nothing' };

/** The shooter's total against a dodge or a standing target, with others about. RUN-MISSILE-07, -10, -12, -13 */
export function shotOf(total: number, defence: number, others: number): Shot {
  const crowd = CROWD * others;
  if (total >= defence + crowd) return { hits: 'target', margin: total - defence - crowd };
  return total >= defence ? { hits: 'bystander', margin: total - defence } : { hits: 'nothing' };
}

/** What comes of an attack on average, and how likely each turn of it is. */
export interface Prospect {
  readonly hit: number;
  readonly wound: number;
  readonly kill: number;
  /** Hit points that it costs on average, no more than there are. */
  readonly lost: number;
}

export interface Aim {
  /** All that is added to the attacker's die, less all that is added to the defender's. */
  readonly ahead: number;
  readonly dam: number;
  readonly soak: number;
  readonly hp: number;
  readonly wounds: number;
  readonly woundThreshold: number;
  /** Only a Wound destroys it; whatever else fells it, it rises again. RUN-FOELIST-DISHONORED.1, .2 */
  readonly rises?: boolean;
  /** What a captive takes of a blow that is not good enough to go past. RUN-TER-72, -75 */
  readonly shield?: number;
  /** No blow takes more. RUN-WORLD-03 */
  readonly cap?: number;
}

/** How likely two dice differ by exactly this, from −2 × 70 to 2 × 70. */
const DIFFERENCES: readonly number[] = (() => {
  const chances = new Array<number>(4 * FARTHEST + 1).fill(0);
  for (let one = -FARTHEST; one <= FARTHEST; one++)
    for (let other = -FARTHEST; other <= FARTHEST; other++)
      chances[one - other + 2 * FARTHEST]! += ordinaryIs(one) * ordinaryIs(other);
  return chances;
})();

/** How likely a die with so much more to add is at least as high as another. */
export const chanceToBeat = (ahead: number): number =>
  DIFFERENCES.reduce((sum, chance, i) => (ahead + i >= 2 * FARTHEST ? sum + chance : sum), 0);

/** Of a blow against somebody who defends himself. RUN-MELEE-03 to -05 */
export function meleeProspect(aim: Aim): Prospect {
  return gather(aim, DIFFERENCES, -2 * FARTHEST);
}

const SINGLE: readonly number[] = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) =>
  ordinaryIs(i - FARTHEST),
);

/** Of a shot, or a blow at somebody helpless: one die against a fixed number, which is taken off beforehand. RUN-RULING-C24 */
export function fixedProspect(aim: Aim): Prospect {
  return gather(aim, SINGLE, -FARTHEST);
}

function gather(
  {
    ahead,
    dam,
    soak,
    hp,
    wounds,
    woundThreshold,
    rises = false,
    shield = 0,
    cap = Number.POSITIVE_INFINITY,
  }: Aim,
  chances: readonly number[],
  from: number,
): Prospect {
  let [hit, wound, kill, lost] = [0, 0, 0, 0];
  for (const [i, chance] of chances.entries()) {
    const margin = ahead + from + i;
    if (margin < 0) continue;
    hit += chance;
    const shielded = margin < HOSTAGES.bypass ? shield : 0;
    const loses = Math.min(cap, lostHitPoints(margin, dam, soak + shielded));
    const more = woundsOf(loses, woundThreshold);
    if (more > 0) wound += chance;
    const fatal = loses >= hp && (!rises || more > 0);
    if (fatal || wounds + more >= MORTAL_WOUNDS) kill += chance;
    lost += chance * Math.min(loses, hp);
  }
  return { hit, wound, kill, lost };
}
