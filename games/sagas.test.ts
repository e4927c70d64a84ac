// The saga of a game is one text: whoever reads it, and however far the game has come.

import { type GameState, Match } from '@skald/kernel';
import { LANGUAGES, type Language } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GAMES, type GameModule } from './index.ts';
import { sampleSeats } from './module.ts';

type Moment = (match: Match) => void;

/** A game in which everybody follows his rules of thumb. */
function played(module: GameModule, players: number, options: object, seed: number, watch: Moment): Match {
  const begun = Match.create(module.game, {
    seats: sampleSeats(module, players),
    options,
    seed: `${seed}`.padStart(64, '0'),
  });
  if ('refused' in begun) throw new Error(begun.refused.code);
  const match = begun.ok;
  while (match.result === null) {
    const [asked] = match.decisions();
    const decision = { ...asked!, options: asked!.options.map(({ choice }) => choice) };
    const worth = module.game.sense.weigh(match.position().state as GameState, decision);
    match.play(asked!.seat, asked!.options[worth.indexOf(Math.max(...worth))]!.id);
    watch(match);
  }
  return match;
}

const PLANS: readonly [game: string, players: number, options: object][] = [
  ['age-of-heroes', 2, {}],
  ['age-of-heroes', 4, { ruleset: 'amended' }],
  ['campaign', 2, {}],
  ['campaign', 2, { map: 'generated', mapSeed: 7 }],
  ['dungeon', 2, { quest: 1, party: null }],
  ['dungeon', 2, { quest: 8, party: null }],
];
const SEEDS = [1, 2];

const told = ({ words }: GameModule, match: Match, seat: number | null, language: Language): string =>
  words.saga(match.eventsFor(seat), match.view(seat), language);

/** All but how it ended, or has not ended yet. */
const chapters = (saga: string): string => saga.slice(0, saga.lastIndexOf('\n## '));

const cases = PLANS.flatMap(([game, players, options]) =>
  SEEDS.map((seed) => [game, players, options, seed] as const),
);

describe.each(cases)('the saga of %s for %i with %j, seed %i', (id, players, options, seed) => {
  const module = GAMES.find(({ game }) => game.id === id)!;
  const sofar: string[] = [];
  let rounds = 0;
  const match = played(module, players, options, seed, (now) => {
    const begun = now.events.filter((event) => module.opensRound(event)).length;
    if (begun > rounds) for (const language of LANGUAGES) sofar.push(told(module, now, null, language));
    rounds = begun;
  });

  it('is the same for every reader, at the table and in a replay', () => {
    for (const language of LANGUAGES) {
      const whole = module.words.saga(match.events, match.position().state as GameState, language);
      for (let seat = 0; seat < players; seat++) expect(told(module, match, seat, language)).toBe(whole);
      expect(told(module, match, null, language)).toBe(whole);
    }
  });

  it('stays as it was told while the game goes on', () => {
    const ends = LANGUAGES.map((language) => told(module, match, null, language));
    expect(sofar.length).toBeGreaterThan(2);
    for (const [i, before] of sofar.entries())
      expect(ends[i % LANGUAGES.length]!.startsWith(chapters(before))).toBe(true);
  });
});
