import { describe, expect, it } from 'vitest';
import {
  amendedResult,
  classicResult,
  RESULTS,
  type Result,
  strikesAttacker,
  strikesDefender,
  T1,
} from './results.ts';

const DICE = range(-3, 9);
const DIFFERENCES = range(-2, 5);

describe('classic results', () => {
  it.each([
    // Worked examples 2, 3 and 8, for the rolls 1 to 6.
    [0, 'kkwfnF'],
    [7, 'FWKKKK'],
    [2, 'wfnFWK'],
  ])('[AOH-CRT-01] at a difference of %d are %s', (difference, expected) => {
    const results = range(1, 6).map((die) => classicResult(die, difference));
    expect(results.join('')).toBe(expected);
  });

  it('[AOH-CRT-01] are read by die as row and by difference as column', () => {
    expect(T1.map((row) => row.length)).toEqual(DICE.map(() => 8));
    for (const [row, die] of DICE.entries()) {
      expect(DIFFERENCES.map((difference) => classicResult(die, difference)).join('')).toBe(T1[row]);
    }
  });

  it('[AOH-CRT-02] take a die below −3 as −3 and above 9 as 9', () => {
    for (const difference of DIFFERENCES) {
      for (const die of range(-20, -4)) {
        expect(classicResult(die, difference)).toBe(classicResult(-3, difference));
      }
      for (const die of range(10, 30)) {
        expect(classicResult(die, difference)).toBe(classicResult(9, difference));
      }
    }
    // Worked examples 4 and 6.
    expect(classicResult(6 + 5, -6)).toBe('W');
    expect(classicResult(1 - 6, 6)).toBe('k');
  });

  it('[AOH-CRT-03] take a difference below −2 as −2 and above 5 as 5', () => {
    for (const die of DICE) {
      for (const difference of range(-30, -3)) {
        expect(classicResult(die, difference)).toBe(classicResult(die, -2));
      }
      for (const difference of range(6, 30)) {
        expect(classicResult(die, difference)).toBe(classicResult(die, 5));
      }
    }
  });

  it('[AOH-CRT-04] agree in all 104 cells with the sum of die and difference', () => {
    const cells = DICE.flatMap((die) => DIFFERENCES.map((difference) => [die, difference] as const));
    expect(cells).toHaveLength(104);
    for (const [die, difference] of cells) {
      expect(classicResult(die, difference), `${die}, ${difference}`).toBe(bySum(die + difference));
    }
  });

  it('[AOH-CRT-05] are at best W at −2 or less, and k at 5 or more only with a die of −3', () => {
    expect(DICE.map((die) => classicResult(die, -2)).at(-1)).toBe('W');
    expect(DICE.map((die) => classicResult(die, -2))).not.toContain('K');
    expect(DICE.filter((die) => classicResult(die, 5) === 'k')).toEqual([-3]);
  });
});

describe('amended results', () => {
  it('[AMI-DIFF-06] read one sum without bounds, where classic bounds die and difference', () => {
    expect(range(-30, 2).every((sum) => amendedResult(sum) === 'k')).toBe(true);
    expect(range(3, 7).map(amendedResult)).toEqual(['w', 'f', 'n', 'F', 'W']);
    expect(range(8, 30).every((sum) => amendedResult(sum) === 'K')).toBe(true);
    // Worked examples 5 and 7 beside 4 and 6.
    expect([amendedResult(-6 + 6 + 5), classicResult(6 + 5, -6)]).toEqual(['n', 'W']);
    expect([amendedResult(6 + 1 - 6), classicResult(1 - 6, 6)]).toEqual(['k', 'k']);
  });
});

describe('headings', () => {
  it('[AOH-CRT-16] mean "−2 or less" in the classic and "2 or less" in the amended table', () => {
    expect(DICE.map((die) => classicResult(die, -9))).toEqual(DICE.map((die) => classicResult(die, -2)));
    expect([amendedResult(-9), amendedResult(2), amendedResult(3)]).toEqual(['k', 'k', 'w']);
  });
});

describe('letters', () => {
  it('strike the attacker if small, the defender if capital, and nobody if n', () => {
    expect(RESULTS.filter(strikesAttacker)).toEqual(['k', 'w', 'f']);
    expect(RESULTS.filter(strikesDefender)).toEqual(['F', 'W', 'K']);
  });
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function bySum(sum: number): Result | undefined {
  return RESULTS[Math.min(Math.max(sum, 2), 8) - 2];
}
