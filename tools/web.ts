// Builds the pages before `npm start` when anything they are made of has changed since; otherwise says nothing.

import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pickLanguage } from '@skald/text';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'web', 'dist');
const stamp = join(dist, '.built-from');
const SOURCES = ['web', 'games', 'kernel', 'text', 'bots', 'hall', 'docs/rules'];

const WORDS = {
  en: {
    building: 'Skald is building its pages; this happens once after each change …',
    built: (seconds: string) => `The pages are built (${seconds} s).`,
    failed: 'The pages could not be built; see the message above.',
  },
  de: {
    building: 'Skald baut seine Seiten; das geschieht einmal nach jeder Änderung …',
    built: (seconds: string) => `Die Seiten sind gebaut (${seconds} s).`,
    failed: 'Die Seiten ließen sich nicht bauen; siehe die Meldung darüber.',
  },
};

/** Of every file the pages could be made of. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(
    SOURCES.map((room) => `${room}/**/*`),
    {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) =>
        ['node_modules', 'dist', 'golden'].includes(typeof entry === 'string' ? entry : entry.name),
    },
  );
  const paths = files
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...paths.sort(), join(root, 'package-lock.json')])
    hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

const { LC_ALL, LC_MESSAGES, LANG, SKALD_LANGUAGE } = process.env;
const words = WORDS[pickLanguage(SKALD_LANGUAGE || LC_ALL || LC_MESSAGES || LANG)];
const sources = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  console.log(words.building);
  const from = performance.now();
  try {
    await build({ configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn' });
    writeFileSync(stamp, sources);
    console.log(words.built(((performance.now() - from) / 1000).toFixed(1)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(words.failed);
    process.exitCode = 2;
  }
}
