// What can be agreed before a fight.

import type { Settings } from '@skald/text';
import type { Options } from '../../rules/fight/setup.ts';
import { names as n } from './names.ts';

export type GameSettings = Settings<keyof Options>;

export const settings: GameSettings = {
  map: { about: 'Battle map' },
  foes: { about: 'Foes' },
  mustHunt: { about: 'Out of food: the heroes must hunt' },
  rounds: { about: 'Night falls after', number: n.rounds },
  surprised: {
    about: 'Walked into an ambush',
    values: { nobody: 'Nobody', heroes: 'The heroes', foes: 'The foes' },
  },
};
