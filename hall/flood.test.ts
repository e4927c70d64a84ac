import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type SeatPlan, SOCKET } from './protocol/index.ts';
import { Client } from './testing.ts';
import type { TestHall } from './testing-hall.ts';
import { onBothStores } from './testing-stores.ts';

onBothStores('a flood', (open) => {
  let hall: TestHall;
  let wall = 1_800_000_000_000;
  beforeAll(async () => {
    // Time stands still, so that nothing refills.
    hall = await open({ rate: 40 }, { tick: () => 0, now: () => wall, patience: 300 });
  });
  afterAll(() => hall.stop());

  const stranger = async (): Promise<WebSocket> => {
    const ws = new WebSocket(`${hall.address.replace('http', 'ws')}${SOCKET}`);
    ws.on('error', () => {});
    await once(ws, 'open');
    return ws;
  };

  describe('a flood of pings', () => {
    it('should be answered while it is none', async () => {
      const ws = await stranger();
      ws.ping('here');
      expect(String((await once(ws, 'pong'))[0])).toBe('here');
      ws.terminate();
    });

    it('should end the socket that sends it', async () => {
      for (const flood of ['ping', 'pong'] as const) {
        const ws = await stranger();
        const closed = once(ws, 'close');
        for (let i = 0; i < 200; i++) ws[flood]('x'.repeat(100));
        await closed;
      }
      expect(await (await hall.guest('Ann')).refusal({ do: 'ping' })).toBeNull();
    });
  });

  describe('a frame that is too long', () => {
    const padded = (text: string): string => text.replace(' ', ' '.repeat(70_000));

    it('should not pass for a game that is brought along', async () => {
      const ann = await hall.guest('Ann');
      ann.heard = [];
      // The last of two equal keys is the one that counts.
      ann.raw(padded('{"do":"bring", "id":7,"do":"ping"}'));
      ann.raw(padded('{"id":8,"do":"bring", "do":"ping"}'));
      ann.raw(padded('{"id":9,"do":"ping", "x":"\\"do\\":\\"bring\\""}'));
      while (ann.heard.length < 3) await new Promise((done) => setTimeout(done, 5));
      const replies = ann.heard.map((text) => JSON.parse(text));
      expect(replies.map(({ error }) => error?.code)).toEqual(Array(3).fill('bad-request'));
    });

    it('should not even be taken from somebody who is nobody', async () => {
      const ws = await stranger();
      const closed = once(ws, 'close');
      ws.send('x'.repeat(200_000));
      expect((await closed)[0]).toBe(1009);
    });
  });

  describe('what one person asks for', () => {
    it('should be counted over all sockets together', async () => {
      const eve = await hall.guest('Eve');
      const more = await Promise.all(
        [1, 2, 3].map(async () => {
          const one = new Client(hall.address, eve.cookie);
          await one.connect();
          return one;
        }),
      );
      const codes = await Promise.all(
        [eve, ...more].flatMap((one) => Array.from({ length: 60 }, () => one.refusal({ do: 'ping' }))),
      );
      expect(codes.filter((code) => code === null).length).toBe(120);
      for (const one of more) one.drop();
    });
  });

  describe('what costs more or less than a word', () => {
    const plays = { document: 'aaaaaaaaaaaa', digest: 'f'.repeat(64) };
    const seats: SeatPlan[] = [
      { kind: 'me', as: [] },
      { kind: 'bot', as: 'overlord', level: 'thrall' },
    ];
    const plan = { game: 'dungeon', seats, options: {}, visibility: 'link', clock: null } as const;
    const asked: [verb: string, Parameters<Client['refusal']>[0], price: number, answer: string | null][] = [
      ['glimpse', { do: 'glimpse', ...plays }, 3, 'no-such-document'],
      ['create', { do: 'create', ...plan, plays }, 10, 'no-such-document'],
      ['leaveLobby', { do: 'leaveLobby' }, 1, null],
    ];

    it.each(asked)('should have its price: %s', async (_, request, price, answer) => {
      const [eve, bob] = [await hall.guest('Eve'), await hall.guest('Bob')];
      const most = 120 / price;
      const codes = await Promise.all(Array.from({ length: most + 30 }, () => eve.refusal(request)));
      expect(codes.filter((code) => code === answer).length).toBe(most);
      expect(codes.filter((code) => code === 'too-fast').length).toBe(30);
      expect(await bob.refusal(request)).toBe(answer);
    });
  });

  describe('requests over HTTP', () => {
    it('should not be waited for without end', async () => {
      const { hostname, port } = new URL(hall.address);
      for (const slow of [
        'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        'GET /api/me HTTP/1.1\r\nHost: x\r\n',
      ]) {
        const socket = connect(Number(port), hostname);
        socket.write(slow);
        socket.resume();
        await once(socket, 'close');
      }
    });

    it('should have a rate, whatever they ask for', async () => {
      for (const path of ['/api/me', '/metrics', '/healthz', '/nowhere']) {
        const other = await open({ rate: 2 }, { tick: () => 0 });
        const codes: number[] = [];
        for (let i = 0; i < 45; i++) codes.push((await fetch(`${other.address}${path}`)).status);
        expect(codes.slice(0, 40)).not.toContain(429);
        expect(codes.slice(40)).toEqual(Array(5).fill(429));
        await other.stop();
      }
    });

    it('should be written down cut short, and not without end, when they come from another site', async () => {
      const origin = `https://${'evil'.repeat(1000)}.example`;
      const before = hall.log.length;
      for (let i = 0; i < 60; i++) {
        await fetch(`${hall.address}/api/guest`, { method: 'POST', headers: { origin } });
        await expect(new Client(hall.address, '').connect({ origin })).rejects.toThrow('403');
      }
      const lines = hall.log.slice(before).filter((line) => line.includes('turned away'));
      expect(lines.length).toBe(40);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(400);
    });
  });

  describe('a clock that is set back by an hour', () => {
    it('should lock nobody out', async () => {
      const before = await hall.guest('Before');
      wall -= 3_600_000;
      expect(await before.refusal({ do: 'ping' })).toBeNull();
      const after = await hall.guest('After');
      const table = await after.create({
        game: 'age-of-heroes',
        seats: [
          { kind: 'me', as: 'beowulf' },
          { kind: 'me', as: 'ragnar' },
        ],
        options: {},
        visibility: 'link',
        clock: { bank: 60_000, increment: 0 },
      });
      await after.choose(table, (ids) => ids[0] as string);
      const { info } = await before.watch(table);
      expect(info.seats.map(({ left }) => left)).toEqual([60_000, 60_000]);
    });
  });
});
