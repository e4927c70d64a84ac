import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Destiny Reversed', () => {
  const near = facing({ 'destiny-reversed': 1 });

  it('[RUN-GIFT-DESTINY-REVERSED] [RUN-HOOK-05] [RUN-HOOK-55] throws a failed attack again, and the new die stands', () => {
    // 3 + 9 against 6 + 7 is a miss; 7 + 9 is 3 over.
    const missed = play({ ...near, turn: 'h0' }, 3, 6, 7).choose('strike:f0:0:plain', 'stand');
    expect(missed.kind).toBe('reaction');
    expect(missed.told('struck')).toEqual([]);
    missed.choose('use');
    expect(missed.told('struck')).toMatchObject([{ attack: 16, defence: 13 }]);
    expect(one(missed, 'f0').hp).toBe(50 - 12);
  });

  it('[RUN-GIFT-DESTINY-REVERSED] throws his defence again when he is hit, and never the die of another', () => {
    const hit = play({ ...near, turn: 'f0' }, 9, 2, 9).choose('strike:h0:0:plain', 'stand', 'use');
    expect(hit.told('struck')).toMatchObject([{ attack: 17, defence: 18 }]);
    expect(one(hit, 'h0').hp).toBe(77);
    expect(play({ ...near, turn: 'f0' }, 3, 8).choose('strike:h0:0:plain', 'stand').kind).toBeNull();
  });

  it('[RUN-GIFT-DESTINY-REVERSED] [RUN-RULING-G36] [RUN-HOOK-22] may throw yet again with another use, and no more than its level', () => {
    const twice = facing({ 'destiny-reversed': 2 });
    const again = play({ ...twice, turn: 'h0' }, 1, 5, 6, 2, 8).choose('strike:f0:0:plain', 'stand', 'use');
    expect(again.kind).toBe('reaction');
    again.choose('use');
    expect(again.told('struck')).toMatchObject([{ attack: 17 }]);
    expect(one(again, 'h0').uses).toHaveLength(2);
    const once = play({ ...near, turn: 'h0' }, 3, 6, 2).choose('strike:f0:0:plain', 'stand', 'use');
    expect(once.kind).toBeNull();
    expect(once.told('missed')).toHaveLength(1);
  });

  it('[RUN-RULING-G36] stands aside where he declines', () => {
    const kept = play({ ...near, turn: 'h0' }, 3, 6).choose('strike:f0:0:plain', 'stand', 'pass');
    expect(kept.told('missed')).toHaveLength(1);
    expect(one(kept, 'h0').uses).toEqual([]);
  });
});
