// What a blow does to a body. RUN-DMG

export interface Body {
  readonly hp: number;
  readonly maxHp: number;
  readonly wounds: number;
  readonly woundThreshold: number;
}

/** Dying: somebody may still bring him back. Dead: nobody can. */
export type Condition = 'able' | 'incapacitated' | 'dying' | 'dead';

export const INCAPACITATING_WOUNDS = 4;
export const MORTAL_WOUNDS = 5;
/** Below this nothing helps. RUN-DMG-14 */
const BEYOND_REVIVAL = -20;

/** Raw Damage less what is soaked; a Soak never heals. RUN-DMG-01 to -03, RUN-MELEE-05 */
export const lostHitPoints = (margin: number, dam: number, soak: number): number =>
  Math.max(0, margin + dam - soak);

/** RUN-DMG-06, -07 */
export const woundsOf = (lost: number, threshold: number): number => Math.floor(lost / threshold);

export interface Hurt<B extends Body> {
  readonly body: B;
  readonly condition: Condition;
  readonly wounds: number;
}

/** Hit points first, then Wounds, then what becomes of him. RUN-DMG-04, -11 to -15, RUN-RULING-C40 */
export function hurt<B extends Body>(body: B, lost: number): Hurt<B> {
  const wounds = woundsOf(lost, body.woundThreshold);
  const left = body.hp - lost;
  const hit = { ...body, hp: Math.max(0, left), wounds: Math.min(MORTAL_WOUNDS, body.wounds + wounds) };
  return { body: hit, condition: left < BEYOND_REVIVAL ? 'dead' : conditionOf(hit), wounds };
}

export function conditionOf({ hp, wounds }: Pick<Body, 'hp' | 'wounds'>): Condition {
  if (hp <= 0 || wounds >= MORTAL_WOUNDS) return 'dying';
  return wounds >= INCAPACITATING_WOUNDS ? 'incapacitated' : 'able';
}

/** The most that anything but Wounds may impair. RUN-DMG-10 */
const MOST_OTHER_IMPAIRMENT = 2;

/** Off every roll: Wounds, what else impairs, and what invigorates against both. RUN-DMG-08 to -10, -17 */
export const impairmentOf = (wounds: number, other = 0, invigoration = 0): number =>
  wounds + Math.min(other, MOST_OTHER_IMPAIRMENT) - invigoration;
