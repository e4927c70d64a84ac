// What a seat must not know changes nothing it sees, hears or is asked.

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
  mayKnow,
  optionId,
  Play,
  run,
  type Seat,
} from '@skald/kernel';
import { fuzz } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ITEMS, type Item, type Quest, questOf } from '../content/index.ts';
import { rules } from './game.ts';
import { layout, overlordSeat, terrain } from './models.ts';
import type { State } from './state.ts';
import { pick, type Random, randomTable } from './testing.ts';

const game = rules as Game<State>;

const GAMES = Number(process.env.FUZZ ?? 40);
/** Milliseconds that a busy machine may take. */
const PATIENCE = 30 * 60_000 + GAMES * 1000;

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
  const begun = game.begin(['overlord', []], { quest: 5 });
  if ('refused' in begun) throw new Error(begun.refused.code);
  run(game, new Play(begun.ok, new FastDice(1)));
  expect(canonical(game.redact(clone(begun.ok), 0))).toBe(canonical(begun.ok));
});
