// A replay tells what the table told: the same moment, the same reader, the same saga.

import { GAMES, sampleSeats } from '@skald/games';
import { type Event, type GameState, Match } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { Teller } from './teller.ts';

const OPTIONS: Readonly<Record<string, object>> = {
  'age-of-heroes': { turns: 3 },
  dungeon: { quest: 1, party: null },
};
const EVERY = 15;

interface Told {
  readonly at: number;
  readonly seat: number;
  readonly saga: string;
}

describe.each(GAMES.map((module) => [module.game.id, module] as const))('a replay of %s', (id, module) => {
  const begun = Match.create(module.game, {
    seats: sampleSeats(module, 2),
    options: OPTIONS[id] ?? {},
    seed: '5'.repeat(64),
  });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  /** As a page reads it at the table: what it has heard so far, and what it sees now. */
  const table: Told[] = [];
  const heard: Event[][] = [[], []];
  const look = (): void => {
    for (const seat of [0, 1]) {
      const events = heard[seat]!;
      events.push(...match.eventsFor(seat, events.length));
      table.push({ at: match.moves, seat, saga: module.words.saga(events, match.view(seat), 'en') });
    }
  };
  const toTheEnd = (now: Match, before: () => void): void => {
    while (now.result === null) {
      before();
      const [asked] = now.decisions();
      const decision = { ...asked!, options: asked!.options.map(({ choice }) => choice) };
      const worth = module.game.sense.weigh(now.position().state as GameState, decision);
      now.play(asked!.seat, asked!.options[worth.indexOf(Math.max(...worth))]!.id);
    }
  };
  toTheEnd(match, () => {
    if (match.moves % EVERY === 0) look();
  });
  look();

  it('knows where each round begins, also of a game in which choices were taken back', () => {
    const back = match.rewind(12);
    if ('refused' in back) throw new Error(back.refused.code);
    toTheEnd(back.ok, () => {});
    const record = back.ok.record();
    const rounds = new Teller(record, module).rounds();
    if ('refused' in rounds) throw new Error(rounds.refused.code);
    expect(rounds.ok.map(({ number }) => number)).toEqual(rounds.ok.map((_, i) => i + 1));
    expect(rounds.ok.length).toBeGreaterThan(1);
    for (const { at, number } of rounds.ok) {
      const count = (moves: number): number => {
        const then = Match.replay(module.game, record, moves);
        if ('refused' in then) throw new Error(then.refused.code);
        return then.ok.eventsFor(null).filter((event) => module.opensRound(event)).length;
      };
      expect(count(at)).toBe(number);
      if (at > 0) expect(count(at - 1)).toBe(number - 1);
    }
  });

  it.each([
    ['forwards', table],
    ['backwards', table.toReversed()],
  ])('tells each seat %s what it was told at the table', (_, moments) => {
    const teller = new Teller(match.record(), module);
    expect(moments.length).toBeGreaterThan(4);
    for (const { at, seat, saga } of moments) {
      const moment = teller.moment({ do: 'moment', at, seat, heard: 0 });
      if ('refused' in moment) throw new Error(moment.refused.code);
      expect(module.words.saga(moment.ok.events, moment.ok.view, 'en')).toBe(saga);
    }
  });
});
