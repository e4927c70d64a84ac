import { describe, expect, it } from 'vitest';
import { ITEM, isSword, LOVI_AGAINST_JARLS, SWORDS, TREASURES } from './items.ts';

describe('items', () => {
  it.each([
    // Table C4: item, strength, defence, movement, special.
    ['balmung', 1, 0, 0, true],
    ['dragvendill', 2, 0, 0, false],
    ['gram', 2, 0, 0, false],
    ['hrunting', 1, 0, 0, true],
    ['lovi', 1, 0, 0, true],
    ['tyrfing', 2, 0, 0, false],
    ['brosung-necklace', 0, 0, 0, true],
    ['frey-faxi', 0, 0, 0, true],
    ['magic-shirt', 0, 1, 1, false],
    ['mail-coat', 0, 2, 0, false],
  ] as const)('give %s strength %d, defence %d, movement %d, special %s', (...row) => {
    const { id, strength, defence, movement, special } = ITEM[row[0]];
    expect([id, strength, defence, movement, special]).toEqual(row);
  });

  it('are swords or treasures', () => {
    expect(SWORDS.every((id) => ITEM[id].kind === 'sword' && isSword(id))).toBe(true);
    expect(TREASURES.every((id) => ITEM[id].kind === 'treasure' && !isSword(id))).toBe(true);
  });

  it('give Lovi 3 in all against jarls', () => {
    expect(ITEM.lovi.strength + LOVI_AGAINST_JARLS).toBe(3);
  });
});
