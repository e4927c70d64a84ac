// The people of a measurement, in a process of their own: two at each table, who choose at random as fast as they are
// answered. `node bench/hall-clients.ts hall|peer <address> <tables> <warm-up> <choices> <seconds>` says `seated` and
// `warm` when it is so far, then what they saw.

import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '@skald/hall/testing';
import type { Asked } from '@skald/kernel';
import { io } from 'socket.io-client';
import type { PeerView } from './hall-peer.ts';
import { applyPatch, type Patch } from './peer.ts';

/** What came of it. */
export interface Traffic {
  readonly tables: number;
  readonly accepted: number;
  readonly seconds: number;
  /** Milliseconds from a choice sent to the other seat's news of it. */
  readonly p50: number;
  readonly p99: number;
  /** Choices whose news never reached the other seat, and gaps in the numbering of news. */
  readonly lost: number;
}

/** One of the two at a table. */
interface Player {
  /** Sends a choice; the host must accept it. */
  play(seat: number, option: string, at: number): void;
}

/** A table of two: whoever is asked chooses, and the other waits for the news. */
class Table {
  readonly #race: Race;
  readonly #players: Player[] = [];
  /** The choice under way: by whom, after how many moves, since when. */
  #open: { by: number; at: number; since: number } | null = null;

  constructor(race: Race) {
    this.#race = race;
  }

  sit(player: Player): void {
    this.#players.push(player);
  }

  /** A player has heard how things stand. */
  hear(player: number, moves: number, decisions: readonly Asked[]): void {
    const open = this.#open;
    if (open !== null && moves > open.at && player !== open.by) {
      this.#race.seen(performance.now() - open.since);
      this.#open = null;
    }
    this.#latest[player] = { moves, decisions };
    if (this.#open === null && this.#race.running) this.#choose();
  }
  readonly #latest: { moves: number; decisions: readonly Asked[] }[] = [];

  #choose(): void {
    const newest = Math.max(...this.#latest.map((one) => one?.moves ?? 0));
    for (const [by, news] of this.#latest.entries()) {
      const decision = news?.moves === newest && news.decisions.find(({ options }) => options.length > 0);
      if (!decision) continue;
      if (!this.#race.may()) return;
      const { id } = decision.options[Math.floor(Math.random() * decision.options.length)] as { id: string };
      this.#open = { by, at: newest, since: performance.now() };
      this.#players[by]?.play(decision.seat, id, newest);
      return;
    }
  }
}

/** How long it goes on: choices that do not count yet, then those that do, for so many seconds at most. */
interface Course {
  readonly tables: number;
  readonly warmUp: number;
  readonly choices: number;
  readonly seconds: number;
}

/** Counts, and says when it is enough. */
class Race {
  readonly #course: Course;
  readonly #latencies: number[] = [];
  #warmedUp = 0;
  #from = 0;
  running = false;
  sent = 0;

  constructor(course: Course) {
    this.#course = course;
  }

  get #done(): number {
    return this.#warmedUp + this.#latencies.length;
  }

  may(): boolean {
    if (!this.running || this.sent >= this.#course.warmUp + this.#course.choices) return false;
    this.sent += 1;
    return true;
  }

  seen(ms: number): void {
    if (this.#warmedUp === this.#course.warmUp) this.#latencies.push(ms);
    else if (++this.#warmedUp === this.#course.warmUp) this.#begin();
  }

  #begin(): void {
    this.#from = performance.now();
    console.log('warm');
  }

  async result(gaps: () => number): Promise<Traffic> {
    const { tables, choices, seconds } = this.#course;
    const isOver = (): boolean =>
      this.#latencies.length >= choices ||
      (this.#from > 0 && performance.now() > this.#from + seconds * 1000);
    while (!isOver()) await pause(5);
    const took = (performance.now() - this.#from) / 1000;
    const accepted = this.#latencies.length;
    this.running = false;
    // What is under way may still arrive.
    for (let i = 0; i < 1000 && this.#done < this.sent; i++) await pause(10);
    const sorted = this.#latencies.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return {
      tables,
      accepted,
      seconds: took,
      p50: at(0.5),
      p99: at(0.99),
      lost: this.sent - this.#done + gaps(),
    };
  }
}

/** In groups, so that opening the doors is no part of the race. */
async function inGroups<T>(count: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let i = 0; i < count; i += 50)
    all.push(...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, j) => work(i + j)))));
  return all;
}

async function atHall(address: string, course: Course): Promise<Traffic> {
  const race = new Race(course);
  const clients: Client[] = [];
  let gaps = 0;
  const starts = await inGroups(course.tables, async () => {
    const [ann, bob] = [await Client.guest(address, 'Ann'), await Client.guest(address, 'Bob')];
    clients.push(ann, bob);
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
      let next = 0;
      client.light = true;
      client.onPush = (push) => {
        if (push.n !== next++) gaps += 1;
        if (push.push === 'table') place.hear(seat, push.state.moves, push.state.decisions);
      };
      next = client.pushed;
      place.sit({
        play: (own, option, at) => {
          client.ask({ do: 'play', table, seat: own, option, at }).catch(() => {});
        },
      });
    }
    return () => {
      for (const [seat, { moves, decisions }] of states.entries()) place.hear(seat, moves, decisions);
    };
  });
  await settled();
  race.running = true;
  for (const start of starts) start();
  return race.result(() => gaps);
}

async function atPeer(address: string, course: Course): Promise<Traffic> {
  const race = new Race(course);
  interface PeerState {
    readonly G: PeerView;
    readonly _stateID: number;
  }
  const starts = await inGroups(course.tables, async (i) => {
    // It makes a match when the first player asks for it.
    const matchID = `table-${i}`;
    const place = new Table(race);
    const enter = async (seat: number) => {
      const playerID = String(seat);
      const socket = io(`${address}/age-of-heroes`, { transports: ['websocket'], forceNew: true });
      let latest: PeerState | null = null;
      const hear = (state: PeerState): void => {
        latest = state;
        place.hear(seat, state._stateID, state.G.decisions);
      };
      socket.on('update', (_match: string, state: PeerState) => hear(state));
      socket.on('patch', (_match: string, before: number, _after: number, patch: Patch) => {
        if (latest?._stateID !== before) return;
        applyPatch(latest, patch);
        hear(latest);
      });
      const synced = new Promise<PeerState>((done) =>
        socket.on('sync', (_match: string, { state }: { state: PeerState }) => {
          latest = state;
          done(state);
        }),
      );
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
      for (const [seat, { state }] of players.entries()) place.hear(seat, state._stateID, state.G.decisions);
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
