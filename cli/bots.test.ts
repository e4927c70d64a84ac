// The bots of every level in the real game: what they may see, and that they always know an answer.

import { chooseOption, playMatch } from '@skald/bots';
import { GAMES, type GameModule, sampleSeats } from '@skald/games';
import {
  type Choice,
  clone,
  type Decision,
  decisionOf,
  FastDice,
  type Game,
  type GameState,
  hideAnswers,
  LEVELS,
  optionId,
} from '@skald/kernel';
import { walk } from '@skald/kernel/testing';
import { describe, expect, it } from 'vitest';

const PLAYOUTS = 6;
/** Truths to be compared in one match: some are long. */
const ENOUGH = 6;
/** Matches to be looked at, where they are short. */
const MOST = 24;
/** Seeds far apart: the first face of fast dice follows the seed. */
const SPREAD = 0x9e37_79b1;

const randomFrom = (seed: number): ((sides: number) => number) => {
  const dice = new FastDice(seed);
  return (sides) => dice.roll(sides);
};

const viewOf = (game: Game, state: GameState, seat: number): GameState =>
  game.redact(hideAnswers(clone(state), seat), seat);

/** Seats that leave everything to the questions, where a game allows it. */
function seatsFor(module: GameModule, wanted: number): unknown[] {
  const { seats, schemas } = module.game;
  const count = Math.min(seats.max, Math.max(seats.min, wanted));
  return schemas.seat.safeParse(null).success ? Array(count).fill(null) : sampleSeats(module, count);
}

/** By turns as rules of thumb say and as chance has it: that meets more kinds of questions than chance alone. */
const wandering =
  (game: Game) =>
  (state: GameState, decision: Decision, roll: (sides: number) => number): number => {
    const worth = game.sense.weigh(state, decision);
    const best = worth.indexOf(Math.max(...worth));
    const any = roll(worth.length) - 1;
    return roll(2) > 1 || game.sense.givesUp?.(decision.options[any] as Choice) ? best : any;
  };

const cases = GAMES.flatMap((module) => module.presets.map((preset) => ({ module, preset })));

describe('bots in every game', () => {
  it.each(cases)(
    'a bot sees its view and nothing else ($module.game.id, $preset.id)',
    ({ module, preset }) => {
      const { game } = module;
      let questions = 0;
      let other = 0;
      const look = (state: GameState, decision: Decision): void => {
        if (decision.options.length < 2 || questions++ % 7 !== 0 || other >= ENOUGH) return;
        const { seat } = decision;
        const view = viewOf(game, state, seat);
        // Another truth that this seat cannot tell from the first.
        const truth = game.sense.imagine(clone(view), seat, randomFrom(SPREAD * 7));
        if (JSON.stringify(truth) === JSON.stringify(state)) return;
        other += 1;
        const twin = decisionOf(game, truth, seat) as Decision;
        for (const level of LEVELS) {
          const think = (of: GameState, asked: Decision): string => {
            const budget = { ms: 0, iterations: PLAYOUTS, random: randomFrom(other * SPREAD) };
            return optionId(chooseOption(game, viewOf(game, of, seat), asked, level, budget).choice);
          };
          expect(think(truth, twin)).toBe(think(state, decision));
        }
      };
      // A fight may be over after a handful of questions.
      for (let seed = SPREAD; other <= 5 && seed < SPREAD * MOST; seed += SPREAD)
        walk(game, { seats: seatsFor(module, 3), options: preset.options, seed, look });
      expect(other).toBeGreaterThan(5);
    },
  );

  it.each(GAMES)(
    'every level answers every question it meets with one of its options ($game.id)',
    (module) => {
      const { game, presets } = module;
      const met = new Map<string, number>();
      const look = (state: GameState, decision: Decision): void => {
        const times = met.get(decision.kind) ?? 0;
        if (decision.options.length < 2 || times >= 4) return;
        met.set(decision.kind, times + 1);
        const view = viewOf(game, state, decision.seat);
        for (const level of LEVELS) {
          const budget = { ms: 0, iterations: PLAYOUTS, random: randomFrom(times) };
          const { choice, why } = chooseOption(game, view, decision, level, budget);
          expect(decision.options).toContain(choice);
          expect(why).not.toBe('');
        }
      };
      for (let i = 0; i < 8 || (met.size <= 10 && i < MOST); i++) {
        const options = presets[i % presets.length]?.options;
        const seed = (i + 1) * SPREAD;
        walk(game, { seats: seatsFor(module, 2), options, seed, look, pick: wandering(game) });
      }
      expect(met.size).toBeGreaterThan(10);
    },
  );

  it.each(GAMES)(
    'bots of all levels play a match to its end, the same from the same seed ($game.id)',
    (module) => {
      const seats = seatsFor(module, 3);
      const plan = {
        seats,
        options: { ...module.presets[0]?.options, ...module.lessonOptions },
        seed: SPREAD | 0,
        levels: LEVELS.slice(0, seats.length),
        ms: 0,
        iterations: 6,
      };
      const played = playMatch(module.game, plan);
      expect(played.result.standings).toHaveLength(seats.length);
      expect(playMatch(module.game, plan)).toEqual(played);
    },
  );
});
