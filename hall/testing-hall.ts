// A hall of its own for a test, in this process, with everything it wrote into its log.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, type Hall, openHall, readConfig, type Surroundings } from './index.ts';
import { Store, type StoreLimits } from './store.ts';
import { Client, cookieOf } from './testing.ts';

export interface TestHall extends Hall {
  readonly config: Config;
  /** Every line of the log. */
  readonly log: string[];
  guest(name: string): Promise<Client>;
  /** Somebody with an account. */
  member(name: string): Promise<Client>;
  /** Such a one leaves for good. */
  farewell(client: Client): Promise<void>;
  /** The same person once more, e.g. with another tab. */
  as(client: Client): Promise<Client>;
  /** Looks into the store beside the hall. */
  store(): Promise<Store>;
  /** Stops this one and opens another over the same store. */
  again(): Promise<TestHall>;
}

const PASSWORD = 'correct horse battery';

const post = (address: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const MINUTE = 60_000;
/** A busy machine takes its time; who tests what a silent store does to a hall sets limits of his own. */
export const UNHURRIED: StoreLimits = {
  connectMs: 10 * MINUTE,
  queryMs: 10 * MINUTE,
  answerMs: 10 * MINUTE,
};

/** Nobody guesses at the passwords of tests; who tests what guessing costs leaves it to the hall. */
const CHEAP_GUESSES = 2;

export const openTestStore = (config: Parameters<typeof Store.open>[0]): Promise<Store> =>
  Store.open(config, UNHURRIED);

export const testFolder = (): string => mkdtempSync(join(tmpdir(), 'skald-hall-'));

export async function openTestHall(
  settings: Partial<Config> = {},
  surroundings: Surroundings = {},
): Promise<TestHall> {
  const log: string[] = [];
  const dataDir = settings.dataDir ?? testFolder();
  // No test cuts the power.
  const quick = { SKALD_SYNC: 'normal', SKALD_BOT_MS: '5' };
  const usual = readConfig({ SKALD_PORT: '0', SKALD_LOG_LEVEL: 'debug', ...quick }, null);
  const config: Config = { ...usual, dataDir, rate: 10_000, ...settings };
  const hall = await openHall(config, {
    log: { write: (line) => void log.push(line) },
    storeLimits: UNHURRIED,
    guessCost: CHEAP_GUESSES,
    ...surroundings,
  });
  const clients: Client[] = [];
  const leave = async (): Promise<void> => {
    for (const client of clients) client.drop();
    await hall.stop();
  };
  return {
    address: hall.address,
    exposed: hall.exposed,
    config,
    log,
    async guest(name) {
      const client = await Client.guest(hall.address, name);
      clients.push(client);
      return client;
    },
    async member(name) {
      const made = await post(hall.address, 'account', { name, password: PASSWORD });
      const client = new Client(hall.address, cookieOf(made));
      await client.connect();
      clients.push(client);
      return client;
    },
    async farewell({ cookie }) {
      const { ok, status } = await post(hall.address, 'account/delete', { password: PASSWORD }, cookie);
      if (!ok) throw new Error(`cannot leave: ${status}`);
    },
    async as({ cookie }) {
      const client = new Client(hall.address, cookie);
      await client.connect();
      clients.push(client);
      return client;
    },
    store: () => openTestStore(config),
    async again() {
      await leave();
      return openTestHall(config, surroundings);
    },
    async stop() {
      await leave();
      if (settings.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
