import { describe, expect, it } from 'vitest';
import { field, hero } from '../testing.ts';
import { afterSwim, type Swim, swimDifficulty, swimReach, underWater, waterAt } from './water.ts';

const calm: Swim = { surface: 'choppy', against: 'none', directed: false, round: 1 };

describe('deep water', () => {
  it('[RUN-HAZ-DROWN-01] is where one cannot stand; of several waters the worst counts', () => {
    const ground = field(['.~r.', '....', '....', '....'], {
      '~': [{ kind: 'water', surface: 'tranquil', current: 'slight' }],
      r: [
        { kind: 'water', surface: 'tranquil', current: 'none' },
        { kind: 'water', surface: 'raging', current: 'none' },
      ],
    });
    expect(waterAt(ground, hero(0, 0))).toBeNull();
    expect(waterAt(ground, hero(1, 0))).toEqual({ surface: 'tranquil', current: 'slight' });
    expect(waterAt(ground, hero(2, 0))).toEqual({ surface: 'raging', current: 'none' });
  });

  it.each<[string, Partial<Swim>, number]>([
    ['[RUN-TV-T35]', { against: 'slight' }, 7],
    ['', {}, 4],
    ['', { surface: 'tranquil' }, 1],
    ['', { surface: 'raging' }, 7],
    ['', { surface: 'undercurrent' }, 9],
    ['', { directed: true }, 6],
    ['[RUN-RULING-T44]', { against: 'strong', directed: true }, 10],
    ['[RUN-RULING-T44]', { surface: 'raging', against: 'slight' }, 10],
    ['', { pulls: 3 }, 11],
    ['', { pulls: -1 }, 7],
    ['', { rope: 2 }, -1],
    ['[RUN-RULING-T44]', { round: 4 }, 7],
  ])('[RUN-HAZ-DROWN-02] %s asks with %o for %i', (_, more, difficulty) => {
    expect(swimDifficulty({ ...calm, ...more })).toBe(difficulty);
  });

  it('[RUN-HAZ-DROWN-03] [RUN-RULING-T44] is swum more slowly the wilder it is', () => {
    expect(swimReach(1, 'tranquil', 'none')).toEqual({ half: 10, full: 20 });
    expect(swimReach(1, 'tranquil', 'slight')).toEqual({ half: 10, full: 20 });
    expect(swimReach(1, 'choppy', 'slight')).toEqual({ half: 5, full: 10 });
    for (const [surface, current] of [
      ['raging', 'none'],
      ['undercurrent', 'none'],
      ['tranquil', 'strong'],
    ] as const)
      expect(swimReach(1, surface, current)).toEqual({ half: 2, full: 5 });
  });

  it('[RUN-HAZ-DROWN-04] [RUN-HAZ-DROWN-05] [RUN-HAZ-DROWN-09] [RUN-TV-T35] whoever fails goes under, for 6, 8, 10 …', () => {
    const swims = afterSwim({ state: 'swimming', rounds: 1 }, 7, 7);
    expect(swims).toEqual({ state: 'swimming', rounds: 2 });
    let swimmer = afterSwim(swims, 5, 7);
    expect(swimmer).toEqual({ state: 'drowning', rounds: 1 });
    const hurts: number[] = [];
    for (let round = 0; round < 3; round++) {
      const under = underWater(swimmer, false);
      hurts.push(under.rawDamage);
      swimmer = afterSwim(under.swimmer, 99, 4);
    }
    expect(hurts).toEqual([6, 8, 10]);
  });

  it('[RUN-HAZ-DROWN-09] nothing happens to whom a rescuer holds, and nothing to swimmers', () => {
    const swimmer = { state: 'drowning', rounds: 3 } as const;
    expect(underWater(swimmer, true)).toEqual({ swimmer, rawDamage: 0 });
    const afloat = { state: 'swimming', rounds: 3 } as const;
    expect(underWater(afloat, false)).toEqual({ swimmer: afloat, rawDamage: 0 });
  });
});
