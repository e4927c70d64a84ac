import { describe, expect, it } from 'vitest';
import {
  changedOnce,
  failedOnce,
  isTooLate,
  mayTryAgain,
  type Tries,
  untried,
  withinRounds,
} from './tries.ts';

const after = (tries: Tries, times: number): Tries =>
  Array.from({ length: times }).reduce<Tries>(failedOnce, tries);

describe('a task', () => {
  it('[RUN-OTHER-03] is tried once: one roll stands for all', () => {
    expect(mayTryAgain(untried())).toBe(true);
    expect(mayTryAgain(after(untried(), 1))).toBe(false);
    expect(isTooLate(after(untried(), 1))).toBe(false);
  });

  it('[RUN-OTHER-04] is tried once more for every real change, and no oftener', () => {
    const helped = changedOnce(after(untried(), 1));
    expect(mayTryAgain(helped)).toBe(true);
    expect(mayTryAgain(after(helped, 1))).toBe(false);
    expect(mayTryAgain(after(changedOnce(helped), 1))).toBe(true);
  });

  it('[RUN-OTHER-06] that presses has as many tries as its designer says, and then the worst comes', () => {
    const sinking = untried(3);
    expect([0, 1, 2, 3].map((times) => mayTryAgain(after(sinking, times)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([2, 3].map((times) => isTooLate(after(sinking, times)))).toEqual([false, true]);
    expect(mayTryAgain(changedOnce(after(sinking, 3)))).toBe(false);
  });

  it('[RUN-OTHER-06] has one try in a round, as it usually is', () => {
    expect(withinRounds(4)).toEqual(untried(4));
  });
});
