// The settings and the store of a hall, as the verbs that deal with one need them.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  BadSetting,
  type Config,
  readConfig,
  Store,
  StoreAway,
  StoreTooNew,
  sqliteFile,
} from '@skald/hall/storing';
import { type Outcome, type Refusal, refuse } from '@skald/kernel';
import type { Context } from './context.ts';

const PAGES = join(import.meta.dirname, '..', 'web', 'dist');

/** The environment, and what the command line says instead. */
export function hallConfig({ environment, given }: Context): Outcome<Config> {
  const { port, host, data } = given.options;
  const env = {
    ...environment,
    ...(port !== undefined && { SKALD_PORT: port }),
    ...(host !== undefined && { SKALD_HOST: host }),
    ...(data !== undefined && { SKALD_DATA_DIR: data }),
  };
  try {
    return { ok: readConfig(env, existsSync(join(PAGES, 'index.html')) ? PAGES : null) };
  } catch (error) {
    if (error instanceof BadSetting)
      return refuse('bad-setting', { setting: error.setting, why: error.message });
    throw error;
  }
}

/** Does something with the store of a hall that is there. */
export async function withStore<T>(
  config: Config,
  mayBeNew: boolean,
  work: (store: Store) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (!mayBeNew && config.databaseUrl === null && !existsSync(sqliteFile(config)))
    return refuse('no-hall', { folder: config.dataDir });
  let store: Store;
  try {
    store = await Store.open(config);
  } catch (error) {
    return { refused: storeTrouble(error, config) };
  }
  try {
    return await work(store);
  } catch (error) {
    if (error instanceof StoreAway) return refuse('store-fails', { why: error.cause });
    throw error;
  } finally {
    await store.close();
  }
}

/** Why a store would not open. */
export function storeTrouble(error: unknown, { databaseUrl, dataDir }: Config): Refusal {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof StoreTooNew) return { code: 'store-too-new', params: {} };
  // Never the message: it might carry the address, and that a password.
  if (databaseUrl !== null) return { code: 'no-database', params: { why: code ?? 'unknown' } };
  return { code: 'cannot-open-store', params: { folder: dataDir, why: message } };
}
