// What must hold in every game, whatever the adventure: tried on random ones.
// FUZZ=10000 plays so many random games instead of the usual few.

import {
  answer,
  asked,
  canonical,
  clone,
  copyOf,
  type Decision,
  decisionOf,
  type Event,
  FastDice,
  type Game,
  type GameState,
  Match,
  mayKnow,
  optionId,
  Play,
  run,
  type Seat,
} from '@skald/kernel';
import { fuzz, playRandomly } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  ADVENTURES,
  check,
  HEROES,
  ITEM,
  ITEMS,
  type Item,
  MAGIC_ITEMS,
  newParty,
  type Quest,
  questOf,
  SPELL,
  SPELLS,
} from '../content/index.ts';
import { ViewSchema } from '../view-schema.ts';
import type { GameEvent } from './events.ts';
import { rules } from './game.ts';
import { layout, overlordSeat, quest, terrain } from './models.ts';
import type { SeatRole, State } from './state.ts';

const game = rules as Game<State>;
type Random = (sides: number) => number;

const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length) - 1] as T;

/** Two to five seats at one of the ten adventures. */
function randomTable(random: Random) {
  const heroSeats: SeatRole[] = Array.from({ length: random(4) }, () => []);
  for (const hero of HEROES) if (random(2) === 1) (pick(random, heroSeats) as string[]).push(hero);
  heroSeats.splice(random(heroSeats.length + 1) - 1, 0, 'overlord');
  const adventure = random(ADVENTURES.length);
  const wild = random(2) === 1 ? wildQuest(random, adventure) : null;
  const party = wild === null && random(2) === 1 ? { ...newParty(), next: adventure } : null;
  const heroOrder = pick(random, ['free', 'fixed']);
  const conceding = random(10) === 1;
  return { seats: heroSeats, options: { quest: wild ?? adventure, party, heroOrder, conceding } };
}

/** An adventure with its doors torn out and everything in the hands of legends, so that all of it is used. */
function wildQuest(random: Random, adventure: number): Quest | null {
  const whole = clone(questOf(adventure));
  const bones = (row: string): string => row.replace(/\./g, (floor) => (random(12) === 1 ? 'b' : floor));
  const wild: Quest = {
    ...whole,
    map: whole.map.map((row) => bones(row.replace(/\d/g, '.'))),
    doors: [],
    specials: whole.specials.filter(({ type }) => type !== 'unseals'),
    legendary: true,
    heroes: whole.heroes.map(({ hero, spells }) => ({
      hero,
      spells: hero === 'danor' ? [...DANORS] : spells,
      items: MAGIC_ITEMS.filter(
        (item) => (ITEM[item].owners?.includes(hero) ?? true) && random(2) === 1,
      ).slice(0, 12),
    })),
    overlord: { ...whole.overlord, commands: 4, pool: { ...whole.overlord.pool, ghost: 3, zombie: 3 } },
    victory: { ...whole.victory, crippled: pick(random, ['one', 'all']) },
  };
  return check(wild).some(({ severity }) => severity === 'error') ? null : wild;
}

const DANORS = SPELLS.filter((spell) => SPELL[spell].casters.includes('danor'));

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
const PATIENCE = 120_000 + GAMES * 500;

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

  const viewOf = (state: State, seat: Seat | null): State => game.redact(copyOf(game, state), seat);

  const looks = ({ state }: Truth, seat: Seat | null): string =>
    JSON.stringify([
      viewOf(state, seat),
      asked(game, state),
      state.agenda.at(-1)?.step,
      seat === null ? null : decisionOf(game, state, seat),
    ]);

  const heard = ({ events }: Truth, seat: Seat | null): Event[] =>
    events.splice(0).filter((event) => mayKnow(event, seat));

  /** Events by which the Heroes learn what was hidden from them. */
  const reveals = ({ type }: Event): boolean =>
    ['revealed', 'chestOpened', 'searched', 'cardPlayed', 'gameOver'].includes(type);

  /** Another truth that looks the same to the Heroes: other cards in hand, other things behind the doors. */
  function otherTruth(state: State, random: Random): State {
    const other = clone(state);
    const { hand, unseen } = other.overlord;
    const cards = [...hand, ...unseen];
    for (let i = 0; i < hand.length; i++) hand[i] = cards.splice(random(cards.length) - 1, 1)[0] as never;
    other.overlord.unseen = cards;
    other.options = { ...other.options, quest: otherQuest(state, random) };
    return other;
  }

  function otherQuest(state: State, random: Random): Quest {
    const whole = clone(questOf(state.options.quest));
    const { revealed } = terrain(state);
    const { width } = layout(state);
    const hidden = ([x, y]: readonly number[]): boolean =>
      revealed[(y as number) * width + (x as number)] !== 1;
    const things = () => Array.from({ length: random(3) }, () => pick(random, ITEMS)) as Item[];
    whole.map = whole.map.map((row, y) =>
      [...row]
        .map((letter, x) =>
          hidden([x, y]) && /[.bsazyvg]/.test(letter) ? pick(random, [...'..bsazyvgo#']) : letter,
        )
        .join(''),
    );
    const seen = (door: string): boolean =>
      whole.map.some((row, y) => [...row].some((letter, x) => letter === door && !hidden([x, y])));
    for (const door of whole.doors)
      if (!seen(door.door)) Object.assign(door, { lock: pick(random, ['L1', 'L3']) });
    for (const chest of whole.chests)
      if (!state.opened.some(([x, y]) => x === chest.at[0] && y === chest.at[1])) chest.contents = things();
    for (const search of whole.searches) if ('items' in search) search.items = things();
    return whole;
  }

  /** Plays two truths that look the same to the seat alike, until one of them shows more of itself. */
  function playAlike(truths: readonly [Truth, Truth], seat: Seat | null, random: Random): number {
    const [truth, other] = truths;
    for (let steps = 0; steps < 40; steps++) {
      expect(looks(other, seat)).toBe(looks(truth, seat));
      const [mover] = asked(game, truth.state);
      if (mover === undefined) return steps;
      const { options } = decisionOf(game, truth.state, mover) as Decision;
      const choice = pick(random, options);
      const also = decisionOf(game, other.state, mover)?.options.find(
        (o) => optionId(o) === optionId(choice),
      );
      // The Overlord's options hang on his hand.
      if (also === undefined) return steps;
      answer(game, truth.play, mover, choice);
      answer(game, other.play, mover, also);
      const [told, toldOther] = [heard(truth, seat), heard(other, seat)];
      const shown = [told, toldOther].map((events) => events.findIndex(reveals)).filter((at) => at >= 0);
      const end = Math.min(...shown);
      expect(JSON.stringify(toldOther.slice(0, end))).toBe(JSON.stringify(told.slice(0, end)));
      if (end < Infinity) return steps + 1;
    }
    return 40;
  }

  it('[DUN-INV-10] changes nothing it sees, hears or is asked', { timeout: PATIENCE }, () => {
    const dice = new FastDice(7);
    const random: Random = (sides) => dice.roll(sides);
    let steps = 0;
    const watch = (played: GameState): void => {
      const state = played as State;
      if (random(40) > 1) return;
      const heroes = state.seats.flatMap((role, seat) => (role === 'overlord' ? [] : [seat]));
      const seat = pick(random, [null, ...heroes]);
      const seed = random(1_000_000);
      steps += playAlike(
        [truthOf(copyOf(game, state), seed), truthOf(otherTruth(state, random), seed)],
        seat,
        random,
      );
    };
    fuzz(game, { games: GAMES / 2, seed: 4_000, setUp: randomTable, watch });
    expect(steps).toBeGreaterThan(GAMES * 40);
  });

  it('[DUN-INV-10] is in no view of a Hero: no hidden square, door, figure, chest content or card', {
    timeout: PATIENCE,
  }, () => {
    const dice = new FastDice(8);
    const random: Random = (sides) => dice.roll(sides);
    fuzz(game, {
      games: GAMES / 4,
      seed: 4_500,
      setUp: randomTable,
      watch(played) {
        if (random(50) > 1) return;
        const state = played as State;
        const seat = pick(
          random,
          state.seats.map((_, each) => each).filter((each) => each !== overlordSeat(state)),
        );
        const view = viewOf(state, seat);
        const { revealed } = terrain(state);
        const known = view.options.quest as Quest;
        const letters = known.map.join('');
        for (let square = 0; square < letters.length; square++)
          if (revealed[square] !== 1) expect(letters[square]).toBe('#');
        for (const chest of known.chests) expect(chest.contents).toEqual([]);
        expect(view.overlord.hand.every((card) => (card as string) === 'unknown')).toBe(true);
        expect(view.overlord.unseen.every((card) => (card as string) === 'unknown')).toBe(true);
      },
    });
  });
});

it('the Overlord sees the whole quest and his own hand', () => {
  const begun = sure(game.begin(['overlord', []], { quest: 5 }));
  run(game, new Play(begun, new FastDice(1)));
  const view = game.redact(clone(begun), 0);
  expect(canonical(view)).toBe(canonical(begun));
});
