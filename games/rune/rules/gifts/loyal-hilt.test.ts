import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, facing, one, optionsOf, play } from './testing.ts';

afterEach(allDiceCast);

describe('The Loyal Hilt', () => {
  const HURL = 'gift:loyal-hilt:f0';
  const far = (x: number, f0: Partial<Fighter> = {}, more: Scene = {}) =>
    facing({ 'loyal-hilt': 2 }, { ...more, fighters: { f0: { x, y: 10, ...f0 }, ...more.fighters } });
  const hurls = (f0: Partial<Fighter>, ...faces: number[]) =>
    play({ ...far(16, f0), turn: 'h0' }, ...faces).choose(HURL);

  it('[RUN-GIFT-LOYAL-HILT] [RUN-HOOK-09] reaches three paces and three for each level, as an attack', () => {
    expect(optionsOf(play({ ...far(19), turn: 'h0' }), 'gift')).toEqual([HURL]);
    expect(optionsOf(play({ ...far(20), turn: 'h0' }), 'gift')).toEqual([]);
    const bow = far(16, {}, { fighters: { h0: { x: 10, y: 10, hand: 2 } } });
    expect(optionsOf(play({ ...bow, turn: 'h0' }), 'gift')).toEqual([]);
    const fists = far(16, {}, { fighters: { h0: { x: 10, y: 10, hand: 3 } } });
    expect(optionsOf(play({ ...fists, turn: 'h0' }), 'gift')).toEqual([]);
    expect(hurls({}, 4, 6).kind).toBeNull();
  });

  it('[RUN-GIFT-LOYAL-HILT] is a blow against DFN, and the weapon is back in his hand, hit or miss', () => {
    // 4 + 9 against 6 + 7: 12 − 3.
    const hit = hurls({}, 4, 6);
    expect(addedTo(hit, 'attack')).toEqual({ atk: 9 });
    expect(addedTo(hit, 'defence')).toEqual({ dfn: 7 });
    expect(one(hit, 'f0').hp).toBe(50 - 9);
    expect(one(hit, 'h0')).toMatchObject({ hand: 0, lying: [] });
    const miss = hurls({}, 3, 6);
    expect(one(miss, 'f0').hp).toBe(50);
    expect(one(miss, 'h0')).toMatchObject({ hand: 0, lying: [] });
  });

  it('[RUN-GIFT-LOYAL-HILT] [RUN-RULING-G43] loses it by a botch, three paces a level away in line, and is not answered from afar', () => {
    // −9 + 9 against 10 + 9 + 7: worth a riposte, if it were nearer.
    const botch = hurls({}, 1, 9, 10, 9);
    expect(one(botch, 'h0')).toMatchObject({ hand: 3, lying: [{ form: 0, x: 16, y: 10 }] });
    expect(botch.told('struck')).toHaveLength(1);
    // −2 + 9 against whoever lies helpless: a hit all the same.
    const hit = hurls({ condition: 'incapacitated', wounds: 4 }, 1, 2);
    expect(one(hit, 'f0').hp).toBeLessThan(50);
    expect(one(hit, 'h0').hand).toBe(3);
  });

  it('[RUN-RULING-G43] needs a line that nothing solid bars, and a wall stops what he loses', () => {
    const wall: Scene = { map: { walls: [[14, 10, 1]] } };
    expect(optionsOf(play({ ...far(17, {}, wall), turn: 'h0' }), 'gift')).toEqual([]);
    const botch = play({ ...far(12, {}, wall), turn: 'h0' }, 1, 9, 6).choose(HURL, 'stand');
    expect(one(botch, 'h0').lying).toEqual([{ form: 0, x: 13, y: 10 }]);
  });
});
