// What a host may set, all of it optional.

import { USUAL_THINKING } from '@skald/kernel';
import { z } from 'zod';

/** Room for what a choice needs for a moment: less time goes into clearing up. Only Node's start can make it. */
export const HALL_FLAGS: readonly string[] = ['--max-semi-space-size=64'];

const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const EnvSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8420),
  HOST: z.string().default('127.0.0.1'),
  /** A PostgreSQL address; left out: SQLite in DATA_DIR. */
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATA_DIR: z.string().default('data'),
  /** The address people type, when a proxy stands in front: `https://hall.example`. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** Trust X-Forwarded-For and -Proto of a proxy. */
  TRUST_PROXY: Flag.default(false),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  /** `full` waits for the disk itself, so that choices survive a power cut; `normal` only a crash. */
  SYNC: z.enum(['normal', 'full']).default('full'),
  /** Milliseconds a searching bot may think. */
  BOT_MS: z.coerce.number().int().min(1).max(1000).default(USUAL_THINKING),
  /** Requests a second on one socket. */
  RATE: z.coerce.number().int().min(1).max(1_000_000).default(40),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly publicOrigin: string | null;
  readonly trustProxy: boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly sync: 'normal' | 'full';
  readonly botMs: number;
  readonly rate: number;
  /** Where the built pages are; null serves none. */
  readonly webDir: string | null;
}

/** A setting that makes no sense, named so that a host can mend it. */
export class BadSetting extends Error {
  readonly setting: string;
  constructor(setting: string, why: string) {
    super(why);
    this.setting = setting;
  }
}

export function readConfig(env: Readonly<Record<string, string | undefined>>, webDir: string | null): Config {
  const own = Object.fromEntries(
    Object.keys(EnvSchema.shape).map((key) => [
      key,
      env[`SKALD_${key}`] ?? (key in SHARED ? env[key] : undefined),
    ]),
  );
  const read = EnvSchema.safeParse(own);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadSetting(`SKALD_${String(issue?.path[0])}`, issue?.message ?? '');
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir: data.DATA_DIR,
    publicOrigin: data.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? null,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    sync: data.SYNC,
    botMs: data.BOT_MS,
    rate: data.RATE,
    webDir,
  };
}

/** Settings that go by a common name as well, without the prefix SKALD_. */
const SHARED = { PORT: 1, HOST: 1, DATABASE_URL: 1 } as const;
