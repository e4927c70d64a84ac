import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, FOE, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Like the Leaping Stag', () => {
  const far = facing(
    { 'like-the-leaping-stag': 2 },
    {
      foes: [{ statistics: FOE, missile: 'bow' }],
      fighters: { f0: { x: 25, y: 10, hand: 1, steps: [30, 20, 10] } },
    },
  );
  const turn = { step: 'turn', fighter: 'f0' } as const;

  it('[RUN-GIFT-LIKE-THE-LEAPING-STAG] pays for every shot that he dodges, and for none that he does not', () => {
    // Three shots of 5 + 8 − 4: 7 + 3 and 9 + 3 are enough, 2 + 3 is not.
    const dodged = play({ ...far, agenda: [turn, turn, turn] }, 5, 7, 5, 2, 5, 9);
    for (let i = 0; i < 3; i++) dodged.choose('shoot:h0:1:plain', 'dodge');
    expect(one(dodged, 'h0').hp).toBeLessThan(77);
    expect(giftPoints(dodged)).toBe(80);
  });

  it('[RUN-GIFT-LIKE-THE-LEAPING-STAG] pays nothing for a shot that misses whoever stands still', () => {
    const missed = play({ ...far, agenda: [turn] }, 1, 3).choose('shoot:h0:1:plain', 'stand');
    expect(missed.told('missed')).toHaveLength(1);
    expect(giftPoints(missed)).toBe(0);
  });
});
