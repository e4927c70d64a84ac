// What many sittings say about those who sat there.

import type { Level, Result } from '@skald/kernel';
import type { rune } from '@skald/rune';
import { percent, share } from './rivals-told.ts';

type Begun = ReturnType<typeof rune.begin>;

export interface Sat {
  readonly adventure: string;
  /** Adventure, heroes and dice, which each order of the levels meets. */
  readonly deal: number;
  /** Of those who play heroes. */
  readonly levels: readonly Level[];
  readonly runner: Level | null;
  /** Of processor time. */
  readonly seconds: number;
  readonly slowest: ReadonlyMap<Level, number>;
  readonly state: Extract<Begun, { ok: unknown }>['ok'];
  readonly result: Result;
}

export function* told(sat: readonly Sat[], levels: readonly Level[]): Iterable<string> {
  const some = [...Map.groupBy(sat, ({ adventure }) => adventure)];
  for (const [name, these] of some.length > 1 ? [['all', sat] as const, ...some] : some) {
    for (const level of levels) yield `${name}: ${ofLevel(these, level)}`;
    yield `${name}: ${ofAll(these)}`;
  }
  for (const level of new Set(sat.flatMap(({ slowest }) => [...slowest.keys()])))
    yield `${level}: longest decision ${Math.round(Math.max(...sat.map(({ slowest }) => slowest.get(level) ?? 0)))} ms`;
}

const scoresOf = ({ result, levels }: Sat): number[] =>
  levels.map((_, seat) => result.standings.find((one) => one.seat === seat)?.score ?? 0);

/** Who has most points at the end; what several share counts as a part for each, and nobody wins with nothing. */
function ofLevel(sat: readonly Sat[], level: Level): string {
  let wins = 0;
  let none = 0;
  const points: number[] = [];
  for (const one of sat) {
    const scores = scoresOf(one);
    const best = Math.max(...scores);
    const first = one.levels.filter((_, seat) => scores[seat] === best);
    if (best === 0) none += 1;
    wins += first.filter((each) => each === level).length / first.length;
    points.push(...scores.filter((_, seat) => one.levels[seat] === level));
  }
  const dead = sat.flatMap(({ levels, state }) =>
    levels.flatMap((each, seat) =>
      each === level
        ? [state.fighters.some((one) => one.seat === seat && one.condition === 'dead') ? 1 : 0]
        : [],
    ),
  );
  return `${level} leads in ${share(wins, sat.length)}${none > 0 ? ` (${none} without points)` : ''}, ${mean(points)} points, ${percent(dead.reduce<number>((sum, one) => sum + one, 0) / dead.length)} dead at the end`;
}

function ofAll(sat: readonly Sat[]): string {
  const runners = sat.flatMap(({ runner, result, levels }) =>
    runner === null ? [] : [result.standings.find((one) => one.seat === levels.length)?.score ?? 0],
  );
  const seconds = sat.map((one) => one.seconds);
  const ran = runners.length === 0 ? '' : `; whoever runs ${mean(runners)} points`;
  return `${sat.length} sittings of ${new Set(sat.map(({ deal }) => deal)).size} deals, ${mean(seconds, 2)} s each, the longest ${Math.max(...seconds).toFixed(2)} s${ran}`;
}

const Z95 = 1.959964;

/** With half of its 95 % interval. */
function mean(numbers: readonly number[], digits = 1): string {
  const middle = numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
  const spread = numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0) / Math.max(1, numbers.length - 1);
  return `${middle.toFixed(digits)} ± ${(Z95 * Math.sqrt(spread / Math.max(1, numbers.length))).toFixed(digits)}`;
}

export const ofOne = (one: Sat): string =>
  `${one.adventure} ${one.deal}: ${scoresOf(one)
    .map((score, seat) => `${one.levels[seat]} ${score}`)
    .join(
      ', ',
    )}${one.runner === null ? '' : `, runs ${one.result.standings.at(-1)?.score}`}; ${one.seconds.toFixed(2)} s`;
