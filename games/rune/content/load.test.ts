import { describe, expect, it } from 'vitest';
import {
  DECREASE,
  type Degree,
  degreeOf,
  HELM_LOAD,
  load,
  loadNumber,
  silverLoad,
  sumOfLoads,
  thresholds,
} from './load.ts';

describe('Load', () => {
  it('[RUN-LOAD-02] is summed exactly', () => {
    expect(sumOfLoads(Array.from({ length: 20 }, () => load(0.15)))).toBe(load(3));
    expect(loadNumber(sumOfLoads([load(0.0625), load(0.15)]))).toBe(0.2125);
    expect(() => load(0.01)).toThrow(RangeError);
  });

  it.each([
    [-3, [0.5, 1, 2, 4]],
    [-2, [1, 2, 4, 6]],
    [-1, [2, 4, 6, 8]],
    [0, [4, 6, 8, 10]],
    [1, [6, 8, 10, 12]],
    [2, [8, 10, 12, 14]],
    [3, [10, 12, 14, 16]],
    [5, [14, 16, 18, 20]],
  ])('[RUN-LOAD-06] [RUN-LOAD-07] weighs on Str %i from %j', (strength, from) => {
    expect(thresholds(strength)).toEqual(from);
  });

  it('[RUN-LOAD-08] takes off 0, 1, 3, 5 and 8', () => {
    expect(Object.values(DECREASE)).toEqual([0, 1, 3, 5, 8]);
  });

  it.each<[number, Degree, number]>([
    [9, 'light', 0],
    [9.9, 'light', 0],
    [10, 'loaded', 1],
    [12, 'overloaded', 3],
    [14, 'put-something-down', 5],
    [16, 'no-one-will-take', 8],
    [160, 'no-one-will-take', 8],
  ])('[RUN-TV-H02] [RUN-LOAD-05] [RUN-LOAD-13] Str 3 with %d is %s: −%i', (amount, degree, decrease) => {
    expect(degreeOf(3, load(amount))).toBe(degree);
    expect(DECREASE[degree]).toBe(decrease);
  });

  it('[RUN-RULING-H14] counts untruncated: half a Load weighs on the weakest', () => {
    expect(degreeOf(-3, load(0.25))).toBe('light');
    expect(degreeOf(-3, load(0.5))).toBe('loaded');
  });

  it('[RUN-LOAD-04] silver weighs by 32 ounces, true or not; a helm weighs 2', () => {
    const weights = [silverLoad(31, 0), silverLoad(20, 12), silverLoad(63, 0), silverLoad(0, 64)];
    expect(weights.map(loadNumber)).toEqual([0, 1, 1, 2]);
    expect(loadNumber(HELM_LOAD)).toBe(2);
  });
});
