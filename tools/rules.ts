// Prints how many rules of the ledgers a test names. The ledgers live beside the repository, not in it:
// a clone without them has nothing to count.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const counter = join(root, '..', 'shared', 'tools', 'rules-coverage');
if (existsSync(counter)) {
  console.log('\nRules named by a test:');
  process.exitCode = spawnSync(process.execPath, [counter, root], { stdio: 'inherit' }).status ?? 1;
}
