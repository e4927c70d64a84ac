// What rolls of the notes cost their designer. RUN-DIF, RUN-COND

/** RUN-DIF-20 to -28 */
export const ROLL_TYPES = [
  'standard',
  'singular',
  'noFault',
  'rush',
  'scramble',
  'dogpile',
  'weakLink',
  'lineOfDoom',
  'domino',
] as const;
export type RollType = (typeof ROLL_TYPES)[number];

/** RUN-RULING-T10 for the two that the rules do not price. */
export const TYPE_PRICE: Readonly<Record<RollType, { readonly points: number; readonly rule: string }>> = {
  standard: { points: 0, rule: 'RUN-DIF-20' },
  singular: { points: 0, rule: 'RUN-DIF-21' },
  noFault: { points: -15, rule: 'RUN-DIF-22' },
  rush: { points: 0, rule: 'RUN-DIF-23' },
  scramble: { points: 0, rule: 'RUN-DIF-24' },
  dogpile: { points: 0, rule: 'RUN-DIF-25' },
  weakLink: { points: 40, rule: 'RUN-DIF-26' },
  lineOfDoom: { points: 10, rule: 'RUN-DIF-27' },
  domino: { points: 20, rule: 'RUN-DIF-28' },
};

/** Where one hero, or whoever likes, rolls. RUN-COND-11 */
export const SINGULAR_TYPES: readonly RollType[] = ['singular', 'noFault', 'rush', 'scramble', 'dogpile'];
/** Where all roll, and one failure is everybody's. RUN-DIF-26 to -28 */
export const WEAK_LINKS: readonly RollType[] = ['weakLink', 'lineOfDoom', 'domino'];
/** They ask which way the danger lies. RUN-DIF-35, -37 */
export const DIRECTED_TYPES: readonly RollType[] = ['lineOfDoom', 'domino'];
/** What a beginner is offered. RUN-DIF-39 */
export const BEGINNERS_TYPES: readonly RollType[] = ['standard', 'singular', 'rush', 'noFault'];

/** A point of Difficulty, of an opponent's bonus or above a baseline, and where each of them is free. */
const STEP = 10;
/** RUN-DIF-02, -03 */
export const DIFFICULTY = { least: 4, free: 6, most: 14 } as const;
/** RUN-DIF-11, -12 */
export const OPPOSED = { least: 0, free: 2, most: 11 } as const;
/** RUN-DIF-124, RUN-RULING-T03 */
export const BASELINE = { least: -2, free: 0, most: 8 } as const;

export const diffCost = (difficulty: number): number => STEP * (difficulty - DIFFICULTY.free);
export const oppCost = (bonus: number): number => STEP * (bonus - OPPOSED.free);
export const baselineCost = (by: number): number => STEP * (by - BASELINE.free);

/** RUN-COND-04, -05 */
export const CONDITIONAL = { all: -10, single: -20 } as const;
/** RUN-COND-06 */
export const FIRST_EXPOSURE = -5;
/** RUN-COND-30 */
export const COMBAT_ACTION = 10;
/** RUN-COND-40 */
export const WITHOUT_KIT_PRICE = -5;

/** RUN-DIF-90, -91, RUN-RULING-T07 */
export const EXTRA_ROLL = -5;
export const UNLIMITED_ROLLS = -20;
/** RUN-DIF-95 */
export const ALTERNATE = -10;
export const MOST_METHODS = 3;
/** RUN-DIF-100 */
export const SIMULTANEOUS = 15;
/** RUN-DIF-130 */
export const LEADS_TO_TRAP = 10;
/** RUN-DIF-120 to -122 */
export const EXOTIC = { characteristic: 20, nobody: 40, stacked: 75 } as const;
/** From which roll against one secondary Ability on, and for each of those before it. RUN-DIF-125 */
export const CLUMPING = { from: 4, each: 15 } as const;
/** How many rolls pass before each further one is easier. RUN-DIF-142 */
export const BUFFNESS_AFTER = 6;

/** RUN-DIF-50 to -52 */
export const ACTION_SINK = { success: 10, trapAtEnd: 20, least: 2, mostWithTrap: 4 } as const;
/** RUN-DIF-55 */
export const PANIC_BUTTON = 25;
/** RUN-DIF-62, -64 */
export const ENDURANCE_GAIN: Readonly<Record<number, number>> = { 2: 25, 3: 40, 4: 60, 5: 85 };
export const ENDURANCE = { least: 2, most: 5 } as const;

/** How many successes a Countdown asks for. RUN-DIF-71 */
export const SHARES = ['half', 'all', 'oneAndHalf', 'double'] as const;
export type Share = (typeof SHARES)[number];
/** In halves of the heroes. */
export const HALVES: Readonly<Record<Share, number>> = { half: 1, all: 2, oneAndHalf: 3, double: 4 };
/** For each half: flat, or so many times the Difficulty, whichever is more. RUN-DIF-73 */
export const COUNTDOWN = { flat: 20, times: 2 } as const;
/** RUN-DIF-74 */
export const ATTEMPTS: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1, 4: 0.5, 5: 0.25 };

/** By the opponent's bonus, for each success after the first. RUN-DIF-81, RUN-RULING-T05 */
export const SCOREBOARD: readonly { readonly upTo: number; readonly points: number }[] = [
  { upTo: 2, points: 5 },
  { upTo: 5, points: 10 },
  { upTo: 8, points: 20 },
  { upTo: Infinity, points: 40 },
];
export const SCOREBOARD_SUCCESSES = { least: 3, most: 5 } as const;

/** A roll that wins and risks nothing, by its Difficulty. RUN-GAIN-31, RUN-RULING-R22 */
export const FREESTANDING: readonly { readonly upTo: number; readonly points: number }[] = [
  { upTo: 6, points: -10 },
  { upTo: 8, points: -8 },
  { upTo: 10, points: -5 },
  { upTo: 12, points: -3 },
  { upTo: 14, points: -1 },
];
