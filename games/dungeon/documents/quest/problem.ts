// What can be wrong with a quest.

import type { DocumentPath, Problem } from '@skald/kernel';
import type { FurnitureKind } from '../../content/furniture.ts';
import type { Item, QuestObject } from '../../content/items.ts';
import type { Boss, Hero, Minion, ModelType } from '../../content/models.ts';
import type { Special } from '../../content/quest/schema.ts';
import type { Spell } from '../../content/spells.ts';
import type { ObjectiveKind } from './objectives.ts';

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

type Of<Code extends ProblemCode, Params> = Readonly<Record<Code, Readonly<Params>>>;

/** What a problem is about, by its code; those that are not here need no more than their place. */
type Told = Of<'tooSmall' | 'tooLarge' | 'unequalRows', { path: string }> &
  Of<'unknownLetter' | 'unknownSpecial' | 'malformed', { path: string }> &
  Of<'strayPiece', { what: ModelType | FurnitureKind }> &
  Of<'heroWithoutStart' | 'heroNotListed' | 'heroTwice' | 'heroesApart' | 'heroAbsent', { hero: Hero }> &
  Of<'bossTwice' | 'bossMissing', { boss: Boss }> &
  Of<'doorShape' | 'doorInNoWall' | 'doorLeadsNowhere' | 'doorNotDescribed', { door: string }> &
  Of<'doorNotDrawn' | 'doorTwice' | 'doorUnknown' | 'doorWithoutWard', { door: string }> &
  Of<'notLocked', { what: 'chest' | 'door' }> &
  Of<'nothingToSearch' | 'searchTwice', { what?: FurnitureKind }> &
  Of<'unreachableFloor', { squares: number }> &
  Of<'unreachableObjective' | 'narrowRoute', { what: ObjectiveKind }> &
  Of<'keyMissing', { ward: number }> &
  Of<'largeStuck' | 'largeConfined', { model: ModelType }> &
  Of<'spellNotForCaster', { hero: Hero | Boss; spell: Spell }> &
  Of<'itemNotForOwner', { owner: Hero | Boss; item: Item }> &
  Of<'itemForNobody', { item: Item }> &
  Of<'deckTooLarge', { deck: number; most: number }> &
  Of<'poolTooLarge', { minion: Minion }> &
  Of<'objectMissing', { object: QuestObject }> &
  Of<'specialTwice', { special: Special['type'] }> &
  Of<'tooLongToHold', { rounds: number; most: number }>;

export type ProblemParams<Code extends ProblemCode> = Code extends keyof Told
  ? Told[Code]
  : Readonly<Record<never, never>>;

type Details<Code extends ProblemCode> = Code extends keyof Told
  ? [details: { readonly params: Told[Code]; readonly rule?: string }]
  : [details?: { readonly rule?: string }];

export function problem<Code extends ProblemCode>(
  code: Code,
  path: DocumentPath,
  ...[details]: Details<Code>
): Problem {
  return { code, rule: null, path, params: {}, ...details };
}

export const advice = <Code extends ProblemCode>(...given: Parameters<typeof problem<Code>>): Problem => ({
  ...problem(...given),
  advice: true,
});
