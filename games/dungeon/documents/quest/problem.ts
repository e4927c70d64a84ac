// What can be wrong with a quest.

import type { DocumentPath, Problem } from '@skald/kernel';

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
  'areaWithoutFloor', 'specialTwice', 'tooLongToHold', 'guardMissing', 'guardUnlocked', 'guardFilled', 'guardHidden',
  'guardTwice', 'guardAlone',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

export function problem(
  code: ProblemCode,
  path: DocumentPath,
  { params = {}, rule = null }: Partial<Pick<Problem, 'params' | 'rule'>> = {},
): Problem {
  return { code, rule, path, params };
}

export const advice = (...given: Parameters<typeof problem>): Problem => ({
  ...problem(...given),
  advice: true,
});
