// `skald forecast`: bots play a document many times, and what comes of it.

import { availableParallelism } from 'node:os';
import { gameById } from '@skald/games';
import { type DocumentKind, type Foreseeing, kindNamed, type Trial } from '@skald/games/documents';
import { type Outcome, refuse, USUAL_LEVEL, USUAL_THINKING } from '@skald/kernel';
import { wholeNumber } from '../arguments.ts';
import { type Context, print, wordsOf } from '../context.ts';
import { documentIn } from '../documents.ts';
import { progressBar } from '../progress.ts';
import { sayRefusal } from '../refusals.ts';
import { playAll } from '../threads.ts';

const MOST_RUNS = 100_000;
const USUAL_RUNS = 300;
const MOST_HEROES = 8;
const MOST_SEED = 2_147_483_647;

/** It does not pass. */
const FAILS = 1;
const UNPLAYABLE = 2;
const STOPPED = 130;

export async function run(context: Context): Promise<Outcome<number>> {
  const { given, language } = context;
  const [file = ''] = given.words;
  const numbers = numbersIn(context);
  if ('refused' in numbers) return numbers;
  const found = documentIn(context, file);
  if ('refused' in found) return found;
  if (typeof found.ok === 'number') return { ok: found.ok };
  const { game, kind, rules, document } = found.ok;
  const parts = partsOf(game, kind, rules, document);
  if (parts === null) return refuse('nothing-foreseen', { file });
  const { jobs, ...how } = numbers.ok;
  // Before anything is played: what keeps one part from it is said at once.
  const matches: Match[] = [];
  for (const [i, part] of parts.entries()) {
    const trials = part.foreseen.trials(part.document, how);
    if ('refused' in trials) {
      // The game's own sentence says more than a code.
      context.errors.write(`${sayRefusal(trials.refused, language, gameById(game))}\n`);
      return { ok: UNPLAYABLE };
    }
    matches.push(...trials.ok.map((trial) => ({ part: i, trial: { ...trial, counted: part.kind } })));
  }
  const { done, stopped } = await played(context, game, matches, jobs);
  const reports = parts.map((part, i) => {
    const all = done
      .filter((one) => one.part === i)
      .reduce((sum, { count }) => part.foreseen.merged(sum, count), part.foreseen.nothing);
    return { ...part, all, verdict: part.foreseen.verdict(part.document, all) };
  });
  const passes = reports.every(({ verdict }) => verdict.passes);
  if (given.options.json)
    print(
      context,
      JSON.stringify(
        {
          file,
          game,
          kind,
          ...how,
          played: done.length,
          stopped,
          passes,
          parts: reports.map(({ document: one, rules: of, all, verdict }) => ({
            title: of.words.title(one, language),
            verdict,
            foreseen: all,
          })),
        },
        null,
        1,
      ),
    );
  else
    for (const { document: one, rules: of, foreseen, all } of reports)
      print(
        context,
        [
          wordsOf(context).check.head(
            file,
            gameById(game)?.words.title(language) ?? game,
            of.words.title(one, language),
          ),
          ...foreseen.told(one, all, language).map((text) => `  ${text}`),
        ].join('\n'),
      );
  return { ok: stopped ? STOPPED : passes ? 0 : FAILS };
}

function numbersIn({ given }: Context) {
  const heroes = wholeNumber(given, 'heroes', 1, MOST_HEROES, 0);
  if ('refused' in heroes) return heroes;
  const runs = wholeNumber(given, 'runs', 2, MOST_RUNS, USUAL_RUNS);
  if ('refused' in runs) return runs;
  const seed = wholeNumber(given, 'seed', 0, MOST_SEED, 1);
  if ('refused' in seed) return seed;
  const jobs = wholeNumber(given, 'jobs', 1, 1024, availableParallelism());
  if ('refused' in jobs) return jobs;
  return {
    ok: { runs: runs.ok, seed: seed.ok, jobs: jobs.ok, ...(heroes.ok > 0 && { heroes: heroes.ok }) },
  };
}

interface Part {
  readonly kind: string;
  readonly document: unknown;
  readonly rules: DocumentKind;
  readonly foreseen: Foreseeing;
}

/** The document itself, or those of which it is made; null where nothing of it can be foreseen. */
function partsOf(game: string, kind: string, rules: DocumentKind, document: unknown): Part[] | null {
  const parts = rules.parts?.(document) ?? [{ kind, document }];
  const all = parts.flatMap((one): Part[] => {
    const its = kindNamed(gameById(game)?.documents, one.kind);
    return its?.foreseen === undefined ? [] : [{ ...one, rules: its, foreseen: its.foreseen }];
  });
  return all.length === 0 || all.length < parts.length ? null : all;
}

interface Match {
  readonly part: number;
  readonly trial: Trial;
}

/** On all cores; whoever has seen enough interrupts it. */
async function played(context: Context, game: string, matches: readonly Match[], jobs: number) {
  const progress = progressBar(context, matches.length);
  const running = playAll(
    { games: matches.length, jobs },
    (number) => {
      const { seats, options, seed, counted } = (matches[number] as Match).trial;
      const levels = seats.map(() => USUAL_LEVEL);
      return {
        number,
        game,
        plan: { seats, options, seed, levels, ms: USUAL_THINKING },
        ...(counted !== undefined && { counted }),
      };
    },
    ({ number, count }) => ({ part: (matches[number] as Match).part, count }),
    progress.show,
  );
  let stopped = false;
  const interrupt = (): void => {
    stopped = true;
    running.stop();
  };
  process.once('SIGINT', interrupt);
  try {
    const done = await running.done;
    progress.clear();
    if (stopped) context.errors.write(`${wordsOf(context).forecast.stopped(done.length, matches.length)}\n`);
    return { done, stopped };
  } finally {
    process.off('SIGINT', interrupt);
  }
}
