import { afterEach, describe, expect, it } from 'vitest';
import { GIFT } from '../../content/gifts.ts';
import { allDiceCast, FOE, one, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const THROW = 'shoot:f0:0:plain';

describe('Many-Impaling Spear', () => {
  /** Six paces between each and the next. Ragnar throws with −3, and DAM 7. */
  const row = (level: number, more: object = {}) => ({
    ...wielding(
      'throwing-spear',
      { 'many-impaling-spear': level },
      {
        foes: [{ statistics: FOE }, { statistics: FOE }, { statistics: FOE }],
        fighters: {
          h0: { x: 4, y: 10 },
          f0: { x: 10, y: 10 },
          f1: { x: 16, y: 10 },
          f2: { x: 22, y: 10 },
          ...more,
        },
      },
    ),
    turn: 'h0',
  });
  /** He takes 9: 14 − 3 − 6 + 7 − 3. */
  const NINE = [10, 4];
  /** One less for the next: who stands before it makes it harder by 3. */
  const EIGHT = [10, 6];

  it('[RUN-GIFT-MANY-IMPALING-SPEAR] flies on where it took more than twelve less its level, with a new roll each time', () => {
    const thrown = play(row(4), ...NINE, ...EIGHT).choose(THROW, 'stand');
    expect(one(thrown, 'f0').hp).toBe(50 - 9);
    expect(thrown.kind).toBe('reaction');
    thrown.choose('use', 'stand');
    expect(thrown.told('shot')).toMatchObject([{ at: 'f0' }, { at: 'f1', attack: 13, others: 1 }]);
    // Eight is not more than eight.
    expect(one(thrown, 'f1').hp).toBe(50 - 8);
    expect(thrown.kind).toBeNull();
    expect(play(row(3), ...NINE).choose(THROW, 'stand').kind).toBeNull();
  });

  it('[RUN-GIFT-MANY-IMPALING-SPEAR] [RUN-HOOK-09] goes on and on, strikes nobody twice, and is one spear: it lies where it came to', () => {
    const chain = play(row(4), ...NINE, 10, 7, 10, 10, 1).choose(THROW, 'stand', 'use', 'stand');
    expect(one(chain, 'f1').hp).toBe(50 - 9);
    expect(chain.kind).toBe('reaction');
    chain.choose('use', 'stand');
    // 21 − 3 against 6 and two who stand before it: 6 + 7 − 3.
    expect(one(chain, 'f2').hp).toBe(50 - 10);
    expect(chain.kind).toBeNull();
    expect(one(chain, 'h0').pieces[0]).toBe(0);
    expect(one(chain, 'h0').lying).toEqual([{ form: 0, x: 22, y: 10 }]);
  });

  it('[RUN-GIFT-MANY-IMPALING-SPEAR] reaches five paces a level beyond the last whom it struck', () => {
    const asked = (level: number, f1: object) =>
      play(row(level, { f1: { x: 16, y: 10, ...f1 }, f2: { x: 1, y: 28 } }), 10, 10, 1).choose(THROW, 'stand')
        .kind;
    expect([asked(1, { x: 15 }), asked(1, { x: 16 }), asked(2, { x: 20 }), asked(2, { x: 21 })]).toEqual([
      'reaction',
      null,
      'reaction',
      null,
    ]);
  });

  it('[RUN-RULING-G44] only to who stands within fifteen degrees of its flight and behind no wall, the nearest first', () => {
    const next = (more: object, map = {}) => {
      const thrown = play({ ...row(4, { f2: { x: 1, y: 28 }, ...more }), map }, ...NINE).choose(
        THROW,
        'stand',
      );
      const [asked] = thrown.state.agenda.flatMap((frame) =>
        frame.step === 'reaction' ? [frame.target] : [],
      );
      return asked ?? null;
    };
    // A pace aside is less than fifteen degrees at six, two are more.
    expect([next({ f1: { x: 16, y: 11 } }), next({ f1: { x: 16, y: 12 } })]).toEqual(['f1', null]);
    // Fifteen to four is 14.9 degrees, eleven to three 15.3.
    expect([next({ f1: { x: 25, y: 14 } }), next({ f1: { x: 21, y: 13 } })]).toEqual(['f1', null]);
    expect(next({ f1: { x: 7, y: 10 } })).toBeNull();
    expect(next({ f1: { x: 22, y: 10 }, f2: { x: 18, y: 10 } })).toBe('f2');
    expect(next({}, { walls: [[13, 10, 1]] })).toBeNull();
  });

  it('[RUN-RULING-G44] its owner may stop it, and a shot of something else never does it', () => {
    const kept = play(row(4), ...NINE).choose(THROW, 'stand', 'pass');
    expect(kept.told('shot')).toHaveLength(1);
    expect(one(kept, 'h0')).toMatchObject({ uses: [], lying: [{ form: 0, x: 10, y: 10 }] });
    const BOW = 3;
    const shot = play(row(11, { h0: { x: 4, y: 10, hand: BOW } }), 10, 9).choose(
      `shoot:f0:${BOW}:plain`,
      'stand',
    );
    expect(one(shot, 'f0').hp).toBeLessThan(50 - 3);
    expect(shot.kind).toBeNull();
  });

  it('[RUN-GIFT-MANY-IMPALING-SPEAR] even at its highest level has to take two', () => {
    expect(GIFT['many-impaling-spear'].cap).toBe(11);
    const asked = (soak: number) => {
      const foes = [{ statistics: { ...FOE, soak } }, { statistics: FOE }, { statistics: FOE }];
      return play({ ...row(11), foes }, 9).choose(THROW, 'stand').kind;
    };
    // DAM 7 and nothing else.
    expect([asked(5), asked(6)]).toEqual(['reaction', null]);
  });
});
