// Sagas of the hall: nobody else writes them, every match counts once, and only members go on.

import { gameById } from '@skald/games';
import type { Saga } from '@skald/games/saga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportHall, importHall } from './files.ts';
import type { SagaInfo, SeatPlan, Visibility } from './protocol/index.ts';
import { publicId } from './secrets.ts';
import { Store } from './store.ts';
import type { Client } from './testing.ts';
import { openTestHall, type TestHall, testFolder } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

const { presets } = gameById('dungeon')!;
const forged = presets[0]!.options as { party: { items: Record<string, string[]> } };

const me = (as: unknown): SeatPlan => ({ kind: 'me', as });
const open = (as: unknown): SeatPlan => ({ kind: 'open', as });
const bot = (as: unknown): SeatPlan => ({ kind: 'bot', as, level: 'thrall' });
const plan = (seats: SeatPlan[], options: object = {}, visibility: Visibility = 'public') => ({
  game: 'dungeon',
  seats,
  options,
  visibility,
  clock: null,
  saga: true as const,
});

const isOver = (client: Client, table: string): boolean => client.tables.get(table)?.info.status === 'over';

/** Whoever plays the Heroes gives up as soon as he is asked. */
async function giveUp(table: string, ...clients: Client[]): Promise<void> {
  const pick = (ids: string[]): string =>
    ids.find((id) => ['concede', 'yes', 'auto', 'wait'].includes(id)) ?? (ids.at(-1) as string);
  for (const client of clients) await client.watch(table);
  while (!clients.every((client) => isOver(client, table))) {
    let chosen = false;
    for (const client of clients) chosen = (await client.choose(table, pick)) || chosen;
    if (!chosen) await Promise.race(clients.map((client) => client.news()));
  }
}

const sagaAt = (client: Client, table: string): string => client.tables.get(table)!.info.saga!;
const read = (client: Client, saga: string) => client.ask<SagaInfo>({ do: 'saga', saga });
const document = async (client: Client, saga: string): Promise<Saga<{ party: object }>> =>
  (await read(client, saga)).saga as Saga<{ party: object }>;
const goOn = async (client: Client, saga: string): Promise<string> =>
  (await client.ask<{ table: string }>({ do: 'goOn', saga })).table;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('a saga in a hall on %s', (database) => {
  let hall: TestHall;
  let databaseUrl: string | null;
  beforeAll(async () => {
    databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    hall = await openTestHall({ databaseUrl });
  });
  afterAll(() => hall.stop());

  /** Bob plays the Overlord at a table of his own, Ann the Heroes. */
  async function adventure(visibility: Visibility = 'public') {
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await bob.create(plan([open([]), me('overlord')], {}, visibility));
    if (visibility === 'private') return { ann, bob, table, saga: sagaAt(bob, table) };
    await ann.ask({ do: 'join', table, seat: 0 });
    await ann.watch(table);
    return { ann, bob, table, saga: sagaAt(bob, table) };
  }

  it('should be played by the same people, one table after the other, and go on once with each', async () => {
    const { ann, bob, table, saga } = await adventure();
    await giveUp(table, ann, bob);
    const end = ann.tables.get(table)!;
    const told = await document(ann, saga);
    expect(told.members.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob']);
    expect(told.ledger).toMatchObject([
      { match: table, winners: [1], line: { adventure: 1, winner: 'overlord' } },
    ]);
    const [a, b] = await Promise.all([goOn(ann, saga), goOn(bob, saga)]);
    expect(a).toBe(b);
    const { info } = await ann.watch(a);
    expect([info.status, info.seats.map(({ name }) => name), info.saga]).toEqual([
      'playing',
      ['Ann', 'Bob'],
      saga,
    ]);
    expect(info.options).toMatchObject({ party: { next: 1, defeats: 1 } });
    // The Heroes stay with those who played them, and whoever still sits at the old table sees the way.
    expect(info.seats.map(({ as }) => as)).toEqual((end.view as { seats: unknown[] }).seats);
    await ann.until(table, (state) => state.info.rematch === a);
    await giveUp(a, ann, bob);
    const third = await bob.ask<{ table: string }>({ do: 'rematch', table });
    expect((await bob.watch(third.table)).info.options).toMatchObject({ party: { next: 2, defeats: 0 } });
    expect((await document(bob, saga)).ledger.map(({ match }) => match)).toEqual([table, a]);
  });

  it('should be opened by the hall alone: a band that somebody brings along is refused', async () => {
    const ann = await hall.guest('Ann');
    const rich = { party: { ...forged.party, items: { ...forged.party.items, orlaf: ['runed-helm'] } } };
    const seats = [me([]), bot('overlord')];
    for (const options of [forged, rich]) {
      expect(await ann.refusal({ do: 'create', ...plan(seats, options) })).toBe('saga-gives-that');
      expect(await ann.refusal({ do: 'create', ...plan(seats, options), saga: undefined })).toBe(
        'saga-gives-that',
      );
    }
    expect(await ann.refusal({ do: 'create', ...plan(seats, { quest: 4 }) })).toBe('not-the-next-adventure');
    expect(await ann.refusal({ do: 'create', ...plan(seats), game: 'campaign' })).not.toBeNull();
    expect(await ann.ask<SagaInfo[]>({ do: 'sagas' })).toEqual([]);
    // A lone adventure is no saga, and needs none.
    const alone = await ann.create({ ...plan(seats, { quest: 4, party: null }), saga: undefined });
    expect(ann.tables.get(alone)?.info.saga).toBeNull();
  });

  it('should be continued by its members and by nobody else', async () => {
    const { ann, bob, table, saga } = await adventure();
    const eve = await hall.guest('Eve');
    expect(await eve.refusal({ do: 'goOn', saga })).toBe('not-a-member');
    await giveUp(table, ann, bob);
    expect(await eve.refusal({ do: 'goOn', saga })).toBe('not-a-member');
    expect(await eve.refusal({ do: 'rematch', table })).toBe('not-a-member');
    expect(await ann.refusal({ do: 'goOn', saga: 'nosuchsaga00' })).toBe('no-such-saga');
    expect((await read(eve, saga)).me).toBeNull();
    expect((await read(ann, saga)).table).toBeNull();
    // Somebody else may take the place of a member who does not come.
    const next = await goOn(bob, saga);
    await eve.ask({ do: 'join', table: next, seat: 0 });
    await giveUp(next, eve, bob);
    expect((await document(eve, saga)).roles.map(({ member }) => member)).toEqual([
      (await read(eve, saga)).me,
      (await read(bob, saga)).me,
    ]);
    // Ann is a member all the same, and finds the way.
    expect(await goOn(ann, saga)).toBe(await goOn(eve, saga));
  });

  it('should be nobody else’s business when it is private', async () => {
    const { ann, bob, saga, table } = await adventure('private');
    expect(await ann.refusal({ do: 'saga', saga })).toBe('no-such-saga');
    expect(await ann.refusal({ do: 'goOn', saga })).toBe('no-such-saga');
    expect(await ann.ask<SagaInfo[]>({ do: 'sagas' })).toEqual([]);
    expect((await bob.ask<SagaInfo[]>({ do: 'sagas' })).map(({ id }) => id)).toEqual([saga]);
    // With the only table of a saga that never began the saga is gone.
    await bob.ask({ do: 'leave', table });
    expect(await bob.refusal({ do: 'saga', saga })).toBe('no-such-saga');
  });

  it('should let the members of a private one find its next table', async () => {
    const [ann, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await bob.create(plan([open([]), me('overlord')], {}, 'link'));
    const saga = sagaAt(bob, table);
    await ann.ask({ do: 'join', table, seat: 0 });
    const store = await hall.store();
    await store.sql.run('UPDATE sagas SET visibility = ? WHERE id = ?', 'private', saga);
    await store.close();
    await giveUp(table, ann, bob);
    const next = await goOn(bob, saga);
    expect(await goOn(ann, saga)).toBe(next);
    expect((await ann.watch(next)).info.status).toBe('playing');
  });

  it('should tell people by their public ids and by nothing else', async () => {
    const { ann, bob, table, saga } = await adventure();
    ann.heard = [];
    await giveUp(table, ann, bob);
    const { members } = await document(ann, saga);
    const store = await hall.store();
    const people = await store.sql.all<{ person: string }>(
      'SELECT person FROM sitters WHERE table_id = ?',
      table,
    );
    await store.close();
    expect(people.map(({ person }) => publicId(person)).sort()).toEqual(members.map(({ id }) => id).sort());
    for (const { person } of people) expect(ann.heard?.join('')).not.toContain(person);
  });

  it('should make up for a hall that fell between the end and what follows, once, by whoever looks', async () => {
    const { ann, bob, table, saga } = await adventure();
    const before = await rowOf(saga);
    await giveUp(table, ann, bob);
    const told = await document(ann, saga);
    hall = await hall.again();
    // As it stands on the disk when a hall is killed at that moment.
    const store = await hall.store();
    await store.sql.run(
      'UPDATE sagas SET saga = ?, matches = ?, revision = ? WHERE id = ?',
      before.saga,
      before.matches,
      before.revision,
      saga,
    );
    await store.close();
    // On PostgreSQL another hall stands beside it.
    const other = databaseUrl ? await openTestHall({ databaseUrl }) : null;
    const clients = [await hall.as(ann), await hall.as(bob)];
    if (other) clients.push(await other.as(ann), await other.as(bob));
    const tables = await Promise.all(clients.map((client) => goOn(client, saga)));
    expect(new Set(tables).size).toBe(1);
    const now = await document(clients[0]!, saga);
    expect(now.ledger).toEqual(told.ledger);
    expect(now.state).toEqual(told.state);
    await other?.stop();
  });

  it('should stay with the others, without the name, when somebody leaves the hall', async () => {
    const { ann, bob, table, saga } = await adventure();
    await giveUp(table, ann, bob);
    const { ledger } = await document(ann, saga);
    await fetch(`${hall.address}/api/account/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: bob.cookie },
      body: '{}',
    });
    const left = await document(ann, saga);
    expect(JSON.stringify(left)).not.toContain('Bob');
    expect(left.members.map(({ name }) => name)).toEqual(['Ann']);
    expect(left.ledger.map(({ line }) => line)).toEqual(ledger.map(({ line }) => line));
    // The seat is for whoever comes.
    const next = await goOn(ann, saga);
    const { info } = await ann.watch(next);
    expect(info.seats.map(({ kind }) => kind)).toEqual(['human', 'open']);
    await fetch(`${hall.address}/api/account/delete`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ann.cookie },
      body: '{}',
    });
    const store = await hall.store();
    expect(await store.sql.all('SELECT id FROM sagas WHERE id = ?', saga)).toEqual([]);
    await store.close();
  });

  it('should go along in the file of a whole hall', async () => {
    const { ann, bob, table, saga } = await adventure();
    await giveUp(table, ann, bob);
    // It goes on once its match is over, or at the latest for whoever looks at it.
    expect((await document(ann, saga)).ledger).toHaveLength(1);
    const lines: string[] = [];
    const from = await hall.store();
    await exportHall(from.sql, async (line) => void lines.push(line));
    await from.close();
    const to = await Store.open({ databaseUrl: null, dataDir: testFolder(), sync: 'normal' });
    expect(await importHall(to.sql, asyncLines(lines))).toHaveProperty('ok');
    const [row] = await to.sql.all('SELECT saga, matches FROM sagas WHERE id = ?', saga);
    const [tie] = await to.sql.all('SELECT saga_id, number FROM saga_tables WHERE table_id = ?', table);
    await to.close();
    expect(row).toMatchObject({ matches: 1 });
    expect(tie).toEqual({ saga_id: saga, number: 0 });
  });

  async function rowOf(saga: string) {
    const store = await hall.store();
    const [row] = await store.sql.all<{ saga: string; matches: number; revision: number }>(
      'SELECT saga, matches, revision FROM sagas WHERE id = ?',
      saga,
    );
    await store.close();
    return row!;
  }
});

async function* asyncLines(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}
