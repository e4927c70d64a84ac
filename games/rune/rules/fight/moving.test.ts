import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Ragnar moves 10 paces by half a move, 20 by a whole one; a goblin 7 and 15. */
const APART: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 5, y: 10 }, f0: { x: 35, y: 25 } },
};
const BESIDE: Scene = { ...APART, fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } } };

describe('a move', () => {
  it('[RUN-ACT-15] [RUN-RULING-C03] is half a move or a whole one, by the paces of its way', () => {
    const driver = play({ ...APART, turn: 'h0' });
    expect(driver.options()).toEqual(
      expect.arrayContaining(['walk:15:10', 'walk:12:15', 'seize:16:10', 'seize:25:10']),
    );
    expect(driver.options()).not.toContain('walk:16:10');
    expect(driver.options()).not.toContain('seize:26:10');
  });

  it('[RUN-ACT-15] of a foe is half its Move, less the fraction', () => {
    const driver = play({ ...APART, turn: 'f0' });
    expect(driver.options()).toEqual(expect.arrayContaining(['walk:28:25', 'seize:27:25', 'seize:20:25']));
    expect(driver.options()).not.toContain('walk:27:25');
  });

  it('[RUN-ACT-03] [RUN-ACT-13] [RUN-RULING-C35] of half an action is followed by an attack, a whole one by nothing', () => {
    const near: Scene = { ...APART, fighters: { h0: { x: 5, y: 10 }, f0: { x: 17, y: 10 } }, turn: 'h0' };
    const half = play(near, 4, 6).choose('walk:14:10');
    expect(half.options()).not.toContain('walk:13:10');
    expect(optionsOf(half, 'strike')).toEqual(['strike:f0:0:plain']);
    half.choose('strike:f0:0:plain', 'stand');
    expect(half.asked).toEqual([]);
    expect(play(near).choose('seize:16:15').asked).toEqual([]);
  });

  it('[RUN-MELEE-12] [RUN-MELEE-13] [RUN-MELEE-14] [RUN-TV-C21] [RUN-RULING-C11] of ten straight paces is a charge', () => {
    const charged = (x: number, y: number) => {
      const scene: Scene = { ...APART, fighters: { h0: { x: 5, y: 10 }, f0: { x: 17, y: 10 } }, turn: 'h0' };
      const driver = play(scene, 4, 6).choose(`walk:${x}:${y}`, 'strike:f0:0:plain', 'stand');
      return (driver.told('struck')[0] as unknown as { attack: number }).attack;
    };
    expect(charged(15, 10)).toBe(4 + 9 + 3);
    expect(charged(14, 10)).toBe(4 + 9);
  });

  it('[RUN-ACT-19] [RUN-ACT-20] [RUN-TV-C32] [RUN-RULING-C13] backwards goes 15 paces, is not struck at, and is hard to hit until the next action', () => {
    const driver = play({ ...BESIDE, turn: 'h0' });
    expect(driver.options()).toContain('withdraw:0:13');
    driver.choose('withdraw:0:10');
    expect(driver.told('struck')).toEqual([]);
    expect(one(driver, 'h0')).toMatchObject({ x: 0, y: 10, movement: 'withdrawing' });
    const struck = play(
      {
        ...BESIDE,
        fighters: { h0: { x: 10, y: 10, movement: 'withdrawing' }, f0: { x: 12, y: 10 } },
        turn: 'f0',
      },
      4,
      3,
    ).choose('strike:h0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ defence: 3 + 9 + 3 }]);
  });
});

describe('an opportunity attack', () => {
  /** From west to east past a goblin. */
  const PASSING: Scene = {
    ...APART,
    fighters: { h0: { x: 4, y: 12 }, f0: { x: 10, y: 10, steps: [3] } },
    turn: 'h0',
  };

  it('[RUN-ENGAGE-17] [RUN-ENGAGE-18] [RUN-ENGAGE-21] [RUN-TV-C24] [RUN-RULING-C12] falls to whoever one passes, before one goes on', () => {
    const driver = play(PASSING, 9, 3).choose('seize:16:12');
    expect(driver.kind).toBe('opportunity');
    expect(one(driver, 'h0')).toMatchObject({ x: 12, y: 12 });
    driver.choose('strikeIt');
    expect(driver.told('struck')).toMatchObject([{ by: 'f0', attack: 17, defence: 12 }]);
    expect(one(driver, 'h0')).toMatchObject({ x: 16, y: 12, hp: 77 - (5 + 10 - 6) });
    expect(one(driver, 'f0').steps).toEqual([3]);
  });

  it('[RUN-TV-C24] [RUN-RULING-C12] falls to nobody where one stops', () => {
    expect(play(PASSING).choose('walk:12:12').kind).toBe('act');
  });

  it('[RUN-ENGAGE-19] [RUN-TV-C31] [RUN-RULING-C12] is made with care at the price of an action, and then no score helps', () => {
    const driver = play(PASSING, 2, 4).choose('seize:16:12', 'carefully');
    expect(driver.told('struck')).toMatchObject([{ defence: 4 }]);
    expect(one(driver, 'f0').steps).toEqual([]);
    const spent = play({
      ...PASSING,
      fighters: { h0: { x: 4, y: 12 }, f0: { x: 10, y: 10, steps: [] } },
    }).choose('seize:16:12');
    expect(spent.options()).toEqual(['strikeIt', 'letGo']);
  });

  it('[RUN-ENGAGE-20] [RUN-RULING-C12] by the enemy one leaves for another is as careful, and free', () => {
    const scene: Scene = {
      ...APART,
      foes: [GOBLIN, GOBLIN],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, steps: [3] }, f1: { x: 3, y: 10 } },
      turn: 'h0',
    };
    const driver = play(scene, 2, 9).choose('walk:6:10:attack', 'carefully');
    expect(driver.told('struck')).toMatchObject([{ by: 'f0', defence: 9 }]);
    expect(one(driver, 'f0').steps).toEqual([3]);
    expect(optionsOf(driver, 'strike')).toEqual(['strike:f1:0:plain']);
    const retired = play(scene).choose('walk:6:10', 'letGo');
    expect(optionsOf(retired, 'strike')).toEqual([]);
  });

  it('[RUN-RULING-C12] stops whoever it brings down', () => {
    const scene: Scene = { ...PASSING, fighters: { h0: { x: 4, y: 12, hp: 3 }, f0: { x: 10, y: 10 } } };
    const driver = play(scene, 9, 3).choose('seize:16:12', 'strikeIt');
    expect(one(driver, 'h0')).toMatchObject({ x: 12, y: 12, condition: 'dead' });
  });
});
