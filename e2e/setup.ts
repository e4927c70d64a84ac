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
  /** The folder of its built pages. */
  readonly pages: string;
  close(): Promise<void>;
}

export async function openHouse(): Promise<OpenHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'skald-e2e-'));
  const pages = join(folder, 'pages');
  await buildPages(pages);
  const hall = await openHallOf(pages, join(folder, 'data'));
  return {
    address: hall.address,
    pages,
    async close() {
      await hall.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The pages as players get them; with a mark in the names of all scripts, another build of the same. */
export async function buildPages(outDir: string, mark = ''): Promise<void> {
  const names = `assets/[name]-[hash]${mark}.js`;
  await build({
    configFile: room('../web/vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: names, chunkFileNames: names } },
    },
  });
}

/** A hall of its own process, over these pages and this data. */
export async function openHallOf(pages: string, data: string): Promise<Omit<OpenHouse, 'pages'>> {
  const hall = spawn(process.execPath, [room('hall.ts'), pages, data], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const address = await firstLine(hall);
  return {
    address,
    async close() {
      hall.kill('SIGTERM');
      if (hall.exitCode === null) await once(hall, 'exit');
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
