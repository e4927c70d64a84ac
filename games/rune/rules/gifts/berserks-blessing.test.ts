import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe("Berserks' Blessing", () => {
  const near = (level: number, hp = 77) =>
    facing({ 'berserks-blessing': level }, { fighters: { h0: { x: 10, y: 10, hp } } });
  /** The counter: 4 + 8 against 3, 9 + 10 − 6. */
  const rages = (level: number, hp?: number) =>
    play({ ...near(level, hp), turn: 'h0' }, 2, 9, 4, 3).choose('strike:f0:0:berserk', 'stand');
  const sum = (driver: ReturnType<typeof play>) =>
    giftPoints(driver) -
    driver.state.tally.reduce((all, { cause, points }) => (cause === 'suffered' ? all + points : all), 0);

  it('[RUN-GIFT-BERSERKS-BLESSING] pays its level for every hit point that the counter-blow takes', () => {
    expect(one(rages(1), 'h0').hp).toBe(77 - 13);
    expect(giftPoints(rages(1))).toBe(13);
    expect(sum(rages(1))).toBe(0);
    expect(giftPoints(rages(3))).toBe(39);
    expect(sum(rages(3))).toBe(26);
  });

  it('[RUN-GIFT-BERSERKS-BLESSING] pays nothing for any other blow, nor to who is too weak to rage', () => {
    const struck = play({ ...near(3), turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(one(struck, 'h0').hp).toBeLessThan(77);
    expect(giftPoints(struck)).toBe(0);
    expect(play({ ...near(3, 20), turn: 'h0' }).options()).not.toContain('strike:f0:0:berserk');
    expect(play({ ...near(3, 21), turn: 'h0' }).options()).toContain('strike:f0:0:berserk');
  });
});
