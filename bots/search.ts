// Search: all promising options are played out in the same imagined worlds with the same dice, and whoever falls clearly
// behind drops out.

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
import { look } from './look.ts';
import { playOut, SEEDS } from './playout.ts';
import { bestByThumb } from './thumb.ts';

/** Where a game has no measures of its own. Without doubt, playouts count in full from the first. */
const MEASURES: SearchMeasures = {
  horizon: 1,
  rivals: 6,
  hopeless: 4,
  doubt: 0,
  fated: false,
  looks: 0,
  foresight: 0,
};
/** Rounds before an option may be dropped, and how many standard errors it must lie behind. */
const FIRST_ROUNDS = 8;
const CLEARLY = 2;
/** What one unit of `weigh` is worth in the units of `assess`, as a first opinion … */
const OPINION = 0.02;
/** … that counts as much as this many playouts. */
const OPINION_ROUNDS = 8;
/** So often a look is taken at what dice decide; whoever then lies so far behind, or has so many before it, is out. */
const THROWS = 8;
const BEHIND = 0.06;
const FINALISTS = 4;
/** So many worlds are imagined at most until one is likely enough. */
const DREAMS = 12;
const FINE = 1_000_000;

interface Rival {
  readonly choice: Choice;
  readonly mayDecide: boolean;
  /** What is thought of it before the first playout, in the units of `assess`. */
  readonly opinion: number;
  readonly results: number[];
  sum: number;
}

/** How far a search may go, and how far it has gone. */
interface Course {
  readonly measures: SearchMeasures;
  readonly random: Budget['random'];
  playouts: number;
  /** Told to stop, or out of time. */
  isStopped(): boolean;
  isOver(): boolean;
}

export function search(game: Game, view: GameState, decision: Decision, budget: Budget): Answer {
  const course = courseOf(game, budget);
  const entered = entrants(game, view, decision, course);
  const rivals = afterLooks(game, view, decision.seat, entered, course);
  const best = race(game, view, decision.seat, rivals, course);
  return { choice: best.choice, why: reason(game, best, course) };
}

function courseOf(
  game: Game,
  { random, ms, stop, iterations, now = () => performance.now() }: Budget,
): Course {
  const start = iterations === undefined ? now() : 0;
  return {
    measures: { ...MEASURES, ...game.sense.search },
    random,
    playouts: 0,
    isStopped: () => stop?.() === true || (iterations === undefined && now() - start >= ms),
    isOver() {
      return (iterations !== undefined && this.playouts >= iterations) || this.isStopped();
    },
  };
}

/** The options worth a thought, best first by rule of thumb. */
function entrants(game: Game, view: GameState, decision: Decision, { measures, random }: Course): Rival[] {
  const state = game.sense.imagine(copyOf(game, view), decision.seat, random);
  const weighed = bestByThumb(game, state, decision, measures.rivals, measures.hopeless, 'jarl');
  const best = weighed[0]?.weight ?? 0;
  const unit = game.sense.outlook === undefined ? OPINION : 1;
  return weighed.map((one) => rival(one, (one.weight - best) * unit));
}

const rival = ({ choice, mayDecide }: Pick<Rival, 'choice' | 'mayDecide'>, opinion: number): Rival => ({
  choice,
  mayDecide,
  opinion,
  results: [],
  sum: 0,
});

/** Looks at what follows from each at once: that is then thought of it, and the worse half need not be played out, unless it may decide the game. */
function afterLooks(
  game: Game,
  view: GameState,
  seat: number,
  rivals: readonly Rival[],
  { measures, random, isStopped }: Course,
): readonly Rival[] {
  const seen = rivals.map(({ choice, mayDecide }) => ({ choice, mayDecide, sum: 0, chance: 0 }));
  let looks = 0;
  for (; rivals.length > 1 && looks < measures.looks && !isStopped(); looks++) {
    const world = conceive(game, view, seat, random);
    const seed = random(SEEDS);
    for (const one of seen) one.sum += look(game, world, seat, one.choice, seed, THROWS);
  }
  if (looks === 0) return rivals;
  // Which of equals comes first is left to chance: else a secret choice would be none.
  for (const one of seen) one.chance = random(FINE);
  const order = seen
    .sort((a, b) => b.sum - a.sum || a.chance - b.chance)
    .map((one) => rival(one, one.sum / looks));
  const least = (order[0] as Rival).opinion - BEHIND;
  return order.filter(({ opinion, mayDecide }, rank) => mayDecide || (opinion > least && rank < FINALISTS));
}

/** A world that fits the view, and that others have probably brought about. */
function conceive(game: Game, view: GameState, seat: number, random: Budget['random']): GameState {
  const { imagine, likely } = game.sense;
  for (let dream = 1; ; dream++) {
    const world = imagine(copyOf(game, view), seat, random);
    if (likely === undefined || dream === DREAMS || random(FINE) <= FINE * likely(world, view, seat))
      return world;
  }
}

/** Plays futures of all of them until one is clearly the best, or time is up. */
function race(game: Game, view: GameState, seat: number, entered: readonly Rival[], course: Course): Rival {
  const { measures, random } = course;
  let rivals = [...entered];
  while (rivals.length > 1 && !course.isOver()) {
    const world = conceive(game, view, seat, random);
    const seed = random(SEEDS);
    const results: number[] = [];
    for (const { choice } of rivals) {
      // A round that time cut short says nothing of those who had no part in it.
      if (course.isStopped()) return leader(rivals, measures);
      const dice = measures.fated ? new FatedDice(seed) : new FastDice(seed);
      results.push(playOut(game, copyOf(game, world), seat, choice, dice, measures));
      course.playouts += 1;
    }
    for (const [i, one] of rivals.entries()) {
      one.results.push(results[i] as number);
      one.sum += results[i] as number;
    }
    rivals = stillIn(rivals, measures);
  }
  return leader(rivals, measures);
}

/** Mean of the playouts, with the first opinion as some playouts more. All rivals have had the same number. */
function promise({ sum, results, opinion }: Rival, { doubt }: SearchMeasures): number {
  const rounds = results.length;
  const mean = rounds === 0 ? 0 : sum / rounds;
  if (doubt > 0) return (mean * rounds + opinion * doubt) / (rounds + doubt);
  return mean + (opinion * OPINION_ROUNDS) / (rounds + OPINION_ROUNDS);
}

const leader = (rivals: readonly Rival[], measures: SearchMeasures): Rival =>
  rivals.reduce((best, one) => (promise(one, measures) > promise(best, measures) ? one : best));

/** Drops whoever lies clearly behind the leader in the worlds both have seen. */
function stillIn(rivals: Rival[], measures: SearchMeasures): Rival[] {
  const best = leader(rivals, measures);
  const rounds = best.results.length;
  if (rounds < FIRST_ROUNDS) return rivals;
  return rivals.filter((one) => {
    if (one === best) return true;
    const { mean, error } = lead(best, one);
    return (
      promise(best, measures) - promise(one, measures) < CLEARLY * error ||
      (error === 0 && mean === 0 && rounds < 2 * FIRST_ROUNDS)
    );
  });
}

/** By how much one has done better than the other in the worlds both have seen. */
function lead(one: Rival, other: Rival): { mean: number; error: number } {
  const rounds = one.results.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < rounds; i++) {
    const gap = (one.results[i] as number) - (other.results[i] as number);
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / rounds;
  return { mean, error: Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds) };
}

function reason({ sense }: Game, { results, sum }: Rival, { playouts }: Course): string {
  if (playouts === 0 || results.length === 0) return 'clear at first sight';
  const mean = sum / results.length;
  const told = sense.outlook === undefined ? `${Math.round(mean * 100)} %` : mean.toFixed(1);
  return `${told} after ${playouts} playouts`;
}
