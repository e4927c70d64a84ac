// Search over sampled hidden information. Each round deals the unknown anew and tries every option that is still in
// the race in that same world with the same dice, so that their results can be compared pair by pair.

import { type Choice, copyOf, type Decision, FastDice, type Game, type GameState } from '@skald/kernel';
import type { Answer, Budget } from './choose.ts';
import { playOut } from './playout.ts';

/** Playouts look this many rounds ahead. */
const HORIZON = 1;
/** More options than this are never compared: the worst by rule of thumb are left out. */
const MOST_RIVALS = 6;
/** An option this much worse by rule of thumb, in the units of `weigh`, is not worth a playout. */
const HOPELESS = 4;
/** Rounds before an option may be dropped, and how many standard errors it must lie behind. */
const FIRST_ROUNDS = 8;
const CLEARLY = 2;
/** What one unit of `weigh` is worth in the units of `assess`, as a first opinion … */
const OPINION = 0.02;
/** … that counts as much as this many playouts. */
const OPINION_ROUNDS = 8;
/** All seeds that dice tell apart: their first face follows the seed, so none may be left out. */
const SEEDS = 0x1_0000_0000;

interface Rival {
  readonly choice: Choice;
  readonly opinion: number;
  readonly results: number[];
  sum: number;
}

export function search(game: Game, view: GameState, decision: Decision, budget: Budget): Answer {
  const { random, ms, stop, iterations = Infinity, now = () => performance.now() } = budget;
  const start = iterations === Infinity ? now() : 0;
  const over = (done: number): boolean =>
    done >= iterations || stop?.() === true || (iterations === Infinity && now() - start >= ms);

  let rivals = entrants(game, view, decision, random);
  let done = 0;
  while (rivals.length > 1 && !over(done)) {
    const world = game.sense.imagine(copyOf(game, view), decision.seat, random);
    const seed = random(SEEDS);
    for (const rival of rivals) {
      const standing = playOut(
        game,
        copyOf(game, world),
        decision.seat,
        rival.choice,
        new FastDice(seed),
        HORIZON,
      );
      const result = standing[decision.seat] as number;
      rival.results.push(result);
      rival.sum += result;
      done += 1;
    }
    rivals = stillIn(rivals);
  }
  const best = leader(rivals);
  return { choice: best.choice, why: reason(best, done) };
}

/** The options worth a playout, best first by rule of thumb. */
function entrants(game: Game, view: GameState, decision: Decision, random: Budget['random']): Rival[] {
  const state = game.sense.imagine(copyOf(game, view), decision.seat, random);
  const weights = game.sense.weigh(state, decision);
  const best = Math.max(...weights);
  return decision.options
    .map((choice, i) => ({ choice, opinion: ((weights[i] as number) - best) * OPINION, results: [], sum: 0 }))
    .filter(({ opinion }) => opinion > -HOPELESS * OPINION)
    .sort((a, b) => b.opinion - a.opinion)
    .slice(0, MOST_RIVALS);
}

/** Mean of the playouts, with the first opinion as some playouts more. */
const promise = ({ sum, results, opinion }: Rival): number => {
  const mean = results.length === 0 ? 0 : sum / results.length;
  return mean + (opinion * OPINION_ROUNDS) / (results.length + OPINION_ROUNDS);
};

const leader = (rivals: readonly Rival[]): Rival =>
  rivals.reduce((best, rival) => (promise(rival) > promise(best) ? rival : best));

/** Drops whoever lies clearly behind the leader in the worlds both have seen. */
function stillIn(rivals: Rival[]): Rival[] {
  const best = leader(rivals);
  const rounds = best.results.length;
  if (rounds < FIRST_ROUNDS) return rivals;
  return rivals.filter((rival) => {
    if (rival === best) return true;
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < rounds; i++) {
      const gap = (best.results[i] as number) - (rival.results[i] as number);
      sum += gap;
      squares += gap * gap;
    }
    const mean = sum / rounds;
    const error = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds);
    return (
      promise(best) - promise(rival) < CLEARLY * error ||
      (error === 0 && mean === 0 && rounds < 2 * FIRST_ROUNDS)
    );
  });
}

function reason(best: Rival, playouts: number): string {
  if (playouts === 0) return 'clear by rule of thumb';
  const mean = best.sum / best.results.length;
  return `${Math.round(mean * 100)} % after ${playouts} playouts`;
}
