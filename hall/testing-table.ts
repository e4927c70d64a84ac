// Tables for tests, on both stores, with a clock that tests may set.

import type { SeatPlan } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';
import type { Cluster } from './testing-postgres.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export const me = (as: string): SeatPlan => ({ kind: 'me', as });
export const open = (as: string): SeatPlan => ({ kind: 'open', as });

export const plan = (seats: SeatPlan[], turns = 20) => ({
  game: 'age-of-heroes',
  seats,
  options: { ruleset: 'classic', turns },
  visibility: 'public' as const,
  clock: null,
});

/** Always the last: it ends what is under way. */
export const last = (ids: string[]): string => ids.at(-1) as string;

export interface TimedHall extends TestHall {
  /** The hall's clock goes on. */
  wait(ms: number): void;
  again(): Promise<TimedHall>;
}

export async function openTimedHall(database: string, cluster: Cluster): Promise<TimedHall> {
  const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
  let now = Date.UTC(2026, 0, 5, 12);
  const withClock = (hall: TestHall): TimedHall => ({
    ...hall,
    wait: (ms) => {
      now += ms;
    },
    again: async () => withClock(await hall.again()),
  });
  return withClock(await openTestHall({ databaseUrl }, { now: () => now, tick: () => now }));
}

/** A table of the first, with a seat for each of the others, where the game has begun and everybody looks on. */
export async function begun(clients: readonly Client[], turns = 20): Promise<string> {
  const heroes = ['beowulf', 'ragnar', 'egil', 'siegfried'];
  const [maker, ...others] = clients as [Client, ...Client[]];
  const table = await maker.create(
    plan(
      clients.map((_, i) => (i === 0 ? me(heroes[i]!) : open(heroes[i]!))),
      turns,
    ),
  );
  for (const [i, other] of others.entries()) {
    await other.ask({ do: 'join', table, seat: i + 1 });
    await other.watch(table);
  }
  for (const client of clients)
    await client.until(
      table,
      ({ info }) => info.status === 'playing' && info.seats.every(({ online }) => online),
    );
  return table;
}

/** Whoever is asked. */
export async function nextOf(table: string, clients: readonly Client[]): Promise<Client> {
  for (;;) {
    const next = clients.find((client) => client.options(table));
    if (next) return next;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Somebody chooses, and everybody has heard of it. */
export async function oneChoice(table: string, clients: readonly Client[]): Promise<Client> {
  const next = await nextOf(table, clients);
  const { moves } = next.tables.get(table)!;
  await next.choose(table, last);
  for (const client of clients) await client.until(table, (state) => state.moves > moves);
  return next;
}
