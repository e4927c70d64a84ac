import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import { allDiceCast, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

const ALL = Array.from({ length: 30 }, (_, y): [number, number, number] => [0, y, 40]);
/** The hill rises to the north. Ragnar engages with Str 2 and Great Weapon 3, the goblin with Res 2. */
const HILL = { zones: [{ kind: 'slope' as const, area: ALL, up: 0 }] };
const hillside = (level: number, more: Partial<Fighter> = {}) =>
  facing(
    { 'wrestlers-blessing': level },
    { map: HILL, fighters: { h0: { x: 10, y: 10, ...more }, f0: { x: 11, y: 10 } } },
  );
const plain = { ...hillside(1), map: {} };
const WON = [4, 6] as const;

describe('Wrestlers’ Blessing', () => {
  it('[RUN-GIFT-WRESTLERS-BLESSING] pays twenty a level for high ground that he wins', () => {
    const won = (level: number) =>
      play({ ...hillside(level), turn: 'h0' }, ...WON).choose('engage:f0', 'resist', 'shift:10:9');
    expect(giftPoints(won(1))).toBe(20);
    expect(giftPoints(won(3))).toBe(60);
    expect(one(won(1), 'h0').upper).toEqual(['f0']);
  });

  it('[RUN-GIFT-WRESTLERS-BLESSING] and again when a foe tries to take it from him', () => {
    const above = hillside(1, { y: 9, upper: ['f0'] });
    const held = play({ ...above, turn: 'f0' }, 6, 4).choose('engage:h0', 'resist');
    expect(held.told('engaged')).toMatchObject([{ by: 'f0', won: false }]);
    expect(giftPoints(held)).toBe(20);
    const lost = play({ ...above, turn: 'f0' }, 9, 2).choose('engage:h0', 'resist', 'deny');
    expect(giftPoints(lost)).toBe(0);
  });

  it('[RUN-GIFT-WRESTLERS-BLESSING] pays for a ledge, for flames, and for a good place', () => {
    const cliff = { heights: [{ feet: 20, area: [[0, 10, 13] as [number, number, number]] }] };
    const pushed = play({ ...plain, map: cliff, turn: 'h0' }, ...WON, 9);
    expect(giftPoints(pushed.choose('engage:f0', 'resist', 'shove:2:2'))).toBe(20);
    const area: [number, number, number][] = [[12, 10, 1]];
    const heat = { kind: 'damaging', area, dam: 20, grows: false, nature: 'heat' } as const;
    const driven = play({ ...plain, map: { zones: [heat] }, turn: 'h0' }, ...WON);
    expect(giftPoints(driven.choose('engage:f0', 'resist', 'shove:2:1'))).toBe(20);
    const rock = { zones: [{ kind: 'advantageous' as const, area }] };
    const climbed = play({ ...plain, map: rock, turn: 'h0' }, ...WON);
    expect(giftPoints(climbed.choose('engage:f0', 'resist', 'shift:12:10'))).toBe(20);
  });

  it('[RUN-GIFT-WRESTLERS-BLESSING] pays for keeping the other from it, while he could still try', () => {
    const denied = play({ ...hillside(1), turn: 'h0' }, 4).choose('engage:f0', 'yield', 'deny');
    expect(giftPoints(denied)).toBe(20);
    const spent = play({ ...hillside(1), turn: 'h0' }, ...WON).choose('engage:f0', 'resist', 'deny');
    expect(giftPoints(spent)).toBe(0);
  });

  it('[RUN-GIFT-WRESTLERS-BLESSING] pays nothing where no place is better than another, and nothing for a loss', () => {
    const even = play({ ...plain, turn: 'h0' }, ...WON).choose('engage:f0', 'resist', 'shift:12:11');
    expect(giftPoints(even)).toBe(0);
    const shoved = play({ ...plain, turn: 'h0' }, ...WON).choose('engage:f0', 'resist', 'shove:2:5');
    expect(giftPoints(shoved)).toBe(0);
    const resisted = play({ ...plain, turn: 'f0' }, 6, 4).choose('engage:h0', 'resist');
    expect(giftPoints(resisted)).toBe(0);
    const lost = play({ ...hillside(1), turn: 'h0' }, 2, 9).choose('engage:f0', 'resist');
    expect(giftPoints(lost)).toBe(0);
  });
});
