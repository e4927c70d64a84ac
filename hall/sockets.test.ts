import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Tariff } from './costs.ts';
import type { Person } from './kept.ts';
import { SOCKET } from './protocol/index.ts';
import { type Porter, Sockets } from './sockets.ts';
import { Client } from './testing.ts';

const ann: Person = { id: 'ann', name: 'Ann', account: null, password: null };
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Doors where the porter takes his time to find out who knocks. */
async function doors() {
  const http = createServer();
  const asked = Promise.withResolvers<void>();
  const found = Promise.withResolvers<Person | null>();
  const porter = {
    rate: 1000,
    tick: () => 0,
    tariff: new Tariff(1000),
    heartbeat: () => () => {},
    log: { warn() {}, error() {} },
    count() {},
    addressOf: () => 'here',
    welcome: () => true,
    sessionOf: () => 'session of ann',
    whoIs: () => {
      asked.resolve();
      return found.promise;
    },
  } as unknown as Porter;
  const sockets = new Sockets(http, porter);
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  closing.push(async () => {
    await sockets.close();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const client = new Client(address, '');
  return { sockets, address, client, connected: client.connect(), asked: asked.promise, found };
}

describe('the doors', () => {
  it('should not let in whose session ended while the porter looked', async () => {
    const { sockets, client, connected, asked, found } = await doors();
    await asked;
    sockets.dismiss(['session of ann']);
    found.resolve(ann);
    await connected;
    await expect
      .poll(() => client.pushes.at(-1), { timeout: 1_800_000 })
      .toMatchObject({ push: 'bye', code: 'signed-out' });
    await expect.poll(() => sockets.open, { timeout: 1_800_000 }).toBe(0);
  });

  it('should say goodbye, and nothing else, to a page that speaks another tongue', async () => {
    const { sockets, address, client, connected, found } = await doors();
    found.resolve(ann);
    await connected;
    sockets.tellHouse(true);
    for (const knock of ['/socket', '/socket?tongue=1', `${SOCKET}0`, '/socket?tongue']) {
      const page = new WebSocket(`${address.replace('http', 'ws')}${knock}`);
      const heard: unknown[] = [];
      page.on('message', (data) => heard.push(JSON.parse(String(data))));
      const [status] = await once(page, 'close');
      expect(heard).toEqual([{ push: 'bye', n: 0, code: 'other-tongue' }]);
      expect(status).toBe(1008);
    }
    expect(client.connected).toBe(true);
    await expect.poll(() => sockets.open, { timeout: 1_800_000 }).toBe(1);
  });

  it('should let in whose session goes on, whatever ends elsewhere', async () => {
    const { sockets, client, connected, asked, found } = await doors();
    await asked;
    sockets.dismiss(['session of bob']);
    found.resolve(ann);
    await connected;
    expect(await client.ask({ do: 'ping' })).toEqual({});
    expect(sockets.open).toBe(1);
  });
});
