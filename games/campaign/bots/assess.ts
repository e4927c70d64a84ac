// How the two sides stand, as chances to win.

import type { Side } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { judge, type Net, netOf } from './net.ts';
import { NUMBERS, writeSheet } from './sheet.ts';
import { WEIGHTS } from './weights.ts';

/** Judges by these weights; nobody can tell anything before the armies are placed. */
export function assessBy(net: Net): (state: State) => number[] {
  const numbers = new Float32Array(NUMBERS);
  const vikingChance = (state: State): number => {
    const { ended, sides, turn } = state;
    if (ended !== null) return sides[ended.winner] === 'vikings' ? 1 : 0;
    if (turn === 0) return 0.5;
    writeSheet(state, numbers);
    return judge(net, numbers);
  };
  return (state) => {
    const vikings = vikingChance(state);
    return state.sides.map((side: Side) => (side === 'vikings' ? vikings : 1 - vikings));
  };
}

export const assess = assessBy(netOf(WEIGHTS));
