// What playouts and the authority of a match are made of, one by one.

import { gzipSync } from 'node:zlib';
import { ageOfHeroes } from '@skald/age-of-heroes';
import {
  answer,
  asked,
  type Choice,
  clone,
  decisionOf,
  FastDice,
  hideAnswers,
  Match,
  type MatchRecord,
  type Outcome,
  Play,
  type Position,
  run,
  type Seat,
} from '@skald/kernel';
import { mean, type Plan, type Spread, scale, time } from './measure.ts';
import { newGame, type Ruleset } from './playouts.ts';

type State = ReturnType<typeof newGame>;

/** A moment of a game, and how it was answered. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly choice: Choice;
}

/** A whole game, moment by moment; the dice are those of the seed. */
interface Course {
  readonly ruleset: Ruleset;
  readonly seed: number;
  readonly moments: readonly Moment[];
}

interface Size {
  readonly bytes: number;
  readonly gzipped: number;
}

export interface HotPaths {
  readonly moments: number;
  readonly records: number;
  /** Microseconds each. */
  readonly clone: Spread;
  readonly options: Spread;
  readonly apply: Spread;
  readonly view: Spread;
  /** Milliseconds. */
  readonly rebuild: Spread;
  readonly movesRebuilt: number;
  readonly position: Size;
  readonly record: Size;
}

const RULESETS: readonly Ruleset[] = ['classic', 'amended'];
const SCATTER = 53;

export function hotPaths(games: number, plan: Plan): HotPaths {
  const courses = ofGames(games, courseOf);
  const records = ofGames(games, recordOf);
  const moments = courses.flatMap((course) => course.moments);
  // Few enough to stay in the processor's cache, as in a playout; scattered over all games.
  const sample = moments.filter((_, i) => i % SCATTER === 0);
  const onSample = (work: (moment: Moment) => void): Spread =>
    scale(
      1000 / sample.length,
      time({ ...plan, repeats: 50 }, () => sample.forEach(work)),
    );
  return {
    moments: sample.length,
    records: records.length,
    clone: onSample(({ state }) => clone(state)),
    options: onSample(({ state, seat }) => decisionOf(ageOfHeroes, state, seat)),
    apply: scale(
      1000 / moments.length,
      time({ ...plan, repeats: 20 }, () => courses.forEach(follow)),
    ),
    view: onSample(({ state, seat }) => ageOfHeroes.redact(hideAnswers(clone(state), seat), seat)),
    rebuild: scale(
      1 / records.length,
      time(plan, () => {
        for (const record of records) must(Match.replay(ageOfHeroes, record));
      }),
    ),
    movesRebuilt: mean(records.map(({ moves }) => moves.length)),
    position: size(moments.map(({ state }) => positionOf(state))),
    record: size(records),
  };
}

/** Something of the games with the seeds 1, 2, … in either ruleset. */
const ofGames = <T>(games: number, make: (ruleset: Ruleset, seed: number) => T): T[] =>
  RULESETS.flatMap((ruleset) => Array.from({ length: games }, (_, i) => make(ruleset, i + 1)));

/** A random game. Its choices come from dice of their own, so that it can be followed without listing options. */
function courseOf(ruleset: Ruleset, seed: number): Course {
  const random = new FastDice(-seed);
  const state = newGame(ruleset);
  const play = new Play(state, new FastDice(seed));
  const moments: Moment[] = [];
  run(ageOfHeroes, play);
  for (;;) {
    const [seat] = asked(ageOfHeroes, state);
    if (seat === undefined) return { ruleset, seed, moments };
    const options = decisionOf(ageOfHeroes, state, seat)?.options as readonly Choice[];
    const choice = options[random.roll(options.length) - 1] as Choice;
    moments.push(clone({ state, seat, choice }));
    answer(ageOfHeroes, play, seat, choice);
  }
}

/** The same game again: nothing but its choices carried out. */
function follow({ ruleset, seed, moments }: Course): void {
  const play = new Play(newGame(ruleset), new FastDice(seed));
  run(ageOfHeroes, play);
  for (const { seat, choice } of moments) answer(ageOfHeroes, play, seat, choice);
  if (ageOfHeroes.result(play.state) === null) throw new Error('the game took another course');
}

/** The record of a random game under the authority of a match. */
function recordOf(ruleset: Ruleset, seed: number): MatchRecord {
  const random = new FastDice(seed);
  const match = must(
    Match.create(ageOfHeroes, {
      seats: [null, null, null, null],
      options: { ruleset },
      seed: seed.toString(16).padStart(64, '0'),
    }),
  );
  for (;;) {
    const [first] = match.decisions();
    if (first === undefined) return match.record();
    const { id } = first.options[random.roll(first.options.length) - 1] as { id: string };
    must(match.play(first.seat, id));
  }
}

const positionOf = (state: State): Position => ({
  skald: 'position',
  game: ageOfHeroes.id,
  version: ageOfHeroes.version,
  state,
});

function size(documents: readonly unknown[]): Size {
  const texts = documents.map((document) => JSON.stringify(document));
  return {
    bytes: mean(texts.map((text) => Buffer.byteLength(text))),
    gzipped: mean(texts.map((text) => gzipSync(text).length)),
  };
}

function must<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}
