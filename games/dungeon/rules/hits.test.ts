import { describe, expect, it } from 'vitest';
import { clash, fellingChance, hitChances, hitCounts } from './hits.ts';

// Section 17.3: attack dice, defence dice, Armour, the chances of 0, 1, 2 … Hits.
const DISTRIBUTIONS = [
  ['[DUN-VEC-68]', 5, 2, 2, '293/4374 2155/17496 15085/69984 13325/46656 500/2187 11207/139968'],
  ['[DUN-VEC-69]', 4, 2, 2, '137/972 65/324 6497/23328 1037/3888 2641/23328'],
  ['[DUN-VEC-70]', 2, 2, 2, '317/648 26/81 41/216'],
  ['[DUN-VEC-71]', 2, 4, 4, '35953/46656 4399/23328 635/15552'],
  ['[DUN-VEC-72]', 2, 5, 2, '110657/139968 139/864 6793/139968'],
  ['[DUN-VEC-73]', 2, 3, 2, '2447/3888 493/1944 455/3888'],
  ['[DUN-VEC-74]', 4, 3, 3, '1397/3888 35875/139968 7913/34992 5981/46656 701/23328'],
  ['[DUN-VEC-75]', 5, 3, 4, '10001/26244 38815/139968 362839/1679616 167123/1679616 19973/839808 161/69984'],
] as const;

describe('dice against dice', () => {
  it('[DUN-FIGHT-15] keeps only dice that are higher than the Armour', () => {
    const { pairs, discarded } = clash([1, 2, 3, 6], [1, 1], 2);
    expect(pairs.map(({ attack }) => attack)).toEqual([6, 3]);
    expect(discarded).toEqual([1, 2]);
  });

  it('[DUN-FIGHT-17, DUN-FIGHT-18, DUN-FIGHT-19] pairs from the highest down, and only the higher die hits', () => {
    expect(clash([3, 5, 4], [4, 2, 5], 1)).toEqual({
      pairs: [
        { attack: 5, defence: 5, hit: false },
        { attack: 4, defence: 4, hit: false },
        { attack: 3, defence: 2, hit: true },
      ],
      discarded: [],
      hits: 1,
    });
  });

  it('[DUN-FIGHT-20] lets every die without opponent hit', () => {
    const { pairs, hits } = clash([6, 5, 4], [6], 3);
    expect(pairs.map(({ defence, hit }) => [defence, hit])).toEqual([
      [6, false],
      [null, true],
      [null, true],
    ]);
    expect(hits).toBe(2);
  });

  it.each([
    ['[DUN-VEC-25]', [6, 6, 5, 3], 3, [6, 4], 2],
    ['[DUN-VEC-26]', [4, 3], 4, [1, 1], 0],
    ['[DUN-VEC-27]', [6, 2], 5, [5, 5], 1],
    ['[DUN-VEC-28]', [5, 5], 1, [5, 1], 1],
    ['[DUN-VEC-29]', [6, 6, 6, 6, 6], 2, [6, 1], 4],
  ] as const)('%s %j against Armour %d and %j: %d', (_, attack, armour, defence, hits) => {
    expect(clash(attack, defence, armour).hits).toBe(hits);
  });

  it('lets sixes beat sixes for the Rune Axe, and no other equal dice', () => {
    expect(clash([6, 5], [6, 5], 2, true).hits).toBe(1);
    expect(clash([6, 5], [6, 5], 2).hits).toBe(0);
  });
});

describe('exact chances of Hits', () => {
  for (const [id, attack, defence, armour, fractions] of DISTRIBUTIONS) {
    it(`${id} are exact for ${attack} against ${defence} dice, Armour ${armour}`, () => {
      const total = 6 ** (attack + defence);
      const expected = fractions.split(' ').map((fraction) => {
        const [over = 0, under = 0] = fraction.split('/').map(Number);
        return (over * total) / under;
      });
      expect(expected.every(Number.isInteger)).toBe(true);
      expect(hitCounts(attack, defence, armour)).toEqual(expected);
    });
  }

  it.each([
    [1, 1, 1, false],
    [2, 2, 3, true],
    [3, 2, 2, false],
    [2, 3, 1, true],
  ])('agree with every single roll of %d against %d dice', (attack, defence, armour, sixesWin) => {
    const counts = Array<number>(attack + 1).fill(0);
    for (let roll = 0; roll < 6 ** (attack + defence); roll++) {
      const dice = Array.from({ length: attack + defence }, (_, i) => (Math.floor(roll / 6 ** i) % 6) + 1);
      counts[clash(dice.slice(0, attack), dice.slice(attack), armour, sixesWin).hits]! += 1;
    }
    expect(hitCounts(attack, defence, armour, sixesWin)).toEqual(counts);
  });

  it('add up to one', () => {
    const sum = hitChances(8, 5, 3).reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  it.each([
    // The balance notes of section 21.3: attack dice, Minion, its dice and Armour, chance to fell it.
    [5, 'skeleton-warrior', 2, 2, 0.81],
    [5, 'zombie', 2, 1, 0.81],
    [5, 'armoured-zombie', 2, 3, 0.36],
    [5, 'dwarf-revenant', 3, 4, 0.34],
    [4, 'skeleton-warrior', 2, 2, 0.66],
    [4, 'zombie', 2, 1, 0.58],
    [4, 'armoured-zombie', 2, 3, 0.2],
    [4, 'dwarf-revenant', 3, 4, 0.24],
    [3, 'skeleton-warrior', 2, 2, 0.44],
    [3, 'zombie', 2, 1, 0.26],
    [5, 'armoured-zombie', 2, 2, 0.59],
    [4, 'armoured-zombie', 2, 2, 0.38],
  ] as const)('%d dice fell a %s (%d dice, Armour %d) with %d', (attack, minion, defence, armour, chance) => {
    expect(fellingChance(minion, hitChances(attack, defence, armour))).toBeCloseTo(chance, 2);
  });
});
