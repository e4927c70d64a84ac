import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import type { MarkOf } from '../hooks/mark.ts';
import { addedTo, allDiceCast, FOE, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Eager Arrow', () => {
  const CALL = 'gift:eager-arrow';
  const SHOT = 'shoot:f0:2:plain';
  const mark = (n: number, level = 2): MarkOf<'gift'> => ({
    kind: 'gift',
    gift: 'eager-arrow',
    by: 'h0',
    level,
    n,
    whom: [],
    until: null,
  });
  /** Presence −1, and a bow with twelve arrows. */
  const far = (h0: Partial<Fighter> = {}, f0: Partial<Fighter> = {}, level = 2) =>
    facing(
      { 'eager-arrow': level },
      {
        foes: [{ statistics: FOE }, { statistics: FOE }],
        fighters: {
          h0: { x: 1, y: 10, hand: 2, ...h0 },
          f0: { x: 36, y: 10, ...f0 },
          f1: { x: 36, y: 28, marks: [] },
        },
      },
    );

  it('[RUN-GIFT-EAGER-ARROW] [RUN-RULING-G38] remembers how far his arrows flew, and in whom they stick', () => {
    // 9 + 0 against 6: 3 + 6 − 3.
    const hits = play({ ...far(), turn: 'h0' }, 9).choose(SHOT, 'stand');
    expect(one(hits, 'f0')).toMatchObject({ hp: 50 - 6, marks: [mark(1)] });
    expect(one(hits, 'h0')).toMatchObject({ marks: [mark(35)] });
    expect(one(hits, 'h0').pieces[2]).toBe(11);
    const misses = play({ ...far(), turn: 'h0' }, 4).choose(SHOT, 'stand');
    expect(one(misses, 'f0').marks).toEqual([]);
    expect(one(misses, 'h0').marks).toEqual([mark(35)]);
  });

  it('[RUN-GIFT-EAGER-ARROW] calls them back with Presence and its level against a tenth of the way', () => {
    const pieces = [1, 1, 7, 1, 1];
    const calls = (die: number) =>
      play({ ...far({ marks: [mark(35, 1)], pieces }, { marks: [mark(1, 1)] }, 1), turn: 'h0' }, die).choose(
        CALL,
      );
    // 3 − 1 + 1 against 3.
    const back = calls(3);
    expect(back.told('checked')).toMatchObject([{ roll: 'Pre', total: 3, against: 3, success: true }]);
    expect(one(back, 'h0').pieces[2]).toBe(12);
    expect(one(back, 'h0').marks).toEqual([]);
    const stay = calls(2);
    expect(one(stay, 'h0').pieces[2]).toBe(7);
    expect(one(stay, 'f0').hp).toBe(50);
  });

  it('[RUN-GIFT-EAGER-ARROW] [RUN-RULING-G06] tears its level out of everybody in whom they stick, once', () => {
    const back = play({ ...far({ marks: [mark(35)] }, { marks: [mark(1)] }), turn: 'h0' }, 5).choose(CALL);
    expect(back.kind).toBe('act');
    expect(one(back, 'f0')).toMatchObject({ hp: 50 - 2, marks: [mark(2)] });
    expect(one(back, 'f1').hp).toBe(50);
    expect(back.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', of: 'f0', points: 2 }]);
  });

  it('[RUN-GIFT-EAGER-ARROW] hits better whom it was drawn out of, and nobody else', () => {
    const shot = (n: number) =>
      addedTo(
        play({ ...far({}, n === 0 ? {} : { marks: [mark(n)] }), turn: 'h0' }, 9).choose(SHOT, 'stand'),
        'attack',
      );
    expect(shot(2)).toMatchObject({ 'eager-arrow': 2 });
    expect(shot(3)).toMatchObject({ 'eager-arrow': 2 });
    expect(shot(1)).not.toHaveProperty('eager-arrow');
    expect(shot(0)).not.toHaveProperty('eager-arrow');
  });

  it('[RUN-RULING-G38] [RUN-RULING-G80] is tried once in a round, and only when something was shot', () => {
    expect(optionsOf(play({ ...far(), turn: 'h0' }), 'gift')).toEqual([]);
    const tried = play({ ...far({ marks: [mark(35)] }), turn: 'h0' }, 1, 3).choose(CALL);
    expect(optionsOf(tried, 'gift')).toEqual([]);
    const later = { ...far({ marks: [mark(35)], uses: one(tried, 'h0').uses }), state: { round: 2 } };
    expect(optionsOf(play({ ...later, turn: 'h0' }), 'gift')).toEqual([CALL]);
  });
});
