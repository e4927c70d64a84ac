// What must hold in every campaign, whatever the options: tried on random ones.
// FUZZ=10000 plays so many random games instead of the usual few hundred.

import {
  answer,
  asked,
  canonical,
  type Decision,
  decisionOf,
  type Event,
  FastDice,
  hideAnswers,
  Match,
  mayKnow,
  optionId,
  Play,
  type Seat,
} from '@skald/kernel';
import { fuzz, playRandomly } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Card, MOST_POINTS, sideOf } from '../content/index.ts';
import { copy } from './copy.ts';
import type { State } from './state.ts';
import { playable, randomState, randomTable } from './testing.ts';

type Random = (sides: number) => number;

const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length) - 1] as T;

const seedOf = (random: Random): string =>
  Array.from({ length: 64 }, () => (random(16) - 1).toString(16)).join('');

const sure = <T>(outcome: { ok: T } | { refused: { code: string; params: unknown } }): T => {
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome.ok;
};

/** From the beginning, or from the middle of a war. */
function newMatch(random: Random): Match<State> {
  if (random(3) === 1) return sure(Match.create(playable, { ...randomTable(random), seed: seedOf(random) }));
  const state = randomState(random);
  const position = { skald: 'position', game: playable.id, version: playable.version, state };
  return sure(Match.load(playable, position, seedOf(random)));
}

interface Move {
  readonly seat: Seat;
  readonly option: string;
}

/** A random legal choice of a random seat that is asked; null when the game is over. */
function randomMove(match: Match<State>, random: Random): Move | null {
  const waiting = match.decisions();
  if (waiting.length === 0) return null;
  const { seat, options } = pick(random, waiting);
  const { id } = pick(random, options);
  return { seat, option: id === 'concede' && random(20) > 1 ? (options[0]?.id as string) : id };
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

const SEATS = [null, 0, 1] as const;
const GAMES = Number(process.env.FUZZ ?? 300);
/** Milliseconds that a busy machine may take. */
const PATIENCE = 30 * 60_000 + GAMES * 1000;

describe('random games', { timeout: PATIENCE }, () => {
  it('end with a result and break no invariant on the way', () => {
    const choices = fuzz(playable, { games: GAMES / 3, seed: 20, setUp: randomTable });
    expect(choices).toBeGreaterThan(GAMES);
  });

  it('do so from the middle of a war too, and end in every way there is', () => {
    const endings = new Set<string>();
    const steps = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const dice = new FastDice(500 + i);
      const state = randomState((sides) => dice.roll(sides));
      const check = (): void => {
        const faults = playable.faults(state);
        if (faults.length > 0) throw new Error(`game ${i}: ${faults.join('; ')}`);
        steps.add(state.agenda.at(-1)?.step ?? 'over');
      };
      check();
      playRandomly(playable, state, dice, check);
      expect(playable.result(state)).not.toBeNull();
      endings.add(state.ended?.how as string);
    }
    expect([...endings].sort()).toEqual([
      'castle',
      'pillage',
      'rout',
      'ship',
      'surrender',
      'turnLimit',
      'wipedOut',
    ]);
    const questions = Object.keys(playable.procedure).filter(
      (step) => typeof playable.procedure[step] === 'object',
    );
    // Set-up lies behind, and only one in a thousand flees past his ship.
    const seldom = ['divide', 'place', 'stopAboard'];
    expect(questions.filter((step) => !steps.has(step) && !seldom.includes(step))).toEqual([]);
  });
});

const untouched = (): boolean => false;

describe('a record', { timeout: PATIENCE }, () => {
  it('replays to the same state, events and result', () => {
    playGames(40, 1_000, untouched, (match) => {
      const record = match.record();
      const again = sure(Match.replay(playable, JSON.parse(JSON.stringify(record))));
      expect(again.record()).toEqual(record);
      expect(canonical(again.events)).toBe(canonical(match.events));
      expect(again.result).toEqual(match.result);
      expect(again.result).not.toBeNull();
    });
  });

  it('speaks in events and choices that fit their schemas', () => {
    const { event, choice } = playable.schemas;
    playGames(
      40,
      1_100,
      (match) => {
        const options = match
          .decisions()
          .flatMap((decision) => decision.options.map((option) => option.choice));
        expect(options.filter((option) => !choice.safeParse(option).success)).toEqual([]);
        return false;
      },
      (match) => expect(match.events.filter((told) => !event.safeParse(told).success)).toEqual([]),
    );
  });
});

it('a position survives its way through JSON: same state, questions and views', { timeout: PATIENCE }, () => {
  let looked = 0;
  playGames(40, 2_000, (match, _move, random) => {
    if (random(12) > 1) return false;
    const position = match.position();
    const loaded = sure(Match.load(playable, JSON.parse(JSON.stringify(position)), seedOf(random)));
    expect(canonical(loaded.position())).toBe(canonical(position));
    expect(canonical(loaded.decisions())).toBe(canonical(match.decisions()));
    for (const seat of SEATS) expect(canonical(loaded.view(seat))).toBe(canonical(match.view(seat)));
    looked++;
    return false;
  });
  expect(looked).toBeGreaterThan(100);
});

it('undo takes a choice back as if never made, or is refused and changes nothing', {
  timeout: PATIENCE,
}, () => {
  let undone = 0;
  let refused = 0;
  const now = (match: Match<State>): string[] =>
    [match.record(), match.events, match.decisions()].map(canonical);
  playGames(20, 3_000, (match, { seat, option }, random) => {
    if (random(3) > 1) return false;
    const before = now(match);
    sure(match.play(seat, option));
    const after = now(match);
    if ('ok' in match.undo(seat)) {
      undone++;
      expect(now(match)).toEqual(before);
      return false;
    }
    refused++;
    expect(now(match)).toEqual(after);
    return true;
  });
  expect(Math.min(undone, refused)).toBeGreaterThan(60);
});

/** Events by which a seat learns what was hidden from it. */
const REVEALING = [
  'initiativeTied',
  'order',
  'attacked',
  'beachTaken',
  'destroyed',
  'pillaged',
  'besieged',
  'shipDestroyed',
  'revealed',
];
const reveals = (event: Event): boolean =>
  REVEALING.includes(event.type) ||
  (event.type === 'cardDrawn' && (event as Event & { card: Card | null }).card !== null);

describe('what a seat must not know', { timeout: PATIENCE }, () => {
  interface Truth {
    readonly state: State;
    readonly play: Play<State>;
    readonly events: Event[];
  }

  function truthOf(state: State, seed: number): Truth {
    const events: Event[] = [];
    return { state, events, play: new Play<State>(state, new FastDice(seed), (event) => events.push(event)) };
  }

  const viewOf = (state: State, seat: Seat | null): State =>
    playable.redact(hideAnswers(copy(state), seat), seat);

  const looks = ({ state }: Truth, seat: Seat | null): string =>
    JSON.stringify([
      { ...viewOf(state, seat), map: null },
      asked(playable, state),
      seat === null ? null : decisionOf(playable, state, seat),
    ]);

  const heard = ({ events }: Truth, seat: Seat | null): Event[] =>
    events.splice(0).filter((event) => mayKnow(event, seat));

  /** Some secret answers are given: they may fit one truth and not the other. */
  const halfAnswered = (state: State): boolean => {
    const frame = state.agenda.at(-1);
    return frame !== undefined && 'answers' in frame && frame.answers.some((given) => given !== null);
  };

  function shuffle<T>(cards: T[], random: Random): T[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = random(i + 1) - 1;
      [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
    }
    return cards;
  }

  /** Another truth that looks the same: the same points dealt out anew, the unseen cards shuffled. */
  function otherwise(truth: State, seat: Seat | null, random: Random): State {
    const state = copy(truth);
    state.sides.forEach((side, of) => {
      if (of === seat) return;
      const hidden = state.armies.filter(
        ({ id, shown, points }) => sideOf(id) === side && !shown && points > 0,
      );
      let left = hidden.reduce((sum, { points }) => sum + points - 1, 0);
      for (const army of hidden) army.points = 1;
      while (left > 0) {
        pick(
          random,
          hidden.filter(({ points }) => points < MOST_POINTS),
        ).points += 1;
        left--;
      }
      for (const army of state.armies) if (sideOf(army.id) === side) army.wasSmall = random(2) === 1;
    });
    const hands = state.hands.filter((_, of) => of !== seat);
    const unseen = shuffle([...state.deck, ...hands.flat()], random);
    for (const pile of [state.deck, ...hands]) pile.splice(0, pile.length, ...unseen.splice(0, pile.length));
    return state;
  }

  /** Plays two truths that look the same to the seat alike, until one of them shows more of itself. */
  function playAlike(truths: readonly [Truth, Truth], seat: Seat | null, random: Random): number {
    const [truth, other] = truths;
    for (let steps = 0; steps < 40; steps++) {
      // Whether a strong army is aboard shows when the ship is stormed.
      if (truths.some(({ state }) => state.agenda.at(-1)?.step === 'defendShip')) return steps;
      expect(looks(other, seat)).toBe(looks(truth, seat));
      const waiting = asked(playable, truth.state);
      if (waiting.length === 0) return steps;
      const mover = pick(random, waiting);
      const { options } = decisionOf(playable, truth.state, mover) as Decision;
      const choice = pick(random, options);
      const also = decisionOf(playable, other.state, mover)?.options.find(
        (option) => optionId(option) === optionId(choice),
      );
      // Others may have options that hang on what only they know.
      if (also === undefined) return steps;
      answer(playable, truth.play, mover, choice);
      answer(playable, other.play, mover, also);
      const [told, toldOther] = [heard(truth, seat), heard(other, seat)];
      const shown = [told, toldOther].map((events) => events.findIndex(reveals)).filter((at) => at >= 0);
      const end = Math.min(...shown);
      expect(JSON.stringify(toldOther.slice(0, end))).toBe(JSON.stringify(told.slice(0, end)));
      if (end < Infinity) return steps + 1;
    }
    return 40;
  }

  it('changes nothing it sees, hears or is asked', () => {
    let steps = 0;
    for (let i = 0; i < GAMES; i++) {
      const dice = new FastDice(7_000 + i);
      const random: Random = (sides) => dice.roll(sides);
      const state = randomState(random);
      playRandomly(playable, state, dice, () => {
        if (random(state.battle === null ? 20 : 4) > 1 || halfAnswered(state) || state.ended !== null) return;
        const seat = pick(random, SEATS);
        const seed = random(1_000_000);
        const twin = otherwise(state, seat, random);
        expect(playable.faults(twin)).toEqual([]);
        steps += playAlike([truthOf(copy(state), seed), truthOf(twin, seed)], seat, random);
      });
    }
    expect(steps).toBeGreaterThan(3_000);
  });
});
