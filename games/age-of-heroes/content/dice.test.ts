import { describe, expect, it } from 'vitest';
import { onDie } from './dice.ts';
import { FREY, GODS, LOKI, NJORD, ODIN, THOR, TYR } from './gods.ts';
import { RUNES } from './runes.ts';
import { SPELL_BY_DIE } from './spells.ts';

const DICE = [1, 2, 3, 4, 5, 6];

describe('tables by die', () => {
  it.each([
    // Tables T3, T4 and T5.
    ['spells', SPELL_BY_DIE, ['hagall', 'is', 'jara', 'nied', 'wynn', 'yr']],
    ['gods', GODS, ['frey', 'loki', 'njord', 'odin', 'thor', 'tyr']],
    ['Frey', FREY, [1, 1, 1, 1, 2, 2]],
    ['Loki', LOKI, [-1, -1, -1, 1, 1, 1]],
    ['Njord', NJORD, ['aid', 'aid', 'gold', 'gold', 'loss', 'storm']],
    ['Thor', THOR, [0, 0, 0, 1, 1, 2]],
    ['runes', RUNES, ['amsir', 'eon', 'geofu', 'ing', 'ogal', 'sygil']],
  ] as const)('give %s for 1 to 6', (_, table, expected) => {
    expect(DICE.map((die) => onDie<string | number>(table, die))).toEqual(expected);
  });

  it('give Odin as strength for the hero less strength for his enemies', () => {
    expect(DICE.map((die) => onDie(ODIN, die)).map(({ own, enemy }) => own - enemy)).toEqual([
      -3, -1, 0, 1, 3, 5,
    ]);
    expect(DICE.map((die) => onDie(ODIN, die).glory)).toEqual([0, 0, 0, 0, 0, 3]);
    expect(ODIN.some((gift) => gift.perPerson)).toBe(false);
  });

  it('give Tyr as strength for the hero less strength for his enemies, on 6 for each person', () => {
    expect(DICE.map((die) => onDie(TYR, die)).map(({ own, enemy }) => own - enemy)).toEqual([
      -1, 0, 0, 1, 2, 1,
    ]);
    expect(DICE.filter((die) => onDie(TYR, die).perPerson)).toEqual([6]);
    expect(TYR.some((gift) => gift.glory !== 0)).toBe(false);
  });

  it.each([0, 7, 1.5])('refuse a roll of %d', (die) => {
    expect(() => onDie(GODS, die)).toThrow(RangeError);
  });
});
