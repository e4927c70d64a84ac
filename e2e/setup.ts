// Once for all tests: builds the pages as players get them, and opens a hall that serves them.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const room = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export interface OpenHouse {
  readonly address: string;
  /** Where the pages were built. */
  readonly pages: string;
  close(): Promise<void>;
}

export async function openHouse(): Promise<OpenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'skald-e2e-'));
  const pages = join(folder, 'pages');
  await build({
    configFile: room('../web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: pages, reportCompressedSize: false },
  });
  const hall = spawn(process.execPath, [room('hall.ts'), pages, join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await firstLine(hall);
  return {
    address,
    pages,
    async close() {
      hall.kill('SIGTERM');
      if (hall.exitCode === null) await once(hall, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function firstLine(hall: ChildProcess): Promise<string> {
  if (hall.stdout === null) throw new Error('The hall has no voice.');
  for await (const line of createInterface({ input: hall.stdout })) return line;
  throw new Error('The hall closed before it opened.');
}

export default async function setUp(): Promise<() => Promise<void>> {
  const house = await openHouse();
  process.env.SKALD_HALL = house.address;
  process.env.SKALD_PAGES = house.pages;
  return house.close;
}
