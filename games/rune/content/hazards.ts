// What falls, fire, water, footing and traps of a field come to, in numbers. RUN-TER, RUN-HAZ

import type { Current, Surface } from './terrain.ts';

/** RUN-TER-112, RUN-RULING-T15 */
export const SLIPPERY = {
  /** Paces that anybody may go there in one action without a roll. */
  safely: 2,
  balance: 6,
  /** Raw Damage that tests a foothold. RUN-TER-113 */
  shaken: 10,
} as const;

export const SLOPE = {
  /** RUN-TER-122 */
  shaken: 15,
  /** Who fails by more rolls downhill, so many paces for each point. RUN-TER-123 */
  rollsBeyond: 5,
  pacesAPoint: 3,
} as const;

export const BOWLED_OVER = {
  /** RUN-TER-125 */
  dodge: 6,
  /** Who fails by no more falls onto the other. RUN-TER-126 */
  tangledUpTo: 5,
} as const;

/** DFN of those who lie tangled; they cannot attack. RUN-TER-127, RUN-RULING-T13 */
export const TANGLED_DFN = -9;

/** Stamina alone, in every round in a place that hurts; of foes Res. RUN-TER-46, RUN-RULING-T22 */
export const PLACE_DIFFICULTY = 4;

/** RUN-HAZ-DROWN-02 */
export const SWIM = {
  base: 4,
  surface: { tranquil: -3, choppy: 0, raging: 3, undercurrent: 5 } satisfies Record<Surface, number>,
  current: { none: 0, slight: 3, strong: 6 } satisfies Record<Current, number>,
  directed: 2,
  pulling: 4,
  rope: 3,
} as const;

/** Paces of the fifty feet that go with Climb. RUN-ABIL-CLI-01 */
export const ROPE = 20;

/** What escalates begins with so much and grows by two a round. RUN-TRAP-28, RUN-HAZ-DROWN-04, RUN-HAZ-FIRE-02, -05 */
export const DROWNING = 6;
export const BURNING = 6;
export const RAGING_FIRE = 12;
const ESCALATION = 2;
/** What it has grown by in a round of it, from 1; `later`: rounds by which that begins later. */
export const grown = (round: number, later: number): number => ESCALATION * Math.max(0, round - 1 - later);

/** The runner's die that sets clothes alight; of quilt and fur. RUN-HAZ-FIRE-01 */
export const IGNITION = { ordinary: 6, furry: 4 } as const;
/** A Dex roll; one that failed makes the next harder, but not in a raging fire. RUN-HAZ-FIRE-03, -05, RUN-RULING-T51 */
export const SMOTHERING = { ordinary: 4, raging: 6 } as const;

/** RUN-HAZ-FALL-01 */
export const LANDING = 6;

export interface Fall {
  /** Feet. */
  readonly upTo: number;
  readonly good: number;
  readonly bad: number;
}

/** Nobody is hurt who falls less. RUN-RULING-T50 */
export const HARMLESS_FALL = 10;

/** RUN-HAZ-FALL-03 */
export const FALLS: readonly Fall[] = [
  { upTo: 15, good: 5, bad: 10 },
  { upTo: 20, good: 10, bad: 20 },
  { upTo: 25, good: 20, bad: 30 },
  { upTo: 30, good: 25, bad: 30 },
  { upTo: 40, good: 30, bad: 35 },
  { upTo: 60, good: 35, bad: 40 },
  { upTo: 80, good: 40, bad: 45 },
  { upTo: 100, good: 45, bad: 50 },
  { upTo: Infinity, good: 50, bad: 55 },
];

/** Animals too small to fight. RUN-HAZ-NUIS */
export const SWARM = {
  /** Of the roll to bear them, with what they have done so far; and to fend them off, with what they could do. RUN-HAZ-NUIS-02, -06 */
  difficulty: 6,
  /** Off every roll of whomever they are about. RUN-HAZ-NUIS-03 */
  distraction: 1,
  /** Armor that is no better than this keeps nothing out. RUN-HAZ-NUIS-05 */
  thin: 2,
  times: 3,
} as const;

/** What of a field's harm armor soaks; against the rest only Stamina helps. RUN-TRAP-15, RUN-NUM-17 */
export const ARMOR_HELPS = {
  place: true,
  trap: true,
  fall: false,
  drowning: false,
  fire: false,
  swarm: false,
} as const;

/** What an ambush takes off, round by round; and after the first of them for whoever has shaken it off. RUN-HAZ-AMBUSH-05, -06 */
export const AMBUSH = { rounds: [6, 3, 1], shaken: [0, 2], difficulty: 9 } as const;

/** To see a trap in time, where nobody set another Difficulty. RUN-TRAP-06, RUN-BASIC-17 */
export const AVOIDING = 6;

/** Who is caught in a grabber trap. RUN-HAZ-GRAB-03 */
export const GRABBED = { shotAt: 3, melee: -3 } as const;

export const DECOYS = {
  /** Exactly as far. RUN-TER-59 */
  panic: 30,
  /** RUN-RULING-T67 */
  run: 15,
  /** Who attacks within so many paces of one takes 1 off. RUN-TER-62 */
  hamperWithin: 5,
  /** RUN-TER-63 */
  difficulty: 6,
} as const;

export const HOSTAGES = {
  /** What a captor adds to his Soak, and the hostage takes instead. RUN-TER-72, -73 */
  soak: 6,
  /** RUN-TER-74 */
  hitPoints: 18,
  /** Who beats the captor's defence by so much may strike past. RUN-TER-75 */
  bypass: 10,
  /** RUN-TER-79 */
  heroes: 2,
  /** For one that is freed, and off for one that is slain. RUN-TER-78 */
  points: 20,
} as const;

/** Who lies flat is harder to spot, behind cover for as many as this. RUN-TER-26, -27 */
export const PRONE = { spot: 3, room: 3 } as const;

/** Paces for each point of a zone of danger or of safety. RUN-TRAP-60 */
export const POSITION_STEP = 10;

/** Of whoever lost an arm, lest he lose heart. RUN-SPECIAL-13 */
export const NERVE = 6;
