// An encounter as the charts for those in a hurry give it, die after die, before anybody asks whether it is legal.
// RUN-QUICK-01 to -11

import type { Dice } from '@skald/kernel';
import { diffCost, TYPE_PRICE } from '../../../content/design/rolls.ts';
import { dmgCost } from '../../../content/design/traps.ts';
import { FOE, type Foe } from '../../../content/foes.ts';
import { type Chart, readChart, sidesOf } from '../../../content/quick/chart.ts';
import {
  GROUND_WORTH,
  QUICK_FEATURES,
  QUICK_FOE,
  QUICK_GROUND,
  QUICK_THREAT,
  type QuickGround,
} from '../../../content/quick/combat.ts';
import {
  PRIZE,
  PRIZE_DIFFICULTY,
  PRIZE_ROLL,
  PRIZE_WORTH,
  type Prize,
  type QuickFeat,
} from '../../../content/quick/prizes.ts';
import {
  damFor,
  type QuickTrap,
  TRAP_BUDGET,
  TRAP_COUNT,
  TRAP_DIFFICULTY,
  TRAP_ROLL,
} from '../../../content/quick/traps.ts';
import type { Threat } from '../../../content/threats.ts';
import { threatsOf } from '../../mustering.ts';
import { filled } from '../filling.ts';

type Rolled<A> = { readonly ability: A; readonly type: (typeof TRAP_ROLL)[number]['gives']['type'] };

export interface TrapSketch {
  readonly difficulty: number;
  readonly roll: Rolled<QuickTrap>;
  /** Null where nothing is left for it. RUN-QUICK-15 */
  readonly dam: number | null;
}

export interface PrizeSketch {
  /** Null: a simple act is enough. RUN-QUICK-06 */
  readonly won: { readonly difficulty: number; readonly roll: Rolled<QuickFeat> } | null;
  readonly prize: Prize;
}

export interface QuickSketch {
  readonly heroes: number;
  /** The two before the fight: for every trap something to win. RUN-QUICK-04 */
  readonly events: readonly {
    readonly traps: readonly TrapSketch[];
    readonly prizes: readonly PrizeSketch[];
  }[];
  readonly foe: Foe | 'other';
  readonly threats: readonly Threat[];
  readonly grounds: readonly { readonly ground: QuickGround; readonly trap: TrapSketch }[];
}

/** As they are, or with Difficulties rolled anew that no budget would pay for. RUN-QUICK-15, RUN-RULING-R33 */
export type Manner = 'literal' | 'mended';

const EVENTS_BEFORE = 2;

export function rollSketch(dice: Dice, heroes: number, manner: Manner): QuickSketch {
  const events = Array.from({ length: EVENTS_BEFORE }, () => {
    const count = on(dice, TRAP_COUNT);
    return {
      traps: times(count, () => rollTrap(dice, TRAP_BUDGET, manner)),
      prizes: times(count, () => rollPrize(dice)),
    };
  });
  const foe = on(dice, QUICK_FOE);
  const threats = rollThreats(dice, foe, heroes);
  const grounds = rollGrounds(dice);
  return {
    heroes,
    events,
    foe,
    threats,
    grounds: grounds.map((ground) => ({ ground, trap: rollTrap(dice, GROUND_WORTH[ground], manner) })),
  };
}

const on = <T>(dice: Dice, chart: Chart<T>): T => readChart(chart, dice.roll(sidesOf(chart)));

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** RUN-QUICK-02, -03 */
function rollTrap(dice: Dice, budget: number, manner: Manner): TrapSketch {
  let difficulty = on(dice, TRAP_DIFFICULTY);
  const roll = on(dice, TRAP_ROLL);
  const left = (): number => budget - diffCost(difficulty) - TYPE_PRICE[roll.type].points;
  while (manner === 'mended' && left() < 0) difficulty = on(dice, TRAP_DIFFICULTY);
  return { difficulty, roll, dam: damFor(left()) };
}

/** RUN-QUICK-05, -06 */
function rollPrize(dice: Dice): PrizeSketch {
  const difficulty = on(dice, PRIZE_DIFFICULTY);
  const won = difficulty === null ? null : { difficulty, roll: on(dice, PRIZE_ROLL) };
  return { won, prize: on(dice, PRIZE) };
}

/** What the chart says of something that is in no gallery. RUN-CHART-COMBAT1 */
const OTHER = { maxThreat: 'terrifying', mix: 0 } as const;

/** Again until the type may be so dangerous, and until so many of them are a match. RUN-QUICK-08, -10, -11 */
function rollThreats(dice: Dice, foe: Foe | 'other', heroes: number): Threat[] {
  const kind = foe === 'other' ? OTHER : FOE[foe];
  const legal = threatsOf(kind, heroes);
  for (;;) {
    const threat = on(dice, QUICK_THREAT);
    const found = legal.includes(threat) ? filled(threat, kind.mix ?? 0, heroes) : null;
    if (found !== null) return found;
  }
}

/** RUN-QUICK-08 */
function rollGrounds(dice: Dice): QuickGround[] {
  const found = new Set<QuickGround>();
  while (found.size < QUICK_FEATURES) found.add(on(dice, QUICK_GROUND));
  return [...found];
}

export interface QuickSums {
  readonly spent: number;
  readonly earned: number;
}

/** What the ledger counts, a row of the third chart being one thing. RUN-QUICK-13, -17 */
export function sumsOfSketch({ events, grounds }: QuickSketch): QuickSums {
  const points = [
    ...events.flatMap(({ traps }) => traps.flatMap(trapPoints)),
    ...events.flatMap(({ prizes }) => prizes.flatMap(prizePoints)),
    ...grounds.flatMap(({ ground, trap }) => [-GROUND_WORTH[ground], ...trapPoints(trap)]),
  ];
  return {
    spent: points.reduce((sum, one) => sum + Math.max(0, one), 0),
    earned: points.reduce((sum, one) => sum - Math.min(0, one), 0),
  };
}

const trapPoints = ({ difficulty, roll, dam }: TrapSketch): number[] => [
  diffCost(difficulty),
  TYPE_PRICE[roll.type].points,
  dmgCost(dam ?? 0),
];

const prizePoints = ({ won }: PrizeSketch): number[] => [
  -PRIZE_WORTH,
  ...(won === null ? [] : [diffCost(won.difficulty), TYPE_PRICE[won.roll.type].points]),
];
