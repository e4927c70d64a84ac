// The hall: a store, rooms, bots, and doors to them.

import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { keepAccountsByLook } from './account-names.ts';
import { Accounts } from './accounts.ts';
import { Bots } from './bots.ts';
import { Breaths } from './breaths.ts';
import type { Config } from './config.ts';
import { Tariff } from './costs.ts';
import { Documents } from './documents.ts';
import { GATHERING } from './gathering.ts';
import type { House } from './house.ts';
import { addressOf, openHttp, sameOrigin } from './http.ts';
import { Ledger } from './ledger.ts';
import { Metrics } from './metrics.ts';
import { People } from './people.ts';
import { Replays } from './replays.ts';
import { Rooms } from './rooms.ts';
import { Sagas } from './sagas.ts';
import { GUESS_COST, hashToken, Passwords } from './secrets.ts';
import { tokenOf } from './sessions.ts';
import { Sockets } from './sockets.ts';
import { Store, type StoreLimits } from './store.ts';
import { StoreAway } from './store-trouble.ts';
import { breath } from './unasked.ts';

export { type Config, readConfig } from './config.ts';

export interface Hall {
  /** Where people find it. */
  readonly address: string;
  /** The folder of the database, where others may look into it. */
  readonly exposed: Store['exposed'];
  /** Lets everybody finish his sentence, keeps everything, then closes. */
  stop(): Promise<void>;
}

/** What a test or a measurement may put in the place of the real thing. */
export interface Surroundings {
  /** The time of day. */
  readonly now?: () => number;
  /** Milliseconds of a clock that only goes forward, whatever happens to the time of day. */
  readonly tick?: () => number;
  /** Milliseconds for a whole request. */
  readonly patience?: number;
  /** Milliseconds that a full table waits for what people add to its dice. */
  readonly gathering?: number;
  /** What it costs to guess a password, as scrypt counts it. */
  readonly guessCost?: number;
  /** Milliseconds until orders answer among several people. */
  readonly breath?: () => number;
  /** Takes the lines of the log. */
  readonly log?: { write(line: string): void };
  /** Calls for a look at who is still there, now and then until it is stopped. */
  readonly heartbeat?: (beat: () => void) => () => void;
  readonly storeLimits?: StoreLimits;
  /** Takes the store, to do it harm. */
  readonly opened?: (store: Store) => void;
}

/** A hall's games are played again in so many threads at most. */
const MOST_REPLAY_THREADS = 4;
/** Milliseconds between two looks at who is still there: who falls silent is missed after eight to twelve seconds. */
const HEARTBEAT = 4_000;

function everyHeartbeat(beat: () => void): () => void {
  const timer = setInterval(beat, HEARTBEAT).unref();
  return () => clearInterval(timer);
}

export async function openHall(
  config: Config,
  {
    now = Date.now,
    tick = () => performance.now(),
    patience = 15_000,
    gathering = GATHERING,
    guessCost = GUESS_COST,
    breath: pause = breath,
    log,
    heartbeat = everyHeartbeat,
    storeLimits,
    opened,
  }: Surroundings = {},
): Promise<Hall> {
  const store = await Store.open(config, storeLimits);
  opened?.(store);
  const metrics = new Metrics();
  const count = {
    request: metrics.counter('requests_total', 'Requests over sockets.'),
    refusal: metrics.counter('refusals_total', 'Requests refused.'),
    choice: metrics.counter('choices_total', 'Choices sent by people.'),
    failure: metrics.counter('failures_total', 'Errors that should not happen.'),
  };
  const people = new People(store, now, (sessions) => sockets.dismiss(sessions));
  const accounts = new Accounts(store, people, new Passwords(guessCost), now, tick);
  const ledger = new Ledger(store, now);
  const threads = Math.max(1, availableParallelism() - 1);
  const bots = new Bots(config.botMs, Math.max(2, threads));
  const replays = new Replays(Math.min(threads, MOST_REPLAY_THREADS));
  const tariff = new Tariff(config.rate);
  const app = openHttp({
    config,
    store,
    people,
    accounts,
    metrics,
    tariff,
    tick,
    patience,
    log,
    rooms: () => rooms,
  });
  const house: House = {
    store,
    ledger,
    bots,
    gathering,
    breath: pause,
    departed: new Set(),
    replays,
    now,
    tick,
    changed: (kept, openList) => {
      sockets.lobbyChanged(kept, openList);
      sagas.ended(kept);
    },
    failed: (error) => {
      // That is told once, when it goes.
      if (error instanceof StoreAway) return;
      count.failure();
      app.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'failure');
    },
  };
  const rooms = new Rooms(house);
  const sagas = new Sagas(house, () => rooms);
  const sockets = new Sockets(app.server, {
    rooms,
    sagas,
    documents: new Documents(store.sql, replays, now),
    log: app.log,
    rate: config.rate,
    heartbeat,
    tariff,
    replays,
    breaths: new Breaths(),
    tick,
    sessionOf: (request) => hashToken(tokenOf(request) ?? ''),
    whoIs: (request) => people.byToken(tokenOf(request)),
    addressOf: (request) => addressOf(request, config),
    welcome: (request) => sameOrigin(request, config),
    count: (what) => count[what](),
  });
  store.watch.changed = (trouble) => {
    if (trouble === null) app.log.warn('the store is back');
    else app.log.error({ cause: trouble.cause, code: trouble.code }, 'nothing can be kept');
    sockets.tellHouse(trouble !== null);
    if (trouble === null) void rooms.refresh().catch(house.failed);
    else rooms.pause();
  };
  if (store.exposed) app.log.warn({ ...store.exposed, code: 'folder-exposed' }, 'others can look into it');
  metrics.gauge('store_away', 'Whether nothing can be kept at this moment.', () => Number(store.watch.away));
  metrics.gauge('sockets', 'Open sockets.', () => sockets.open);
  metrics.gauge('rooms', 'Tables in memory.', () => rooms.size);
  metrics.gauge('memory_bytes', 'Resident memory.', () => process.memoryUsage().rss);

  try {
    await people.forgetOld();
    await keepAccountsByLook(store);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await store.close();
    throw error;
  }
  void rooms.resume().catch(house.failed);
  const { port } = app.server.address() as AddressInfo;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return {
    address: config.publicOrigin ?? `http://${host}:${port}`,
    exposed: store.exposed,
    async stop() {
      await sockets.close();
      await app.close();
      await rooms.close();
      await Promise.all([bots.close(), replays.close()]);
      await ledger.settled();
      await sagas.settled();
      await store.close();
    },
  };
}
