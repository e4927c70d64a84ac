import { describe, expect, it } from 'vitest';
import { FastDice } from './dice.ts';
import { Match } from './match.ts';
import type { Outcome } from './refusal.ts';
import { type Wager, wager } from './testing/wager.ts';

function ok<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}

/** As it arrives in another thread. */
const copied = (match: Match<Wager>): Match<Wager> => Match.restore(wager, structuredClone(match.image()));

/** All that anybody can learn of a match. */
const known = (match: Match<Wager>): unknown => ({
  record: match.record(),
  events: match.events,
  views: [0, 1, null].map((seat) => [match.view(seat), match.eventsFor(seat), match.decisionsFor(seat)]),
  undo: [0, 1].map((seat) => match.mayUndo(seat)),
  dice: [match.seed, match.commitment, match.loadDice()],
});

/** One of all things that can be done to a match; the same numbers do the same. */
function doSomething(match: Match<Wager>, random: FastDice): unknown {
  const act = random.roll(12);
  const [seat, face] = [random.roll(2) - 1, random.roll(6)];
  if (act === 1) return match.undo(seat);
  if (act === 2) return match.loadDice([face, face]);
  if (act === 3) return match.reseed(face.toString(16).repeat(64));
  if (act === 4) return match.stir({ seat, part: face.toString(16).repeat(64) });
  if (act === 5) return match.dropDice();
  const [asked] = match.decisions().slice(-1);
  if (asked === undefined) return null;
  return match.play(asked.seat, asked.options[random.roll(asked.options.length) - 1]?.id ?? '');
}

describe('the image of a match', () => {
  it('should go on as the match itself does, whatever happens to both', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const random = new FastDice(seed);
      const begin = { seats: ['a', 'b'], options: { gold: 3 }, seed: 'ab'.repeat(32) };
      let match = ok(Match.create(wager, begin));
      if (seed % 2) match.sparing = true;
      if (seed % 5 === 0) match = ok(Match.load(wager, match.position(), 'cd'.repeat(32)));
      for (let i = 0; i < 25; i++) {
        const other = copied(match);
        expect(known(other)).toEqual(known(match));
        const twin = new FastDice(seed * 100 + i);
        const here = doSomething(match, new FastDice(seed * 100 + i));
        expect(doSomething(other, twin)).toEqual(here);
        expect(known(other)).toEqual(known(match));
        if (random.roll(6) === 1) match = ok(other.rewind(random.roll(other.moves + 1) - 1));
      }
    }
  });

  it('should bring along the state to go back to, so that nothing is played again for a choice taken back', () => {
    const match = ok(Match.create(wager, { seats: ['a', 'b'], options: {}, seed: 'ab'.repeat(32) }));
    match.sparing = true;
    ok(match.play(0, 'walk'));
    ok(match.play(0, 'walk'));
    let played = 0;
    const begin = (...given: Parameters<typeof wager.begin>) => {
      played += 1;
      return wager.begin(...given);
    };
    const other = Match.restore({ ...wager, begin }, structuredClone(match.image()));
    expect(other.movesToRepeat).toBe(2);
    ok(other.undo(0));
    expect([other.moves, other.view(0).path, played]).toEqual([1, [1], 0]);
  });
});
