// What bots know of Age of Heroes.

import type { Sense } from '@skald/kernel';
import type { State } from '../rules/state.ts';
import { forTheAbsent } from './absent.ts';
import { assess } from './assess.ts';
import { mayDecide } from './decisive.ts';
import { imagine } from './imagine.ts';
import { weigh } from './weigh.ts';

export const sense: Sense<State> = {
  imagine: (view, _seat, random) => imagine(view, random),
  weigh,
  mayDecide,
  assess,
  round: ({ turn }) => turn,
  forTheAbsent,
};
