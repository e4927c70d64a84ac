import { afterEach, describe, expect, it } from 'vitest';
import { odds } from '../fight/odds.ts';
import type { Check } from '../hooks/effect.ts';
import { allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

const SHOUT = 'gift:roaring-shout-of-rage';

describe('Roaring Shout of Rage', () => {
  const near = facing(
    { 'roaring-shout-of-rage': 2 },
    {
      foes: [2, 4, 9].map((res) => ({ statistics: { ...FOE, res } })),
      fighters: { f1: { x: 30, y: 10 }, f2: { x: 31, y: 10 } },
    },
  );
  const cowed = (driver: ReturnType<typeof play>) =>
    ['f0', 'f1', 'f2'].map((id) =>
      one(driver, id).marks.map((mark) => ('amount' in mark ? mark.amount : null)),
    );

  it('[RUN-GIFT-ROARING-SHOUT-OF-RAGE] [RUN-HOOK-10] [RUN-HOOK-40] cows all within ten paces a level, if it overcomes the best of them', () => {
    // Pre −1: 6 − 1 + 2 against 3 + 4, and a tie is his.
    const shouts = play({ ...near, turn: 'h0' }, 6, 3).choose(SHOUT);
    expect(shouts.told('checked')).toMatchObject([{ roll: 'Pre', total: 7, against: 7, success: true }]);
    expect(cowed(shouts)).toEqual([[2], [2], []]);
    expect(one(shouts, 'f0').marks).toMatchObject([{ kind: 'resDown', gift: 'roaring-shout-of-rage' }]);
    expect(shouts.kind).toBe('act');
  });

  it('[RUN-GIFT-ROARING-SHOUT-OF-RAGE] [RUN-RULING-G27] [RUN-RULING-G80] is tried once in a fight, and the odds are told before', () => {
    const fails = play({ ...near, turn: 'h0' }, 5, 3).choose(SHOUT);
    expect(cowed(fails)).toEqual([[], [], []]);
    expect(optionsOf(fails, 'gift')).toEqual([]);
    const told = odds(play({ ...near, turn: 'h0', options: { statistics: 'always' } }).state, 0, {
      act: 'gift',
      gift: 'roaring-shout-of-rage',
    });
    expect(told?.map(({ outcome }) => outcome)).toEqual(['success', 'failure']);
  });

  it('[RUN-GIFT-ROARING-SHOUT-OF-RAGE] [RUN-RULING-G27] takes its level off all they roll with Res, be it below nothing, to the end of the fight', () => {
    const marks = [{ kind: 'resDown', gift: 'roaring-shout-of-rage', by: 'h0', amount: 3 } as const];
    const check: Check = { who: 'f0', roll: 'balance', plus: 0, against: { difficulty: 6 } };
    const scene = { ...near, fighters: { ...near.fighters, f0: { x: 12, y: 10, marks: [...marks] } } };
    const rolls = play({ ...scene, agenda: [{ step: 'check', check, success: [], failure: [] }] }, 5);
    expect(rolls.told('checked')).toMatchObject([{ total: 5 + 2 - 3 }]);
    const later = play({ ...scene, state: { round: 20 }, agenda: [{ step: 'endRound' }] });
    expect(one(later, 'f0').marks).toEqual(marks);
  });

  it('[RUN-GIFT-ROARING-SHOUT-OF-RAGE] is not there where nobody hears it', () => {
    const far = { ...near, fighters: { ...near.fighters, h0: { x: 1, y: 28 }, f0: { x: 38, y: 1 } } };
    expect(optionsOf(play({ ...far, turn: 'h0' }), 'gift')).toEqual([]);
  });
});
