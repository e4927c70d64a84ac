import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Surroundings } from './index.ts';
import type { Clock, SeatPlan } from './protocol/index.ts';
import type { Sql } from './sql.ts';
import type { Store, StoreLimits } from './store.ts';
import { Client, HallRefused } from './testing.ts';
import { openTestHall, openTestStore, type TestHall, testFolder, UNHURRIED } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { spawnHall } from './testing-process.ts';

const SEATS: SeatPlan[] = [
  { kind: 'me', as: 'beowulf' },
  { kind: 'open', as: 'ragnar' },
  { kind: 'bot', as: 'egil', level: 'thrall' },
];
/** Tries again at once, and has all the time of the world for each try. */
const PROMPT: StoreLimits = { ...UNHURRIED, pauseMs: 50, freshMs: 0 };
/** A silence that somebody must wait for: longer than a busy machine takes to answer. */
const SILENT: StoreLimits = { ...PROMPT, queryMs: 20_000, connectMs: 20_000, answerMs: 30_000 };

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Waits for a state, however long the machine needs for it. */
async function until<T>(look: () => T | Promise<T>, wish: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (wish(seen)) return seen;
    await pause();
  }
}

const health = async (address: string): Promise<{ status: number; healthy: boolean; cause?: string }> => {
  const response = await fetch(`${address}/healthz`);
  return { status: response.status, ...((await response.json()) as { healthy: boolean }) };
};

/** Ann's table with Bob and a bot at it. */
async function tableFor(
  ann: Client,
  bob: Client,
  seats = SEATS,
  clock: Clock | null = null,
): Promise<string> {
  const options = { ruleset: 'classic' };
  const request = { game: 'age-of-heroes', seats, options, visibility: 'link', clock } as const;
  const table = await ann.create(request);
  await bob.ask({ do: 'join', table, seat: 1 });
  await bob.watch(table);
  return table;
}

/** The dice may end a game before what is waited for has come. */
const isOver = (table: string, client: Client): boolean => client.tables.get(table)?.info.status === 'over';

/** Makes choices until so many were acknowledged, it is enough, or the game is over, whatever is refused in between. */
async function play(
  table: string,
  clients: readonly Client[],
  enough: number | (() => boolean),
  done: Map<number, string>,
  refusals = new Set<string>(),
) {
  let acknowledged = 0;
  const isEnough = typeof enough === 'number' ? () => acknowledged >= enough : enough;
  while (!isEnough() && !clients.some((client) => isOver(table, client))) {
    let asked = false;
    for (const client of clients) {
      const open = client.options(table);
      if (open === null) continue;
      asked = true;
      const option = open.ids[(done.size * 7) % open.ids.length] as string;
      const { seat, at } = open;
      try {
        const { moves } = await client.ask<{ moves: number }>({ do: 'play', table, seat, option, at });
        done.set(moves - 1, `${seat} ${option}`);
        acknowledged += 1;
        await until(
          () => client.tables.get(table)?.moves ?? 0,
          (known) => known >= moves,
        );
      } catch (error) {
        if (!(error instanceof HallRefused)) throw error;
        refusals.add(error.refused.code);
        await pause();
      }
    }
    if (!asked) await pause();
  }
  return refusals;
}

/** Whoever is asked chooses while nothing can be kept; what he is told. */
async function choiceWhileAway(table: string, clients: readonly Client[]): Promise<string> {
  for (;;) {
    for (const client of clients) {
      const open = client.options(table);
      if (open === null) continue;
      const { seat, ids, at } = open;
      const code = await client.refusal({ do: 'play', table, seat, option: ids[0] as string, at });
      if (code !== null && code !== 'stale') return code;
    }
    await pause();
  }
}

/** Waits until a person is asked, and the bot is not. */
const untilAsked = (table: string, clients: readonly Client[]) =>
  until(
    () => clients.map((client) => client.tables.get(table)?.info.asked ?? []),
    (asked) => asked.every((seats) => seats.length > 0 && !seats.includes(2)),
  );

/** Everything that was acknowledged stands in the store, once, and replays. */
async function expectWhole(hall: Pick<TestHall, 'store'>, table: string, done: Map<number, string>) {
  const store = await hall.store();
  const moves = await store.moves(table);
  for (const [at, move] of done) expect(moves[at]).toBe(move);
  await store.close();
  return moves;
}

const told = (client: Client): boolean[] =>
  client.pushes.flatMap((push) => (push.push === 'house' ? [push.away] : []));

describe('a database that freezes while people play', () => {
  it('should refuse choices, tell everybody and /healthz, and go on by itself', async () => {
    const hall = await openTestHall({ databaseUrl: await cluster.database() }, { storeLimits: SILENT });
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await tableFor(ann, bob);
    const done = new Map<number, string>();
    await play(table, [ann, bob], 5, done);
    expect(await health(hall.address)).toEqual({ status: 200, healthy: true });
    await untilAsked(table, [ann, bob]);

    cluster.freeze();
    try {
      expect(await choiceWhileAway(table, [ann, bob])).toBe('store-away');
      expect(await health(hall.address)).toEqual({ status: 503, healthy: false, cause: 'store-away' });
      await until(
        () => told(bob).at(-1),
        (away) => away === true,
      );
      // Nobody comes in, but he hears why.
      const guest = await fetch(`${hall.address}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Eve' }),
      });
      expect([guest.status, await guest.json()]).toEqual([
        503,
        { error: { code: 'store-away', params: {} } },
      ]);
      expect(await ann.refusal({ do: 'chat', table, text: 'Hello?' })).toBe('store-away');
    } finally {
      cluster.thaw();
    }
    await until(
      () => told(bob).at(-1),
      (away) => away === false,
    );
    await until(
      () => health(hall.address),
      ({ healthy }) => healthy,
    );
    await play(table, [ann, bob], 5, done);
    const moves = await expectWhole(hall, table, done);
    expect(moves.length).toBeGreaterThanOrEqual(10);
    const lines = hall.log.filter((line) => line.includes('nothing can be kept'));
    expect(lines[0]).toContain('"cause":"store-away"');
    await hall.stop();
  });
});

describe('a database that loses all connections while people play', () => {
  it('should end neither the hall nor a game, and keep everything once', async () => {
    const databaseUrl = await cluster.database();
    const settings = { SKALD_DATABASE_URL: databaseUrl, SKALD_RATE: '1000000', SKALD_BOT_MS: '5' };
    const hall = await spawnHall(settings);
    const [ann, bob] = [await Client.guest(hall.address, 'Ann'), await Client.guest(hall.address, 'Bob')];
    const table = await tableFor(ann, bob);
    const done = new Map<number, string>();
    const killer = await openTestStore({ databaseUrl, dataDir: '', sync: 'normal' });
    const killAll = () =>
      killer.sql.all(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
      );
    for (let round = 0; round < 15; round++) await Promise.all([killAll(), play(table, [ann, bob], 3, done)]);
    expect(hall.process.exitCode).toBeNull();
    await ann.ask({ do: 'chat', table, text: 'Still here' });
    await killer.close();
    await expectWhole(
      { store: () => openTestStore({ databaseUrl, dataDir: '', sync: 'normal' }) },
      table,
      done,
    );
    for (const client of [ann, bob]) client.drop();
    await hall.kill();
  });

  it('should go on after a restart of the database', async () => {
    const hall = await openTestHall({ databaseUrl: await cluster.database() }, { storeLimits: PROMPT });
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await tableFor(ann, bob);
    const done = new Map<number, string>();
    await play(table, [ann, bob], 3, done);
    await Promise.all([cluster.restart(), play(table, [ann, bob], 10, done)]);
    await until(
      () => health(hall.address),
      ({ healthy }) => healthy,
    );
    await play(table, [ann, bob], 3, done);
    await expectWhole(hall, table, done);
    await hall.stop();
  });
});

describe('a full disk', () => {
  it('should refuse choices, name the cause in the log, and go on when there is room', async () => {
    const { hall, sql } = await hallWithStore();
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    // People alone: a bot whose choice cannot be kept waits until it can, and nobody would be asked meanwhile.
    const people = SEATS.slice(0, 2);
    let table = await tableFor(ann, bob, people);
    let done = new Map<number, string>();
    await play(table, [ann, bob], 3, done);
    // No page more than there are: SQLite says the same as on a full disk.
    await sql.all('PRAGMA max_page_count = 1');
    const refusals = new Set<string>();
    let room = false;
    // As many choices, and tables, as it takes: what is kept may fit into the pages that are there for a while.
    const choosing = (async () => {
      while (!room) {
        await play(table, [ann, bob], () => room, done, refusals);
        if (room && !isOver(table, ann)) return;
        try {
          table = await tableFor(ann, bob, people);
          done = new Map();
        } catch (error) {
          if (!(error instanceof HallRefused)) throw error;
          refusals.add(error.refused.code);
          await pause();
        }
      }
    })();
    await until(
      () => told(bob).length > 0 && refusals.has('store-away'),
      (both) => both,
    );
    await sql.all('PRAGMA max_page_count = 1000000');
    room = true;
    await choosing;
    await play(table, [ann, bob], 5, done);
    await expectWhole(hall, table, done);
    expect(hall.log.find((line) => line.includes('nothing can be kept'))).toContain('"cause":"disk-full"');
    await hall.stop();
  });

  it.skipIf(!mayMount())('should be told by /healthz, and be over when somebody makes room', async () => {
    const folder = testFolder();
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
    const hall = await openTestHall({ dataDir: join(folder, 'data') }, { storeLimits: PROMPT });
    try {
      const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
      const table = await tableFor(ann, bob);
      const done = new Map<number, string>();
      await play(table, [ann, bob], 3, done);
      await untilAsked(table, [ann, bob]);
      fill(join(folder, 'other'));
      expect(await choiceWhileAway(table, [ann, bob])).toBe('store-away');
      expect(await health(hall.address)).toEqual({ status: 503, healthy: false, cause: 'disk-full' });
      // What is there can still be read.
      expect((await ann.ask<{ mine: unknown[] }>({ do: 'lobby' })).mine.length).toBe(1);
      rmSync(join(folder, 'other'));
      await until(
        () => told(bob).at(-1),
        (away) => away === false,
      );
      await play(table, [ann, bob], 5, done);
      await expectWhole(hall, table, done);
      expect(await health(hall.address)).toEqual({ status: 200, healthy: true });
      expect(hall.log.find((line) => line.includes('nothing can be kept'))).toContain('"cause":"disk-full"');
    } finally {
      await hall.stop();
      execFileSync('/usr/bin/umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a store that may not be written', () => {
  it('should be told by /healthz and the log, be read all the same, and go on', async () => {
    const { hall, sql } = await hallWithStore();
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await tableFor(ann, bob);
    await untilAsked(table, [ann, bob]);
    await sql.all('PRAGMA query_only = ON');
    expect(await health(hall.address)).toEqual({ status: 503, healthy: false, cause: 'read-only' });
    expect(await choiceWhileAway(table, [ann, bob])).toBe('store-away');
    expect((await ann.ask<{ mine: unknown[] }>({ do: 'lobby' })).mine.length).toBe(1);
    // Whoever comes now is told at once.
    const late = new Client(hall.address, bob.cookie);
    await late.connect();
    await until(
      () => told(late),
      ([away]) => away === true,
    );
    late.drop();
    expect(hall.log.find((line) => line.includes('nothing can be kept'))).toContain('"cause":"read-only"');
    await sql.all('PRAGMA query_only = OFF');
    await until(
      () => told(bob).at(-1),
      (away) => away === false,
    );
    await play(table, [ann, bob], 3, new Map());
    expect(await health(hall.address)).toEqual({ status: 200, healthy: true });
    await hall.stop();
  });

  it('should stop every clock until it is back', async () => {
    let now = 0;
    const { hall, sql } = await hallWithStore({}, { tick: () => now });
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const clock = { bank: 60_000, increment: 0, patience: 5_000 };
    const table = await tableFor(ann, bob, SEATS.slice(0, 2), clock);
    await until(
      () => [ann, bob].some((client) => client.options(table) !== null),
      (asked) => asked,
    );
    const leftOf = async () => (await ann.watch(table)).info.seats.map(({ left }) => left);
    now += 10_000;
    const before = await leftOf();
    expect(before.toSorted()).toEqual([50_000, 60_000]);
    await sql.all('PRAGMA query_only = ON');
    await until(
      () => health(hall.address),
      ({ healthy }) => !healthy,
    );
    now += 3_600_000;
    expect(await leftOf()).toEqual(before);
    await sql.all('PRAGMA query_only = OFF');
    await until(
      () => told(bob).at(-1),
      (away) => away === false,
    );
    await play(table, [ann, bob], 1, new Map());
    const { info } = await ann.watch(table);
    expect(info.seats.map(({ away, left }) => [away, left])).toEqual(before.map((left) => [false, left]));
    await hall.stop();
  });

  it('should not be written by a flood of questions after its health', async () => {
    const { hall, sql } = await hallWithStore({ freshMs: 600_000 });
    expect((await health(hall.address)).healthy).toBe(true);
    await sql.all('PRAGMA query_only = ON');
    const answers = await Promise.all(Array.from({ length: 50 }, () => health(hall.address)));
    expect(answers.every(({ healthy }) => healthy)).toBe(true);
    await hall.stop();
  });
});

/** A hall on SQLite, and a way to do its store harm. */
async function hallWithStore(
  limits: StoreLimits = {},
  surroundings: Surroundings = {},
): Promise<{ hall: TestHall; sql: Sql }> {
  const stores: Store[] = [];
  const opened = (store: Store): number => stores.push(store);
  const hall = await openTestHall({}, { ...surroundings, opened, storeLimits: { ...PROMPT, ...limits } });
  return { hall, sql: (stores[0] as Store).sql };
}

function mayMount(): boolean {
  const folder = testFolder();
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('/usr/bin/umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes all the room that is left. */
function fill(file: string): void {
  writeFileSync(file, '');
  for (let size = 64 * 1024; size > 0; size = Math.floor(size / 2))
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // Then less at a time.
    }
}
