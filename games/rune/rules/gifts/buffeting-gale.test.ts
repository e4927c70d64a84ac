import { afterEach, describe, expect, it } from 'vitest';
import { allDiceCast, facing, giftPoints, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Buffeting Gale', () => {
  const near = facing({ 'buffeting-gale': 2 });
  const hits = (...faces: number[]) =>
    play({ ...near, turn: 'h0' }, 4, 6, ...faces).choose('strike:f0:0:plain', 'stand');

  it('[RUN-GIFT-BUFFETING-GALE] [RUN-HOOK-08] [RUN-HOOK-35] is asked after a hit, and knocks down whom it overcomes', () => {
    const struck = hits(8);
    expect(struck.kind).toBe('reaction');
    // 8 + 2 against 11.
    struck.choose('use');
    expect(one(struck, 'f0')).toMatchObject({ fallen: true, hp: 50 - 9 });
    expect(giftPoints(struck)).toBe(40);
    const stands = hits(9).choose('use');
    expect(one(stands, 'f0').fallen).toBe(false);
    expect(giftPoints(stands)).toBe(0);
  });

  it('[RUN-GIFT-BUFFETING-GALE] need not be used, and is not asked of a miss or of who lies already', () => {
    expect(one(hits().choose('pass'), 'f0').fallen).toBe(false);
    const missed = play({ ...near, turn: 'h0' }, 3, 6).choose('strike:f0:0:plain', 'stand');
    expect(missed.kind).toBeNull();
    const lying = { ...near, fighters: { ...near.fighters, f0: { x: 12, y: 10, fallen: true } } };
    expect(play({ ...lying, turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand').kind).toBeNull();
  });

  it('[RUN-GIFT-BUFFETING-GALE] [RUN-HOOK-20] pays again at the start of every round that finds the other down', () => {
    const down = hits(8).choose('use');
    const marks = one(down, 'f0').marks;
    const lies = { ...near, fighters: { ...near.fighters, f0: { x: 12, y: 10, fallen: true, marks } } };
    const next = play({ ...lies, state: { round: 2 }, agenda: [{ step: 'round' }] });
    expect(giftPoints(next)).toBe(40);
    const up = { ...lies, fighters: { ...lies.fighters, f0: { x: 12, y: 10, marks } } };
    const over = play({ ...up, state: { round: 2 }, agenda: [{ step: 'round' }] });
    expect(giftPoints(over)).toBe(0);
    expect(one(over, 'f0').marks).toEqual([]);
  });
});
