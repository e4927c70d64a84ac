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
  } satisfies Record<Goal['type'], unknown>,
  heroes: (goals: readonly string[]): string => `${goals.join('. ')}.`,
  overlord: (all: boolean, time: boolean): string =>
    `Cripple ${all ? 'every Hero' : 'one Hero'}${time ? ', or hold them up until your deck is used up' : ''}.`,
  /** As it stands in the chip of the Overlord. */
  hunt: (all: boolean): string => (all ? 'Cripple every Hero' : 'Cripple one Hero'),
  perils: {
    heroes: (all: boolean, time: boolean): readonly string[] => [
      all ? 'all of you are Crippled' : 'one of you is Crippled',
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
