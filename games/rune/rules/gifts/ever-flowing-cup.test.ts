import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Fighter } from '../fight/state.ts';
import { allDiceCast, facing, one, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Ever-Flowing Cup', () => {
  /** Gunnhild is much too far off to help. */
  const near = (h0: Partial<Fighter>, level = 2) =>
    facing(
      { 'ever-flowing-cup': level },
      {
        heroes: [READY_MADE.gunnhild],
        fighters: { h0: { x: 10, y: 10, ...h0 }, h1: { x: 30, y: 25 } },
        state: { round: 4 },
      },
    );
  /** 9 + 8 against 4 + 9: 4 + 10 − 6. */
  const felled = (h0: Partial<Fighter> = { hp: 8 }, level?: number) =>
    play({ ...near(h0, level), turn: 'f0' }, 9, 4).choose('strike:h0:0:plain', 'stand');

  it('[RUN-GIFT-EVER-FLOWING-CUP] [RUN-GIFTRULE-DUR-01] keeps him from dying for as many rounds as its level, the next being the first', () => {
    const down = felled();
    expect(one(down, 'h0')).toMatchObject({ condition: 'dying', hp: 0 });
    expect(one(down, 'h0').marks).toEqual([
      { kind: 'lingering', gift: 'ever-flowing-cup', by: 'h0', until: 6 },
    ]);
    expect(one(felled(undefined, 3), 'h0').marks).toMatchObject([{ until: 7 }]);
    // 10 + 9 + 8 against 6: 21 + 10 − 6, the fifth Wound.
    const lies: Partial<Fighter> = { hp: 40, wounds: 4, condition: 'incapacitated' };
    const wounded = play({ ...near(lies), turn: 'f0' }, 10, 9).choose('strike:h0:0:plain');
    expect(one(wounded, 'h0')).toMatchObject({ condition: 'dying', wounds: 5, marks: [{ until: 6 }] });
  });

  it('[RUN-GIFT-EVER-FLOWING-CUP] lets him go when they are over', () => {
    const { marks } = one(felled(), 'h0');
    const ends = (round: number) =>
      one(
        play({
          ...near({ hp: 0, condition: 'dying', marks }),
          state: { round },
          agenda: [{ step: 'fading' }],
        }),
        'h0',
      ).condition;
    expect(ends(5)).toBe('dying');
    expect(ends(6)).toBe('dead');
    const late = play({ ...near({ hp: 9, marks }), state: { round: 6 }, agenda: [{ step: 'fading' }] });
    expect(one(late, 'h0').condition).toBe('able');
  });

  it('[RUN-GIFT-EVER-FLOWING-CUP] does not help against a blow that leaves nothing of him', () => {
    // 29 + 8 against 2 + 9: 26 + 10 − 6 of 9.
    const crushed = (hp: number) =>
      one(play({ ...near({ hp }), turn: 'f0' }, 10, 10, 9, 2).choose('strike:h0:0:plain', 'stand'), 'h0');
    expect(crushed(9)).toMatchObject({ condition: 'dead' });
    expect(crushed(10)).toMatchObject({ condition: 'dying' });
  });

  it('[RUN-RULING-G79] gives way where somebody brings him back', () => {
    const { marks } = one(felled(), 'h0');
    const scene = near({ hp: 0, condition: 'dying', marks });
    const beside = { ...scene, fighters: { ...scene.fighters, h1: { x: 10, y: 11 } } };
    const saved = play({ ...beside, turn: 'h1' }, 8).choose('heal:h0');
    expect(saved.told('treated')).toMatchObject([{ difficulty: 12, helped: true }]);
    expect(one(saved, 'h0')).toMatchObject({ condition: 'able', hp: 4, marks: [] });
  });
});
