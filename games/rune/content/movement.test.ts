import { describe, expect, it } from 'vitest';
import { type MovingAbility, reachOf, swum } from './movement.ts';

/** By rating, from 0 to 5. */
const reaches = (ability: MovingAbility): [number, number][] =>
  [0, 1, 2, 3, 4, 5].map((rating) => {
    const { half, full } = reachOf(ability, rating);
    return [half, full];
  });

describe('how far a rating carries', () => {
  it.each<[string, MovingAbility, [number, number][]]>([
    [
      '[RUN-ABIL-BAL-02]',
      'balance',
      [
        [3, 6],
        [5, 10],
        [7, 14],
        [9, 18],
        [11, 22],
        [13, 26],
      ],
    ],
    [
      '[RUN-ABIL-CLI-02]',
      'climb',
      [
        [7, 15],
        [10, 20],
        [13, 25],
        [16, 30],
        [19, 35],
        [22, 40],
      ],
    ],
    [
      '[RUN-ABIL-JUM-02]',
      'jump',
      [
        [1, 2],
        [2, 5],
        [3, 10],
        [4, 15],
        [5, 20],
        [6, 25],
      ],
    ],
    [
      '[RUN-ABIL-SPR-02] [RUN-TV-H13]',
      'sprint',
      [
        [8, 15],
        [10, 20],
        [12, 25],
        [15, 30],
        [17, 40],
        [20, 50],
      ],
    ],
    [
      '[RUN-ABIL-SWI-02]',
      'swim',
      [
        [7, 15],
        [10, 20],
        [13, 25],
        [16, 30],
        [19, 35],
        [22, 40],
      ],
    ],
  ])('%s [RUN-ABIL-18] %s', (_, ability, table) => {
    expect(reaches(ability)).toEqual(table);
  });

  it('[RUN-ABIL-SPR-03] nobody moves less than without any rating', () => {
    expect(reachOf('sprint', -2)).toEqual(reachOf('sprint', 0));
  });

  it('[RUN-ABIL-SPR-04] whoever lacks Sprint moves too little to charge', () => {
    expect(reachOf('sprint', 0).half).toBeLessThan(10);
    expect(reachOf('sprint', 1).half).toBe(10);
  });

  it('[RUN-ABIL-SWI-03] [RUN-RULING-H08] choppy water leaves half, raging water a quarter', () => {
    expect(swum(2, 'calm')).toEqual({ half: 13, full: 25 });
    expect(swum(2, 'choppy')).toEqual({ half: 6, full: 12 });
    expect(swum(2, 'raging')).toEqual({ half: 3, full: 6 });
  });
});
