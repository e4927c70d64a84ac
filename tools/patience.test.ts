// No test depends on how fast the machine is. This one looks for the ways in which tests come to.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '@skald/e2e/playwright.config.ts';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const MINUTE = 60_000;
/** Shorter than that, a limit ends what is only slow. */
const SHORTEST_LIMIT = 10 * MINUTE;

const files = globSync('**/*.{test.ts,spec.ts}', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
  .concat(globSync('e2e/*.ts', { cwd: root }))
  .filter(
    (file) => !['e2e/pictures.ts', 'e2e/playwright.config.ts', 'tools/patience.test.ts'].includes(file),
  );

/** Where a clock is read all the same, and why. */
const MAY_READ_A_CLOCK: Readonly<Record<string, string>> = {
  'e2e/hall.ts': 'its time of day can be set forward',
  'e2e/numbers.spec.ts': 'it prints times',
  'e2e/replay.spec.ts': 'it prints times',
  'e2e/stopped-time.ts': 'it stops the clock of a page',
  'hall/clock.test.ts': 'its clocks are false',
  'web/remote/connection.test.ts': 'its clocks are false',
  'web/remote/remote-table.test.ts': 'its clocks are false',
  'tools/arrows.test.ts': 'it reads programs that read clocks',
};

/** The lines of all tests that have such a thing, as `file:line text`. */
function lines(wrong: (line: string) => boolean, except: Readonly<Record<string, string>> = {}): string[] {
  return [...new Set(files)]
    .filter((file) => !(file in except))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (wrong(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
}

/** A limit in milliseconds that a line sets for a test, a hook or a wait. */
function limitIn(line: string): number | null {
  const written =
    /\b(?:test|hook)?timeout: ([\d_]+)\b/i.exec(line) ??
    /^\s*\}, ([\d_]{4,})\);$/.exec(line) ??
    /^\s*(\d{2,3}_\d{3}),?$/.exec(line) ??
    /setTimeout\(([\d_]+)\)/.exec(line);
  return written ? Number(written[1]?.replaceAll('_', '')) : null;
}

describe('a test', () => {
  it('should wait for a state, not for milliseconds', () => {
    expect(lines((line) => /waitForTimeout\(/.test(line))).toEqual([]);
  });

  it('should not judge how long something took', () => {
    expect(lines((line) => /\b(Date|performance)\.now\(\)/.test(line), MAY_READ_A_CLOCK)).toEqual([]);
  });

  it('should have no limit that a slow machine could reach', () => {
    const isShort = (line: string): boolean => {
      const limit = limitIn(line);
      return limit !== null && limit > 0 && limit < SHORTEST_LIMIT;
    };
    expect(lines(isShort)).toEqual([]);
    const vitest = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
    for (const name of ['testTimeout', 'hookTimeout'])
      expect(Number(new RegExp(`${name}: (\\d+) \\* 60_000`).exec(vitest)?.[1])).toBeGreaterThanOrEqual(10);
    expect(config.timeout).toBeGreaterThanOrEqual(SHORTEST_LIMIT);
    const all = config.globalTimeout ?? 0;
    expect(all === 0 || all >= 60 * MINUTE).toBe(true);
  });

  it('should not be tried twice', () => {
    expect(lines((line) => /\bretr(y|ies): *[^0\s]/.test(line))).toEqual([]);
    expect(config.retries).toBe(0);
    expect(config.projects?.map(({ retries }) => retries ?? 0)).toEqual(config.projects?.map(() => 0));
    expect(readFileSync(join(root, 'vitest.config.ts'), 'utf8')).toContain('retry: 0,');
  });
});
