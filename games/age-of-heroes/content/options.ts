// The options in which the two rulesets differ: AMI-DIFF, AOH-RULING-35, -46 and -74.

import { z } from 'zod';
import { MAX_LUCK_AMENDED, TURNS } from './glory.ts';

export const OptionsSchema = z.strictObject({
  /** AMI-DIFF-01 */
  lending: z.boolean(),
  /** AMI-DIFF-02 */
  fleeing: z.enum(['directed', 'winnerMoves']),
  /** The most luck a hero may spend on one battle; null: no limit. AMI-DIFF-03 */
  luckCap: z.int().min(0).max(99).nullable(),
  /** AMI-DIFF-04 */
  luckReveal: z.enum(['simultaneous', 'sequential']),
  /** AMI-DIFF-05 */
  areaByArea: z.boolean(),
  /** AMI-DIFF-06 */
  crt: z.enum(['table', 'sum']),
  /** AMI-DIFF-07 */
  recruitBlind: z.boolean(),
  /** AMI-DIFF-08 */
  freeMoveOrder: z.boolean(),
  /** AMI-DIFF-09 */
  faxiRiders: z.enum(['any', 'holder']),
  /** AMI-DIFF-10 */
  freyWorship: z.boolean(),
  /** AMI-DIFF-11 */
  njordAidWhen: z.enum(['nextSeaMove', 'nextTurn']),
  /** AMI-DIFF-12 */
  attacksPerCounter: z.enum(['once', 'oncePerTarget']),
  /** AMI-DIFF-13 */
  attackGrouping: z.enum(['chosen', 'wholeRegion']),
  /** AMI-DIFF-14 */
  wynn: z.enum(['marchHome', 'flee']),
  /** AMI-DIFF-15 */
  luckScope: z.enum(['any', 'combatDie']),
  /** AMI-DIFF-16 */
  hruntingOptional: z.boolean(),
  /** AMI-DIFF-18 */
  restartKeepsSword: z.boolean(),
  /** AMI-DIFF-20 */
  njordSix: z.enum(['deadly', 'forbidden']),
  /** AMI-DIFF-21 */
  godCheck: z.enum(['optional', 'automatic']),
  /** AMI-DIFF-25 and -26 */
  hiddenTreasures: z.boolean(),
  /** Whether a hero wounded by Yr stays in the battle. AOH-RULING-35 */
  yrSurvivorsFight: z.boolean(),
  /** Whether a counter that fled may attack later in the same turn. AOH-RULING-46 */
  attackAfterFlight: z.boolean(),
  /** Whether a new jarl may attack in the turn of his recruiting. AOH-RULING-74 */
  recruitsAttackAtOnce: z.boolean(),
  /** The turn after which the game ends. AOH-SEQ-12 */
  turns: z.int().min(1).max(99),
  /** Whether a player may say that his rune shall not work. AMI-DIFF-35, AOH-RULING-72 */
  runesAtWill: z.boolean().exactOptional(),
  /** Whether a fallen jarl must be paid for with what one has. AOH-RULING-62 */
  lossesMustHurt: z.boolean().exactOptional(),
});

export type Options = z.infer<typeof OptionsSchema>;

export const CLASSIC: Options = {
  lending: true,
  fleeing: 'directed',
  luckCap: null,
  luckReveal: 'simultaneous',
  areaByArea: true,
  crt: 'table',
  recruitBlind: false,
  freeMoveOrder: true,
  faxiRiders: 'any',
  freyWorship: true,
  njordAidWhen: 'nextSeaMove',
  attacksPerCounter: 'once',
  attackGrouping: 'chosen',
  wynn: 'marchHome',
  luckScope: 'any',
  hruntingOptional: true,
  restartKeepsSword: true,
  njordSix: 'deadly',
  godCheck: 'optional',
  hiddenTreasures: true,
  yrSurvivorsFight: true,
  attackAfterFlight: true,
  recruitsAttackAtOnce: false,
  turns: TURNS,
};

export const AMENDED: Options = {
  lending: false,
  fleeing: 'winnerMoves',
  luckCap: MAX_LUCK_AMENDED,
  luckReveal: 'sequential',
  areaByArea: false,
  crt: 'sum',
  recruitBlind: true,
  freeMoveOrder: false,
  faxiRiders: 'holder',
  freyWorship: false,
  njordAidWhen: 'nextTurn',
  attacksPerCounter: 'oncePerTarget',
  attackGrouping: 'wholeRegion',
  wynn: 'flee',
  luckScope: 'combatDie',
  hruntingOptional: false,
  restartKeepsSword: false,
  njordSix: 'forbidden',
  godCheck: 'automatic',
  hiddenTreasures: false,
  yrSurvivorsFight: false,
  attackAfterFlight: false,
  recruitsAttackAtOnce: true,
  turns: TURNS,
};

/** Settled after games had been played: it is named when a game begins, and one that does not name it goes on as it began. */
export const SETTLED_LATER = {
  classic: { runesAtWill: true, lossesMustHurt: true },
  amended: { runesAtWill: false, lossesMustHurt: true },
} as const;

export const PRESETS = { classic: CLASSIC, amended: AMENDED } as const;

/** What people give: a ruleset, and any single option that departs from it. AOH-RULING-01 */
export const GameOptionsSchema = OptionsSchema.partial().extend({
  ruleset: z.enum(['classic', 'amended']).default('classic'),
});

export type GameOptions = z.infer<typeof GameOptionsSchema>;

export function resolveOptions({ ruleset, ...single }: GameOptions): Options {
  // An option given as undefined is an option not given.
  const given = Object.entries(single).filter(([, value]) => value !== undefined);
  return { ...PRESETS[ruleset], ...Object.fromEntries(given) };
}
