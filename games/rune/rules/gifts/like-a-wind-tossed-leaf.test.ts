import { afterEach, describe, expect, it } from 'vitest';
import { addedTo, allDiceCast, facing, happening, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Like a Wind-Tossed Leaf', () => {
  const near = facing({ 'like-a-wind-tossed-leaf': 2 });
  const weaving = {
    ...near,
    fighters: { ...near.fighters, h0: { x: 10, y: 10, stance: 'weaving' as const } },
  };

  it('[RUN-GIFT-LIKE-A-WIND-TOSSED-LEAF] adds to the blow of whoever ducks and weaves, and of nobody else', () => {
    // 4 + 9 + 2 against 6 + 7: 2 + 12 + 2 − 3.
    const weaves = play({ ...near, turn: 'h0' }, 4, 6).choose('strike:f0:0:weaving', 'stand');
    expect(addedTo(weaves, 'attack')).toMatchObject({ 'like-a-wind-tossed-leaf': 2 });
    expect(one(weaves, 'f0').hp).toBe(50 - 13);
    const plain = play({ ...near, turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(plain, 'f0').hp).toBe(50 - 9);
  });

  it('[RUN-GIFT-LIKE-A-WIND-TOSSED-LEAF] comes on top of what weaving gives by itself, and helps him bear it', () => {
    // 9 + 8 against 4 + 9 + 1 + 2: 1 + 10 − 6 − 2.
    const struck = play({ ...weaving, turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(addedTo(struck, 'defence')).toMatchObject({ weaving: 1, 'like-a-wind-tossed-leaf': 2 });
    expect(one(struck, 'h0').hp).toBe(77 - 3);
  });

  it('[RUN-GIFT-LIKE-A-WIND-TOSSED-LEAF] softens whatever hurts', () => {
    const burns = { effect: 'damage', who: 'h0', raw: 20, by: null, armor: false, rule: 'test' } as const;
    const hurt = play({ ...weaving, agenda: [happening(burns)] });
    expect(one(hurt, 'h0').hp).toBe(77 - (20 - 3 - 2));
  });
});
