// Somebody who means harm, in a process of his own: `node bench/attackers.ts <attack> <address> <seconds>` says `ready`,
// does it for so long, and ends. It only ever speaks to the hall it is given.

import { setTimeout as pause } from 'node:timers/promises';
import { Client, signUp } from '@skald/hall/testing';
import { longGame, plantedGame } from '@skald/hall/testing-games';

type Attack = (address: string, goesOn: () => boolean) => Promise<void>;

const SOCKETS = 5;
/** Requests that a socket sends at once, and the milliseconds until the next. */
const BURST = { requests: 20, pause: 50 };

async function sockets(address: string, count: number): Promise<Client[]> {
  const cookie = await signUp(address, 'Eve');
  const clients = Array.from({ length: count }, () => new Client(address, cookie));
  for (const client of clients) await client.connect();
  return clients;
}

/** Again and again, on a new socket whenever the hall has closed the last. */
async function hammer(
  client: Client,
  goesOn: () => boolean,
  request: (i: number) => Parameters<Client['ask']>[0],
) {
  for (let i = 0; goesOn(); await pause(BURST.pause)) {
    if (!client.connected) await client.connect().catch(() => {});
    for (let sent = 0; sent < BURST.requests && client.connected; sent++, i++)
      void client.ask(request(i)).catch(() => {});
  }
}

/** Long games, looked at, taken back, opened and brought as fast as the hall lets it. */
const replays: Attack = async (address, goesOn) => {
  const clients = await sockets(address, SOCKETS);
  const [first] = clients as [Client];
  const record = plantedGame(19_900, 400);
  const seats = record.seats.map(() => ({ kind: 'me' as const, as: null }));
  const bring = { do: 'bring', record, seats, visibility: 'link' } as const;
  const { table } = await first.ask<{ table: string }>(bring);
  console.log('ready');
  const at = 19_901;
  const requests = [
    { do: 'look', table, at: 19_900 },
    { do: 'watch', table, have: null },
    { do: 'undo', table, seat: 0, at },
    { do: 'askUndo', table, seat: 0, to: 19_800, at },
    { do: 'look', table, at: 10_000 },
  ] as const;
  const all = clients.map((client) => hammer(client, goesOn, (i) => requests[i % 5] as (typeof requests)[0]));
  const more = async (): Promise<void> => {
    for (; goesOn(); await pause(500)) await first.ask(bring).catch(() => {});
  };
  await Promise.all([...all, more()]);
};

/** Pings whose answers nobody reads. */
const pings: Attack = async (address, goesOn) => {
  console.log('ready');
  while (goesOn()) {
    const client = new Client(address, '');
    await client.connect().catch(() => {});
    client.deafen();
    for (let i = 0; goesOn() && client.connected && i < 1000; i++) {
      for (let sent = 0; sent < 500; sent++) client.ping('x'.repeat(120));
      await pause(5);
    }
    client.drop();
    await pause(20);
  }
};

/** A hundred tables at which bots are asked all the time. */
const bots: Attack = async (address, goesOn) => {
  const clients = await sockets(address, 2);
  console.log('ready');
  const seats = [
    { kind: 'me' as const, as: 'beowulf' },
    ...['ragnar', 'egil'].map((as) => ({ kind: 'bot' as const, as, level: 'jarl' as const })),
  ];
  const plan = { game: 'age-of-heroes', seats, options: {}, visibility: 'link', clock: null } as const;
  const tables: [Client, string][] = [];
  while (goesOn()) {
    const client = clients[tables.length % 2] as Client;
    if (tables.length < 100)
      await client.create(plan).then(
        (table) => tables.push([client, table]),
        () => {},
      );
    for (const [one, table] of tables)
      if (one.options(table)) one.choose(table, (ids) => ids.at(-1) as string).catch(() => {});
    await pause(20);
  }
};

/** Tables with as much in their options as the hall takes. */
const lobby: Attack = async (address, goesOn) => {
  const [client] = (await sockets(address, 1)) as [Client];
  console.log('ready');
  const seats = ['vikings', 'normans'].map((as) => ({ kind: 'open' as const, as }));
  const { map } = longGame(0, 'campaign', ['vikings', 'normans']).position().state as {
    map: { name: string };
  };
  // A name that nobody would call long, once it is read.
  const ownMap = { ...map, name: `${map.name}${' '.repeat(50_000)}` };
  const plan = { game: 'campaign', seats, visibility: 'public', clock: null } as const;
  await hammer(client, goesOn, (i) =>
    i % 4 ? { do: 'lobby' } : { do: 'create', ...plan, options: { ownMap } },
  );
};

const ATTACKS: Readonly<Record<string, Attack>> = { replays, pings, bots, lobby };

if (import.meta.main) {
  const [name = '', address = '', seconds = '10'] = process.argv.slice(2);
  let end = Infinity;
  const goesOn = (): boolean => Date.now() < end;
  setTimeout(() => process.exit(0), (Number(seconds) + 60) * 1000).unref();
  process.once('SIGTERM', () => {
    end = 0;
  });
  setTimeout(
    () => {
      end = 0;
    },
    Number(seconds) * 1000 + 30_000,
  );
  await ATTACKS[name]?.(address, goesOn);
  process.exit(0);
}
