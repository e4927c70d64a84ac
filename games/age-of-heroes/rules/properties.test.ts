// What must hold in every game, whatever the options: tried on random ones.
// FUZZ=10000 plays so many random games instead of the usual few hundred.

import {
  answer,
  asked,
  canonical,
  clone,
  type Decision,
  decisionOf,
  type Event,
  FastDice,
  type GameState,
  hideAnswers,
  Match,
  mayKnow,
  optionId,
  Play,
  type Seat,
} from '@skald/kernel';
import { fuzz } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { imagine } from '../bots/imagine.ts';
import { AMENDED, CLASSIC, HEROES, type Item, isSword, type Options } from '../content/index.ts';
import { ageOfHeroes } from '../index.ts';
import type { State } from './state.ts';

type Random = (sides: number) => number;

const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length) - 1] as T;

/** One to six heroes, some of them wanted by two, under options each of which is drawn by itself. */
function randomTable(random: Random) {
  const seats = Array.from({ length: random(HEROES.length) }, () => pick(random, [null, ...HEROES]));
  const keys = Object.keys(CLASSIC) as (keyof typeof CLASSIC)[];
  const single = Object.fromEntries(keys.map((key) => [key, pick(random, [CLASSIC[key], AMENDED[key]])]));
  const luckCap = pick(random, [null, 0, 1, 4, 9]);
  return { seats, options: { ruleset: 'classic', ...single, luckCap, turns: random(20) } };
}

const seedOf = (random: Random): string =>
  Array.from({ length: 64 }, () => (random(16) - 1).toString(16)).join('');

const sure = <T>(outcome: { ok: T } | { refused: { code: string; params: unknown } }): T => {
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  return outcome.ok;
};

const newMatch = (random: Random): Match<State> =>
  sure(Match.create(ageOfHeroes, { ...randomTable(random), seed: seedOf(random) }));

/** A random legal choice of a random seat that is asked; null when the game is over. */
function randomMove(match: Match<State>, random: Random): Move | null {
  const asked = match.decisions();
  if (asked.length === 0) return null;
  const { seat, options } = pick(random, asked);
  return { seat, option: pick(random, options).id };
}

interface Move {
  readonly seat: Seat;
  readonly option: string;
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
const seats = (match: Match<State>): (Seat | null)[] => [
  null,
  ...(match.position().state as State).players.map((_, seat) => seat),
];

const GAMES = Number(process.env.FUZZ ?? 300);
/** Milliseconds that a busy machine may take. */
const PATIENCE = 30 * 60_000 + GAMES * 1000;

it('random games end with a result and break no invariant on the way', { timeout: PATIENCE }, () => {
  const choices = fuzz(ageOfHeroes, { games: GAMES, seed: 20, setUp: randomTable });
  expect(choices).toBeGreaterThan(GAMES * 10);
});

const untouched = (): boolean => false;

describe('a record', { timeout: PATIENCE }, () => {
  it('replays to the same state, events and result', () => {
    playGames(30, 1_000, untouched, (match) => {
      const record = match.record();
      const again = sure(Match.replay(ageOfHeroes, JSON.parse(JSON.stringify(record))));
      expect(again.record()).toEqual(record);
      expect(canonical(again.events)).toBe(canonical(match.events));
      expect(again.result).toEqual(match.result);
      expect(again.result).not.toBeNull();
    });
  });

  it('speaks in events that fit their schema', () => {
    playGames(20, 1_100, untouched, (match) => {
      const misfits = match.events.filter((event) => !ageOfHeroes.schemas.event.safeParse(event).success);
      expect(misfits).toEqual([]);
    });
  });
});

it('a position survives its way through JSON: same state, questions and views', { timeout: PATIENCE }, () => {
  playGames(30, 2_000, (match, _move, random) => {
    if (random(40) > 1) return false;
    const position = match.position();
    const loaded = sure(Match.load(ageOfHeroes, JSON.parse(JSON.stringify(position)), seedOf(random)));
    expect(canonical(loaded.position())).toBe(canonical(position));
    expect(canonical(loaded.decisions())).toBe(canonical(match.decisions()));
    for (const seat of seats(match)) expect(canonical(loaded.view(seat))).toBe(canonical(match.view(seat)));
    return false;
  });
});

it('undo takes a choice back as if never made, or is refused and changes nothing', {
  timeout: PATIENCE,
}, () => {
  let undone = 0;
  let refused = 0;
  playGames(14, 3_000, (match, { seat, option }, random) => {
    if (random(3) > 1) return false;
    const before = [text(match), canonical(match.events), canonical(match.decisions())];
    sure(match.play(seat, option));
    const after = [text(match), canonical(match.events), canonical(match.decisions())];
    const taken = match.undo(seat);
    const now = [text(match), canonical(match.events), canonical(match.decisions())];
    if ('ok' in taken) {
      undone++;
      expect(now).toEqual(before);
      return false;
    }
    refused++;
    expect(now).toEqual(after);
    return true;
  });
  expect(Math.min(undone, refused)).toBeGreaterThan(80);
});

/** Events by which a seat learns what was hidden from it. */
const reveals =
  ({ recruitBlind }: Options) =>
  (event: Event): boolean => {
    const { type, item } = event as Event & { item?: Item | null };
    if (type === 'spoils' || type === 'traded') return item !== null;
    if (type === 'dropped') return !isSword(item as Item);
    if (type === 'fought' || type === 'flightTurned') return recruitBlind;
    return ['turnedUp', 'showed', 'scored'].includes(type);
  };

describe('what a seat must not know', () => {
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
    ageOfHeroes.redact(hideAnswers(clone(state), seat), seat);

  const looks = ({ state }: Truth, seat: Seat | null): string =>
    JSON.stringify([
      viewOf(state, seat),
      asked(ageOfHeroes, state),
      seat === null ? null : decisionOf(ageOfHeroes, state, seat),
    ]);

  const heard = ({ events }: Truth, seat: Seat | null): Event[] =>
    events.splice(0).filter((event) => mayKnow(event, seat));

  /** Some secret answers are given: then a view rightly tells less than there is. */
  const halfAnswered = (state: State): boolean => {
    const frame = state.agenda.at(-1);
    return frame !== undefined && 'answers' in frame && frame.answers.some((answer) => answer !== null);
  };

  /** Hands hidden treasures out among the players, for random play seldom wins one. */
  function dealOut(state: State, random: Random): void {
    const owned = state.pieces.filter((one) => one.owner !== null);
    if (!state.options.hiddenTreasures || owned.length === 0) return;
    for (const treasure of state.piles.treasures.splice(0)) pick(random, owned).items.push(treasure);
    for (const hoard of state.hoards)
      if (hoard.treasure !== null && !state.shown.includes(hoard.treasure)) {
        pick(random, owned).items.push(hoard.treasure);
        hoard.treasure = null;
      }
  }

  /** Plays two truths that look the same to the seat alike, until one of them shows more of itself. */
  function playAlike(truths: readonly [Truth, Truth], seat: Seat | null, random: Random): number {
    const [truth, other] = truths;
    for (let steps = 0; steps < 40; steps++) {
      expect(looks(other, seat)).toBe(looks(truth, seat));
      const waiting = asked(ageOfHeroes, truth.state);
      if (waiting.length === 0) return steps;
      const mover = pick(random, waiting);
      const { options } = decisionOf(ageOfHeroes, truth.state, mover) as Decision;
      const choice = pick(random, options);
      const also = decisionOf(ageOfHeroes, other.state, mover)?.options.find(
        (o) => optionId(o) === optionId(choice),
      );
      // Others may have options that hang on what only they know.
      if (also === undefined) return steps;
      answer(ageOfHeroes, truth.play, mover, choice);
      answer(ageOfHeroes, other.play, mover, also);
      const [told, toldOther] = [heard(truth, seat), heard(other, seat)];
      const shown = [told, toldOther]
        .map((events) => events.findIndex(reveals(truth.state.options)))
        .filter((at) => at >= 0);
      const end = Math.min(...shown);
      expect(JSON.stringify(toldOther.slice(0, end))).toBe(JSON.stringify(told.slice(0, end)));
      if (end < Infinity) return steps + 1;
    }
    return 40;
  }

  it('changes nothing it sees, hears or is asked', { timeout: PATIENCE }, () => {
    const dice = new FastDice(7);
    const random: Random = (sides) => dice.roll(sides);
    let steps = 0;
    const watch = (played: GameState): void => {
      if (random(20) > 1 || halfAnswered(played as State)) return;
      const state = clone(played as State);
      if (random(2) === 1) dealOut(state, random);
      const seat = pick(random, [null, ...state.players.map((_, each) => each)]);
      const imagined = imagine(viewOf(state, seat), random);
      expect(ageOfHeroes.faults(imagined)).toEqual([]);
      const seed = random(1_000_000);
      steps += playAlike([truthOf(state, seed), truthOf(imagined, seed)], seat, random);
    };
    fuzz(ageOfHeroes, { games: GAMES / 2, seed: 4_000, setUp: randomTable, watch });
    expect(steps).toBeGreaterThan(10_000);
  });
});
