// Finds the Chromium that the browser tests use. Run by itself, it makes sure there is one: on Debian, as root, it
// installs the package; elsewhere it says what to install.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Where a browser lies that is on nobody's path. */
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Nothing of a test leaves the machine, and nothing of it needs a graphics card. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const mayRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of an installed Chromium; null when there is none. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...ELSEWHERE,
  ];
  return candidates.find(mayRun) ?? null;
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log('Skald is installing Chromium for its browser tests; this happens once.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}

if (import.meta.main) {
  if (findChromium() === null) install();
  if (findChromium() === null) {
    console.error(
      'The browser tests need Chromium: install it (on Debian and Ubuntu the package `chromium`), or set CHROMIUM to its path.',
    );
    process.exit(1);
  }
}
