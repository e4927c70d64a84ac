// A hall of one's own whose clock a test may set forward, with the pages that were built for all.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface ClockedHall {
  readonly address: string;
  /** The hall's clock goes on by this much. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function openClockedHall(): Promise<ClockedHall> {
  const folder = mkdtempSync(join(tmpdir(), 'skald-clocked-'));
  const script = fileURLToPath(new URL('hall.ts', import.meta.url));
  const hall = spawn(process.execPath, [script, process.env.SKALD_PAGES ?? '', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: hall.stdout })[Symbol.asyncIterator]();
  const said = async (): Promise<string> => String((await lines.next()).value);
  return {
    address: await said(),
    async wait(ms) {
      hall.stdin.write(`${ms}\n`);
      await said();
    },
    async close() {
      hall.kill('SIGTERM');
      if (hall.exitCode === null) await once(hall, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
