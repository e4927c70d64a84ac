import { afterEach, describe, expect, it } from 'vitest';
import { addedTo, allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Implacably Braced', () => {
  const near = facing({ 'implacably-braced': 2 });

  it('[RUN-GIFT-IMPLACABLY-BRACED] [RUN-HOOK-02] adds to all scores of whoever holds ground, and only then', () => {
    // 4 + 9 + 1 + 2 against 6 + 7: 3 + 12 + 2 − 3.
    const holds = play({ ...near, turn: 'h0' }, 4, 6).choose('strike:f0:0:holding', 'stand');
    expect(addedTo(holds, 'attack')).toMatchObject({ holding: 1, 'implacably-braced': 2 });
    expect(one(holds, 'f0').hp).toBe(50 - 14);
    const plain = play({ ...near, turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(plain, 'attack')).not.toHaveProperty('implacably-braced');
    expect(one(plain, 'f0').hp).toBe(50 - 9);
  });

  it('[RUN-GIFT-IMPLACABLY-BRACED] helps him defend and bear it, too', () => {
    const ground = {
      ...near,
      fighters: { ...near.fighters, h0: { x: 10, y: 10, stance: 'holding' as const } },
    };
    // 9 + 8 against 4 + 9 + 2: 2 + 10 − 6 − 2.
    const struck = play({ ...ground, turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(addedTo(struck, 'defence')).toMatchObject({ 'implacably-braced': 2 });
    expect(one(struck, 'h0').hp).toBe(77 - 4);
  });
});
