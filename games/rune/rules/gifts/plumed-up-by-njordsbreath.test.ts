import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Plumed Up by Njordsbreath', () => {
  /** The goblin shoves him over a ledge: 9 + 2 against 2 + 5. */
  const shoved = (level: number, feet: number, ...landing: number[]) => {
    const scene = facing(
      { 'plumed-up-by-njordsbreath': level },
      {
        map: { heights: [{ feet, area: [[0, 10, 14]] }] },
        fighters: { h0: { x: 12, y: 10 }, f0: { x: 10, y: 10 } },
      },
    );
    const over = play({ ...scene, turn: 'f0' }, 9, 2, ...landing);
    over.choose('engage:h0', 'resist', 'shove:2:2');
    expect(one(over, 'h0')).toMatchObject({ x: 14, fallen: true });
    return 77 - one(over, 'h0').hp;
  };

  it('[RUN-GIFT-PLUMED-UP-BY-NJORDSBREATH] [RUN-HOOK-06] reads a fall so many rows shorter, and he still has to land well', () => {
    // Str 2, Jump 1, Stamina 3: the fifth row, and the third.
    expect([shoved(0, 35, 9), shoved(2, 35, 9)]).toEqual([30 - 3, 20 - 3]);
    expect([shoved(0, 35, 2), shoved(2, 35, 2)]).toEqual([35 + 1 - 3, 30 + 1 - 3]);
    expect(shoved(1, 120, 9)).toBe(45 - 3);
  });

  it('[RUN-GIFT-PLUMED-UP-BY-NJORDSBREATH] [RUN-RULING-G47] above the first row it neither hurts nor asks for a landing', () => {
    expect(shoved(2, 18)).toBe(0);
    expect(shoved(1, 18, 9)).toBe(5 - 3);
    expect(shoved(1, 15)).toBe(0);
  });

  it('[RUN-GIFT-PLUMED-UP-BY-NJORDSBREATH] also where he jumps down', () => {
    const leaps = (level: number) => {
      const scene = facing(
        { 'plumed-up-by-njordsbreath': level },
        {
          map: { heights: [{ feet: 35, area: [[0, 10, 11]] }] },
          fighters: { h0: { x: 10, y: 10 }, f0: { x: 38, y: 28 } },
        },
      );
      return 77 - one(play({ ...scene, turn: 'h0' }, 9).choose('leap:11:10'), 'h0').hp;
    };
    expect([leaps(0), leaps(2)]).toEqual([27, 17]);
  });
});
