// Random games for the tests of this folder: what a seat is shown and asked, at every question.

import { type Event, Match } from '@skald/kernel';
import { type Chance, type Moment, wander } from '@skald/kernel/testing';
import { ageOfHeroes } from '../../index.ts';
import type { State } from '../../rules/state.ts';

/** Jarls are won and kingdoms rise. */
export const randomGame = (
  seed: number,
  ruleset: 'classic' | 'amended',
  look: (moment: Moment<State>, chance: Chance) => void,
  most = 700,
): readonly Event[] =>
  wander<State>(
    ageOfHeroes,
    {
      seed,
      seats: ['beowulf', 'egil', 'ragnar'].slice(0, 1 + (seed % 3)),
      options: { ruleset },
      truth: ({ match }) => match.position().state as State,
      most,
    },
    look,
  );

/** Plays options one after another on a copy; the id of the first that is not on its list, or null. */
export function firstRefused({ match, decision }: Moment<State>, options: readonly string[]): string | null {
  const copy = Match.load<State>(ageOfHeroes, match.position(), '1'.repeat(64));
  if ('refused' in copy) throw new Error(copy.refused.code);
  for (const option of options) {
    const asked = copy.ok.decisions().find(({ seat }) => seat === decision.seat);
    if (!asked?.options.some(({ id }) => id === option)) return option;
    copy.ok.play(decision.seat, option);
  }
  return null;
}
