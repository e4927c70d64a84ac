// What can be wrong with a quest.

import type { Place } from '../quest/schema.ts';

// biome-ignore format: by subject
export const PROBLEMS = [
  // A file that is no quest.
  'notAQuest', 'otherVersion', 'tooSmall', 'tooLarge', 'unequalRows', 'unknownLetter', 'unknownSpecial', 'malformed',
  // The drawing.
  'strayPiece', 'offTheBoard', 'heroWithoutStart', 'heroNotListed', 'heroTwice', 'heroesApart', 'bossTwice',
  'figureMissing', 'figureTwice', 'notABoss', 'nobodyToFight',
  // Doors, chests, furniture.
  'doorShape', 'doorInNoWall', 'doorLeadsNowhere', 'doorNotDescribed', 'doorNotDrawn', 'doorTwice', 'notLocked',
  'chestNotDescribed', 'chestNotDrawn', 'chestTwice', 'nothingToSearch', 'searchTwice',
  // Ways.
  'sealedRoom', 'unreachableFloor', 'unreachableObjective', 'keyMissing', 'narrowRoute', 'largeStuck', 'largeConfined',
  // Heroes, Overlord, victory, special rules.
  'spellNotForCaster', 'itemNotForOwner', 'itemForNobody', 'heroAbsent', 'deckTooLarge', 'poolTooLarge',
  'noExit', 'bossMissing', 'objectMissing', 'doorUnknown', 'doorWithoutWard', 'leverMissing', 'thresholdMisplaced',
  'areaWithoutFloor', 'specialTwice',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

export interface Problem {
  readonly code: ProblemCode;
  /** A quest with errors cannot be played; a warning is advice. */
  readonly severity: 'error' | 'warning';
  /** The square it is about. */
  readonly at: Place | null;
  readonly params: Readonly<Record<string, string | number>>;
  /** The rule it breaks, where there is one. */
  readonly rule: string | null;
}

export function problem(
  code: ProblemCode,
  { at = null, params = {}, rule = null }: Partial<Pick<Problem, 'at' | 'params' | 'rule'>> = {},
): Problem {
  return { code, severity: 'error', at, params, rule };
}

export const advice = (...given: Parameters<typeof problem>): Problem => ({
  ...problem(...given),
  severity: 'warning',
});
