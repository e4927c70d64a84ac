import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { VERSION } from './version.ts';

const LAUNCHER = join(import.meta.dirname, 'skald.js');
/** As if the Node that runs it were the oldest that is promised. */
const OLD = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.19.0'})";

describe('skald on a Node that is too old for it', () => {
  it('should hand over to the pinned one', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', OLD, LAUNCHER, '--version']);
    expect(stdout).toBe(`${VERSION}\n`);
  });

  it('should ask that Node for nothing by name that only a newer one has', () => {
    const named = [...readFileSync(LAUNCHER, 'utf8').matchAll(/^import \{ (.+) \} from '(.+)';$/gm)];
    const old = ['spawn', 'existsSync', 'readFileSync', 'dirname', 'join', 'fileURLToPath'];
    expect(named.length).toBeGreaterThan(2);
    for (const [, names = ''] of named) expect(old).toEqual(expect.arrayContaining(names.split(', ')));
  });
});
