import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from './account-names.ts';
import { handOver } from './farewell.ts';
import { exportHall } from './files.ts';
import type { LobbyState, SeatPlan, TableState } from './protocol/index.ts';
import type { Sql } from './sql.ts';
import { Client, cookieOf } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

const PASSWORD = 'correct horse battery';
/** A name that nothing else in a hall bears. */
const NAME = 'Ingunn';

const me = (as: string): SeatPlan => ({ kind: 'me', as });
const open = (as: string): SeatPlan => ({ kind: 'open', as });
const bot = (as: string): SeatPlan => ({ kind: 'bot', as, level: 'thrall' });
const plan = (seats: SeatPlan[]) => ({
  game: 'age-of-heroes',
  seats,
  options: { ruleset: 'classic', turns: 1 },
  visibility: 'public' as const,
  clock: null,
});

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('who leaves a hall on %s for good', (database) => {
  let hall: TestHall;
  let bob: Client;
  let leaver: Client;

  beforeEach(async () => {
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    hall = await openTestHall({ databaseUrl });
    const made = await call('account', { name: NAME, password: PASSWORD });
    leaver = new Client(hall.address, made.cookie);
    await leaver.connect();
    bob = await hall.guest('Bob');
  });
  afterEach(async () => {
    leaver.drop();
    await hall.stop();
  });

  async function call(path: string, body: unknown, cookie = '') {
    const response = await fetch(`${hall.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const { ok, error } = (await response.json()) as { ok?: unknown; error?: { code: string } };
    return { ok, code: error?.code, cookie: cookieOf(response) };
  }
  const leave = (password = PASSWORD) => call('account/delete', { password }, leaver.cookie);

  /** The leaver's table with Bob at it, both looking on. */
  const together = async (...more: SeatPlan[]): Promise<string> => {
    const table = await leaver.create(plan([me('beowulf'), open('ragnar'), ...more]));
    await bob.ask({ do: 'join', table, seat: 1 });
    await bob.watch(table);
    return table;
  };
  /** Plays with whoever is asked; bots and stand-ins do their part. */
  const toTheEnd = async (table: string, ...players: Client[]): Promise<TableState> => {
    const over = (): boolean => bob.tables.get(table)?.info.status === 'over';
    while (!over()) {
      for (const player of players)
        await player.choose(table, (ids) => ids.at(-1) as string).catch(() => false);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return bob.tables.get(table) as TableState;
  };
  const lobby = (client: Client) => client.ask<LobbyState>({ do: 'lobby' });
  const exported = async (): Promise<string> => {
    const store = await hall.store();
    const lines: string[] = [];
    await exportHall(store.sql, async (line) => void lines.push(line));
    await store.close();
    return lines.join('\n');
  };
  const personId = async (): Promise<string> => {
    const store = await hall.store();
    const person = await accountOf(store, NAME);
    await store.close();
    return person!.id;
  };

  it('should be asked for the password, and be somebody still without it', async () => {
    expect((await leave('wrong')).code).toBe('not-your-password');
    expect((await call('account/delete', {}, leaver.cookie)).code).toBe('not-your-password');
    await leaver.ask({ do: 'ping' });
    expect((await call('account/delete', { password: PASSWORD })).code).toBe('sign-in-first');
  });

  it('should be signed out everywhere, and free the name', async () => {
    const elsewhere = await call('login', { name: NAME, password: PASSWORD });
    const socket = new Client(hall.address, elsewhere.cookie);
    await socket.connect();
    const left = await leave();
    expect([left.ok, left.cookie]).toEqual([null, 'skald=']);
    for (const client of [leaver, socket]) {
      await client.gone();
      expect(client.pushes.at(-1)).toMatchObject({ push: 'bye', code: 'signed-out' });
    }
    expect((await call('login', { name: NAME, password: PASSWORD })).code).toBe('wrong-password');
    expect((await call('account', { name: NAME, password: PASSWORD })).code).toBeUndefined();
  });

  it('should take along open tables where nobody else sits, and leave the others to those there', async () => {
    const alone = await leaver.create(plan([me('beowulf'), open('ragnar')]));
    const shared = await together(open('egil'));
    await leave();
    const after = await bob.until(shared, ({ info }) => info.seats[0]?.kind === 'open');
    expect(after.info.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['open', ''],
      ['human', 'Bob'],
      ['open', ''],
    ]);
    expect(after.info.mayBegin).toBe(true);
    expect((await lobby(bob)).open.map(({ id }) => id)).toEqual([shared]);
    expect(await bob.refusal({ do: 'watch', table: alone, have: null })).toBe('no-such-table');
    await bob.ask({ do: 'begin', table: shared });
    expect((await toTheEnd(shared, bob)).info.status).toBe('over');
  });

  it('should be played for in running games, without a name', async () => {
    const table = await together();
    const alone = await leaver.create(plan([me('beowulf'), bot('ragnar')]));
    await leaver.ask({ do: 'chat', table, text: 'I am off.' });
    await bob.until(table, ({ chat }) => chat.length === 1);
    await leave();
    const after = await bob.until(table, ({ info }) => info.seats[0]?.gone === true);
    expect(after.info.seats[0]).toMatchObject({ kind: 'human', name: '', away: true, online: false });
    expect(after.info.seats[1]).toMatchObject({ name: 'Bob', away: false });
    expect(after.chat).toEqual([expect.objectContaining({ name: '', seat: 0, text: 'I am off.' })]);
    expect(after.events.length).toBeGreaterThan(0);
    expect((await toTheEnd(table, bob)).info.seats[0]?.name).toBe('');
    expect(await bob.refusal({ do: 'watch', table: alone, have: null })).toBe('no-such-table');
    // Who plays again finds the seat free.
    const again = await bob.ask<{ table: string }>({ do: 'rematch', table });
    const seats = (await bob.watch(again.table)).info.seats;
    expect(seats.map(({ kind, gone }) => [kind, gone])).toEqual([
      ['open', undefined],
      ['human', undefined],
    ]);
  });

  it('should leave finished games to the others, also those that are only in the store', async () => {
    const table = await together();
    await toTheEnd(table, bob, leaver);
    const elsewhere = await bob.create(plan([me('beowulf'), open('ragnar')]));
    await leaver.ask({ do: 'chat', table: elsewhere, text: 'Good luck.' });
    hall = await hall.again();
    await leave();
    const back = new Client(hall.address, bob.cookie);
    await back.connect();
    const { finished } = await lobby(back);
    expect(finished.map(({ id, seats }) => [id, seats.map(({ name }) => name)])).toEqual([
      [table, ['', 'Bob']],
    ]);
    expect((await back.watch(elsewhere)).chat).toMatchObject([{ name: '', text: 'Good luck.' }]);
    const record = await fetch(`${hall.address}/api/tables/${table}/record`);
    expect(record.status).toBe(200);
    back.drop();
  });

  it('should leave nothing in a file of the hall but seats without a name', async () => {
    const id = await personId();
    const running = await together();
    await leaver.create(plan([me('beowulf'), open('ragnar')]));
    await leaver.ask({ do: 'chat', table: running, text: 'Farewell.' });
    expect(await exported()).toContain(NAME);
    await leave();
    const after = await exported();
    for (const trace of [NAME, NAME.toLowerCase(), id]) expect(after).not.toContain(trace);
    expect(after).toContain('Farewell.');
    expect(after).toContain(running);
  });

  it('should go wholly or not at all', async () => {
    await together();
    const before = await exported();
    const store = await hall.store();
    const person = (await store.personByAccount(NAME.toLowerCase()))!;
    /** Fails at the very end. */
    const broken: Sql = {
      ...store.sql,
      transaction: (work) =>
        store.sql.transaction((inside) =>
          work({
            ...inside,
            run: (...statement) =>
              statement[0].startsWith('DELETE FROM people')
                ? Promise.reject(new Error('no'))
                : inside.run(...statement),
          }),
        ),
    };
    await expect(handOver(broken, person, null)).rejects.toThrow('no');
    await store.close();
    expect(await exported()).toBe(before);
  });

  it('should only have to say so as a guest', async () => {
    const table = await together();
    await call('account/delete', {}, bob.cookie);
    const after = await leaver.until(table, ({ info }) => info.seats[1]?.gone === true);
    expect(after.info.seats.map(({ name }) => name)).toEqual([NAME, '']);
    expect(await exported()).not.toContain('Bob');
  });

  it('should not come back by what was said at the same moment', async () => {
    const table = await together(open('egil'));
    const pending = Array.from({ length: 20 }, (_, i) =>
      leaver.ask({ do: 'chat', table, text: `word ${i}` }).catch(() => null),
    );
    await Promise.all([leave(), ...pending]);
    await bob.until(table, ({ info }) => info.seats[0]?.kind === 'open');
    expect(await exported()).not.toContain(NAME);
  });
});
