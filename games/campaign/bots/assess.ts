// How the two sides stand, as chances to win.

import { FIGHTING_POINTS, type Side } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { outlook, raid } from './worth.ts';

/** By how much each thing moves the balance. */
const BASE = -1.0;
const PER_VILLAGE = 0.9;
const PER_POINT = 0.22;
const PER_HOPE = 0.12;
const PER_TURN = -0.04;
const PER_SIEGE = 0.8;

function vikingChance(state: State): number {
  const { ended, sides } = state;
  if (ended !== null) return sides[ended.winner] === 'vikings' ? 1 : 0;
  if (state.turn === 0) return 0.5;
  const view = outlook(state);
  const strength = (armies: readonly { points: number }[]): number =>
    armies.reduce((sum, { points }) => sum + (points >= FIGHTING_POINTS ? points : points / 2), 0);
  let hope = 0;
  let siege = 0;
  for (const army of view.vikings)
    if (army.points >= FIGHTING_POINTS) {
      hope += raid(view, army, army.at as string).worth;
      siege = Math.max(siege, army.siege);
    }
  const x =
    BASE +
    PER_VILLAGE * state.pillaged.length +
    PER_POINT * (strength(view.vikings) - strength(view.normans)) +
    PER_HOPE * hope +
    PER_TURN * (24 - Math.min(24, view.turnsLeft)) +
    PER_SIEGE * siege;
  return 1 / (1 + Math.exp(-x));
}

export function assess(state: State): number[] {
  const vikings = vikingChance(state);
  return state.sides.map((side: Side) => (side === 'vikings' ? vikings : 1 - vikings));
}
