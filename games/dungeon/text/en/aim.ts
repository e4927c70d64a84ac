// What one plays for.

import type { Boss, Goal, Item } from '../../content/index.ts';
import { names as n } from './names.ts';

export const aim = {
  goals: {
    allLeave: (): string => 'All leave by an exit',
    carryOut: (item: Item): string => `Carry out ${n.item(item)}`,
    cripple: (boss: Boss): string => `Cripple ${n.model(boss)}`,
    destroyAll: (): string => 'Leave no enemy standing',
    holdOut: (rounds: number): string =>
      rounds === 1 ? 'Hold out for a round' : `Hold out for ${rounds} rounds`,
    protect: (at: string): string => `Keep the chest at ${at} shut`,
  } satisfies Record<Goal['type'], unknown>,
  heroes: (goals: readonly string[]): string => `${goals.join('. ')}.`,
  overlord: (all: boolean, time: boolean, chests: readonly string[]): string =>
    `Cripple ${all ? 'every Hero' : 'one Hero'}${chests.map((at) => `, or break open the chest at ${at}`).join('')}${time ? ', or hold them up until your deck is used up' : ''}.`,
  /** As it stands in the chip of the Overlord. */
  hunt: (all: boolean, chests: readonly string[]): string =>
    [
      all ? 'Cripple every Hero' : 'Cripple one Hero',
      ...chests.map((at) => `or break open the chest at ${at}`),
    ].join(' '),
  perils: {
    heroes: (all: boolean, time: boolean, chests: readonly string[]): readonly string[] => [
      all ? 'all of you are Crippled' : 'one of you is Crippled',
      ...chests.map((at) => `the dead break open the chest at ${at}`),
      ...(time ? ['a round ends and the Overlord has no card left to draw'] : []),
    ],
    overlord: (goals: readonly string[]): readonly string[] =>
      goals.map((goal) => `the Heroes do it: ${goal}`),
  },
  rounds: (left: number): string => (left === 1 ? 'last round' : `${left} rounds left`),
  round: (round: number): string => `round ${round}`,
  score: {
    heroes: 'Heroes who got out or still stand, of all who came',
    overlord: 'Heroes Crippled, of those that end it',
  },
};

export type AimWords = typeof aim;
