import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REFUSING = /\b(?:because|refuse)\(\s*'([a-z-]+)'/g;

/** Every code that the sources of these folders refuse with. */
export const refusalsIn = (...folders: readonly string[]): string[] =>
  folders.flatMap((cwd) =>
    globSync('**/*.ts', { cwd, exclude: ['**/*.test.ts'] }).flatMap((file) =>
      [...readFileSync(join(cwd, file), 'utf8').matchAll(REFUSING)].map(([, code]) => code as string),
    ),
  );
