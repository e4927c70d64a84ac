import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './testing.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { begun, oneChoice, openTimedHall, type TimedHall } from './testing-table.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('consent to going back, on %s', (database) => {
  let hall: TimedHall;
  let ann: Client;
  let bob: Client;
  let cid: Client;
  let table: string;

  beforeEach(async () => {
    hall = await openTimedHall(database, cluster);
    [ann, bob, cid] = [await hall.guest('Ann'), await hall.guest('Bob'), await hall.guest('Cid')];
    table = await begun([ann, bob, cid]);
    for (let i = 0; i < 6; i++) await oneChoice(table, [ann, bob, cid]);
  });
  afterEach(() => hall.stop());

  const moves = (): number => ann.tables.get(table)!.moves;
  const ask = async (client: Client, seat: number, to: number): Promise<number> =>
    (await client.ask<{ request: number }>({ do: 'askUndo', table, seat, to, at: moves() })).request;
  const refused = (client: Client, seat: number, to = 1): Promise<string | null> =>
    client.refusal({ do: 'askUndo', table, seat, to, at: moves() });
  const answer = (client: Client, request: number, yes: boolean): Promise<string | null> =>
    client.refusal({ do: 'consent', table, request, yes });

  it('should hold for the request it was given for and for no other', async () => {
    const first = await ask(ann, 0, 5);
    const { wish } = await bob.until(table, ({ wish }) => wish !== null);
    expect(wish).toMatchObject({ kind: 'undo', request: first, by: 0, to: 5, at: moves(), waiting: [1, 2] });
    // Bob agrees to one step; meanwhile Ann wishes for much more.
    expect(await answer(cid, first, true)).toBeNull();
    const second = await ask(ann, 0, 0);
    expect(second).not.toBe(first);
    expect(await answer(bob, first, true)).toBe('not-asked');
    expect((await bob.until(table, ({ wish }) => wish?.request === second)).wish?.waiting).toEqual([1, 2]);
    expect(await answer(bob, second, true)).toBeNull();
    expect(await answer(bob, second, true)).toBe('not-asked');
    expect(ann.tables.get(table)?.moves).toBe(6);
    expect(await answer(cid, second, true)).toBeNull();
    await ann.until(table, (state) => state.moves <= 1 && state.wish === null);
    expect(await answer(cid, second, true)).toBe('not-asked');
  });

  it('should lapse as soon as the game goes on', async () => {
    const request = await ask(ann, 0, 1);
    expect(await answer(bob, request, true)).toBeNull();
    await oneChoice(table, [ann, bob, cid]);
    await cid.until(table, ({ wish }) => wish === null);
    expect(await answer(cid, request, true)).toBe('not-asked');
    expect(ann.tables.get(table)?.moves).toBe(7);
  });

  it('should mean nothing any more after the hall has been opened again', async () => {
    const request = await ask(ann, 0, 1);
    hall.wait(1000);
    const other = await hall.again();
    hall = other;
    for (const client of [ann, bob, cid]) await client.close();
    const [again, too] = [await other.as(ann), await other.as(bob)];
    await again.watch(table);
    const next = (await again.ask<{ request: number }>({ do: 'askUndo', table, seat: 0, to: 1, at: moves() }))
      .request;
    expect(next).toBeGreaterThan(request);
    expect(await answer(too, request, true)).toBe('not-asked');
    expect(await answer(too, next, true)).toBeNull();
  });

  it('should be asked for by one at a time, and taken back by whoever asked', async () => {
    const request = await ask(ann, 0, 1);
    expect(await refused(bob, 1)).toBe('already-asked');
    expect(await answer(ann, request, true)).toBe('not-asked');
    expect(await answer(ann, request, false)).toBeNull();
    await bob.until(table, ({ wish }) => wish === null);
    expect(await refused(bob, 1)).toBeNull();
    await cid.until(table, ({ wish }) => wish?.by === 1);
    // Who asked and has gone stands in nobody's way.
    bob.drop();
    await ann.until(table, ({ info }) => info.seats[1]?.online === false);
    expect(await refused(ann, 0)).toBeNull();
    await cid.until(table, ({ wish }) => wish?.by === 0);
  });

  it('should end with one no, also from somebody who had agreed, but not from a stranger', async () => {
    const eve = await hall.guest('Eve');
    await eve.watch(table);
    const request = await ask(ann, 0, 1);
    expect(await answer(bob, request, true)).toBeNull();
    expect(await answer(eve, request, false)).toBe('not-asked');
    expect(await answer(eve, request, true)).toBe('not-asked');
    expect(await answer(bob, request, false)).toBeNull();
    await cid.until(table, ({ wish }) => wish === null);
    expect(await answer(cid, request, true)).toBe('not-asked');
    expect(moves()).toBe(6);
  });

  it('should not be begged for: after three times somebody else must have chosen first', async () => {
    for (let i = 0; i < 3; i++) expect(await answer(bob, await ask(ann, 0, 1), false)).toBeNull();
    expect(await refused(ann, 0)).toBe('asked-enough');
    expect(await refused(cid, 2)).toBeNull();
    const { wish } = await bob.until(table, ({ wish }) => wish?.by === 2);
    expect(await answer(bob, wish!.request, false)).toBeNull();
    // Her own choices do not count; she could make and take back as many as she likes.
    let chose = await oneChoice(table, [ann, bob, cid]);
    while (chose === ann) {
      expect(await refused(ann, 0)).toBe('asked-enough');
      chose = await oneChoice(table, [ann, bob, cid]);
    }
    expect(await refused(ann, 0)).toBeNull();
  });

  it('should let people go back step by step as long as all agree', async () => {
    for (let to = 5; to > 0; to--) {
      const { revision } = ann.tables.get(table)!;
      const request = await ask(ann, 0, to);
      for (const client of [bob, cid]) expect(await answer(client, request, true)).toBeNull();
      await ann.until(table, (state) => state.revision !== revision && state.wish === null);
    }
  });
});
