// What can be agreed before an adventure.

import type { Settings } from '@skald/text';
import { ADVENTURES, type GameOptions } from '../../content/index.ts';

export type GameSettings = Settings<keyof GameOptions>;

export const settings: GameSettings = {
  quest: {
    about: 'Adventure',
    number: (value) => `${value}. ${ADVENTURES[value - 1]?.title.en ?? '?'}`,
  },
  party: {
    about: 'Band of Heroes on its way through the saga',
    values: { null: 'none: a single adventure' },
  },
  heroOrder: {
    about: 'Order of the Heroes',
    values: { free: 'chosen anew each round', fixed: 'as the adventure lists them' },
  },
  bossItems: { about: 'Items of Bosses', values: { true: 'are used', false: 'are only carried' } },
  conceding: { about: 'Giving up', values: { true: 'allowed', false: 'not allowed' } },
};
