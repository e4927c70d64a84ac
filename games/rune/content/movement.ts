// How far a rating carries one in an action, in paces. RUN-ABIL-BAL, -CLI, -JUM, -SPR, -SWI

import type { Ability } from './abilities.ts';

/** The shorter way leaves time for something else: half an action, or upwards in a jump. */
export interface Reach {
  readonly half: number;
  readonly full: number;
}

export type MovingAbility = Extract<Ability, 'balance' | 'climb' | 'jump' | 'sprint' | 'swim'>;

interface Table {
  readonly rows: readonly [Reach, Reach, Reach, Reach];
  /** What each rating above 3 adds. */
  readonly beyond: Reach;
}

const reach = (half: number, full: number): Reach => ({ half, full });
const CLIMBING: Table = {
  rows: [reach(7, 15), reach(10, 20), reach(13, 25), reach(16, 30)],
  beyond: reach(3, 5),
};

const TABLES: Readonly<Record<MovingAbility, Table>> = {
  balance: { rows: [reach(3, 6), reach(5, 10), reach(7, 14), reach(9, 18)], beyond: reach(2, 4) },
  climb: CLIMBING,
  jump: { rows: [reach(1, 2), reach(2, 5), reach(3, 10), reach(4, 15)], beyond: reach(1, 5) },
  sprint: { rows: [reach(8, 15), reach(10, 20), reach(12, 25), reach(15, 30)], beyond: reach(2.5, 10) },
  swim: CLIMBING,
};

/** By the rating alone: a Characteristic carries nobody further. RUN-ABIL-18, RUN-ABIL-SPR-03 */
export function reachOf(ability: MovingAbility, rating: number): Reach {
  const { rows, beyond } = TABLES[ability];
  const within = rows[Math.min(Math.max(rating, 0), 3)] as Reach;
  const above = Math.max(rating - 3, 0);
  return {
    half: Math.floor(within.half + above * beyond.half),
    full: Math.floor(within.full + above * beyond.full),
  };
}

/** What is left of a way through water. RUN-ABIL-SWI-03, RUN-RULING-H08 */
const WATERS = { calm: 1, choppy: 0.5, raging: 0.25 } as const;
export type Water = keyof typeof WATERS;
export const swum = (rating: number, water: Water): Reach => {
  const { half, full } = reachOf('swim', rating);
  return { half: Math.floor(half * WATERS[water]), full: Math.floor(full * WATERS[water]) };
};

/** Paces that anybody may back away, however fast he is. RUN-ACT-19 */
export const WITHDRAWAL = 15;
/** Of a full move: for fleeing, and for running recklessly. RUN-ACT-21, -26 */
export const dashOf = (fullMove: number): number => 2 * fullMove;
/** Paces that somebody may go for nothing to stop one who flees. RUN-ACT-23 */
export const INTERCEPTION = 10;
/** The fewest paces of a charge. RUN-MELEE-14, RUN-RULING-C11 */
export const CHARGE = 10;
