import { describe, expect, it } from 'vitest';
import { type Contender, inOrder, stepsAfterWaiting, stepsOf } from './initiative.ts';

const hero = (total: number, more: Partial<Contender> = {}): Contender => ({
  total,
  hero: true,
  gifts: 0,
  tieBreak: 0,
  ...more,
});
const foe = (total: number, tieBreak = 0): Contender => ({ total, hero: false, gifts: 0, tieBreak });
const order = (...all: Contender[]): string[] =>
  all.toSorted(inOrder).map((one) => `${one.total} ${one.hero ? 'H' : 'F'}`);

describe('Initiative', () => {
  it('[RUN-TV-C05] [RUN-INIT-06] [RUN-INIT-07] goes from the highest down, heroes first', () => {
    expect(order(hero(9), hero(17), hero(7), hero(2), foe(16), foe(9), foe(15))).toEqual([
      '17 H',
      '16 F',
      '15 F',
      '9 H',
      '9 F',
      '7 H',
      '2 H',
    ]);
    expect(order(foe(-3), hero(-5))).toEqual(['-3 F', '-5 H']);
  });

  it('[RUN-INIT-08] [RUN-RULING-G71] of heroes the one with more gifts, then the better die', () => {
    const [gifted, lucky, other] = [
      hero(9, { gifts: 2 }),
      hero(9, { tieBreak: 8 }),
      hero(9, { tieBreak: 3 }),
    ];
    expect([other, lucky, gifted].toSorted(inOrder)).toEqual([gifted, lucky, other]);
  });

  it('[RUN-INIT-09] of foes the one who stands first in the notes', () => {
    const [first, second] = [foe(9, 1), foe(9, 2)];
    expect([second, first].toSorted(inOrder)).toEqual([first, second]);
  });

  it.each([
    [45, [45, 25, 5]],
    [41, [41, 21, 1]],
    [40, [40, 20]],
    [21, [21, 1]],
    [20, [20]],
    [0, [0]],
    [-3, [-3]],
  ])('[RUN-TV-C06] [RUN-INIT-13] [RUN-INIT-14] %i acts at %j', (total, steps) => {
    expect(stepsOf(total)).toEqual(steps);
  });

  it.each([
    [32, 24, [4]],
    [32, 17, []],
    [40, 33, [13]],
    [45, 30, [10]],
    [41, 40, [20, 0]],
    [32, 20, [0]],
  ])(
    '[RUN-TV-C07] [RUN-TV-C34] [RUN-ACT-34] [RUN-ACT-35] [RUN-RULING-C07] whoever had %i and waits until %i acts again at %j',
    (total, at, then) => {
      expect(stepsAfterWaiting(stepsOf(total), at)).toEqual(then);
    },
  );
});
