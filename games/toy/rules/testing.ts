// What the laws are tried on.

import { clone } from '@skald/kernel';
import { pick, type Trial } from '@skald/kernel/testing';
import { CHARMS } from '../content/index.ts';
import type { State } from './state.ts';

export const TRIAL: Trial<State> = {
  setUp: (random) => ({
    seats: ['red', 'blue', 'green', 'white'].slice(0, 1 + random(3)),
    options: { rounds: random(12), course: { title: 'Any', widths: [random(6), random(8), random(8)] } },
  }),
  games: 60,
  matches: 20,
  every: 3,
  secrets: {
    /** The charms of the others may be any, where they have been chosen and not shown. */
    alike(state, seat, random) {
      const other = clone(state);
      for (const [of, runner] of other.runners.entries())
        if (of !== seat && runner.charm !== null && !runner.shown) runner.charm = pick(random, CHARMS);
      return [clone(state), other];
    },
    reveals: ({ type }) => ['charmShown', 'slipped'].includes(type),
    enough: 200,
  },
};
