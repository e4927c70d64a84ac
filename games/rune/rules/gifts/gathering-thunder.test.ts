import { afterEach, describe, expect, it } from 'vitest';
import { addedTo, allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Gathering Thunder', () => {
  const near = facing({ 'gathering-thunder': 2 });
  const marks = (whom: string[]) => [
    { kind: 'gift', gift: 'gathering-thunder', by: 'h0', level: 2, n: 0, whom, until: null } as const,
  ];
  const long = (whom: string[], more = {}) => ({
    ...near,
    fighters: { ...near.fighters, h0: { x: 10, y: 10, marks: [...marks(whom)], ...more } },
    state: { round: 5 },
    turn: 'h0',
  });

  it('[RUN-GIFT-GATHERING-THUNDER] [RUN-RULING-G68] adds its level and the round, once before a blow at an old opponent', () => {
    const asked = play(long(['f0']), 2, 6).choose('strike:f0:0:plain', 'stand');
    expect(asked.kind).toBe('preRoll');
    asked.choose('use');
    expect(addedTo(asked, 'attack')).toMatchObject({ 'gathering-thunder': 7 });
    // 2 + 9 + 7 against 6 + 7: 5 + 12 − 3.
    expect(one(asked, 'f0').hp).toBe(50 - 14);
    expect(one(asked, 'h0').marks).toEqual(marks(['f0']));
  });

  it('[RUN-GIFT-GATHERING-THUNDER] [RUN-HOOK-22] is not asked about others, nor a second time in a session', () => {
    expect(play(long([]), 4, 6).choose('strike:f0:0:plain', 'stand').kind).toBeNull();
    const used = long(['f0'], { uses: [{ gift: 'gathering-thunder', round: 2 }] });
    expect(play(used, 4, 6).choose('strike:f0:0:plain', 'stand').kind).toBeNull();
    const kept = play(long(['f0']), 4, 6).choose('strike:f0:0:plain', 'stand', 'pass');
    expect(one(kept, 'h0').uses).toEqual([]);
    expect(addedTo(kept, 'attack')).not.toHaveProperty('gathering-thunder');
  });

  it('[RUN-RULING-G68] remembers with whom he was Engaged when a round ended', () => {
    const ends = play({ ...near, agenda: [{ step: 'endRound' }] });
    expect(one(ends, 'h0').marks).toMatchObject([{ gift: 'gathering-thunder', whom: ['f0'] }]);
  });
});
