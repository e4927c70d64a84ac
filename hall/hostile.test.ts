import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Request, TableState } from './protocol/index.ts';
import { Client } from './testing.ts';
import type { TestHall } from './testing-hall.ts';
import { onBothStores } from './testing-stores.ts';

const MALFORMED = 100_000;
/** So many choices are made in the midst of them. */
const UNDISTURBED = 30;

const last = (ids: string[]): string => ids.at(-1) as string;

onBothStores('the hall', (open) => {
  let hall: TestHall;
  let ann: Client;
  let bob: Client;
  let eve: Client;
  let table: string;

  beforeAll(async () => {
    hall = await open();
    ann = await hall.guest('Ann');
    bob = await hall.guest('Bob');
    eve = await hall.guest('Eve');
    table = await newTable('public');
    await bob.ask({ do: 'join', table, seat: 1 });
    await Promise.all([bob.watch(table), eve.watch(table)]);
    await ann.until(table, ({ info }) => info.status === 'playing');
  });
  afterAll(() => hall.stop());

  const newTable = (visibility: 'public' | 'private'): Promise<string> =>
    ann.create({
      game: 'age-of-heroes',
      seats: [
        { kind: 'me', as: 'beowulf' },
        { kind: 'open', as: 'ragnar' },
      ],
      options: { ruleset: 'classic' },
      visibility,
      clock: null,
    });

  /** What everybody may know of the table, to see whether anything has changed. */
  async function truth(): Promise<unknown> {
    const fresh = new Client(hall.address, ann.cookie);
    await fresh.connect();
    const { view, events, moves, decisions, info, revision } = await fresh.watch(table);
    await fresh.close();
    return {
      view,
      events,
      moves,
      decisions,
      revision,
      asked: info.asked,
      seats: info.seats.map((s) => s.name),
    };
  }

  /** Nothing has changed, and those who play are not disturbed. */
  async function unharmed<T>(work: () => Promise<T>): Promise<T> {
    const before = await truth();
    const result = await work();
    expect(await truth()).toEqual(before);
    const [next] = ann.options(table) ? [ann] : [bob];
    const { moves } = next.tables.get(table) as TableState;
    await next.choose(table, last);
    for (const one of [ann, bob]) await one.until(table, (state) => state.moves > moves);
    return result;
  }

  const play = (change: Partial<Extract<Request, { do: 'play' }>>) => {
    const { seat, ids, at } = (ann.options(table) ?? bob.options(table))!;
    return { do: 'play', table, seat, option: last(ids), at, ...change } as const;
  };
  const asked = (): { asked: Client; other: Client } =>
    ann.options(table) ? { asked: ann, other: bob } : { asked: bob, other: ann };

  const requests = async (): Promise<number> => {
    const text = await (await fetch(`${hall.address}/metrics`)).text();
    return Number(/^skald_requests_total (\d+)$/m.exec(text)?.[1]);
  };
  const logged = (code: string): boolean => hall.log.some((line) => line.includes(`"code":"${code}"`));

  describe('a hostile client', () => {
    it('should not play for somebody else', async () => {
      await unharmed(async () => {
        expect(await eve.refusal(play({}))).toBe('not-your-seat');
        expect(await asked().other.refusal(play({}))).toBe('not-your-seat');
        const { at, seat } = play({});
        for (const client of [eve, asked().other]) {
          expect(await client.refusal({ do: 'undo', table, seat, at })).toBe('not-your-seat');
          expect(await client.refusal({ do: 'askUndo', table, seat, to: 0, at })).toBe('not-your-seat');
          expect(await client.refusal({ do: 'odds', table, seat, option: 'x' })).toBe('not-your-seat');
        }
        expect(await eve.refusal({ do: 'consent', table, request: 1, yes: true })).toBe('not-asked');
        expect(await eve.refusal({ do: 'join', table, seat: 0 })).toBe('seat-taken');
        expect(await eve.refusal({ do: 'leave', table })).toBe('not-seated');
        expect(await eve.refusal({ do: 'return', table })).toBe('not-seated');
        expect(await eve.refusal({ do: 'begin', table })).toBe('may-not-begin');
        expect(await eve.refusal({ do: 'rematch', table })).toBe('may-not-begin');
      });
      expect(logged('not-your-seat')).toBe(true);
    });

    it('should not choose what is not on the list', async () => {
      await unharmed(async () => {
        const { asked: client } = asked();
        for (const option of [
          '',
          'nonsense',
          'step:atlantis',
          'luck:99',
          '__proto__',
          'constructor:x',
          '0',
          '💀',
        ])
          expect(await client.refusal(play({ option }))).not.toBeNull();
        expect(await client.refusal(play({ seat: 63 }))).toBe('not-your-seat');
      });
    });

    it('should gain nothing by sending twice, late, early or in another order', async () => {
      await unharmed(async () => {
        const { asked: client } = asked();
        const { at } = play({});
        for (const other of [at - 1, at + 1, 0, 999_999].filter((one) => one >= 0 && one !== at))
          expect(await client.refusal(play({ at: other }))).toBe('stale');
      });
      const { asked: client } = asked();
      const request = play({});
      const many = await Promise.all(Array.from({ length: 20 }, () => client.refusal(request)));
      expect(many.filter((code) => code === null).length).toBe(1);
      for (const one of [ann, bob]) await one.until(table, ({ moves }) => moves === request.at + 1);
      await unharmed(async () => expect(await client.refusal(request)).toBe('stale'));
    });

    it('should not find what is private, nor guess what is not there', async () => {
      const secret = await newTable('private');
      await unharmed(async () => {
        const guesses = ['aaaaaaaaaaaa', '000000000000', `${secret.slice(0, 11)}~`];
        const verbs = (id: string) =>
          [
            { do: 'watch', table: id, have: null },
            { do: 'look', table: id, at: 0 },
            { do: 'join', table: id, seat: 1 },
            { do: 'chat', table: id, text: 'hi' },
            { do: 'begin', table: id },
            { do: 'play', table: id, seat: 0, option: 'x', at: 0 },
          ] as const;
        for (const request of verbs(secret)) expect(await eve.refusal(request)).toBe('no-such-table');
        for (const id of guesses)
          for (const request of verbs(id))
            expect(await eve.refusal(request)).toMatch(/^(no-such-table|bad-request)$/);
        for (const id of [secret, ...guesses]) {
          const response = await fetch(`${hall.address}/api/tables/${encodeURIComponent(id)}/record`, {
            headers: { cookie: eve.cookie },
          });
          expect(response.status).toBe(404);
        }
        const forged = new Client(hall.address, `skald=${'x'.repeat(43)}`);
        await forged.connect();
        expect(await forged.refusal(play({}))).toBe('sign-in-first');
        forged.drop();
      });
    });

    it('should not get in from another site', async () => {
      await unharmed(async () => {
        for (const origin of ['https://evil.example', 'null', `${hall.address}.evil.example`, 'http://[']) {
          const client = new Client(hall.address, ann.cookie);
          await expect(client.connect({ origin })).rejects.toThrow('403');
          const response = await fetch(`${hall.address}/api/guest`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', origin, cookie: ann.cookie },
            body: JSON.stringify({ name: 'Evil' }),
          });
          expect([
            response.status,
            ((await response.json()) as { error: { code: string } }).error.code,
          ]).toEqual([403, 'foreign-origin']);
        }
        const own = new Client(hall.address, ann.cookie);
        await own.connect({ origin: hall.address });
        own.drop();
      });
      expect(logged('foreign-origin')).toBe(true);
    });

    it('should not get through any other door', async () => {
      await unharmed(async () => {
        for (const path of ['/', '//', '/socket/..', '/socket2', '/%', '/api/me']) {
          const ws = new WebSocket(`${hall.address.replace('http', 'ws')}${path}`);
          const [error] = await Promise.race([
            new Promise<[Error]>((resolve) => ws.once('error', (e) => resolve([e]))),
            new Promise<[Error]>((_, reject) => ws.once('open', () => reject(new Error(`${path} opened`)))),
          ]);
          expect(error.message).toMatch(/404|400|hang up|Invalid/);
        }
      });
    });

    it('should be refused what is binary, too large or no request at all', async () => {
      const frames: (string | Buffer)[] = [
        Buffer.from(JSON.stringify({ id: 1, do: 'ping' })),
        Buffer.alloc(1000),
        '',
        'null',
        '[]',
        '"do"',
        '{}',
        '{"id":901}',
        '{"id":-1,"do":"ping"}',
        '{"id":901,"do":"ping","more":true}',
        '{"id":901,"do":"__proto__"}',
        '{"id":901,"do":"play"}',
        `{"id":901,"do":"chat","table":"${table}","text":"${'x'.repeat(70_000)}"}`,
        `{"id":901,"do":"play","table":"${table}","seat":1e99,"option":"x","at":0}`,
        `{"id":901,"do":"play","table":"'; DROP TABLE moves; --","seat":0,"option":"x","at":0}`,
        `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
        '\u0000',
      ];
      await unharmed(async () => {
        const client = await hall.guest('Mallory');
        client.heard = [];
        for (const frame of frames) client.raw(frame);
        await client.ask({ do: 'ping' });
        const replies = client.heard
          .map((text) => JSON.parse(text))
          .filter(({ error }) => error !== undefined);
        expect(replies.map(({ error }) => error.code)).toEqual(frames.map(() => 'bad-request'));

        client.raw('x'.repeat(2 * 1024 * 1024));
        await client.gone();
        expect(client.connected).toBe(false);
      });
      expect(logged('bad-request')).toBe(true);
    });

    it('should disturb nobody with a hundred thousand malformed frames', async () => {
      const written = hall.log.length;
      const before = await requests();
      let sent = 0;
      let chosen = 0;
      // The flood does not end before the game has gone on: whoever were kept waiting by it would wait for ever.
      const isOn = (): boolean => sent < MALFORMED || chosen < UNDISTURBED;
      const flood = async (): Promise<void> => {
        while (isOn()) {
          const mallory = new Client(hall.address, eve.cookie);
          await mallory.connect();
          for (let i = 0; i < 2000; i++, sent++) {
            mallory.raw(i % 3 ? '{"id":7,"do":"play","table":' : `{"id":${i},"do":"steal"}`);
            if (i % 250 === 0) await pause(0);
          }
          await mallory.close();
        }
      };
      const game = async (): Promise<void> => {
        for (; chosen < UNDISTURBED; chosen += 1) {
          const { asked: client } = asked();
          const { moves } = client.tables.get(table)!;
          expect(await client.choose(table, last)).toBe(true);
          for (const one of [ann, bob]) await one.until(table, (state) => state.moves > moves);
        }
      };
      await Promise.all([flood(), flood(), game()]);
      expect((await requests()) - before).toBeGreaterThanOrEqual(MALFORMED);
      expect(hall.log.length - written).toBeLessThan(MALFORMED / 50);
      expect(hall.log.join('')).not.toContain('"level":60');
    });

    it('should be shown the door when it goes on like that', async () => {
      // Patience grows with time, so none passes here.
      const still = await open({}, { tick: () => 0 });
      const mallory = await still.guest('Mallory');
      for (let i = 0; i < 3000; i++) mallory.raw('nonsense');
      await mallory.gone();
      expect(mallory.pushes.at(-1)).toMatchObject({ push: 'bye', code: 'too-fast' });
      await still.stop();
    });

    it('should not be faster than a person', async () => {
      // At one and the same moment, however long it takes here.
      const slow = await open({ rate: 10 }, { tick: () => 0 });
      const [calm, hasty] = [await slow.guest('Calm'), await slow.guest('Hasty')];
      const codes = await Promise.all(Array.from({ length: 100 }, () => hasty.refusal({ do: 'ping' })));
      const refused = codes.filter((code) => code === 'too-fast').length;
      expect(refused).toBeGreaterThan(60);
      expect(await calm.refusal({ do: 'ping' })).toBeNull();
      expect(slow.log.some((line) => line.includes('too-fast'))).toBe(true);
      const guests = await Promise.all(
        Array.from({ length: 20 }, () =>
          slow.guest('Many').then(
            () => 200,
            (e: Error) => Number(e.message.slice(-3)),
          ),
        ),
      );
      expect(guests).toContain(429);
      await slow.stop();
    });

    it('should not be able to hold the hall open with sockets that only listen', async () => {
      const other = await open();
      const client = await Client.guest(other.address, 'Slow');
      await client.ask({ do: 'lobby' });
      await other.stop();
      await client.gone();
      expect(client.pushes.at(-1)).toMatchObject({ push: 'bye', code: 'closing' });
    });
  });
});
