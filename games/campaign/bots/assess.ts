// How the two sides stand, as chances to win.

import { PILLAGED_TO_WIN, type Side } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { type Features, featuresOf } from './features.ts';

/** By how much each thing moves the balance towards the Vikings, by how many villages have burnt: fitted to the outcome
 * of 48,000 positions of equal karl bots. */
const WEIGHTS: Readonly<Record<keyof Features, readonly [number, number, number, number]>> = {
  always: [-2.99, -2.39, -1.61, 0.34],
  vikings: [1.72, 1.58, 1.1, 0.57],
  normans: [-1.75, -1.08, -1.03, -1.29],
  raiders: [-0.64, -0.39, -0.25, -0.15],
  defenders: [0.34, -0.05, -0.26, -0.33],
  hope: [0.51, 1.39, 1.6, 2.32],
  best: [1, -1.42, -0.02, 0.72],
  burning: [-0.17, 0.37, -0.39, 2.65],
  disputed: [-0.62, 0.1, -1.28, -2.67],
  reserve: [1.02, 0.84, 1.88, 1.99],
  late: [-0.91, -0.07, -0.18, 0.39],
  siege: [0.72, 3.6, 3.38, 2.17],
  beached: [-0.1, -0.56, 1.73, 1.23],
  normanFirst: [0.14, -0.42, -0.1, -1.15],
  normanSecond: [-0.14, -0.25, -0.62, -0.77],
  vikingFirst: [0.09, 0.05, 0.14, 0.35],
  vikingSecond: [0.29, 0.12, 0.37, 0.42],
  vikingCards: [-0.12, 0.11, 0.24, 0.03],
  normanCards: [-0.21, 0.03, -0.04, -0.19],
  choice: [0.38, 0.17, -0.21, -0.22],
};
const NAMES = Object.keys(WEIGHTS) as (keyof Features)[];

function vikingChance(state: State): number {
  const { ended, sides, pillaged } = state;
  if (ended !== null) return sides[ended.winner] === 'vikings' ? 1 : 0;
  if (state.turn === 0) return 0.5;
  const features = featuresOf(state);
  const burnt = Math.min(PILLAGED_TO_WIN - 1, pillaged.length);
  const balance = NAMES.reduce((sum, name) => sum + (WEIGHTS[name][burnt] as number) * features[name], 0);
  return 1 / (1 + Math.exp(-balance));
}

export function assess(state: State): number[] {
  const vikings = vikingChance(state);
  return state.sides.map((side: Side) => (side === 'vikings' ? vikings : 1 - vikings));
}
