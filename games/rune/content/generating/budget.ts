// How an encounter that nobody designed spends its points: sensibly for those who will play it.

import type { Theme } from '../fights.ts';
import type { Scene } from './scenes.ts';

/** For whom there are generated ones. */
export const HEROES = { least: 2, most: 8, usual: 4 } as const;

/** Whoever has gained more is asked for more, up to a point. */
export const HARDNESS = {
  /** A point of Difficulty for so many victory points. */
  difficulty: { from: 6, step: 600, most: 10 },
  /** Dam of a single trap: nobody should die of the first mistake. */
  dam: { from: 25, each: 5, step: 400, most: 50 },
  /** Rows of falls, dice and the like. */
  rows: { from: 2, step: 500, most: 8 },
} as const;

/** Beyond this no eight traps are worth their points, whatever the limit. */
export const MOST_SPENT = 700;
/** What a trap is worth on average, and how many there are. */
export const TRAP_SHARE = { each: 42, least: 4, most: 8 } as const;
/** Points below the limit at which one may stop. */
export const SLACK = 6;
/** How much of what is spent is earned before the fight is won, in percent. */
export const EARNED_BEFORE = 60;
/** In so many of a hundred. */
export const CHANCES = {
  secondFight: 25,
  leaderChooses: 60,
  ambush: 20,
  alarm: 35,
  archers: 30,
  alternate: 35,
  secondTry: 25,
  trial: 60,
  fourthEvent: 45,
} as const;

/** Who is at home where; the first more often than the others. */
export const AT_HOME: Readonly<Record<Scene, readonly Exclude<Theme, 'any'>[]>> = {
  cave: ['goblins', 'monsters', 'vikings'],
  hall: ['vikings', 'elves', 'dwarves'],
  forge: ['dwarves', 'dwarves', 'goblins'],
  forest: ['elves', 'goblins', 'monsters', 'vikings'],
  ice: ['monsters', 'elves', 'vikings'],
  ship: ['vikings', 'vikings', 'goblins'],
  temple: ['vikings', 'elves', 'goblins'],
  village: ['vikings', 'goblins', 'monsters'],
  tunnel: ['dwarves', 'goblins', 'monsters'],
  shore: ['vikings', 'monsters', 'elves'],
  mountain: ['monsters', 'dwarves', 'goblins'],
  swamp: ['goblins', 'monsters', 'elves'],
};

/** Too large, or too odd, for a band that comes from anywhere. */
export const RARE_FOES = ['mega-dwarf', 'beetle-werk', 'giant', 'tube-striker'] as const;
