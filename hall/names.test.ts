import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepAccountsByLook } from './account-names.ts';
import type { SeatPlan } from './protocol/index.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

const PASSWORD = 'correct horse';
const SEATS: SeatPlan[] = [
  { kind: 'me', as: 'beowulf' },
  { kind: 'open', as: 'ragnar' },
  { kind: 'open', as: 'egil' },
];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('names and chat on %s', (database) => {
  let hall: TestHall;
  beforeEach(async () => {
    hall = await openTestHall({ databaseUrl: database === 'PostgreSQL' ? await cluster.database() : null });
  });
  afterEach(() => hall.stop());

  const post = async (path: string, body: object): Promise<{ status: number; code: string | null }> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${hall.address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { error } = (await response.json()) as { error?: { code: string } };
    return { status: response.status, code: error?.code ?? null };
  };
  const account = (path: 'account' | 'login', name: string) =>
    post(`/api/${path}`, { name, password: PASSWORD });

  it('should refuse a name with something invisible in it, and say why', async () => {
    for (const name of ['A\0nn', 'Ann\u202e', '\u3164', '…']) {
      expect(await post('/api/guest', { name })).toEqual({ status: 400, code: 'bad-name' });
      expect(await account('account', name)).toEqual({ status: 400, code: 'bad-name' });
    }
    expect((await account('login', 'A\0nn')).status).toBe(400);
    expect(hall.log.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  it('should take NUL nowhere near the database', async () => {
    const ann = await hall.guest('Ann');
    const table = await ann.create({
      game: 'age-of-heroes',
      seats: SEATS,
      options: { ruleset: 'classic' },
      visibility: 'link',
      clock: null,
    });
    await ann.ask({ do: 'chat', table, text: 'He\0llo\u202e' });
    expect((await ann.until(table, ({ chat }) => chat.length > 0)).chat[0]?.text).toBe('Hello');
    expect(await ann.refusal({ do: 'chat', table, text: '\0' })).toBe('bad-request');
    const record = await fetch(`${hall.address}/api/tables/${encodeURIComponent('abc\0')}/record`);
    expect(record.status).toBe(404);
    expect(hall.log.filter((line) => /failed|failure/.test(line))).toEqual([]);
  });

  it('should give no account a name that looks like that of another', async () => {
    expect((await account('account', 'Sigrid')).status).toBe(200);
    for (const name of ['SIGRID', 'Ѕіgrіd', 'S1grid', 'Sig rid'])
      expect(await account('account', name)).toEqual({ status: 409, code: 'name-taken' });
    expect((await account('account', 'Sigrun')).status).toBe(200);
    for (const name of ['Sigrid', 'sigrid', 'Sigrun'])
      expect((await account('login', name)).status).toBe(200);
  });

  it('should let accounts from before in, also where two of them look alike', async () => {
    const store = await hall.store();
    for (const name of ['Ida', 'Lda']) {
      expect((await account('account', name === 'Ida' ? 'First' : 'Second')).status).toBe(200);
      const kept = name === 'Ida' ? 'flrst' : 'second';
      await store.sql.run(
        'UPDATE people SET name = ?, account = ? WHERE account = ?',
        name,
        name.toLowerCase(),
        kept,
      );
    }
    // A new one must look like neither, even before they are kept by their look.
    expect((await account('account', 'IDA')).code).toBe('name-taken');
    await keepAccountsByLook(store);
    await store.close();
    for (const name of ['Ida', 'lda']) expect((await account('login', name)).status).toBe(200);
    expect((await account('account', 'ІDА')).code).toBe('name-taken');
  });

  it('should tell apart at one table who would look the same, in seats and in chat', async () => {
    const [ann, other, bench] = [await hall.guest('Ann'), await hall.guest('Аnn'), await hall.guest('ANN')];
    const [late, bob] = [await hall.guest('Ann'), await hall.guest('Bob')];
    const table = await ann.create({
      game: 'age-of-heroes',
      seats: SEATS,
      options: { ruleset: 'classic' },
      visibility: 'link',
      clock: null,
    });
    await other.ask({ do: 'join', table, seat: 1 });
    await bob.ask({ do: 'join', table, seat: 2 });
    for (const one of [ann, other, bench, late, bob]) await one.ask({ do: 'chat', table, text: 'Hail' });
    const { info, chat } = await ann.until(table, (state) => state.chat.length === 5);
    expect(info.seats.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)', 'Bob']);
    expect(chat.map(({ name }) => name)).toEqual(['Ann', 'Аnn (2)', 'ANN (3)', 'Ann (4)', 'Bob']);
  });
});
