// A hall in a process of its own, to be killed or measured. Run directly, this file is that process.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { HALL_FLAGS } from './config.ts';
import { openHall, readConfig } from './index.ts';
import { UNHURRIED } from './testing-hall.ts';

export interface HallProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** As a power cut would, as far as the process is concerned. */
  kill(): Promise<void>;
}

/** Settings are those of the environment: `SKALD_DATA_DIR`, `SKALD_DATABASE_URL`, … */
export async function spawnHall(settings: Readonly<Record<string, string>>): Promise<HallProcess> {
  const child = spawn(process.execPath, [...HALL_FLAGS, fileURLToPath(import.meta.url)], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SKALD_PORT: '0',
      SKALD_LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const lines = createInterface({ input: child.stdout });
  const [address] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the hall did not open'))),
  ])) as [string];
  return {
    address,
    process: child,
    async kill() {
      process.off('exit', end);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

if (import.meta.main) {
  const { address } = await openHall(readConfig(process.env, null), { storeLimits: UNHURRIED });
  // Before it is killed: the next one finds read what this one had to read.
  flushCompileCache();
  console.log(address);
}
