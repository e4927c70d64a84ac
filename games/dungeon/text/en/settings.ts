// What can be agreed before an adventure.

import { ADVENTURES, type GameOptions } from '../../content/index.ts';

/** What an option is about, and its values where they need words. */
export interface Setting {
  readonly about: string;
  readonly values?: Readonly<Record<string, string>>;
  /** A number in words. */
  readonly number?: (value: number) => string;
}

export type Settings = Readonly<Record<keyof GameOptions, Setting>>;

export const settings: Settings = {
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
  conceding: { about: 'Giving up', values: { true: 'allowed', false: 'not allowed' } },
};
