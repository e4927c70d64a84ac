import { describe, expect, it } from 'vitest';
import { DIFFICULTY, difficultyName } from '../../content/difficulties.ts';
import { attempt, chanceOfAttempt, chanceWithin } from './attempt.ts';

describe('a Difficulty', () => {
  it.each([
    ['veryEasy', 3],
    ['average', 6],
    ['tough', 9],
    ['veryTough', 12],
    ['nearlyImpossible', 15],
    ['superhuman', 16],
  ] as const)('[RUN-BASIC-04] that is called %s is %i', (name, difficulty) => {
    expect(DIFFICULTY[name]).toBe(difficulty);
    expect(difficultyName(difficulty)).toBe(name);
  });

  it('[RUN-BASIC-04] between two is called by the easier, beyond all superhuman, and below all nothing', () => {
    expect([2, 5, 8, 11, 14, 40].map(difficultyName)).toEqual([
      null,
      'veryEasy',
      'average',
      'tough',
      'veryTough',
      'superhuman',
    ]);
  });
});

describe('an attempt', () => {
  it('[RUN-BASIC-03] [RUN-BASIC-06] succeeds when its total reaches the Difficulty, by as much as it is above', () => {
    expect(attempt({ result: 4 }, 5, 9)).toEqual({ total: 9, difficulty: 9, margin: 0, success: true });
    expect(attempt({ result: 3 }, 5, 9)).toEqual({ total: 8, difficulty: 9, margin: -1, success: false });
  });

  it('[RUN-BASIC-17] is against six where nobody says otherwise', () => {
    expect(attempt({ result: 6 }, 0)).toMatchObject({ difficulty: 6, success: true });
    expect(attempt({ result: 5 }, 0).success).toBe(false);
    expect(chanceOfAttempt(2)).toBeCloseTo(chanceOfAttempt(2, 6), 12);
    expect(chanceOfAttempt(2)).toBeCloseTo(0.7, 12);
  });

  it('[RUN-OTHER-06] has as many chances as there are tries', () => {
    expect(chanceWithin(1, 2)).toBeCloseTo(0.7, 12);
    expect(chanceWithin(3, 2)).toBeCloseTo(1 - 0.3 ** 3, 12);
    expect(chanceWithin(0, 2)).toBe(0);
  });
});
