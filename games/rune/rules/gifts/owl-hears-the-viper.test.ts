import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Owl Hears the Viper', () => {
  /** Per 1, Awareness 1. */
  const wary = { ...facing({}), heroes: [spentOn({ 'owl-hears-the-viper': 2 }, READY_MADE.gunnhild)] };
  const looks = (peril: 'trap' | null, roll: 'awareness' | 'traps' = 'awareness') => {
    const check = { who: 'h0', roll, plus: 0, against: { difficulty: 9 }, ...(peril && { peril }) };
    return play({ ...wary, agenda: [{ step: 'check', check, success: [], failure: [] }] }, 4).told('checked');
  };

  it('[RUN-GIFT-OWL-HEARS-THE-VIPER] [RUN-HOOK-03] adds three a level to Awareness of what somebody has set, and to nothing else', () => {
    expect(looks('trap')).toMatchObject([{ total: 4 + 8, success: true }]);
    expect(looks(null)).toMatchObject([{ total: 4 + 2, success: false }]);
    const lacks = looks('trap', 'traps')[0] as unknown as { total: number };
    expect(lacks.total).toBeLessThan(4);
  });

  it('[RUN-GIFT-OWL-HEARS-THE-VIPER] keeps him out of a trap on the field', () => {
    const snare = {
      ...wary,
      map: {
        objects: [
          {
            id: 'snare',
            kind: 'grabber' as const,
            area: [[12, 10, 1]] as [number, number, number][],
            difficulty: 8,
            dam: 9,
          },
        ],
      },
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 35, y: 25 } },
      turn: 'h0',
    };
    // 1 and 3: −3 + 8, one short; 2 + 8 is enough by far.
    expect(one(play(snare, 1, 3).choose('walk:14:10'), 'h0').caught).not.toBeNull();
    expect(one(play(snare, 1, 2).choose('walk:14:10'), 'h0').caught).toBeNull();
  });
});
