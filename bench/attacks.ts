// `npm run bench -- attacks`: what others notice while somebody means harm.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@skald/hall/testing';
import { spawnHall } from '@skald/hall/testing-process';
import { figure, table } from './ledger.ts';

const SECONDS = 10;
const MOST_P99 = 200;
const MOST_LOBBY = 200_000;

const ATTACKS = {
  nobody: 'nobody means harm',
  replays: 'long games: look, undo, ask, watch, bring',
  pings: 'pings that are never read',
  bots: 'a hundred tables with bots',
  lobby: 'a lobby filled up',
} as const;

interface Noticed {
  readonly pings: number[];
  readonly choices: number[];
  readonly bots: number[];
  readonly lobby: number;
  /** Mebibytes of the hall before, and the most that was seen. */
  readonly memory: readonly [before: number, most: number];
}

const mebibytes = ({ pid }: ChildProcess): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** The milliseconds that each piece of work takes, one after the other, for so many seconds. */
async function timed(work: () => Promise<unknown>, every: number): Promise<number[]> {
  const all: number[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(every)) {
    const from = performance.now();
    await work();
    all.push(performance.now() - from);
  }
  return all;
}

/** Makes a choice, at a new table when the last game is over, and waits until the next is to be made. */
function playing(client: Client, plan: Parameters<Client['create']>[0]): () => Promise<void> {
  let own: string | null = null;
  const isOver = (id: string): boolean => client.tables.get(id)?.info.status === 'over';
  return async () => {
    if (own === null || isOver(own)) own = await client.create(plan);
    const id = own;
    const ready = () => client.until(id, () => isOver(id) || client.options(id) !== null);
    await ready();
    await client.choose(id, (ids) => ids[0] as string);
    await ready();
  };
}

async function under(attack: keyof typeof ATTACKS): Promise<Noticed> {
  console.error(`measuring what others notice: ${ATTACKS[attack]} …`);
  const dataDir = mkdtempSync(join(tmpdir(), 'skald-bench-'));
  const hall = await spawnHall({ SKALD_DATA_DIR: dataDir, NODE_ENV: 'production' });
  let attacker: ChildProcess | null = null;
  try {
    const [ann, bob, cid] = [
      await Client.guest(hall.address, 'Ann'),
      await Client.guest(hall.address, 'Bob'),
      await Client.guest(hall.address, 'Cid'),
    ];
    const plan = { game: 'age-of-heroes', options: { turns: 99 }, visibility: 'link', clock: null } as const;
    const seat = (as: string) => ({ kind: 'me' as const, as });
    const bot = { kind: 'bot' as const, as: 'ragnar', level: 'thrall' as const };
    const alone = playing(bob, { ...plan, seats: [seat('beowulf'), seat('ragnar')] });
    const withBot = playing(cid, { ...plan, seats: [seat('beowulf'), bot] });
    for (const choose of [alone, withBot]) await choose();
    const before = mebibytes(hall.process);
    if (attack !== 'nobody') attacker = await begin(attack, hall.address);
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, mebibytes(hall.process));
    }, 500);
    const [pings, choices, bots] = await Promise.all([
      timed(() => ann.ask({ do: 'ping' }), 50),
      timed(alone, 100),
      timed(withBot, 200),
    ]);
    clearInterval(watch);
    ann.heard = [];
    await ann.ask({ do: 'lobby' });
    const lobby = Math.max(...ann.heard.map((text) => Buffer.byteLength(text)));
    return { pings, choices, bots, lobby, memory: [before, most] };
  } finally {
    attacker?.kill('SIGKILL');
    await hall.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function begin(attack: string, address: string): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'attackers.ts');
  const child = spawn(process.execPath, [script, attack, address, String(SECONDS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

const part = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Infinity;
const spread = (values: readonly number[]): string =>
  `${figure(part(values, 0.5))} / ${figure(part(values, 0.99))} ms`;

export async function attacksBlock(): Promise<string> {
  const rows: string[][] = [];
  let worst = 0;
  let largest = 0;
  for (const attack of Object.keys(ATTACKS) as (keyof typeof ATTACKS)[]) {
    const { pings, choices, bots, lobby, memory } = await under(attack);
    worst = Math.max(worst, part(pings, 0.99), part(choices, 0.99));
    largest = Math.max(largest, lobby);
    rows.push([
      ATTACKS[attack],
      spread(pings),
      spread(choices),
      spread(bots),
      `${figure(memory[0])} → ${figure(memory[1])} MiB`,
      `${figure(lobby)} bytes`,
    ]);
  }
  const met = (yes: boolean): string => (yes ? 'met' : 'missed');
  return [
    table(
      [
        'attack',
        'ping, p50 / p99',
        'choice',
        'until one’s bot has answered',
        'memory, before → most',
        'lobby',
      ],
      rows,
    ),
    `Goal of ${MOST_P99} ms for others' p99: ${met(worst < MOST_P99)} with ${figure(worst)} ms. ` +
      `Goal of ${figure(MOST_LOBBY)} bytes for a lobby: ${met(largest <= MOST_LOBBY)} with ${figure(largest)}.\n`,
  ].join('\n');
}
