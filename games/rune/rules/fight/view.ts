// What a seat may know: not what the others have in mind for this round, nor what foes are worth before they bleed.

import type { Seat } from '@skald/kernel';
import { seatOfFoes } from '../sitting/runner.ts';
import { veil } from '../sitting/veil.ts';
import { isHero } from './fighters.ts';
import type { State } from './state.ts';

export function redact(copy: State, seat: Seat | null): State {
  const playsFoes = seat !== null && seatOfFoes(copy) === seat;
  for (const one of copy.fighters) {
    // Until the dice are cast. RUN-INIT-19
    if (one.seat !== seat && one.total === null) Object.assign(one, { planned: null, runs: false });
  }
  if (!playsFoes)
    for (const [i, foe] of copy.foes.entries()) {
      if (foe.known) continue;
      // Its category is open from the beginning. RUN-RULING-R47
      copy.foes[i] = { ...foe, statistics: null };
      const one = copy.fighters.find((fighter) => !isHero(fighter) && fighter.sheet === i);
      if (one !== undefined) one.hp = 0;
    }
  veil(copy, seat);
  return copy;
}

/** Whether two pieces of plain data say the same: who has been told of a fighter need only hear what became of him. */
export function isSame(before: unknown, now: unknown): boolean {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return before === now;
  const names = Object.keys(before) as (keyof typeof before)[];
  return names.length === Object.keys(now).length && names.every((name) => isSame(before[name], now[name]));
}
