// Search over sampled hidden information. Each round deals the unknown anew and tries every option that is still in
// the race in that same world with the same dice, so that their results can be compared pair by pair.

import {
  type Choice,
  copyOf,
  type Decision,
  FastDice,
  type Game,
  type GameState,
  type SearchMeasures,
} from '@skald/kernel';
import type { Answer, Budget } from './choose.ts';
import { FatedDice } from './fate.ts';
import { type Opening, playOut } from './playout.ts';

/** Where a game has no measures of its own. Without doubt, playouts count in full from the first. */
const MEASURES: SearchMeasures = { horizon: 1, rivals: 6, hopeless: 4, doubt: 0, fated: false, caution: 0 };
/** Rounds before an option may be dropped, and how many standard errors it must lie behind. */
const FIRST_ROUNDS = 8;
const CLEARLY = 2;
/** What one unit of `weigh` is worth in the units of `assess`, as a first opinion … */
const OPINION = 0.02;
/** … that counts as much as this many playouts. */
const OPINION_ROUNDS = 8;
/** All seeds that dice tell apart: their first face follows the seed, so none may be left out. */
const SEEDS = 0x1_0000_0000;

/** Of the time that is left, so much goes to one errand while there are others. */
const SHARE = 0.6;

interface Rival extends Opening {
  readonly opinion: number;
  readonly results: number[];
  sum: number;
}

/** How far a search may go, and how far it has gone. */
interface Course {
  readonly measures: SearchMeasures;
  done: number;
  /** Whether this share of it is over. */
  isOver(share: number): boolean;
}

export function search(game: Game, view: GameState, decision: Decision, budget: Budget): Answer {
  const { random, ms, stop, iterations = Infinity, now = () => performance.now() } = budget;
  const start = iterations === Infinity ? now() : 0;
  const course: Course = {
    measures: { ...MEASURES, ...game.sense.search },
    done: 0,
    isOver: (share) =>
      course.done >= iterations * share ||
      stop?.() === true ||
      (iterations === Infinity && now() - start >= ms * share),
  };
  const left: string[] = [];
  for (let { options } = decision, share = SHARE; ; share += (1 - share) * SHARE) {
    const rivals = entrants(game, view, { ...decision, options }, random, left, course.measures);
    const best = race(
      game,
      view,
      decision.seat,
      rivals,
      budget,
      course,
      isLastErrand(game, options) ? 1 : share,
    );
    if (best.choice !== null) return { choice: best.choice, why: reason(best, course.done) };
    // That one stays as it is: what about the others?
    const name = best.left.at(-1) as string;
    left.push(name);
    options = options.filter((option) => game.sense.errand?.(option) !== name);
  }
}

const isLastErrand = ({ sense }: Game, options: readonly Choice[]): boolean =>
  new Set(options.map((option) => sense.errand?.(option))).size <= 2;

/** Plays futures of all of them until one is clearly the best, or time is up. */
function race(
  game: Game,
  view: GameState,
  seat: number,
  entered: readonly Rival[],
  { random }: Budget,
  course: Course,
  share: number,
): Rival {
  const { measures } = course;
  const favourite = entered[0] as Rival;
  let rivals = [...entered];
  while (rivals.length > 1 && !course.isOver(share)) {
    const world = game.sense.imagine(copyOf(game, view), seat, random);
    const seed = random(SEEDS);
    for (const rival of rivals) {
      const dice = measures.fated ? new FatedDice(seed) : new FastDice(seed);
      const standing = playOut(game, copyOf(game, world), seat, rival, dice, measures.horizon);
      const result = standing[seat] as number;
      rival.results.push(result);
      rival.sum += result;
      course.done += 1;
    }
    rivals = stillIn(rivals, measures);
  }
  const first = leader(rivals, measures);
  return isSure(first, favourite, measures) ? first : favourite;
}

/** The options worth a playout, best first by rule of thumb; all about one errand, which may also be left as it is. */
function entrants(
  game: Game,
  view: GameState,
  decision: Decision,
  random: Budget['random'],
  left: readonly string[],
  { rivals, hopeless }: SearchMeasures,
): Rival[] {
  const { imagine, weigh, errand } = game.sense;
  const state = imagine(copyOf(game, view), decision.seat, random);
  const weights = weigh(state, decision);
  const best = Math.max(...weights);
  const rival = (choice: Choice | null, weight: number, also: readonly string[]): Rival => {
    const opinion = (weight - best) * OPINION;
    return { choice, left: [...left, ...also], opinion, results: [], sum: 0 };
  };
  const order = decision.options
    .map((choice, i) => ({ choice, weight: weights[i] as number }))
    .sort((a, b) => b.weight - a.weight);
  const { choice: favourite } = order[0] as (typeof order)[number];
  const subject = errand?.(favourite);
  const own = order
    .filter(
      ({ choice, weight }) =>
        weight > best - hopeless && (subject === undefined || errand?.(choice) === subject),
    )
    .slice(0, rivals)
    .map(({ choice, weight }) => rival(choice, weight, []));
  const other = order.find(({ choice }) => errand?.(choice) === undefined);
  return subject === undefined || other === undefined ? own : [...own, rival(null, other.weight, [subject])];
}

/** Mean of the playouts, with the first opinion as some playouts more. All rivals have had the same number. */
function promise({ sum, results, opinion }: Rival, { doubt }: SearchMeasures): number {
  const rounds = results.length;
  const mean = rounds === 0 ? 0 : sum / rounds;
  if (doubt > 0) return (mean * rounds + opinion * doubt) / (rounds + doubt);
  return mean + (opinion * OPINION_ROUNDS) / (rounds + OPINION_ROUNDS);
}

const leader = (rivals: readonly Rival[], measures: SearchMeasures): Rival =>
  rivals.reduce((best, rival) => (promise(rival, measures) > promise(best, measures) ? rival : best));

/** Drops whoever lies clearly behind the leader in the worlds both have seen. */
function stillIn(rivals: Rival[], measures: SearchMeasures): Rival[] {
  const best = leader(rivals, measures);
  const rounds = best.results.length;
  if (rounds < FIRST_ROUNDS) return rivals;
  return rivals.filter((rival) => {
    if (rival === best) return true;
    const { mean, error } = lead(best, rival);
    return (
      promise(best, measures) - promise(rival, measures) < CLEARLY * error ||
      (error === 0 && mean === 0 && rounds < 2 * FIRST_ROUNDS)
    );
  });
}

/** Whether it is worth leaving the rule of thumb for this. */
function isSure(first: Rival, favourite: Rival, { caution }: SearchMeasures): boolean {
  if (caution === 0 || first === favourite) return true;
  const { mean, error } = lead(first, favourite);
  return mean >= caution * error;
}

/** By how much one has done better than the other in the worlds both have seen. */
function lead(one: Rival, other: Rival): { mean: number; error: number } {
  const rounds = Math.min(one.results.length, other.results.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < rounds; i++) {
    const gap = (one.results[i] as number) - (other.results[i] as number);
    sum += gap;
    squares += gap * gap;
  }
  const mean = rounds === 0 ? 0 : sum / rounds;
  return { mean, error: rounds === 0 ? 0 : Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds) };
}

function reason(best: Rival, playouts: number): string {
  if (playouts === 0) return 'clear by rule of thumb';
  const mean = best.sum / best.results.length;
  return `${Math.round(mean * 100)} % after ${playouts} playouts`;
}
