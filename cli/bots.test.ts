// The bots of every level in the real game: what they may see, and that they always know an answer.

import { chooseOption, LEVELS, playMatch } from '@skald/bots';
import { GAMES } from '@skald/games';
import {
  answer,
  asked,
  type Choice,
  clone,
  type Decision,
  decisionOf,
  FastDice,
  type Game,
  type GameState,
  hideAnswers,
  optionId,
  Play,
  run,
} from '@skald/kernel';
import { describe, expect, it } from 'vitest';

const PLAYOUTS = 10;
/** Seeds far apart: the first face of fast dice follows the seed. */
const SPREAD = 0x9e37_79b1;

const randomFrom = (seed: number): ((sides: number) => number) => {
  const dice = new FastDice(seed);
  return (sides) => dice.roll(sides);
};

const viewOf = (game: Game, state: GameState, seat: number): GameState =>
  game.redact(hideAnswers(clone(state), seat), seat);

/** Plays on at random and stops at every `every`-th question with several answers. */
function visit(
  game: Game,
  seats: number,
  options: unknown,
  seed: number,
  every: number,
  look: (state: GameState, decision: Decision) => void,
): void {
  const begun = game.begin(Array(seats).fill(null), game.schemas.options.parse(options));
  if ('refused' in begun) throw new Error(begun.refused.code);
  const state = begun.ok;
  const dice = new FastDice(seed);
  const play = new Play(state, dice);
  run(game, play);
  let questions = 0;
  for (let seat = asked(game, state)[0]; seat !== undefined; seat = asked(game, state)[0]) {
    const decision = decisionOf(game, state, seat) as Decision;
    const { options: list } = decision;
    if (list.length > 1 && questions++ % every === 0) look(state, decision);
    answer(game, play, seat, list[dice.roll(list.length) - 1] as Choice);
  }
}

describe.each(GAMES.map(({ game }) => game))('bots in $title', (game) => {
  it.each(['classic', 'amended'])('a bot sees its view and nothing else (%s)', (ruleset) => {
    let other = 0;
    visit(game, 3, { ruleset }, SPREAD, 15, (state, decision) => {
      const { seat } = decision;
      const view = viewOf(game, state, seat);
      // Another truth that this seat cannot tell from the first.
      const truth = game.sense.imagine(clone(view), seat, randomFrom(SPREAD * 7));
      if (JSON.stringify(truth) !== JSON.stringify(state)) other += 1;
      const twin = decisionOf(game, truth, seat) as Decision;
      for (const level of LEVELS) {
        const think = (of: GameState, asked: Decision): string => {
          const budget = { ms: 0, iterations: PLAYOUTS, random: randomFrom(other * SPREAD) };
          return optionId(chooseOption(game, viewOf(game, of, seat), asked, level, budget).choice);
        };
        expect(think(truth, twin)).toBe(think(state, decision));
      }
    });
    expect(other).toBeGreaterThan(5);
  });

  it('every level answers every question it meets with one of its options', () => {
    const met = new Map<string, number>();
    for (let i = 1; i <= 6; i++)
      visit(game, 2, { ruleset: i % 2 ? 'classic' : 'amended' }, i * SPREAD, 1, (state, decision) => {
        const times = met.get(decision.kind) ?? 0;
        if (times >= 4) return;
        met.set(decision.kind, times + 1);
        const view = viewOf(game, state, decision.seat);
        for (const level of LEVELS) {
          const budget = { ms: 0, iterations: PLAYOUTS, random: randomFrom(times) };
          const { choice, why } = chooseOption(game, view, decision, level, budget);
          expect(decision.options).toContain(choice);
          expect(why).not.toBe('');
        }
      });
    expect(met.size).toBeGreaterThan(10);
  });

  it('bots of all levels play a match to its end, the same from the same seed', () => {
    const plan = {
      seats: [null, null, null],
      options: { ruleset: 'classic', turns: 3 },
      seed: SPREAD | 0,
      levels: LEVELS,
      ms: 0,
      iterations: 6,
    };
    const played = playMatch(game, plan);
    expect(played.result.standings).toHaveLength(3);
    expect(playMatch(game, plan)).toEqual(played);
  });
});
