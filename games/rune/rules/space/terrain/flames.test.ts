import { describe, expect, it } from 'vitest';
import { field, hero } from '../testing.ts';
import { burn, burnsOn, isDoused, kindle, RAGING, smotherDifficulty, smothered } from './flames.ts';

describe('fire', () => {
  it('[RUN-HAZ-FIRE-01] [RUN-RULING-T51] catches with 6, in quilt and fur with 4', () => {
    expect([5, 6].map((die) => kindle(die, false) !== null)).toEqual([false, true]);
    expect([3, 4].map((die) => kindle(die, true) !== null)).toEqual([false, true]);
  });

  it('[RUN-TV-T42] [RUN-HAZ-FIRE-02] [RUN-HAZ-FIRE-03] [RUN-HAZ-FIRE-11] burns more every round until it is smothered', () => {
    const fire = kindle(5, true)!;
    expect(burn(fire)).toBe(7);
    expect(burn(burnsOn(fire))).toBe(9);
    expect(burn(burnsOn(burnsOn(fire)))).toBe(11);
    expect(smotherDifficulty(fire, true)).toBe(4);
    const again = smothered(fire, 3)!;
    expect(smotherDifficulty(again, false)).toBe(5);
    expect(smothered(again, 4)).not.toBeNull();
    expect(smothered(again, 10)).toBeNull();
    expect(smothered(again, 5)).toBeNull();
  });

  it('[RUN-RULING-G05] [RUN-GIFT-SURVIVE-THE-LAKE-OF-FLAME] begins to grow later for some, and a raging one begins with 12 for all', () => {
    const rounds = (start: number, later: number) =>
      [1, 2, 3, 4, 5, 6].map((round) => burn({ ...RAGING, start, round }, later));
    expect(rounds(4, 3)).toEqual([4, 4, 4, 4, 6, 8]);
    expect(rounds(4, 0)).toEqual([4, 6, 8, 10, 12, 14]);
    expect(rounds(RAGING.start, 1)).toEqual([12, 12, 14, 16, 18, 20]);
  });

  it('[RUN-HAZ-FIRE-05] [RUN-RULING-T51] a raging one begins with 12, and must be left before it is smothered', () => {
    expect(burn(RAGING)).toBe(12);
    expect(burn(burnsOn(RAGING))).toBe(14);
    expect(smotherDifficulty(RAGING, true)).toBeNull();
    expect(smotherDifficulty(smothered(RAGING, 5)!, false)).toBe(6);
    expect(smothered(RAGING, 6)).toBeNull();
  });

  it('[RUN-HAZ-FIRE-07] goes out in water', () => {
    const ground = field(['.~..', '....', '....', '....'], {
      '~': [{ kind: 'water', surface: 'tranquil', current: 'none' }],
    });
    expect([isDoused(ground, hero(0, 0)), isDoused(ground, hero(1, 0))]).toEqual([false, true]);
  });
});
