import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

/** Gunnhild fails with 1 + 4, and nothing but the time to the next attempt is left of it. */
const treated = (level: number, wounds: number, who: 'h0' | 'h1' = 'h0') =>
  play(
    facing(
      { 'wounds-close-quick': level },
      {
        heroes: [READY_MADE.gunnhild],
        fighters: {
          h0: { x: 10, y: 10, hp: 30, wounds, ...(wounds === 4 && { condition: 'incapacitated' }) },
          h1: { x: 11, y: 10, hp: 30, wounds: who === 'h1' ? wounds : 0 },
          f0: { x: 38, y: 28 },
        },
        turn: 'h1',
      },
    ),
    2,
  ).choose(`heal:${who}`);
const hours = (level: number, wounds: number) => one(treated(level, wounds), 'h0').rest;

describe('The Wounds Close Quick', () => {
  it('[RUN-GIFT-WOUNDS-CLOSE-QUICK] [RUN-HOOK-18] reads the wait as many rows lower', () => {
    expect([0, 1, 2, 3, 4].map((level) => hours(level, 4))).toEqual([72, 24, 12, 3, 1]);
    expect(hours(2, 3)).toBe(3);
  });

  it('[RUN-RULING-G66] but an hour at least', () => {
    expect(hours(4, 1)).toBe(1);
    expect(hours(4, 3)).toBe(1);
  });

  it('[RUN-GIFT-WOUNDS-CLOSE-QUICK] makes no treatment easier, and nobody else’s wait shorter', () => {
    expect(treated(4, 3).told('treated')).toMatchObject([{ total: 2 + 4, difficulty: 8 + 3 }]);
    expect(one(treated(4, 3, 'h1'), 'h1').rest).toBe(24);
  });
});
