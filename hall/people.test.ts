import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyState } from './protocol/index.ts';
import { Client, cookieOf } from './testing.ts';
import { openTestHall, type TestHall } from './testing-hall.ts';

const PASSWORD = 'correct horse battery';

let hall: TestHall;
beforeAll(async () => {
  hall = await openTestHall();
});
afterAll(() => hall.stop());

async function call(path: string, body?: unknown, cookie = '') {
  const response = await fetch(`${hall.address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { ok, error } = (await response.json()) as { ok?: unknown; error?: { code: string } };
  return { status: response.status, ok, code: error?.code, cookie: cookieOf(response), response };
}

describe('people', () => {
  it('should play at once with nothing but a name, and be known on the same device', async () => {
    expect((await call('/api/me')).ok).toBeNull();
    const guest = await call('/api/guest', { name: '  Ann ' });
    expect(guest.ok).toEqual({ name: 'Ann', guest: true });
    expect((await call('/api/me', undefined, guest.cookie)).ok).toEqual({ name: 'Ann', guest: true });
    const renamed = await call('/api/guest', { name: 'Anna' }, guest.cookie);
    expect([renamed.ok, renamed.cookie]).toEqual([{ name: 'Anna', guest: true }, '']);
    expect((await call('/api/me', undefined, guest.cookie)).ok).toEqual({ name: 'Anna', guest: true });
  });

  it('should get a session that scripts and other sites cannot use', async () => {
    const { response } = await call('/api/guest', { name: 'Ann' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^skald=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const store = await hall.store();
    const tokens = await store.sql.all<{ token: string }>('SELECT token FROM sessions WHERE created > ?', 0);
    await store.close();
    const token = /^skald=([^;]*)/.exec(cookie)?.[1] ?? '-';
    expect(tokens.some((row) => row.token === token)).toBe(false);
  });

  it('should keep their games under an account, also on another device', async () => {
    const guest = await call('/api/guest', { name: 'Bera' });
    const here = new Client(hall.address, guest.cookie);
    await here.connect();
    const table = await here.create({
      game: 'age-of-heroes',
      seats: [{ kind: 'me', as: 'beowulf' }],
      options: {},
      visibility: 'private',
      clock: null,
    });
    const made = await call('/api/account', { name: 'Bera', password: PASSWORD }, guest.cookie);
    expect(made.ok).toEqual({ name: 'Bera', guest: false, code: expect.any(String) });
    expect(made.cookie).toMatch(/^skald=[\w-]{43}$/);
    const twice = await call('/api/account', { name: 'Other', password: PASSWORD }, made.cookie);
    expect([twice.status, twice.code]).toEqual([409, 'has-account']);

    const login = await call('/api/login', { name: 'BERA', password: PASSWORD });
    expect(login.ok).toEqual({ name: 'Bera', guest: false });
    const there = new Client(hall.address, login.cookie);
    await there.connect();
    const { mine } = await there.ask<LobbyState>({ do: 'lobby' });
    expect(mine.map(({ id }) => id)).toEqual([table]);
    expect((await there.watch(table)).seat).toBe(0);
    for (const one of [here, there]) one.drop();
  });

  it('should not get in with a wrong password, nor learn which names exist', async () => {
    await call('/api/account', { name: 'Carl', password: PASSWORD });
    const wrong = await call('/api/login', { name: 'Carl', password: 'wrong password' });
    const nobody = await call('/api/login', { name: 'Nobody', password: 'wrong password' });
    expect([wrong.status, wrong.code, wrong.cookie]).toEqual([409, 'wrong-password', '']);
    expect([nobody.status, nobody.code]).toEqual([409, 'wrong-password']);
  });

  it('should not take a name that somebody has, however it is written', async () => {
    await call('/api/account', { name: 'Dag', password: PASSWORD });
    const guest = await call('/api/guest', { name: 'Dag' });
    for (const name of ['Dag', 'DAG', 'ｄａｇ'])
      expect((await call('/api/account', { name, password: PASSWORD }, guest.cookie)).code).toBe(
        'name-taken',
      );
    expect((await call('/api/me', undefined, guest.cookie)).ok).toEqual({ name: 'Dag', guest: true });
  });

  it('should be gone after signing out, sockets included', async () => {
    const login = await call('/api/account', { name: 'Egil', password: PASSWORD });
    const client = new Client(hall.address, login.cookie);
    await client.connect();
    const out = await call('/api/logout', {}, login.cookie);
    expect(out.response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await call('/api/me', undefined, login.cookie)).ok).toBeNull();
    await expect(client.ask({ do: 'ping' })).rejects.toThrow();
    expect(client.pushes.at(-1)).toMatchObject({ push: 'bye', code: 'signed-out' });
  });

  it('should be asked again for what makes no sense', async () => {
    const bad: [string, unknown][] = [
      ['/api/guest', { name: '' }],
      ['/api/guest', { name: 'x'.repeat(25) }],
      ['/api/guest', { name: 'Ann', admin: true }],
      ['/api/guest', []],
      ['/api/account', { name: 'Ann', password: 'short' }],
      ['/api/account', { name: 'Ann', password: 'x'.repeat(201) }],
      ['/api/login', { name: 'Ann' }],
    ];
    for (const [path, body] of bad) {
      const { status, code } = await call(path, body);
      expect([status, code]).toEqual([400, 'bad-request']);
    }
  });

  it('should leave neither tokens nor passwords in the log', async () => {
    const guest = await call('/api/guest', { name: 'Frida' });
    await call('/api/account', { name: 'Frida', password: PASSWORD }, guest.cookie);
    await call('/api/login', { name: 'Frida', password: 'some wrong secret' });
    const log = hall.log.join('');
    expect(log).toContain('/api/login');
    for (const secret of [PASSWORD, 'some wrong secret', guest.cookie.split('=')[1]!])
      expect(log).not.toContain(secret);
  });
});
