import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

/** Gunnhild heals with Dex 2 and Healer 2, and Ragnar lies beside her. */
const lying = (level: number, ragnar: Partial<Fighter>, gunnhild: Partial<Fighter> = {}) =>
  facing(
    { 'zealous-sinews': level },
    {
      heroes: [READY_MADE.gunnhild],
      fighters: {
        h0: { x: 10, y: 10, ...ragnar },
        h1: { x: 11, y: 10, ...gunnhild },
        f0: { x: 38, y: 28 },
      },
      turn: 'h1',
    },
  );
const DYING = { hp: 0, condition: 'dying' as const, saviours: ['h1'] };

describe('Zealous Sinews', () => {
  it('[RUN-GIFT-ZEALOUS-SINEWS] [RUN-HOOK-03] helps whoever brings him back, by three for each level', () => {
    const saved = play(lying(2, DYING), 2).choose('heal:h0');
    expect(saved.told('treated')).toMatchObject([{ total: 2 + 4 + 6, difficulty: 12, helped: true }]);
    expect(one(saved, 'h0').condition).toBe('able');
    expect(play(lying(1, DYING), 2).choose('heal:h0').told('treated')).toMatchObject([{ total: 2 + 4 + 3 }]);
  });

  it('[RUN-GIFT-ZEALOUS-SINEWS] helps whoever treats him, himself too, and nobody else', () => {
    const treated = play(lying(2, { hp: 30 }), 2).choose('heal:h0');
    expect(treated.told('treated')).toMatchObject([{ total: 2 + 4 + 6, difficulty: 4 + 3 }]);
    const other = play(lying(2, {}, { hp: 20 }), 2).choose('heal:h1');
    expect(other.told('treated')).toMatchObject([{ total: 2 + 4 }]);
    const own = (level: number) =>
      play({ ...lying(level, { hp: 30 }), turn: 'h0' }, 2)
        .choose('heal:h0')
        .told('treated')[0] as unknown as { total: number };
    expect(own(3).total - own(1).total).toBe(6);
  });

  it('[RUN-GIFT-ZEALOUS-SINEWS] is reckoned with before anybody tries', () => {
    const driver = play(lying(2, DYING));
    const heal = { act: 'heal', target: 'h0' };
    const [success] = driver.game.odds?.(driver.state, 0, heal) ?? [];
    expect(success).toEqual({ outcome: 'success', chance: expect.closeTo(0.9, 10) });
  });
});
