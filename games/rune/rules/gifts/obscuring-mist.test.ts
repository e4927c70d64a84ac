import { afterEach, describe, expect, it } from 'vitest';
import { addedTo, allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('Obscuring Mist', () => {
  const far = facing(
    { 'obscuring-mist': 3 },
    { foes: [{ statistics: FOE, missile: 'bow' }], fighters: { f0: { x: 25, y: 10, hand: 1 } } },
  );

  it('[RUN-GIFT-OBSCURING-MIST] [RUN-GIFTRULE-ACT-01] [RUN-GIFTRULE-DUR-01] takes an action, once in an encounter, and lasts its level in rounds', () => {
    const called = play({ ...far, state: { round: 2 }, turn: 'h0' }).choose('gift:obscuring-mist');
    expect(called.kind).toBeNull();
    expect(one(called, 'h0').marks).toMatchObject([{ kind: 'obscured', until: 4 }]);
    const ends = (round: number) =>
      play({
        ...far,
        fighters: { ...far.fighters, h0: { x: 10, y: 10, marks: one(called, 'h0').marks } },
        state: { round },
        agenda: [{ step: 'endRound' }],
      });
    expect(one(ends(3), 'h0').marks).toHaveLength(1);
    expect(one(ends(4), 'h0').marks).toEqual([]);
    const again = {
      ...far,
      fighters: { ...far.fighters, h0: { x: 10, y: 10, uses: one(called, 'h0').uses } },
    };
    expect(optionsOf(play({ ...again, turn: 'h0' }), 'gift')).toEqual([]);
  });

  it('[RUN-GIFT-OBSCURING-MIST] [RUN-HOOK-40] makes arrows miss him', () => {
    const marks = [{ kind: 'obscured', gift: 'obscuring-mist', by: 'h0', until: 9 } as const];
    const veiled = { ...far, fighters: { ...far.fighters, h0: { x: 10, y: 10, marks: [...marks] } } };
    const shot = play({ ...veiled, turn: 'f0' }, 5).choose('shoot:h0:1:plain', 'stand');
    expect(addedTo(shot, 'attack')).toMatchObject({ obscured: -3 });
  });
});
