import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, FOE, facing, happening, one, play } from './testing.ts';

afterEach(allDiceCast);

describe("Bone-Setters' Blessing", () => {
  const near = facing(
    { 'bone-setters-blessing': 2 },
    {
      heroes: [READY_MADE.gunnhild],
      foes: [{ statistics: FOE }, { statistics: FOE }],
      fighters: {
        h0: { x: 10, y: 10, hp: 50 },
        h1: { x: 10, y: 16, hp: 50 },
        f0: { x: 12, y: 10, steps: [9] },
        f1: { x: 30, y: 25 },
      },
    },
  );
  const soak = (driver: ReturnType<typeof play>, id: string) =>
    one(driver, id).marks.filter(({ kind }) => kind === 'bonus');

  it('[RUN-GIFT-BONE-SETTERS-BLESSING] shelters healer and patient from the moment he sets out, to the end of the round', () => {
    const bonus = [{ score: 'soak', amount: 6, until: 3 }];
    // The goblin strikes in passing, 9 + 8 against 4 + 9: 4 + 10 − 6 − 6.
    const tends = play({ ...near, state: { round: 3 }, turn: 'h0' }, 9, 4, 8).choose('heal:h1', 'strikeIt');
    expect(one(tends, 'h0').hp).toBe(50 - 2);
    expect(soak(tends, 'h0')).toMatchObject(bonus);
    expect(soak(tends, 'h1')).toMatchObject(bonus);
    const marked = { ...near.fighters, h1: { x: 10, y: 16, hp: 50, marks: one(tends, 'h1').marks } };
    const ends = play({ ...near, fighters: marked, state: { round: 3 }, agenda: [{ step: 'endRound' }] });
    expect(soak(ends, 'h1')).toEqual([]);
  });

  it('[RUN-GIFT-BONE-SETTERS-BLESSING] [RUN-RULING-G74] counts against what ignores armor', () => {
    const tends = play({ ...near, turn: 'h0' }, 9, 4, 8).choose('heal:h1', 'strikeIt');
    const h0 = { x: 10, y: 10, hp: 50, marks: one(tends, 'h0').marks };
    const burns = { effect: 'damage', who: 'h0', raw: 20, by: null, armor: false, rule: 'test' } as const;
    const hurt = play({
      ...near,
      fighters: { ...near.fighters, h0 },
      agenda: [happening(burns)],
    });
    expect(one(hurt, 'h0').hp).toBe(50 - (20 - 3 - 6));
  });

  it('[RUN-GIFT-BONE-SETTERS-BLESSING] does nothing for whoever tends himself, nor for whom others tend', () => {
    const himself = play({ ...near, turn: 'h0' }, 8).choose('heal:h0');
    expect(soak(himself, 'h0')).toEqual([]);
    const tended = play({ ...near, turn: 'h1' }, 8).choose('heal:h0');
    expect(soak(tended, 'h0')).toEqual([]);
  });
});
