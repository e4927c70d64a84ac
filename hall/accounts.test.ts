import { scryptSync } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHall } from './index.ts';
import { migrate } from './migrations.ts';
import type { AccountInfo, DeviceInfo, LobbyState } from './protocol/index.ts';
import { Client, cookieOf } from './testing.ts';
import { openTestHall, openTestStore, type TestHall, testFolder, UNHURRIED } from './testing-hall.ts';
import { type Cluster, startPostgres } from './testing-postgres.ts';

const PASSWORD = 'correct horse battery';
const OTHER = 'another horse battery';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0';
const CODE = /^([ABCDEFGHJKMNPRSTWXYZ]{5}-){4}[ABCDEFGHJKMNPRSTWXYZ]{5}$/;

const HOSTING = readFileSync(new URL('../docs/hosting.md', import.meta.url), 'utf8');

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.stop());

describe.each(['SQLite', 'PostgreSQL'])('accounts on %s', (database) => {
  let hall: TestHall;
  let clock: number;

  beforeEach(async () => {
    clock = 1_800_000_000_000;
    const databaseUrl = database === 'PostgreSQL' ? await cluster.database() : null;
    hall = await openTestHall({ databaseUrl }, { now: () => clock, tick: () => clock });
  });
  afterEach(() => hall.stop());

  async function call<T = { code: string }>(path: string, body?: unknown, cookie = '', agent = 'test') {
    const response = await fetch(`${hall.address}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie, 'user-agent': agent },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { ok, error } = (await response.json()) as {
      ok?: T;
      error?: { code: string; params: Record<string, number> };
    };
    return {
      status: response.status,
      ok: ok as T,
      code: error?.code,
      params: error?.params,
      cookie: cookieOf(response),
    };
  }
  const make = (name = 'Ann', cookie = '') => call('account', { name, password: PASSWORD }, cookie);
  const login = (name = 'Ann', password = PASSWORD, agent = 'test') =>
    call('login', { name, password }, '', agent);
  const whoIs = async (cookie: string) => (await call<{ name: string } | null>('me', undefined, cookie)).ok;
  const about = async (cookie: string) => (await call<AccountInfo>('account', undefined, cookie)).ok;
  const connected = async (cookie: string): Promise<Client> => {
    const client = new Client(hall.address, cookie);
    await client.connect();
    return client;
  };
  const dismissed = async (client: Client): Promise<void> => {
    await client.gone();
    expect(client.pushes.at(-1)).toMatchObject({ push: 'bye', code: 'signed-out' });
  };

  describe('a guest who becomes an account', () => {
    it('should get a new token: the old one is worth nothing any more, on sockets either', async () => {
      const guest = await call('guest', { name: 'Ann' });
      const socket = await connected(guest.cookie);
      const made = await make('Ann', guest.cookie);
      expect(made.cookie).not.toBe(guest.cookie);
      expect(await whoIs(guest.cookie)).toBeNull();
      expect(await whoIs(made.cookie)).toEqual({ name: 'Ann', guest: false });
      await dismissed(socket);
    });

    it('should not have its name for a password', async () => {
      for (const password of ['Thorgunna', 'THORGUNNA', 'ｔｈｏｒｇｕｎｎａ'])
        expect((await call('account', { name: 'Thorgunna', password })).code).toBe('password-is-name');
      const made = await make('Thorgunna');
      const changed = { old: PASSWORD, password: 'thorgunna' };
      expect((await call('account/password', changed, made.cookie)).code).toBe('password-is-name');
    });
  });

  describe('who signs in as a guest', () => {
    const games = async (cookie: string): Promise<string[]> => {
      const client = await connected(cookie);
      const { mine } = await client.ask<LobbyState>({ do: 'lobby' });
      client.drop();
      return mine.map(({ id }) => id);
    };
    const guestWithGame = async () => {
      const guest = await call('guest', { name: 'Guest' });
      const client = await connected(guest.cookie);
      const table = await client.create({
        game: 'age-of-heroes',
        seats: [{ kind: 'me', as: 'beowulf' }],
        options: {},
        visibility: 'private',
        clock: null,
      });
      await client.ask({ do: 'chat', table, text: 'alone' });
      client.drop();
      return { guest, table };
    };

    it('should take the games along when asked to, and be nobody else any more', async () => {
      await make();
      const { guest, table } = await guestWithGame();
      const body = { name: 'Ann', password: PASSWORD, take: true };
      const signed = await call('login', body, guest.cookie);
      expect(signed.ok).toEqual({ name: 'Ann', guest: false });
      expect(await games(signed.cookie)).toEqual([table]);
      expect(await whoIs(guest.cookie)).toBeNull();
      const client = await connected(signed.cookie);
      const state = await client.watch(table);
      expect([state.seat, state.info.seats[0]?.name, state.chat[0]?.name]).toEqual([0, 'Ann', 'Ann']);
      client.drop();
    });

    it('should leave them with the guest otherwise', async () => {
      await make();
      const { guest, table } = await guestWithGame();
      const signed = await call('login', { name: 'Ann', password: PASSWORD }, guest.cookie);
      expect(await games(signed.cookie)).toEqual([]);
      expect(await games(guest.cookie)).toEqual([table]);
      await call('login', { name: 'Ann', password: 'wrong', take: true }, guest.cookie);
      expect(await games(guest.cookie)).toEqual([table]);
    });
  });

  describe('a change of password', () => {
    it('should end all other sessions with their sockets, and give this one a new token', async () => {
      const made = await make();
      const elsewhere = await login();
      const socket = await connected(elsewhere.cookie);
      const own = await connected(made.cookie);
      const changed = await call('account/password', { old: PASSWORD, password: OTHER }, made.cookie);
      expect(changed.ok).toEqual({ name: 'Ann', guest: false });
      await dismissed(socket);
      await dismissed(own);
      expect(await whoIs(elsewhere.cookie)).toBeNull();
      expect(await whoIs(made.cookie)).toBeNull();
      expect(await whoIs(changed.cookie)).toEqual({ name: 'Ann', guest: false });
      expect((await about(changed.cookie)).devices).toHaveLength(1);
      expect((await login()).code).toBe('wrong-password');
      expect((await login('Ann', OTHER)).code).toBeUndefined();
    });

    it('should need the old one', async () => {
      const made = await make();
      const wrong = await call('account/password', { old: 'wrong', password: OTHER }, made.cookie);
      expect([wrong.status, wrong.code, wrong.cookie]).toEqual([409, 'not-your-password', '']);
      const nobody = await call('account/password', { old: PASSWORD, password: OTHER });
      expect([nobody.status, nobody.code]).toEqual([401, 'sign-in-first']);
      const guest = await call('guest', { name: 'Bob' });
      for (const [path, body] of [
        ['password', { old: 'x', password: OTHER }],
        ['code', { password: 'x' }],
      ] as const)
        expect((await call(`account/${path}`, body, guest.cookie)).code).toBe('no-account');
      expect((await login()).code).toBeUndefined();
    });
  });

  describe('devices', () => {
    it('should be listed by what they are, since when and until when, and nothing more', async () => {
      const made = await make();
      clock += 5 * HOUR;
      const phone = await login('Ann', PASSWORD, FIREFOX);
      const { devices } = await about(phone.cookie);
      const usual = { id: expect.stringMatching(/^[a-z0-9]{12}$/), browser: null, system: null };
      expect(devices).toEqual([
        { ...usual, browser: 'Firefox', system: 'Android', created: clock, seen: clock, here: true },
        { ...usual, created: clock - 5 * HOUR, seen: clock - 5 * HOUR, here: false },
      ] satisfies DeviceInfo[]);
      const first = (await about(made.cookie)).devices.find(({ here }) => here);
      expect(first).toMatchObject({ id: devices[1]!.id, browser: null });
      const store = await hall.store();
      const kept = await store.sql.all<{ device: string }>(
        'SELECT device FROM sessions WHERE device <> ?',
        '/',
      );
      await store.close();
      expect(kept).toEqual([{ device: 'Firefox/Android' }]);
    });

    it('should be seen to the hour', async () => {
      const { cookie } = await make();
      const begin = clock;
      const seen = async (): Promise<number> => {
        await whoIs(cookie);
        return (await about(cookie)).devices[0]!.seen;
      };
      clock += HOUR - MINUTE;
      expect(await seen()).toBe(begin);
      clock += MINUTE;
      expect(await seen()).toBe(begin + HOUR);
      clock += HOUR / 2;
      expect(await seen()).toBe(begin + HOUR);
      // Nor does another hall over the same store write more often.
      hall = await hall.again();
      expect(await seen()).toBe(begin + HOUR);
    });

    it('should be signed out one by one, all but this one, or all', async () => {
      const cookies = [(await make()).cookie];
      for (let i = 0; i < 3; i++) cookies.push((await login()).cookie);
      const [here = '', second = '', third = '', fourth = ''] = cookies;
      const sockets = await Promise.all(cookies.map(connected));
      const id = (await about(second)).devices.find((device) => device.here)?.id;
      const one = await call<AccountInfo>('account/devices', { end: id }, here);
      expect(one.ok.devices).toHaveLength(3);
      await dismissed(sockets[1]!);
      expect([await whoIs(second), (await whoIs(third))?.name]).toEqual([null, 'Ann']);

      const others = await call<AccountInfo>('account/devices', { end: 'others' }, here);
      expect(others.ok.devices.map((device) => device.here)).toEqual([true]);
      for (const socket of sockets.slice(2)) await dismissed(socket);
      expect([await whoIs(third), await whoIs(fourth), (await whoIs(here))?.name]).toEqual([
        null,
        null,
        'Ann',
      ]);
      await sockets[0]!.ask({ do: 'ping' });

      const last = (await login()).cookie;
      const all = await call('account/devices', { end: 'all' }, here);
      expect([all.ok, all.cookie]).toEqual([null, 'skald=']);
      await dismissed(sockets[0]!);
      expect([await whoIs(here), await whoIs(last)]).toEqual([null, null]);
    });

    it('should be one’s own', async () => {
      const ann = await make();
      const bob = await make('Bob');
      const id = (await about(ann.cookie)).devices[0]!.id;
      for (const end of [id, 'no-such-device'])
        expect((await call('account/devices', { end }, bob.cookie)).code).toBe('no-such-device');
      await call('account/devices', { end: 'all' }, bob.cookie);
      expect((await whoIs(ann.cookie))?.name).toBe('Ann');
      expect((await call('account/devices', { end: 'all' })).code).toBe('sign-in-first');
    });

    it('should keep an id and a time when the store of an older hall is brought up to date', async () => {
      const made = await make();
      await login();
      const store = await hall.store();
      for (const column of ['id', 'device', 'seen'])
        await store.sql.run(`ALTER TABLE sessions DROP COLUMN ${column}`);
      await store.sql.run('ALTER TABLE people DROP COLUMN recovery');
      await store.sql.run('DROP INDEX chat_by_person');
      for (const later of ['saga_tables', 'sagas', 'table_documents', 'document_versions', 'documents'])
        await store.sql.run(`DROP TABLE ${later}`);
      await store.sql.run('DELETE FROM migrations WHERE version >= ?', 3);
      await migrate(store.sql);
      await store.close();
      const { devices, recovery } = await about(made.cookie);
      expect(recovery).toBe(false);
      expect(devices.map(({ id }) => id).sort()).toEqual(['1', '2']);
      expect(devices.map(({ created, seen }) => seen - created)).toEqual([0, 0]);
    });
  });

  describe('those who guess', () => {
    const guess = (name: string) => login(name, 'wrong password');

    it('should wait longer and longer, whether the account exists or not', async () => {
      const { cookie } = await make();
      for (const name of ['ANN', 'Nobody']) {
        for (let i = 0; i < 5; i++) expect((await guess(name)).code).toBe('wrong-password');
        const refused = await guess(name);
        expect([refused.status, refused.code, refused.params]).toEqual([
          429,
          'too-many-tries',
          { seconds: 30 },
        ]);
      }
      // The right password has to wait as well, or a wrong one could be told from it.
      expect((await login()).code).toBe('too-many-tries');
      clock += 30_000;
      expect((await guess('Ann')).code).toBe('wrong-password');
      expect((await guess('Ann')).params).toEqual({ seconds: 60 });

      // Whoever is signed in does not notice.
      expect((await whoIs(cookie))?.name).toBe('Ann');
      const changed = await call('account/password', { old: PASSWORD, password: OTHER }, cookie);
      expect(changed.code).toBeUndefined();
      clock += 60_000;
      expect((await login('Ann', OTHER)).ok).toEqual({ name: 'Ann', guest: false });
      expect((await guess('Ann')).code).toBe('wrong-password');
    });

    it('should not be heard more often because they ask all at once', async () => {
      await make();
      const codes = (await Promise.all(Array.from({ length: 20 }, () => guess('Ann')))).map(
        ({ code }) => code,
      );
      expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(5);
      expect(codes.filter((code) => code === 'too-many-tries')).toHaveLength(15);
    });

    it('should not get far in somebody’s session either, nor with recovery codes', async () => {
      const made = await make();
      for (let i = 0; i < 5; i++)
        expect((await call('account/code', { password: 'wrong' }, made.cookie)).code).toBe(
          'not-your-password',
        );
      expect((await call('account/delete', { password: PASSWORD }, made.cookie)).code).toBe('too-many-tries');
      for (const name of ['Ann', 'Nobody']) {
        const body = { name, code: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA', password: OTHER };
        for (let i = 0; i < 5; i++) expect((await call('recover', body)).code).toBe('wrong-code');
        expect((await call('recover', body)).code).toBe('too-many-tries');
      }
    });
  });

  describe('a recovery code', () => {
    const recover = (code: string, password = OTHER, name = 'Ann') =>
      call('recover', { name, code, password });

    it('should be told once, and only its hash be kept', async () => {
      const made = await make();
      expect(made.ok.code).toMatch(CODE);
      expect((await about(made.cookie)).recovery).toBe(true);
      const store = await hall.store();
      const [row] = await store.sql.all<{ recovery: string }>(
        'SELECT recovery FROM people WHERE account = ?',
        'ann',
      );
      await store.close();
      expect(row?.recovery).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
      expect(hall.log.join('')).not.toContain(made.ok.code);
    });

    it('should set a new password once, end all sessions and give the next code', async () => {
      const made = await make();
      const socket = await connected(made.cookie);
      const typed = made.ok.code.toLowerCase().replaceAll('-', ' ');
      const back = await recover(typed);
      expect(back.ok).toEqual({ name: 'Ann', guest: false, code: expect.stringMatching(CODE) });
      await dismissed(socket);
      expect(await whoIs(made.cookie)).toBeNull();
      expect((await whoIs(back.cookie))?.name).toBe('Ann');
      expect((await login()).code).toBe('wrong-password');
      expect((await login('Ann', OTHER)).code).toBeUndefined();
      expect((await recover(made.ok.code)).code).toBe('wrong-code');
      expect((await recover(back.ok.code, PASSWORD)).code).toBeUndefined();
    });

    it('should be replaced by a new one with the password', async () => {
      const made = await make();
      const next = await call('account/code', { password: PASSWORD }, made.cookie);
      expect(next.ok.code).toMatch(CODE);
      expect((await recover(made.ok.code)).code).toBe('wrong-code');
      expect((await recover(next.ok.code)).code).toBeUndefined();
    });

    it('should be the way past a door that somebody else keeps shut', async () => {
      const made = await make();
      for (let i = 0; i < 5; i++) await login('Ann', 'wrong password');
      expect((await login()).code).toBe('too-many-tries');
      expect((await recover(made.ok.code)).code).toBeUndefined();
      expect((await login('Ann', OTHER)).code).toBeUndefined();
    });

    it('should not be the only way: who runs the hall can lend a password, as docs/hosting.md says', async () => {
      const ann = await make();
      await call('account', { name: 'lent', password: OTHER });
      const store = await hall.store();
      for (const [, statement = ''] of HOSTING.matchAll(/^((?:UPDATE people|DELETE FROM sessions) .*;)$/gm))
        await store.sql.run(statement);
      await store.close();
      expect(await whoIs(ann.cookie)).toBeNull();
      expect((await login('Ann', OTHER)).ok).toEqual({ name: 'Ann', guest: false });
      expect((await login()).code).toBe('wrong-password');
    });

    it('should count once even when it is used twice at once', async () => {
      const made = await make();
      const both = await Promise.all([recover(made.ok.code), recover(made.ok.code)]);
      expect(both.map(({ code }) => code).sort()).toEqual(['wrong-code', undefined]);
    });
  });
});

describe('a hall that nobody told otherwise', () => {
  it('should keep passwords and codes so that every guess at them is dear', async () => {
    const { config, stop } = await openTestHall();
    await stop();
    const ours = { ...config, dataDir: testFolder() };
    const hall = await openHall(ours, { log: { write: () => {} }, storeLimits: UNHURRIED });
    const made = await fetch(`${hall.address}/api/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', password: PASSWORD }),
    });
    const { ok } = (await made.json()) as { ok: { code: string } };
    await hall.stop();
    const store = await openTestStore(ours);
    const [row] = await store.sql.all<{ password: string; recovery: string }>(
      'SELECT password, recovery FROM people WHERE account = ?',
      'ann',
    );
    await store.close();
    rmSync(ours.dataDir, { recursive: true });
    const dear = { N: 2 ** 15, maxmem: 2 ** 26 };
    for (const [secret, kept = ''] of [
      [PASSWORD, row?.password],
      [ok.code.replaceAll('-', ''), row?.recovery],
    ] as const) {
      const [salt = '', key] = kept.split(':');
      expect(scryptSync(secret, Buffer.from(salt, 'hex'), 32, dear).toString('hex')).toBe(key);
    }
  });
});
