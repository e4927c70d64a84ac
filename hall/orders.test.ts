import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';

const NEVER = { interrupt: 'never' } as const;

let hall: TestHall;
beforeAll(async () => {
  hall = await openTestHall({}, { breath: () => 0 });
});
afterAll(() => hall.stop());

/** Ann plays the Heroes, Bob the Overlord, and Cid looks on. */
async function adventure(clock: { bank: number; increment: number; patience?: number } | null = null) {
  const [ann, bob, cid] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Cid')];
  const table = await bob.create({
    game: 'dungeon',
    seats: [
      { kind: 'open', as: [] },
      { kind: 'me', as: 'overlord' },
    ],
    options: { quest: 1, conceding: false },
    visibility: 'public',
    clock,
  });
  await ann.ask({ do: 'join', table, seat: 0 });
  await ann.watch(table);
  await cid.watch(table);
  await bob.until(table, ({ info }) => info.status === 'playing');
  return { ann, bob, cid, table };
}

const kindOf = (client: Client, table: string): string | undefined =>
  client.tables.get(table)?.decisions[0]?.kind;
/** Ends whatever is under way as soon as it can be ended. */
const pick = (ids: string[]): string =>
  ids.find((id) => ['auto', 'end', 'done', 'wait'].includes(id)) ?? (ids.at(-1) as string);

/** Both play until this many moves were made, or Bob is asked this. */
async function playOn(ann: Client, bob: Client, table: string, until: string, moves = 30): Promise<void> {
  for (;;) {
    const { moves: made = 0 } = ann.tables.get(table) ?? {};
    if (made >= moves || (kindOf(bob, table) === until && bob.options(table) !== null)) return;
    const chosen = await (bob.options(table) === null ? ann : bob).choose(table, pick).catch(() => false);
    if (!chosen) await Promise.race([ann.news(), bob.news()]);
  }
}

describe('standing orders', () => {
  it('should be answered by the hall as the seat would, and told to nobody else', async () => {
    const { ann, bob, cid, table } = await adventure();
    for (const client of [ann, bob, cid]) client.heard = [];
    await bob.ask({ do: 'orders', table, seat: 1, orders: NEVER });
    expect((await bob.until(table, ({ orders }) => orders !== undefined)).orders).toEqual({ 1: NEVER });
    expect([ann.heard, cid.heard]).toEqual([[], []]);
    await playOn(ann, bob, table, 'interrupt');
    expect(kindOf(bob, table)).not.toBe('interrupt');
    const asked = ann.heard!.filter((text) => text.includes('"kind":"interrupt"'));
    expect(asked.length).toBeGreaterThan(0);
    expect([...ann.heard!, ...cid.heard!].join('')).not.toMatch(/orders|never/);
    expect(bob.heard!.join('')).not.toContain('"id":"wait"');
  });

  it('should be kept, and hold until they are changed', async () => {
    const { ann, bob, table } = await adventure();
    await bob.ask({ do: 'orders', table, seat: 1, orders: NEVER });
    const store = await hall.store();
    const kept = await store.table(table);
    await store.close();
    expect(kept?.seats.map(({ orders }) => orders)).toEqual([undefined, NEVER]);
    await bob.ask({ do: 'orders', table, seat: 1, orders: { interrupt: 'ask' } });
    await playOn(ann, bob, table, 'interrupt');
    expect(kindOf(bob, table)).toBe('interrupt');
    // Given while it is asked, an order answers that very question.
    const { moves = 0 } = bob.tables.get(table) ?? {};
    await bob.ask({ do: 'orders', table, seat: 1, orders: NEVER });
    expect((await bob.until(table, (state) => state.moves > moves)).moves).toBe(moves + 1);
  });

  it('should end with the round where they were given for it, and answer what is asked at once', async () => {
    const { ann, bob, table } = await adventure();
    await playOn(ann, bob, table, 'interrupt');
    const roundOf = (client: Client) =>
      (client.tables.get(table)?.view as { round?: number } | undefined)?.round ?? 0;
    const [round, moves] = [roundOf(bob), bob.tables.get(table)?.moves ?? 0];
    const forNow = { interrupt: { never: round } };
    await bob.ask({ do: 'orders', table, seat: 1, orders: forNow });
    expect((await bob.until(table, (state) => state.moves > moves)).orders).toEqual({ 1: forNow });
    await playOn(ann, bob, table, 'interrupt', Infinity);
    expect([kindOf(bob, table), roundOf(bob)]).toEqual(['interrupt', round + 1]);
  });

  it('should be refused where there are none, and for others', async () => {
    const { ann, bob, table } = await adventure();
    const order = (orders: object, seat = 1) => ({
      do: 'orders' as const,
      table,
      seat,
      orders: orders as never,
    });
    expect(await ann.refusal(order(NEVER))).toBe('not-your-seat');
    expect(await bob.refusal(order({ interrupt: 'always' }))).toBe('no-such-order');
    expect(await bob.refusal(order({ turn: 'never' }))).toBe('no-such-order');
    expect(await bob.refusal(order({ freeStrike: { never: 1 } }))).toBe('no-such-order');
    expect(await bob.refusal(order({ interrupt: { always: 1 } }))).toBe('bad-request');
    expect(await bob.refusal(order({ interrupt: 'sometimes' }))).toBe('bad-request');
    expect(
      await bob.refusal(order(Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`k${i}`, 'ask'])))),
    ).toBe('bad-request');
    expect((await bob.watch(table)).orders).toBeUndefined();
  });
});

describe('an answer', () => {
  it('should be taken once for the moment it names', async () => {
    const { ann, bob, table } = await adventure();
    const first = bob.options(table) === null ? ann : bob;
    const { seat, ids, at } = first.options(table)!;
    const choice = { do: 'play' as const, table, seat, option: pick(ids), at };
    await first.ask(choice);
    expect(await first.refusal(choice)).toBe('stale');
  });
});
