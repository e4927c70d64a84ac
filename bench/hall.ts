// `npm run bench -- hall`: a whole hall under load, beside the peer's server under the same; and how long a finished
// game takes to open.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ageOfHeroes } from '@skald/age-of-heroes';
import { spawnHall } from '@skald/hall/testing-process';
import { FastDice, Match, type MatchRecord, type Outcome } from '@skald/kernel';
import { figure, figures, table } from './ledger.ts';
import { type Spread, time } from './measure.ts';
import type { Traffic } from './race.ts';

const TABLES = 1000;
/** Choices that do not count: nobody's hall is a minute old. */
const WARM_UP = 20_000;
const CHOICES = 40_000;
const SECONDS = 60;
const LEAST_RATIO = 10;
const MOST_OPENING_MS = 300;
const MOST_STEP_MS = 50;

interface Load extends Traffic {
  /** Mebibytes that every thousand sockets with their tables add. */
  readonly memory: number;
  /** Seconds of processor time that the server spent on the choices: other work on the machine disturbs them less. */
  readonly busy: number;
}

/** A process, once it has said its first line. */
async function begin(
  script: string,
  ...argv: string[]
): Promise<{ child: ChildProcess; lines: AsyncIterator<string> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...argv], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

const mebibytes = (process: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process.pid)], { encoding: 'utf8' })) / 1024;

/** Of all its threads, as Linux counts them: hundredths of a second. */
function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Lets people play at a server. */
async function load(host: 'hall' | 'peer', server: ChildProcess, address: string): Promise<Load> {
  console.error(`measuring ${host} with ${TABLES} tables …`);
  const idle = mebibytes(server);
  const { child, lines } = await begin(
    'hall-clients.ts',
    host,
    address,
    ...[TABLES, WARM_UP, CHOICES, SECONDS].map(String),
  );
  await lines.next();
  const memory = (mebibytes(server) - idle) / ((2 * TABLES) / 1000);
  await lines.next();
  const from = processorSeconds(server);
  const { value } = await lines.next();
  const busy = processorSeconds(server) - from;
  child.kill();
  return { ...(JSON.parse(value as string) as Traffic), memory, busy };
}

async function loadHall(): Promise<Load> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skald-bench-'));
  const hall = await spawnHall({ SKALD_DATA_DIR: dataDir, SKALD_RATE: '1000000', NODE_ENV: 'production' });
  try {
    return await load('hall', hall.process, hall.address);
  } finally {
    await hall.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function loadPeer(news: 'whole' | 'patches'): Promise<Load> {
  const { child, lines } = await begin('hall-peer.ts', news);
  try {
    return await load('peer', child, (await lines.next()).value as string);
  } finally {
    child.kill('SIGKILL');
  }
}

/** The longest of some random games with every hero in it. */
function longestGame(): MatchRecord {
  const records = Array.from({ length: 60 }, (_, i) => {
    const random = new FastDice(i + 1);
    const seed = (i + 1).toString(16).padStart(64, '0');
    const seats = [null, null, null, null, null, null];
    const match = must(Match.create(ageOfHeroes, { seats, options: { ruleset: 'amended' }, seed }));
    for (;;) {
      const [first] = match.decisions();
      if (first === undefined) return match.record();
      must(match.play(first.seat, first.options[random.roll(first.options.length) - 1]?.id ?? ''));
    }
  });
  return records.toSorted((a, b) => b.moves.length - a.moves.length)[0] as MatchRecord;
}

function opening(record: MatchRecord): { open: Spread; step: Spread; back: Spread } {
  const plan = { warmUpMs: 200, rounds: 15 };
  const half = Math.floor(record.moves.length / 2);
  const look = (match: Match): void => void [match.view(null), match.eventsFor(null).length];
  const steady = must(Match.replay(ageOfHeroes, record, half));
  let at = half;
  return {
    open: time(plan, () => look(must(Match.replay(ageOfHeroes, record)) as unknown as Match)),
    step: time({ ...plan, warmUpMs: 0 }, () => {
      const [seat, option] = (record.moves[at++] as string).split(' ') as [string, string];
      must(steady.play(Number(seat), option));
      look(steady as unknown as Match);
    }),
    // A step back is a replay up to there.
    back: time(plan, () =>
      look(must(Match.replay(ageOfHeroes, record, record.moves.length - 1)) as unknown as Match),
    ),
  };
}

function must<T>(outcome: Outcome<T>): T {
  if ('refused' in outcome) throw new Error(outcome.refused.code);
  return outcome.ok;
}

const rate = ({ accepted, seconds }: Load): number => accepted / seconds;
const perProcessor = ({ accepted, busy }: Load): number => accepted / busy;
const met = (yes: boolean): string => (yes ? 'met' : 'missed');

export async function hallBlock(): Promise<string> {
  // Before, between and after: a hall's few seconds hang on the mood of the machine more than the peer's minute does.
  const first = await loadHall();
  const whole = await loadPeer('whole');
  const second = await loadHall();
  const patches = await loadPeer('patches');
  const halls = [first, second, await loadHall()].toSorted((a, b) => rate(a) - rate(b));
  const ours = halls[1] as Load;
  const peer = rate(whole) > rate(patches) ? whole : patches;
  const record = longestGame();
  const { open, step, back } = opening(record);
  const row = (name: string, one: Load, ratio: string): string[] => [
    name,
    figure(one.tables),
    `${figure(one.accepted)} in ${figure(one.seconds)} s`,
    figure(rate(one)),
    figure(perProcessor(one)),
    ratio,
    `${figure(one.p50)} ms`,
    `${figure(one.p99)} ms`,
    `${figure(one.memory)} MiB`,
    figure(one.lost),
  ];
  const times = (peer: Load): string =>
    `${figure(rate(ours) / rate(peer))}×, ${figure(perProcessor(ours) / perProcessor(peer))}×`;
  const ratio = rate(ours) / rate(peer);
  const cheaper = perProcessor(ours) / perProcessor(peer);
  // Whatever else runs on the machine may slow down one side more than the other: the lesser figure counts.
  const least = Math.min(ratio, cheaper);
  const faster = least >= LEAST_RATIO && ours.p99 < peer.p99 && halls.every(({ lost }) => lost === 0);
  const slowest = Math.max(step.median, back.median);
  return [
    table(
      [
        'hall',
        'tables',
        'choices',
        'choices/s',
        'a second of processor',
        'hall faster by',
        'p50',
        'p99',
        'per 1,000 sockets',
        'lost',
      ],
      [
        row('ours, SQLite, acknowledged when durable, the median of three', ours, ''),
        row('boardgame.io, FlatFile, told before it is kept', whole, times(whole)),
        row('the same with patches instead of whole states', patches, times(patches)),
      ],
    ),
    `Choices/s of all three: ${halls.map((one) => figure(rate(one))).join(', ')}. ` +
      `Nothing lost in any: ${halls.every(({ lost }) => lost === 0)}.\n`,
    table(
      [`the longest of 60 games with six heroes (${figure(record.moves.length)} moves)`, ''],
      [
        ['open: replay and view', figures(open, ' ms')],
        ['a step on', figures(step, ' ms')],
        ['a step back', figures(back, ' ms')],
      ],
    ),
    `Goal of ${LEAST_RATIO}× the peer's choices/s, lower p99, nothing lost: ${met(faster)} with ${figure(least)}×. ` +
      `Goal of ${MOST_OPENING_MS} ms to open: ${met(open.median <= MOST_OPENING_MS)} with ${figure(open.median)} ms. ` +
      `Goal of ${MOST_STEP_MS} ms a step: ${met(slowest <= MOST_STEP_MS)} with ${figure(slowest)} ms.\n`,
  ].join('\n');
}
