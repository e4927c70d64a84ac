// Treating the hurt and bringing back the dying. RUN-HEAL

import { NIGHT } from '../content/tasks.ts';
import { type Body, INCAPACITATING_WOUNDS, MORTAL_WOUNDS } from './injury.ts';

/** By the patient's Wounds: what a healer must reach, and hours until anybody may try again. RUN-HEAL-05 */
const TREATMENTS: readonly (readonly [difficulty: number, hours: number])[] = [
  [4, 1],
  [5, 3],
  [6, 12],
  [8, 24],
  [10, 3 * 24],
  [12, 7 * 24],
];

const treatment = (wounds: number): readonly [number, number] =>
  TREATMENTS[Math.min(wounds, MORTAL_WOUNDS)] as readonly [number, number];

/** RUN-HEAL-06 */
const CIRCUMSTANCES = { wilderness: 0, combat: 3, sheltered: -3 } as const;
const PATIENTS = { human: 0, otherFolk: 3, undead: 6 } as const;

export const treatmentDifficulty = (
  wounds: number,
  where: keyof typeof CIRCUMSTANCES,
  who: keyof typeof PATIENTS = 'human',
): number => treatment(wounds)[0] + CIRCUMSTANCES[where] + PATIENTS[who];

/** By the Wounds that are left after an attempt, however it went; rows off, but never above the first. RUN-HEAL-13, RUN-RULING-G66 */
export const hoursUntilNext = (wounds: number, rowsOff = 0): number =>
  treatment(Math.max(0, wounds - rowsOff))[1];

/** As long as hours are left nobody tries again, but with a potion that makes one the better healer. RUN-HEAL-13, -16 */
export const mayTreat = (hours: number, potion = false): boolean => hours === 0 || potion;

/** Whoever is hurt anew may be treated anew; not so if one of his own hurt him to that end. RUN-HEAL-14, -15 */
export const reopensTreatment = (lost: number, meantByHisOwn: boolean): boolean => lost > 0 && !meantByHisOwn;

/** Between two encounters. RUN-HEAL-01 */
export const recovered = <B extends Body & { readonly impairment: number }>(patient: B): B => ({
  ...patient,
  hp: patient.maxHp,
  wounds: 0,
  impairment: 0,
});

/** In the midst of one a night and half a day make whole whoever has no Wounds; less does nothing, and no Wound closes. RUN-HEAL-02, -03 */
export const rested = <B extends Body>(
  patient: B,
  hours: { readonly sleep: number; readonly rest: number },
): B =>
  patient.wounds === 0 && hours.sleep >= NIGHT.sleep && hours.rest >= NIGHT.rest
    ? { ...patient, hp: patient.maxHp }
    : patient;

/** After a success by so much. RUN-HEAL-09 to -11, RUN-RULING-C22 */
export function treated<B extends Body>(patient: B, margin: number): B {
  const { wounds, woundThreshold } = patient;
  if (wounds === 0) return regained(patient, (1 + margin) * 4);
  const closed = Math.max(1, Math.floor(margin / woundThreshold));
  return { ...regained(patient, Math.max(woundThreshold, margin)), wounds: Math.max(0, wounds - closed) };
}

/** RUN-HERO-24 */
const regained = <B extends Body>(patient: B, hp: number): B => ({
  ...patient,
  hp: Math.min(patient.maxHp, patient.hp + hp),
});

/** Flat, whatever the circumstances. RUN-HEAL-20, RUN-RULING-C23 */
export const REVIVAL_DIFFICULTY = 12;
const REVIVED_HP = 4;

/** RUN-HEAL-23, -24, RUN-RULING-C40 */
export const revived = <B extends Body>(patient: B): B => ({
  ...patient,
  hp: Math.min(patient.maxHp, patient.hp + REVIVED_HP),
  wounds: Math.min(patient.wounds, INCAPACITATING_WOUNDS),
});
