// What must hold in every game, whatever the adventure: tried on random ones.
// FUZZ=10000 plays so many random games instead of the usual few.

import { canonical, clone, copyOf, FastDice, type Game, Match, type Seat } from '@skald/kernel';
import { fuzz, playRandomly } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ViewSchema } from '../view-schema.ts';
import type { GameEvent } from './events.ts';
import { rules } from './game.ts';
import { quest } from './models.ts';
import type { State } from './state.ts';
import { pick, type Random, randomTable } from './testing.ts';

const game = rules as Game<State>;

const seedOf = (random: Random): string =>
  Array.from({ length: 64 }, () => (random(16) - 1).toString(16)).join('');

const sure = <T>(outcome: { ok: T } | { refused: { code: string; params: unknown } }): T => {
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome.ok;
};

const newMatch = (random: Random): Match<State> =>
  sure(Match.create(game, { ...randomTable(random), seed: seedOf(random) }));

interface Move {
  readonly seat: Seat;
  readonly option: string;
}

function randomMove(match: Match<State>, random: Random): Move | null {
  const waiting = match.decisions();
  if (waiting.length === 0) return null;
  const { seat, options } = pick(random, waiting);
  return { seat, option: pick(random, options).id };
}

/** Plays random games. `before` each choice it may look at the match, and return true if it made the choice itself. */
function playGames(
  games: number,
  seed: number,
  before: (match: Match<State>, move: Move, random: Random) => boolean,
  end: (match: Match<State>) => void = () => {},
): void {
  for (let i = 0; i < games; i++) {
    const dice = new FastDice(seed + i);
    const random: Random = (sides) => dice.roll(sides);
    const match = newMatch(random);
    for (let move = randomMove(match, random); move !== null; move = randomMove(match, random))
      if (!before(match, move, random)) sure(match.play(move.seat, move.option));
    end(match);
  }
}

const text = (match: Match<State>): string => canonical(match.record());
const seatsOf = (match: Match<State>): (Seat | null)[] => [
  null,
  ...(match.position().state as State).seats.map((_, seat) => seat),
];

const GAMES = Number(process.env.FUZZ ?? 40);
/** Milliseconds that a busy machine may take. */
const PATIENCE = 30 * 60_000 + GAMES * 1000;

it('[DUN-INV-01, DUN-INV-03, DUN-INV-04] random games of all adventures end with a result and break no invariant on the way', {
  timeout: PATIENCE,
}, () => {
  const choices = fuzz(game, { games: GAMES, seed: 20, setUp: randomTable });
  expect(choices).toBeGreaterThan(GAMES * 20);
});

const untouched = (): boolean => false;

describe('a record', { timeout: PATIENCE }, () => {
  it('replays to the same state, events and result', () => {
    playGames(8, 1_000, untouched, (match) => {
      const record = match.record();
      const again = sure(Match.replay(game, JSON.parse(JSON.stringify(record))));
      expect(again.record()).toEqual(record);
      expect(canonical(again.events)).toBe(canonical(match.events));
      expect(again.result).not.toBeNull();
    });
  });

  it('speaks in events that fit their schema', () => {
    playGames(8, 1_100, untouched, (match) => {
      const misfits = match.events.filter((event) => !game.schemas.event.safeParse(event).success);
      expect(misfits).toEqual([]);
    });
  });
});

it('a position survives its way through JSON: same state, questions and views', { timeout: PATIENCE }, () => {
  playGames(10, 2_000, (match, _move, random) => {
    if (random(60) > 1) return false;
    const position = match.position();
    const loaded = sure(Match.load(game, JSON.parse(JSON.stringify(position)), seedOf(random)));
    expect(canonical(loaded.position())).toBe(canonical(position));
    expect(canonical(loaded.decisions())).toBe(canonical(match.decisions()));
    for (const seat of seatsOf(match)) {
      expect(canonical(loaded.view(seat))).toBe(canonical(match.view(seat)));
      expect(ViewSchema.safeParse(JSON.parse(JSON.stringify(match.view(seat)))).error).toBeUndefined();
    }
    return false;
  });
});

it('undo takes a choice back as if never made, or is refused and changes nothing', {
  timeout: PATIENCE,
}, () => {
  let undone = 0;
  let refused = 0;
  playGames(10, 3_000, (match, { seat, option }, random) => {
    if (random(12) > 1) return false;
    const look = () => [text(match), canonical(match.events), canonical(match.decisions())];
    const before = look();
    sure(match.play(seat, option));
    const after = look();
    const taken = match.undo(seat);
    if ('ok' in taken) {
      undone++;
      expect(look()).toEqual(before);
      return false;
    }
    refused++;
    expect(look()).toEqual(after);
    return true;
  });
  expect(Math.min(undone, refused)).toBeGreaterThan(20);
});

it('a copy can be played on to the end without touching the original', { timeout: PATIENCE }, () => {
  const dice = new FastDice(5);
  const random: Random = (sides) => dice.roll(sides);
  fuzz(game, {
    games: GAMES / 4,
    seed: 5_000,
    setUp: randomTable,
    watch(played) {
      if (random(150) > 1) return;
      const original = frozen(clone(played as State));
      const copied = copyOf(game, original);
      expect(canonical(copied)).toBe(canonical(original));
      // Whatever the two share and play would change throws now.
      playRandomly(game, copied, new FastDice(random(1_000_000)));
    },
  });
});

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) frozen(item);
  return Object.freeze(value);
}

describe('a whole game, as it is told', { timeout: PATIENCE }, () => {
  /** The events of random games without conceding. */
  function chronicles(games: number, look: (events: readonly GameEvent[], state: State) => void): void {
    playGames(games, 6_000, untouched, (match) =>
      look(match.events as readonly GameEvent[], match.position().state as State),
    );
  }

  it('[DUN-INV-07] every attack shows at least two dice a side', () => {
    chronicles(8, (events) => {
      for (const event of events)
        if (event.type === 'attacked') {
          expect(event.attack.length).toBeGreaterThanOrEqual(2);
          expect(event.defence.length).toBeGreaterThanOrEqual(2);
        }
    });
  });

  it('[DUN-INV-05] in an Overlord Turn nobody acts twice, one card is played, and no more Commands are given than allowed', () => {
    chronicles(8, (events, state) => {
      const { commands } = quest(state).overlord;
      let acted: string[] = [];
      let cards = 0;
      let allowed = commands;
      let his = false;
      for (const event of events) {
        if (event.type === 'overlordTurn') {
          his = true;
          acted = [];
          cards = 0;
          allowed = commands;
        }
        if (event.type === 'endOfRound') his = false;
        if (!his) continue;
        if (event.type === 'cardPlayed') {
          cards++;
          if (event.card.startsWith('extra')) allowed += Number(event.card.at(-1));
          if (event.card.startsWith('double')) allowed += commands;
        }
        if (event.type === 'commanded') {
          expect(acted).not.toContain(event.model);
          acted.push(event.model);
        }
        expect(cards).toBeLessThanOrEqual(1);
        expect(acted.length).toBeLessThanOrEqual(allowed);
      }
    });
  });

  it('[DUN-INV-06, DUN-OVL-29] between two Hero Turns at most one Interrupt is played', () => {
    chronicles(8, (events) => {
      let interrupts = 0;
      for (const event of events) {
        if (event.type === 'turnBegan' || event.type === 'roundBegan') interrupts = 0;
        if (event.type === 'cardPlayed' && event.card.startsWith('interrupt')) interrupts++;
        expect(interrupts).toBeLessThanOrEqual(1);
      }
    });
  });

  it('[DUN-INV-09] whoever was stopped makes no further step in that Move', () => {
    chronicles(8, (events) => {
      let halted: string | null = null;
      for (const event of events) {
        if (event.type === 'stepped') expect(event.model).not.toBe(halted);
        if (event.type === 'stopped') halted = event.model;
        if (['turnBegan', 'commanded', 'cast', 'turnEnded'].includes(event.type)) halted = null;
      }
    });
  });
});
