import { describe, expect, it } from 'vitest';
import { creditedBy, type HarmToFoe, harmToFoe, votedFor } from './collateral.ts';

describe('harm to foes', () => {
  it.each<[string, HarmToFoe, boolean, string[]]>([
    ['[RUN-RUN-48]', { from: 'hero', hero: 'A' }, true, ['A']],
    ['[RUN-RUN-48] [RUN-RULING-T62]', { from: 'accident', broughtBy: [] }, false, []],
    ['[RUN-RUN-49] [RUN-RULING-F49]', { from: 'trap', broughtBy: [] }, false, []],
    ['[RUN-RUN-49] [RUN-VP-15] [RUN-RULING-R44]', { from: 'trap', broughtBy: ['A'] }, true, ['A']],
    ['[RUN-VP-15]', { from: 'hazard', broughtBy: ['A', 'B', 'A'] }, true, ['A', 'B']],
    ['[RUN-RUN-48]', { from: 'foe', hunts: false }, false, []],
    ['[RUN-RUN-49] [RUN-FOELIST-WENDOL.7]', { from: 'foe', hunts: true }, true, []],
  ])('%s %j hurts: %s, for %j', (_, harm, hurts, credit) => {
    expect(harmToFoe(harm)).toEqual({ hurts, credit });
  });

  it('[RUN-VP-16] is credited to one of those who brought it about, or to all alike', () => {
    expect(creditedBy('B', ['A', 'B'])).toEqual(['B']);
    expect(creditedBy('all', ['A', 'B'])).toEqual(['A', 'B']);
  });

  it('[RUN-VP-16] [RUN-RUN-26] [RUN-RULING-R41] is voted on, with two votes of the runner’s and his when it is even', () => {
    expect(votedFor('A', ['B', 'B', 'B', 'A'])).toBe('A');
    expect(votedFor('A', ['B', 'B', 'B', 'B', 'A'])).toBe('B');
    expect(votedFor('A', ['B', 'B'])).toBe('A');
  });
});
