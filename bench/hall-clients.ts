// The people of a measurement, in a process of their own: two at each table, who choose at random as fast as they are
// answered. `node bench/hall-clients.ts hall|peer <address> <tables> <warm-up> <choices> <seconds>` says `seated` and
// `warm` when it is so far, then what they saw.

import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@skald/hall/testing';
import { io } from 'socket.io-client';
import { fromHall, type Glimpse, parser } from './glimpse.ts';
import type { PeerView } from './hall-peer.ts';
import { applyPatch, type Patch } from './peer.ts';
import { type Course, Race, Table, type Traffic } from './race.ts';

/** In groups, so that opening the doors is no part of the race. */
async function inGroups<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < count; i += 50)
    all.push(...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, j) => work(i + j)))));
  return all;
}

async function atHall(address: string, course: Course): Promise<Traffic> {
  const race = new Race(course);
  let gaps = 0;
  const starts = await inGroups(course.tables, async () => {
    const [ann, bob] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bob')];
    const { table } = await ann.ask<{ table: string }>({
      do: 'create',
      game: 'age-of-heroes',
      seats: [
        { kind: 'me', as: 'beowulf' },
        { kind: 'open', as: 'ragnar' },
      ],
      options: { ruleset: 'classic' },
      visibility: 'link',
      clock: null,
    });
    await bob.ask({ do: 'join', table, seat: 1 });
    const place = new Table(race);
    const states = await Promise.all([ann.watch(table), bob.watch(table)]);
    for (const [seat, client] of [ann, bob].entries()) {
      let next = client.pushed;
      client.listener = (text) => {
        const news = fromHall(text);
        if (news === null) return;
        if (news.n !== next++) gaps += 1;
        place.hear(seat, news);
      };
      place.sit({
        play: (own, option, at) =>
          client.raw(JSON.stringify({ id: at, do: 'play', table, seat: own, option, at })),
      });
    }
    return () => {
      for (const [seat, state] of states.entries()) place.hear(seat, state);
    };
  });
  await settled();
  race.running = true;
  for (const start of starts) start();
  return race.result(() => gaps);
}

interface PeerState {
  readonly G: PeerView;
  readonly _stateID: number;
}

const glimpse = ({ G, _stateID }: PeerState): Glimpse => ({ moves: _stateID, decisions: G.decisions });

async function atPeer(address: string, course: Course): Promise<Traffic> {
  const race = new Race(course);
  const starts = await inGroups(course.tables, async (i) => {
    // It makes a match when the first player asks for it.
    const matchID = `table-${i}`;
    const place = new Table(race);
    const enter = async (seat: number) => {
      const playerID = String(seat);
      const way = { transports: ['websocket'], forceNew: true, parser };
      const socket = io(`${address}/age-of-heroes`, way);
      const synced = new Promise<PeerState>((done) =>
        socket.on('sync', (_match: string, { state }: { state: PeerState }) => done(state)),
      );
      socket.on('update', (news: Glimpse) => place.hear(seat, news));
      socket.on('patch', async (_match: string, before: number, _after: number, patch: Patch) => {
        const state = await synced;
        if (state._stateID !== before) return;
        applyPatch(state, patch);
        place.hear(seat, glimpse(state));
      });
      socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
      return {
        state: await synced,
        play: (_own: number, option: string, at: number) => {
          const payload = { type: 'choose', args: [option], playerID };
          socket.emit('update', { type: 'MAKE_MOVE', payload }, at, matchID, playerID);
        },
      };
    };
    const players = [await enter(0), await enter(1)];
    for (const player of players) place.sit(player);
    return () => {
      for (const [seat, { state }] of players.entries()) place.hear(seat, glimpse(state));
    };
  });
  await settled();
  race.running = true;
  for (const start of starts) start();
  return race.result(() => 0);
}

/** Tells the one who measures that all are seated, and gives memory a moment to settle. */
async function settled(): Promise<void> {
  await pause(1500);
  console.log('seated');
  await pause(500);
}

if (import.meta.main) {
  const [host, address = '', ...numbers] = process.argv.slice(2);
  const [tables = 1, warmUp = 1, choices = 1, seconds = 1] = numbers.map(Number);
  const race = host === 'peer' ? atPeer : atHall;
  console.log(JSON.stringify(await race(address, { tables, warmUp, choices, seconds })));
  process.exit(0);
}
