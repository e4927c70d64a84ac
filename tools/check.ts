// Runs every script of package.json that is called `check:…`, all at once, and shows what each said when it has ended.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** Whether it found nothing. */
async function check([name, script]: [string, string]): Promise<boolean> {
  const child = spawn(script, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(`\n> ${name}: ${code === 0 ? 'good' : 'NOT GOOD'} (${script})\n`);
  process.stdout.write(Buffer.concat(said));
  return code === 0;
}

const results = await Promise.all(
  Object.entries(scripts)
    .filter(([name]) => name.startsWith('check:'))
    .map(check),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
