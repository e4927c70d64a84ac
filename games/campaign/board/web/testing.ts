// Random games for the tests of this folder: what a seat is shown and asked, at every question.

import { type Asked, type Event, Match } from '@skald/kernel';
import { campaign } from '../../index.ts';
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

/** Mostly sensible, so that armies meet and villages burn; now and then anything but giving up. */
function pickOf(match: Match<State>, decision: Asked, random: (sides: number) => number): string {
  const options = decision.options.filter(({ choice }) => choice.act !== 'concede');
  if (random(3) === 0) return options[random(options.length)]?.id ?? '';
  const choices = options.map(({ choice }) => choice);
  const imagined = campaign.sense.imagine(match.view(decision.seat), decision.seat, (n) => random(n) + 1);
  const worth = campaign.sense.weigh(imagined, { ...decision, options: choices });
  return options[worth.indexOf(Math.max(...worth))]?.id ?? '';
}

/** Plays a game mostly at random and shows every question to `look` before it is answered. */
export function randomGame(
  seed: number,
  options: Readonly<Record<string, unknown>>,
  look: (moment: Moment) => void,
): readonly Event[] {
  const random = chance(seed);
  const made = Match.create<State>(campaign, {
    seats: seed % 2 === 0 ? ['normans', 'vikings'] : ['vikings', 'normans'],
    options: { turnLimit: 16, ...options },
    seed: seed.toString(16).padStart(64, '0'),
  });
  if ('refused' in made) throw new Error(made.refused.code);
  const match = made.ok;
  while (match.result === null) {
    const decision = match.decisions()[0] as Asked;
    look({ match, decision, view: match.view(decision.seat) });
    const done = match.play(decision.seat, pickOf(match, decision, random));
    if ('refused' in done) throw new Error(done.refused.code);
  }
  return match.events;
}
