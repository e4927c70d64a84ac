import { describe, expect, it } from 'vitest';
import { ROUND_SECONDS } from '../content/tasks.ts';
import { MOST_ROUNDS } from './fight/words.ts';
import { hoursUntilNext, mayTreat, recovered, reopensTreatment, rested } from './healing.ts';

const hurt = { hp: 7, maxHp: 60, wounds: 0, woundThreshold: 12 };

describe('a hero who was hurt', () => {
  it('[RUN-HEAL-01] is whole again when the encounter is over', () => {
    expect(recovered({ ...hurt, wounds: 3, impairment: 2 })).toEqual({
      ...hurt,
      hp: 60,
      wounds: 0,
      impairment: 0,
    });
  });

  it('[RUN-HEAL-02] is whole after eight hours of sleep and eight of rest, and no better after less', () => {
    expect(rested(hurt, { sleep: 8, rest: 8 }).hp).toBe(60);
    expect(rested(hurt, { sleep: 7, rest: 12 }).hp).toBe(7);
    expect(rested(hurt, { sleep: 12, rest: 7 }).hp).toBe(7);
  });

  it('[RUN-HEAL-03] keeps his Wounds however long he rests, and what they cost him', () => {
    const wounded = { ...hurt, wounds: 1 };
    expect(rested(wounded, { sleep: 80, rest: 80 })).toEqual(wounded);
  });

  it('[RUN-HEAL-13] [RUN-HEAL-16] is treated again when his time is over, or at once by whoever drank to it', () => {
    expect(mayTreat(0)).toBe(true);
    expect(mayTreat(1)).toBe(false);
    expect(mayTreat(3, true)).toBe(true);
  });

  it('[RUN-HEAL-15] is not treated again because a friend has hurt him for it', () => {
    expect(reopensTreatment(5, false)).toBe(true);
    expect(reopensTreatment(5, true)).toBe(false);
    expect(reopensTreatment(0, false)).toBe(false);
  });
});

describe('a round', () => {
  it('[RUN-INIT-02] is so short that no fight outlasts the time until the next treatment', () => {
    expect(ROUND_SECONDS).toEqual({ least: 5, most: 20 });
    const longest = MOST_ROUNDS * ROUND_SECONDS.most;
    expect(longest).toBeLessThan(hoursUntilNext(0) * 60 * 60);
  });
});
