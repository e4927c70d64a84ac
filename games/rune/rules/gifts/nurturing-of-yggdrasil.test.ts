import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { allDiceCast, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Nurturing of Yggdrasil', () => {
  /** Gunnhild heals with Dex 2 and Healer 2, against 7. */
  const healer = spentOn({ 'nurturing-of-yggdrasil': 2 }, READY_MADE.gunnhild);
  const treats = (h0: object, ...faces: number[]) =>
    play(
      {
        ...facing({}, { heroes: [healer] }),
        fighters: { h0: { x: 10, y: 10, ...h0 }, h1: { x: 11, y: 10 }, f0: { x: 38, y: 28 } },
        turn: 'h1',
      },
      ...faces,
    );

  it('[RUN-GIFT-NURTURING-OF-YGGDRASIL] [RUN-RULING-G46] [RUN-HOOK-20] pays twenty a level for twelve hit points that are really restored', () => {
    // By 6: (1 + 6) × 4.
    const well = treats({ hp: 30 }, 9).choose('heal:h0');
    expect(one(well, 'h0').hp).toBe(30 + 28);
    expect(giftPoints(well, 'h1')).toBe(40);
    expect(giftPoints(treats({ hp: 77 - 12 }, 9).choose('heal:h0'), 'h1')).toBe(40);
    expect(giftPoints(treats({ hp: 77 - 11 }, 9).choose('heal:h0'), 'h1')).toBe(0);
    // By 1: 8.
    expect(giftPoints(treats({ hp: 30 }, 4).choose('heal:h0'), 'h1')).toBe(0);
  });

  it('[RUN-GIFT-NURTURING-OF-YGGDRASIL] [RUN-RULING-G46] pays thirty a level for whoever is brought back, be it from his fifth Wound', () => {
    const dying = { condition: 'dying' as const, saviours: ['h1'] };
    const back = treats({ hp: 0, ...dying }, 8).choose('heal:h0');
    expect(one(back, 'h0').condition).toBe('able');
    expect(giftPoints(back, 'h1')).toBe(60);
    const wounded = treats({ hp: 20, wounds: 5, ...dying }, 8).choose('heal:h0');
    expect(giftPoints(wounded, 'h1')).toBe(60);
    expect(giftPoints(treats({ hp: 0, ...dying }, 7).choose('heal:h0'), 'h1')).toBe(0);
  });

  it('[RUN-GIFT-NURTURING-OF-YGGDRASIL] pays nothing for oneself, nor for what others heal', () => {
    const scene = { ...facing({}, { heroes: [READY_MADE.gunnhild] }), heroes: [healer, READY_MADE.gunnhild] };
    const both = {
      ...scene,
      fighters: { h0: { x: 10, y: 10, hp: 30 }, h1: { x: 11, y: 10 }, f0: { x: 38, y: 28 } },
    };
    const self = play({ ...both, turn: 'h0' }, 9).choose('heal:h0');
    expect(one(self, 'h0').hp).toBe(30 + 28);
    expect(giftPoints(self)).toBe(0);
    expect(giftPoints(play({ ...both, turn: 'h1' }, 9).choose('heal:h0'))).toBe(0);
  });
});
