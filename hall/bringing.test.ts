import { alsoHost } from '@skald/games/testing';
import { digest } from '@skald/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportHall } from './files.ts';
import type { Kept, LobbyState, SeatPlan } from './protocol/index.ts';
import type { Client } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';
import { riddles } from './testing-riddles.ts';

const ANNS = { riddle: 'Annriddle: what runs without legs?', answer: 'Annswer' };
const BOBS = { riddle: 'Bobriddle: who eats and is never full?', answer: 'Bobswer' };
const SECRET = /Annriddle|Annswer/;
const seats = (...kinds: ('me' | 'open')[]): SeatPlan[] =>
  kinds.map((kind, i) => ({ kind, as: { name: `Place ${i}` } }));
const plan = (brings: unknown[], kinds: ('me' | 'open')[] = ['me', 'open']) => ({
  do: 'create' as const,
  game: 'riddles',
  seats: seats(...kinds),
  options: {},
  visibility: 'public' as const,
  clock: null,
  brings: brings as never,
});
const inline = (kind: string, body: unknown) => ({ kind, body });
const join = (client: Client, table: string, seat: number, ...brings: unknown[]) =>
  client.ask({ do: 'join', table, seat, brings: brings as never });
const refused = (client: Client, table: string, seat: number, ...brings: unknown[]) =>
  client.refusal({ do: 'join', table, seat, brings: brings as never });

let cluster: Cluster;
let forget: () => void;
beforeAll(async () => {
  forget = alsoHost(riddles);
  cluster = await startPostgres();
});
afterAll(() => {
  forget();
  return cluster.stop();
});

describe.each(['SQLite', 'PostgreSQL'])('documents that are brought to a table on %s', (database) => {
  let hall: TestHall;
  let ann: Client;
  let bob: Client;
  let eve: Client;
  /** Ann's riddle in the hall, for her alone. */
  let riddle: { document: string; version: number };

  beforeEach(async () => {
    hall = await openTestHall({ databaseUrl: database === 'PostgreSQL' ? await cluster.database() : null });
    ann = await hall.member('Ann');
    [bob, eve] = [await hall.guest('Bob'), await hall.guest('Eve')];
    const kept = await ann.ask<Kept>({ do: 'keep', game: 'riddles', kind: 'riddle', body: ANNS });
    riddle = { document: kept.document, version: kept.version };
  });
  afterEach(() => hall.stop());

  const lookedAt = async (table: string): Promise<string> => {
    const store = await hall.store();
    const lines: string[] = [];
    await exportHall(store.sql, async (line) => void lines.push(line));
    await store.close();
    return lines.filter((line) => line.includes(table)).join('\n');
  };
  const made = async (client: Client, ...brings: unknown[]): Promise<string> =>
    (await client.ask<{ table: string }>(plan(brings))).table;

  it('should stay sealed: others know the digest, and the game tells the rest', async () => {
    for (const client of [bob, eve]) client.heard = [];
    const table = await made(bob, inline('riddle', BOBS), inline('banner', { colour: 'red' }));
    await bob.watch(table);
    await eve.watch(table);
    await ann.watch(table);
    await join(ann, table, 1, riddle, inline('banner', { colour: 'blue' }));
    for (const client of [ann, bob, eve]) await client.until(table, ({ info }) => info.status === 'playing');
    const { info } = bob.tables.get(table)!;
    expect(info.seats[1]?.brought).toEqual([
      { kind: 'riddle', digest: digest(ANNS), title: null },
      { kind: 'banner', digest: digest({ colour: 'blue' }), title: { en: 'blue', de: 'blue' } },
    ]);
    // Her own eyes see it.
    expect(ann.tables.get(table)?.view).toMatchObject({ seats: [{ riddle: null }, { riddle: ANNS }] });
    await bob.ask<LobbyState>({ do: 'lobby' });
    expect(await record(hall, table, bob)).toMatchObject({ error: { code: 'still-running' } });
    await bob.choose(table, ([id]) => id as string);
    await ann.until(table, ({ moves }) => moves === 1);
    for (const client of [bob, eve]) expect(client.heard?.join('\n')).not.toMatch(SECRET);
    await ann.choose(table, ([id]) => id as string);
    await bob.until(table, ({ info: { status } }) => status === 'over');
    expect(bob.heard?.join('\n')).toMatch(/Annriddle/);
    // Now that all is told the record can be played again by anybody.
    expect(await record(hall, table, eve)).toMatchObject({
      ok: { seats: [{ riddle: BOBS }, { riddle: ANNS }] },
    });
  });

  it('should be the same match after the hall was closed and opened, before and after it began', async () => {
    const table = await made(bob, inline('riddle', BOBS));
    hall = await hall.again();
    [ann, bob] = [await hall.as(ann), await hall.as(bob)];
    await join(ann, table, 1, riddle);
    hall = await hall.again();
    [ann, bob] = [await hall.as(ann), await hall.as(bob)];
    await ann.watch(table);
    await bob.watch(table);
    expect(ann.tables.get(table)?.view).toMatchObject({ seats: [{ riddle: null }, { riddle: ANNS }] });
    expect(bob.tables.get(table)?.view).toMatchObject({ seats: [{ riddle: BOBS }, { riddle: null }] });
  });

  it('should leave with who brought them', async () => {
    const table = await made(bob, inline('riddle', BOBS));
    const third = await hall.guest('Cid');
    // A table for three would begin too soon: here the only open seat is taken and left again.
    const waiting = (await bob.ask<{ table: string }>(plan([], ['open', 'open']))).table;
    await join(ann, waiting, 0, riddle);
    expect(await lookedAt(waiting)).toMatch(SECRET);
    await ann.ask({ do: 'leave', table: waiting });
    const rows = await lookedAt(waiting);
    expect(rows).not.toMatch(SECRET);
    expect(rows).not.toContain(digest(ANNS));
    await third.watch(waiting);
    expect(third.tables.get(waiting)?.info.seats[0]?.brought).toBeUndefined();
    expect(await lookedAt(table)).toContain('Bobriddle');
  });

  it('should leave also with who leaves the hall for good', async () => {
    const waiting = (await bob.ask<{ table: string }>(plan([], ['open', 'open']))).table;
    await join(ann, waiting, 0, riddle);
    await hall.farewell(ann);
    expect(await lookedAt(waiting)).not.toMatch(SECRET);
  });

  it('should be those that the game asks for, and only what one may read', async () => {
    const table = await made(bob, inline('riddle', BOBS), inline('banner', { colour: 'red' }));
    const own = inline('riddle', { riddle: 'Mine?', answer: 'Yes' });
    expect(await refused(eve, table, 1)).toBe('brings-too-few');
    expect(await refused(eve, table, 1, own, own)).toBe('brings-too-many');
    expect(await refused(eve, table, 1, own, inline('map', {}))).toBe('no-such-kind');
    expect(await refused(eve, table, 1, inline('riddle', { riddle: 7 }))).toBe('bad-document');
    expect(await refused(eve, table, 1, inline('riddle', { riddle: 'x', answer: '' }))).toBe(
      'document-not-playable',
    );
    // Nobody brings what somebody else keeps for himself, nor learns that there is such a thing.
    expect(await refused(eve, table, 1, riddle)).toBe('no-such-document');
    expect(await refused(eve, table, 1, { document: 'aaaaaaaaaaaa', version: 1 })).toBe('no-such-document');
    // What the game would not begin with is refused, and nothing has changed.
    expect(await refused(eve, table, 1, own, inline('banner', { colour: 'red' }))).toBe('banners-alike');
    await eve.watch(table);
    expect(eve.tables.get(table)?.info.seats[1]).toMatchObject({ kind: 'open' });
    expect(await bob.refusal(plan([]))).toBe('brings-too-few');
    expect(await bob.refusal({ ...plan([riddle]), game: 'campaign' })).toBe('no-such-document');
    await join(eve, table, 1, own);
  });

  it('should not be written into a seat by who makes the table', async () => {
    const forged = {
      kind: 'open' as const,
      as: { name: 'Place 1', riddle: BOBS, banner: { colour: 'red' } },
    };
    const request = plan([inline('riddle', BOBS)]);
    const { table } = await bob.ask<{ table: string }>({
      ...request,
      seats: [...seats('me'), forged],
    });
    await join(ann, table, 1, riddle);
    await ann.watch(table);
    expect(ann.tables.get(table)?.view).toMatchObject({ seats: [{}, { riddle: ANNS, banner: null }] });
  });

  it('should come along to the next game of who asks for one, and of nobody else', async () => {
    const table = await made(bob, inline('riddle', BOBS));
    await join(ann, table, 1, riddle);
    await bob.watch(table);
    await ann.watch(table);
    await bob.choose(table, ([id]) => id as string);
    await ann.until(table, ({ moves }) => moves === 1);
    await ann.choose(table, ([id]) => id as string);
    await bob.until(table, ({ info: { status } }) => status === 'over');
    const { table: next } = await bob.ask<{ table: string }>({ do: 'rematch', table });
    const rows = await lookedAt(next);
    expect(rows).toContain('Bobriddle');
    expect(rows).not.toMatch(SECRET);
    await join(ann, next, 1, riddle);
    await ann.watch(next);
    expect(ann.tables.get(next)?.info.status).toBe('playing');
  });
});

const record = async (hall: TestHall, table: string, { cookie }: Client): Promise<unknown> =>
  (await fetch(`${hall.address}/api/tables/${table}/record`, { headers: { cookie } })).json();
