// Before any test runs: makes sure that there are the programs the tests need beyond npm's packages. One that is
// installed will do; else Debian's, where we may install; else the one that npm carries. What is missing after all
// that is said in one sentence, and at once. Names as arguments ask for these alone.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@skald/e2e/chromium.ts';
import { findPostgres } from '@skald/hall/testing-postgres';
import { type Carried, fetchCarried } from './carried.ts';

interface Need {
  readonly carried: Carried;
  readonly name: string;
  /** Debian's packages, the best first: one of them will do. */
  readonly debian: readonly string[];
  readonly find: () => string | null;
}

const NEEDS: readonly Need[] = [
  { carried: 'postgres', name: 'PostgreSQL', debian: ['postgresql'], find: findPostgres },
  {
    carried: 'chromium',
    name: 'Chromium',
    debian: ['chromium-headless-shell', 'chromium'],
    find: findChromium,
  },
];

const asked = process.argv.slice(2);
const wanted = NEEDS.filter(({ carried }) => asked.length === 0 || asked.includes(carried));
const missing = wanted.filter((need) => !bring(need));
if (missing.length > 0) {
  console.error(sentence(missing));
  process.exit(2);
}

function bring({ carried, name, debian, find }: Need): boolean {
  if (find() !== null) return true;
  console.log(`Skald is fetching ${name} for its tests; this happens once.`);
  if (installDebian(debian, find)) return true;
  return fetchCarried(carried) && find() !== null;
}

function installDebian(names: readonly string[], find: Need['find']): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env });
  apt('update');
  return names.some((name) => {
    apt('install', '-y', '--no-install-recommends', name);
    return find() !== null;
  });
}

function sentence(needs: readonly Need[]): string {
  const names = needs.map(({ name }) => name).join(' and ');
  const packages = needs.map(({ debian }) => `\`${debian.at(-1)}\``).join(' and ');
  const path = needs.some(({ carried }) => carried === 'chromium') ? ', or set CHROMIUM to its path' : '';
  return `The tests need ${names}, which this machine lacks and npm could not bring: install ${packages}${path}.`;
}
