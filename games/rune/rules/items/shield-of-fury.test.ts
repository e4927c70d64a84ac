import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, armedWith, FOE, legendary, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('the Shield of Fury', () => {
  const scene = (f0: object) => {
    const near = armedWith(legendary({ 'shield-of-fury': 1 }), {
      heroes: [READY_MADE.gunnhild],
      foes: [{ statistics: FOE }],
    });
    return { ...near, fighters: { h0: { x: 10, y: 10 }, h1: { x: 10, y: 20 }, f0 } };
  };
  const FURY = 'gift:shield-of-fury:f0';

  it('[RUN-ITEM-FURY] [RUN-RULING-R15] sets an unengaged foe on whomever its bearer likes, for nothing, as often as its level', () => {
    const turn = play({ ...scene({ x: 30, y: 20, target: 'h0' }), turn: 'h0' });
    expect(optionsOf(turn, 'gift')).toEqual([FURY]);
    turn.choose(FURY);
    expect(turn.options()).toEqual(['pick:h0', 'pick:h1']);
    turn.choose('pick:h1');
    expect(one(turn, 'f0')).toMatchObject({ target: 'h1', marks: [{ kind: 'setOn', by: 'h1' }] });
    expect(turn.kind).toBe('act');
    expect(optionsOf(turn, 'gift')).toEqual([]);
  });

  it('[RUN-ITEM-FURY] of a foe that is engaged it takes an action, and has to beat its Res', () => {
    const set = (...faces: number[]) =>
      play({ ...scene({ x: 12, y: 10, target: 'h0' }), turn: 'h0' }, ...faces).choose(FURY);
    // 7 + 1 against 5 + 2.
    expect(set(7, 5).kind).toBe('choose');
    const lost = set(4, 5);
    expect(one(lost, 'f0').marks).toEqual([]);
    expect(lost.asked).toEqual([]);
  });
});
