import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Frost-Speeded Heels', () => {
  /** INIT 9 with the axe and 2 without; the goblin rolls a 2. */
  const rolls = (level: number, planned: number, ...faces: number[]) =>
    one(
      play(
        {
          ...facing(
            { 'frost-speeded-heels': level },
            { fighters: { h0: { x: 10, y: 10, planned }, f0: { x: 30, y: 25, planned: 0 } } },
          ),
          agenda: [{ step: 'initiative' }],
        },
        ...faces,
        2,
      ),
      'h0',
    );

  it('[RUN-GIFT-FROST-SPEEDED-HEELS] [RUN-RULING-G63] count for the Initiative, and not for further actions', () => {
    // 29 + 9 + 6 = 44: a second action by 38, but no third by 44.
    expect(rolls(3, 0, 10, 10, 9)).toMatchObject({ total: 44, steps: [44, 24] });
    // 11 + 9 + 6 = 26: no second action by 20.
    expect(rolls(3, 0, 10, 1)).toMatchObject({ total: 26, steps: [26] });
    expect(rolls(2, 0, 10, 3)).toMatchObject({ total: 26, steps: [26, 6] });
  });

  it('[RUN-GIFT-FROST-SPEEDED-HEELS] quicken also whoever does not mean to fight', () => {
    expect(rolls(3, -1, 5)).toMatchObject({ total: 5 + 2 + 6 });
  });
});
