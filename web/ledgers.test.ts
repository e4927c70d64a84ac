import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesDefined } from '@skald/text';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from './games.ts';
import { ledgersOf } from './ledgers.ts';

const read = (url: string): string => readFileSync(join(import.meta.dirname, '..', url), 'utf8');

describe('the ledgers of a game', () => {
  it.each(GAME_IDS)('are there for everyone who plays %s, the one with its rules first', (game) => {
    const [main, ...others] = ledgersOf(game);
    expect(main).toMatch(new RegExp(`/${game}(-1-[a-z]+)?\\.md$`));
    expect(rulesDefined(read(main!)).length).toBeGreaterThan(100);
    for (const other of others) expect(other).toMatch(new RegExp(`/${game}-.*\\.md$`));
  });

  it('leave out what is in an adventure', () => {
    expect(ledgersOf('rune')).toHaveLength(8);
    expect(ledgersOf('rune').join()).not.toContain('stolen');
  });

  it.each(['chess', '', '__proto__'])('are not there for “%s”', (game) => {
    expect(ledgersOf(game)).toEqual([]);
  });
});
