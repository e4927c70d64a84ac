// Random games for the tests of this folder: what a seat is shown and asked, at every question.

import { type Asked, type Event, Match } from '@skald/kernel';
import { ageOfHeroes } from '../../index.ts';
import type { State } from '../../rules/state.ts';

export interface Moment {
  readonly match: Match<State>;
  readonly decision: Asked;
  readonly view: State;
}

/** Numbers that look random and are the same every time. */
function chance(seed: number): (sides: number) => number {
  let at = seed * 2654435761;
  return (sides) => {
    at = (Math.imul(at ^ (at >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((at ^ (at >>> 13)) >>> 0) % sides;
  };
}

/** Mostly sensible, so that jarls are won and kingdoms rise; now and then anything. */
function pick(match: Match<State>, decision: Asked, random: (sides: number) => number): string {
  const { options } = decision;
  if (random(3) === 0) return options[random(options.length)]?.id ?? '';
  const choices = options.map(({ choice }) => choice);
  const worth = ageOfHeroes.sense.weigh(match.position().state as State, { ...decision, options: choices });
  return options[worth.indexOf(Math.max(...worth))]?.id ?? '';
}

/** Plays a game mostly at random and shows every question to `look` before it is answered. */
export function randomGame(
  seed: number,
  ruleset: 'classic' | 'amended',
  look: (moment: Moment, random: (sides: number) => number) => void,
  most = 700,
): readonly Event[] {
  const random = chance(seed);
  const made = Match.create<State>(ageOfHeroes, {
    seats: ['beowulf', 'egil', 'ragnar'].slice(0, 1 + (seed % 3)),
    options: { ruleset },
    seed: seed.toString(16).padStart(64, '0'),
  });
  if ('refused' in made) throw new Error(made.refused.code);
  const match = made.ok;
  for (let moves = 0; moves < most; moves++) {
    const decision = match.decisions()[0];
    if (decision === undefined) break;
    look({ match, decision, view: match.view(decision.seat) }, random);
    const done = match.play(decision.seat, pick(match, decision, random));
    if ('refused' in done) throw new Error(done.refused.code);
  }
  return match.events;
}

/** Plays options one after another on a copy; the id of the first that is not on its list, or null. */
export function firstRefused({ match, decision }: Moment, options: readonly string[]): string | null {
  const copy = Match.load<State>(ageOfHeroes, match.position(), '1'.repeat(64));
  if ('refused' in copy) throw new Error(copy.refused.code);
  for (const option of options) {
    const asked = copy.ok.decisions().find(({ seat }) => seat === decision.seat);
    if (!asked?.options.some(({ id }) => id === option)) return option;
    copy.ok.play(decision.seat, option);
  }
  return null;
}
