import { describe, expect, it } from 'vitest';
import {
  CHARACTERISTIC_PATRON,
  CHARACTERISTICS,
  type Characteristic,
  characteristicCost,
  hitPointsPerPoint,
  isBodily,
  startingHitPoints,
  woundThreshold,
} from './characteristics.ts';

const RATINGS = [-3, -2, -1, 0, 1, 2, 3];

describe('Characteristics', () => {
  it('[RUN-CHAR-01] [RUN-CHAR-02] [RUN-CHAR-03] are eight, from −3 to +3 and nothing beyond', () => {
    expect(CHARACTERISTICS).toEqual(['Str', 'Sta', 'Dex', 'Qik', 'Int', 'Per', 'Pre', 'Com']);
    for (const name of CHARACTERISTICS) {
      expect(characteristicCost(name, 0)).toBe(0);
      expect(() => characteristicCost(name, 4)).toThrow(RangeError);
      expect(() => characteristicCost(name, -4)).toThrow(RangeError);
    }
  });

  it.each<[Characteristic, number[]]>([
    ['Str', [-12, -8, -4, 0, 4, 8, 16]],
    ['Sta', [-16, -10, -6, 0, 4, 8, 16]],
    ['Dex', [-12, -8, -4, 0, 4, 8, 16]],
    ['Qik', [-12, -8, -4, 0, 4, 8, 16]],
    ['Int', [-6, -4, -2, 0, 2, 4, 8]],
    ['Per', [-6, -4, -2, 0, 2, 4, 8]],
    ['Pre', [-2, -2, -2, 0, 2, 4, 8]],
    ['Com', [-2, -2, -2, 0, 2, 4, 8]],
  ])(
    '[RUN-CHAR-04] [RUN-CHAR-05] [RUN-CHAR-06] %s costs a total for each rating, and gives some below 0',
    (name, costs) => {
      expect(RATINGS.map((rating) => characteristicCost(name, rating))).toEqual(costs);
    },
  );

  it('[RUN-CHAR-07] have a patron each', () => {
    expect(CHARACTERISTICS.map((name) => CHARACTERISTIC_PATRON[name])).toEqual([
      'thor',
      'tyr',
      'ull',
      'njord',
      'loki',
      'heimdal',
      'odin',
      'freyr',
    ]);
  });

  it('[RUN-LOAD-10] are of the body or not', () => {
    expect(CHARACTERISTICS.filter(isBodily)).toEqual(['Str', 'Sta', 'Dex', 'Qik']);
  });

  it.each([
    [-6, 37],
    [-4, 37],
    [-3, 40],
    [-1, 40],
    [0, 44],
    [1, 48],
    [3, 48],
    [4, 52],
    [5, 56],
    [6, 60],
  ])('[RUN-HERO-20] Str + Sta of %i begins with %i hit points', (sum, hitPoints) => {
    const Str = Math.max(-3, Math.min(3, sum));
    expect(startingHitPoints({ Str, Sta: sum - Str })).toBe(hitPoints);
  });

  it('[RUN-HERO-21] [RUN-HERO-25] [RUN-HERO-26] [RUN-CHAR-09] Stamina says what a point buys and what wounds', () => {
    expect(RATINGS.map(hitPointsPerPoint)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(RATINGS.map(woundThreshold)).toEqual([2, 4, 6, 9, 12, 15, 18]);
    expect(woundThreshold(4)).toBe(21);
  });
});
