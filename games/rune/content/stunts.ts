// What else may be done in a fight, and by which Abilities. RUN-RULING-C44

import type { Ability } from './abilities.ts';
import type { Characteristic } from './characteristics.ts';
import { DEFAULT_DIFFICULTY } from './difficulties.ts';

export const STUNT_KINDS = [
  'vantage',
  'clear',
  'block',
  'veil',
  'turn',
  'disarm',
  'disarmHastily',
  'distract',
] as const;
export type Stunt = (typeof STUNT_KINDS)[number];

type Ways = readonly (readonly [Ability, Characteristic])[];

const DISARMING: Ways = [['traps', 'Dex']];

/** A place that helps until one leaves it; something carried off or put in the way; dust and smoke; doors, lights, what topples; a trap; a trick. */
export const STUNTS: Readonly<Record<Stunt, Ways>> = {
  vantage: [
    ['balance', 'Dex'],
    ['climb', 'Str'],
    ['jump', 'Str'],
  ],
  clear: [
    ['brawling', 'Str'],
    ['repair', 'Dex'],
  ],
  block: [
    ['brawling', 'Str'],
    ['repair', 'Dex'],
  ],
  veil: [
    ['survival', 'Int'],
    ['stealth', 'Dex'],
  ],
  turn: [
    ['brawling', 'Str'],
    ['pick-lock', 'Dex'],
  ],
  disarm: DISARMING,
  disarmHastily: DISARMING,
  distract: [
    ['deception', 'Pre'],
    ['demeanor', 'Com'],
    ['skald', 'Pre'],
    ['sing', 'Com'],
  ],
};

/** RUN-BASIC-17 */
export const STUNT_DIFFICULTY = DEFAULT_DIFFICULTY;
/** Off the roll of whoever does it in half the time. RUN-ABIL-TRA-03, RUN-ACT-14 */
export const HASTE = -5;
/** Paces within which somebody can be distracted. */
export const DISTRACTION = 10;
