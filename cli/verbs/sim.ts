// `skald sim`: bot matches by the hundred, and what they say.

import { availableParallelism } from 'node:os';
import { isLevel, LEVELS, type Level, type Outcome, refuse, USUAL_LEVEL } from '@skald/kernel';
import { wholeNumber } from '../arguments.ts';
import { type Context, print, wordsOf } from '../context.ts';
import { nearest } from '../nearest.ts';
import { progressBar } from '../progress.ts';
import { chosenGame, chosenOptions } from '../setting.ts';
import { type SimPlan, simulate } from '../simulate.ts';
import { type LevelTally, type Outing, type PlaceTally, tally, tallyPlaces } from '../tally.ts';

export async function run(context: Context): Promise<Outcome<number>> {
  const plan = readPlan(context);
  if ('refused' in plan) return plan;
  const began = performance.now();
  const progress = progressBar(context, plan.ok.games);
  const running = simulate(plan.ok, progress.show);
  let stopped = false;
  const interrupt = (): void => {
    stopped = true;
    running.stop();
  };
  process.once('SIGINT', interrupt);
  try {
    const outings = await running.done;
    progress.clear();
    const report = reportOf(plan.ok, outings, stopped, (performance.now() - began) / 1000);
    print(context, context.given.options.json ? JSON.stringify(report) : tableOf(context, plan.ok, report));
    return { ok: stopped ? 130 : 0 };
  } finally {
    process.off('SIGINT', interrupt);
  }
}

function readPlan({ given }: Context): Outcome<SimPlan> {
  const module = chosenGame(given.options.game);
  if ('refused' in module) return module;
  const options = chosenOptions(module.ok, given.options.ruleset, given.sets);
  if ('refused' in options) return options;
  const levels = readLevels(given.options.seats ?? `${USUAL_LEVEL},${USUAL_LEVEL}`, module.ok.places.length);
  if ('refused' in levels) return levels;
  const numbers = {
    games: wholeNumber(given, 'games', 1, 10_000_000, 100),
    ms: wholeNumber(given, 'ms', 0, 600_000, 50),
    playouts: wholeNumber(given, 'playouts', 0, 10_000_000, 0),
    seed: wholeNumber(given, 'seed', 0, Number.MAX_SAFE_INTEGER, 1),
    jobs: wholeNumber(given, 'jobs', 1, 1024, availableParallelism()),
  };
  for (const number of Object.values(numbers)) if ('refused' in number) return number;
  const value = (name: keyof typeof numbers): number => (numbers[name] as { ok: number }).ok;
  return {
    ok: {
      module: module.ok,
      options: options.ok,
      levels: levels.ok,
      games: value('games'),
      ms: value('ms'),
      playouts: value('playouts') || null,
      seed: value('seed'),
      swap: given.options.swap !== undefined,
      jobs: value('jobs'),
    },
  };
}

function readLevels(text: string, most: number): Outcome<Level[]> {
  const words = text.split(',').map((word) => word.trim());
  const strange = words.find((word) => !isLevel(word));
  if (strange !== undefined)
    return refuse('unknown-level', {
      given: strange,
      nearest: nearest(strange, LEVELS) ?? LEVELS.join(', '),
    });
  return words.length <= most
    ? { ok: words as Level[] }
    : refuse('too-many-seats', { given: words.length, most });
}

export interface Report {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly seats: readonly Level[];
  readonly seed: number;
  readonly ms: number;
  readonly playouts: number | null;
  readonly swap: boolean;
  readonly games: number;
  readonly planned: number;
  readonly stopped: boolean;
  readonly levels: readonly LevelTally[];
  readonly places: readonly (PlaceTally & { place: string })[];
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

function reportOf(plan: SimPlan, outings: readonly Outing[], stopped: boolean, seconds: number): Report {
  const { module, options, levels, seed, ms, playouts, swap } = plan;
  return {
    game: module.game.id,
    options,
    seats: levels,
    seed,
    ms,
    playouts,
    swap,
    games: outings.length,
    planned: plan.games,
    stopped,
    levels: tally(outings, levels),
    places: tallyPlaces(outings, levels).map((row) => ({
      ...row,
      place: module.places[row.seat]?.id ?? String(row.seat),
    })),
    decisions: outings.reduce((sum, { decisions }) => sum + decisions, 0),
    seconds,
    gamesPerSecond: outings.length / seconds,
  };
}

function tableOf(context: Context, { module }: SimPlan, report: Report): string {
  const { language } = context;
  const words = wordsOf(context).sim;
  const number = (value: number, digits = 1): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number): string => number(share * 100);
  const interval = ({ low, high }: { low: number; high: number }): string =>
    `${percent(low)} – ${percent(high)}`;
  const levels = report.levels.map((row) => [
    row.level,
    String(row.seats),
    number(row.wins),
    `${percent(row.rate)} %`,
    interval(row),
    number(row.meanScore),
  ]);
  const places = report.places.map((row) => [
    `${row.level}, ${module.words.place(row.place, language)}`,
    String(row.games),
    number(row.wins),
    `${percent(row.rate)} %`,
    interval(row),
  ]);
  return [
    words.title(module.words.title(language), report.games, report.planned, report.seed),
    '',
    ...columns([words.head, ...levels]),
    '',
    ...columns([words.places, ...places]),
    '',
    words.speed(
      number(report.gamesPerSecond, 2),
      number(report.decisions / Math.max(report.games, 1), 0),
      number(report.seconds),
    ),
  ].join('\n');
}

/** The first column to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const wide = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(wide[i] ?? 0) : cell.padStart(wide[i] ?? 0))).join('  '),
  );
}
