import { afterEach, describe, expect, it } from 'vitest';
import { rich } from '../../documents/hero/testing.ts';
import type { Fighter } from '../fight/state.ts';
import type { MarkOf } from '../hooks/mark.ts';
import { addedTo, allDiceCast, facing, happening, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('Dying Blow', () => {
  const STAND: MarkOf<'lastStand'> = {
    kind: 'lastStand',
    gift: 'dying-blow',
    by: 'h0',
    level: 2,
    impairment: 3,
    until: 6,
  };
  const near = (h0: Partial<Fighter>, level = 2, f0: Partial<Fighter> = {}) =>
    facing(
      { 'dying-blow': level },
      {
        fighters: { h0: { x: 10, y: 10, ...h0 }, f0: { x: 12, y: 10, ...f0 } },
        state: { round: 4 },
      },
    );
  const standing = (more: Partial<Fighter> = {}) => near({ hp: 0, wounds: 4, marks: [STAND], ...more });
  /** 10 + 9 + 8 against 2 + 9 less his Wounds: 19 + 10 − 6 = 23 of 18, the fourth Wound. */
  const felled = (more: Partial<Fighter> = {}, level?: number, ...faces: number[]) =>
    play(
      { ...near({ hp: 9, wounds: 3, steps: [2], ...more }, level), turn: 'f0' },
      ...(faces.length > 0 ? faces : [10, 9, 2]),
    ).choose('strike:h0:0:plain', 'stand');

  it('[RUN-GIFT-DYING-BLOW] is asked when he would die, and lasts its level in rounds from the next on', () => {
    const asked = felled();
    expect(asked.kind).toBe('reaction');
    asked.choose('use');
    // [RUN-RULING-G37] His actions of this round are still his.
    expect(one(asked, 'h0')).toMatchObject({ condition: 'able', hp: 0, wounds: 4, steps: [2] });
    expect(one(asked, 'h0').marks).toEqual([STAND]);
    expect(one(felled({}, 3).choose('use'), 'h0').marks).toMatchObject([{ level: 3, until: 7 }]);
  });

  it('[RUN-GIFT-DYING-BLOW] need not be used', () => {
    expect(one(felled().choose('pass'), 'h0').condition).toBe('dead');
  });

  it('[RUN-HOOK-19] is not asked of whoever was saved by something else', () => {
    const scene = facing(
      { 'curds-of-utgardaloki': 3, 'dying-blow': 2 },
      { fighters: { h0: { x: 10, y: 10, hp: 8 } } },
    );
    const both = { ...scene, heroes: [rich(25, scene.heroes?.[0])] };
    // 9 + 8 against 4 + 9: 4 + 10 − 6.
    const falls = () => play({ ...both, turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(falls().choose('use').kind).toBeNull();
    expect(falls().choose('pass').kind).toBe('reaction');
  });

  it('[RUN-RULING-G37] is asked at a blow that would leave nothing of him, and at a fifth Wound', () => {
    const crushed = felled({ hp: 1 }, 2, 10, 10, 9, 2).choose('use');
    expect(one(crushed, 'h0').condition).toBe('able');
    const lies: Partial<Fighter> = { hp: 60, wounds: 4, condition: 'incapacitated' };
    const fifth = play({ ...near(lies), turn: 'f0' }, 10, 9).choose('strike:h0:0:plain', 'use');
    expect(one(fifth, 'h0')).toMatchObject({ condition: 'able', wounds: 5 });
    expect(one(fifth, 'h0').marks).toMatchObject([{ impairment: 4 }]);
  });

  it('[RUN-GIFT-DYING-BLOW] makes every roll better by its level, and of what Wounds took off a blow as much an addition', () => {
    // 9 + 3 + 2, and of other rolls 3 − 2 less.
    const strikes = play({ ...standing(), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(strikes.told('struck')).toMatchObject([{ attack: 4 + 9 + 5 }]);
    const struck = play({ ...standing(), turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    expect(addedTo(struck, 'defence')).toEqual({ dfn: 9, impairment: -1 });
    const tired = play({ ...standing({ impairment: 1 }), turn: 'h0' }, 4, 6).choose(
      'strike:f0:0:plain',
      'stand',
    );
    expect(tired.told('struck')).toMatchObject([{ attack: 4 + 9 + 4 }]);
  });

  it('[RUN-GIFT-DYING-BLOW] [RUN-RULING-G37] is not ended by damage, nor by any help', () => {
    const hurts = happening({ effect: 'damage', who: 'h0', raw: 90, by: 'f0', armor: true, rule: 'test' });
    expect(one(play({ ...standing(), agenda: [hurts] }), 'h0')).toMatchObject({
      condition: 'able',
      wounds: 5,
    });
    const healed = {
      ...standing({ hp: 50, wounds: 1 }),
      state: { round: 6 },
      agenda: [{ step: 'fading' } as const],
    };
    expect(one(play(healed), 'h0').condition).toBe('dead');
  });

  it('[RUN-GIFT-DYING-BLOW] ends in death: with its last round, with the fight, or where he leaves it', () => {
    const after = (round: number) =>
      one(play({ ...standing(), state: { round }, agenda: [{ step: 'fading' }] }), 'h0').condition;
    expect(after(5)).toBe('able');
    expect(after(6)).toBe('dead');
    const over = play({
      ...near({ hp: 0, marks: [STAND] }, 2, { condition: 'dead', hp: 0 }),
      agenda: [{ step: 'aftermath' }],
    });
    expect(one(over, 'h0').condition).toBe('dead');
    expect(over.told('settled').filter(({ hero }) => hero !== null)).toEqual([]);
    const left = play({ ...standing(), agenda: [happening({ effect: 'leave', who: 'h0', rule: 'test' })] });
    expect(one(left, 'h0').condition).toBe('dead');
  });

  it('[RUN-GIFT-DYING-BLOW] [RUN-INSURE-09] leaves its level for every hit point he takes from foes to whoever comes after', () => {
    // 4 + 9 + 5 against 6 + 7: 5 + 12 − 3.
    const strikes = play({ ...standing(), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(strikes, 'f0').hp).toBe(50 - 14);
    expect(one(strikes, 'h0').legacy).toBe(28);
    expect(strikes.told('bequeathed')).toMatchObject([{ points: 28 }]);
    const kills = play({ ...near({ hp: 0, wounds: 4, marks: [STAND] }, 2, { hp: 5 }), turn: 'h0' }, 4, 6);
    expect(one(kills.choose('strike:f0:0:plain', 'stand'), 'h0').legacy).toBe(10);
    const before = play({ ...near({}), turn: 'h0' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(one(before, 'h0').legacy).toBe(0);
  });
});
