// Games that come everywhere, for tests of what bots know.

import type { Decision, Game } from '@skald/kernel';
import { walk } from '@skald/kernel/testing';
import { dungeon } from '../index.ts';
import type { State } from '../rules/state.ts';

/** Seeds far apart: the first face of fast dice follows the seed. */
const SPREAD = 0x9e37_79b1;

/** Two answers of three are sensible, so that games come far; the third is not, so that they come everywhere. */
function pick(state: State, decision: Decision, roll: (sides: number) => number): number {
  const weights = dungeon.sense.weigh(state, decision);
  if (roll(3) > 1) return weights.indexOf(Math.max(...weights));
  const any = roll(weights.length) - 1;
  return decision.options[any]?.act === 'concede' ? weights.indexOf(Math.max(...weights)) : any;
}

/** These have every kind of question. */
const ADVENTURES = [1, 2, 5, 8];

/** Games of several adventures, looked at question by question. */
export function everywhere(look: (state: State, decision: Decision) => void): void {
  for (const quest of ADVENTURES)
    walk(dungeon as Game<State>, {
      seats: quest % 2 === 0 ? ['overlord', ['danor'], []] : [[], 'overlord'],
      options: { quest },
      seed: quest * SPREAD,
      look,
      pick,
    });
}
