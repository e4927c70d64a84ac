import { describe, expect, it } from 'vitest';
import { chanceOf, isBotch, ordinaryAtLeast, ordinaryDie, qualityAtLeast, qualityDie } from './dice.ts';

/** These faces and no others; all must fall. */
function loaded(...faces: number[]) {
  return { next: () => faces.shift() as number, left: faces };
}

describe('the die', () => {
  it.each([
    ['[RUN-BASIC-02] what it shows', [7], 7],
    ['[RUN-BASIC-07] a ten and what follows', [10, 4], 14],
    ['[RUN-BASIC-07] every further ten', [10, 10, 10, 2], 32],
    ['[RUN-BASIC-08] less than nothing after a one', [1, 4], -4],
    ['[RUN-BASIC-08] tens against one', [1, 10, 3], -13],
    ['[RUN-BASIC-09] a one after a ten adds one', [10, 1], 11],
    ['[RUN-BASIC-09] a one after a one is −1', [1, 1], -1],
  ])('%s: %j is %i', (_, faces, result) => {
    const dice = loaded(...faces);
    expect(ordinaryDie(dice.next)).toEqual({ faces, result });
    expect(dice.left).toEqual([]);
  });

  it.each([
    [[1], 1],
    [[10, 1], 11],
    [[10, 10, 5], 25],
  ])('[RUN-BASIC-12] never botches where quality is asked for: %j is %i', (faces, result) => {
    expect(qualityDie(loaded(...faces).next)).toEqual({ faces, result });
  });

  it('[RUN-BASIC-11] botches only at its first throw', () => {
    expect(isBotch(ordinaryDie(loaded(1, 5).next))).toBe(true);
    expect(isBotch(ordinaryDie(loaded(10, 1).next))).toBe(false);
    expect(isBotch(qualityDie(loaded(1).next))).toBe(false);
  });
});

/** Every sequence of faces up to two explosions, with its chance; what is left is far in the tails. */
function enumerate(depth: number): { result: number; chance: number }[] {
  const all: { result: number; chance: number }[] = [];
  const walk = (faces: number[], chance: number): void => {
    try {
      all.push({ result: ordinaryDie(loadedOrMore(faces)).result, chance });
    } catch {
      if (faces.length < depth) for (let face = 1; face <= 10; face++) walk([...faces, face], chance / 10);
    }
  };
  walk([], 1);
  return all;
}
const loadedOrMore = (faces: readonly number[]) => {
  const left = [...faces];
  return () => {
    const face = left.shift();
    if (face === undefined) throw new RangeError('more');
    return face;
  };
};

describe('a roll', () => {
  const thrown = (...faces: number[]): number => ordinaryDie(loaded(...faces).next).result;

  it('[RUN-TV-C01] counts tens, ones and quality as the rules tell', () => {
    const table: [number[], number][] = [
      [[10, 3], 13],
      [[10, 10, 10, 6], 36],
      [[1, 4], -4],
      [[1, 10, 7], -17],
      [[10, 1], 11],
      [[1, 1], -1],
    ];
    for (const [faces, result] of table) expect(thrown(...faces)).toBe(result);
    expect(qualityDie(loaded(1).next).result).toBe(1);
    expect(qualityDie(loaded(10, 5).next).result).toBe(15);
  });

  it('[RUN-TV-C02] [RUN-RULING-C01] of Quickness 3 and 2 more needs a four for nine, and what a botch took is taken from that', () => {
    expect(3 + 2 + thrown(3)).toBeLessThan(9);
    expect(3 + 2 + thrown(4)).toBeGreaterThanOrEqual(9);
    expect(chanceOf(3 + 2, 9)).toBeCloseTo(ordinaryAtLeast(4), 12);
    expect(3 + 2 + thrown(1, 4)).toBe(1);
  });
});

describe('the chances of the die', () => {
  const thrown = enumerate(5);

  it.each([-25, -12, -10, -9, -1, 0, 1, 2, 3, 6, 9, 10, 11, 12, 19, 20, 21, 27])(
    '[RUN-BASIC-03] of %i or more',
    (least) => {
      const counted = thrown
        .filter(({ result }) => result >= least)
        .reduce((sum, { chance }) => sum + chance, 0);
      expect(ordinaryAtLeast(least)).toBeCloseTo(counted, 3);
    },
  );

  it('[RUN-BASIC-14] has a mean of 5.4, of 55/9 without botches', () => {
    const mean = (atLeast: (least: number) => number): number => {
      let sum = 0;
      for (let n = 1; n <= 200; n++) sum += atLeast(n) - (1 - atLeast(1 - n));
      return sum;
    };
    expect(mean(ordinaryAtLeast)).toBeCloseTo(5.4, 9);
    expect(mean(qualityAtLeast)).toBeCloseTo(55 / 9, 9);
    expect(ordinaryAtLeast(11)).toBeCloseTo(0.1, 12);
    expect(1 - ordinaryAtLeast(0)).toBeCloseTo(0.1, 12);
  });

  it('[RUN-BASIC-03] [RUN-BASIC-10] [RUN-TV-H11] a roll reaches its Difficulty with die and bonus, botched or not', () => {
    expect(chanceOf(-1 - 3, 6)).toBeCloseTo(ordinaryAtLeast(10), 12);
    expect(chanceOf(5, 1)).toBeCloseTo(0.9 + 0.1 * 0.4, 12);
  });
});
