import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-dwarven-work-sword';

describe('the rune power of the dwarven work sword', () => {
  const before = (level: number, more: Scene = {}) => {
    const foes = [3, 5, 6, 3].map((soak, i) => ({ statistics: { ...FOE, soak, dfn: i === 1 ? 9 : 7 } }));
    const fighters = { f1: { x: 18, y: 10 }, f2: { x: 10, y: 18 }, f3: { x: 19, y: 10 }, ...more.fighters };
    return {
      ...wielding('dwarven-work-sword', { 'rune-dwarven-work-sword': level }, { foes, ...more, fighters }),
      turn: 'h0',
    };
  };
  const hp = (driver: ReturnType<typeof play>) => ['f0', 'f1', 'f2', 'f3'].map((id) => one(driver, id).hp);

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-SWORD] [RUN-RULING-G52] reaches four paces a level', () => {
    expect(optionsOf(play(before(2)), 'gift')).toEqual([`${USE}:f0`, `${USE}:f1`, `${USE}:f2`]);
    expect(optionsOf(play(before(1)), 'gift')).toEqual([`${USE}:f0`]);
    expect(optionsOf(play(before(3)), 'gift')).toHaveLength(4);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-SWORD] [RUN-RULING-G52] strikes up to three with one roll, against the best DFN of them', () => {
    const strikes = play(before(2), 9, 5).choose(`${USE}:f0`, 'pick:f1', 'pick:f2');
    // Per −1, Great Weapon 3 and 8, less what he carries: 18 against 5 + 9. 4 + 12 less 3, 5 and 6.
    expect(strikes.told('struck')).toMatchObject([
      { at: 'f0', attack: 18, defence: 14 },
      { at: 'f1', attack: 18, defence: 14 },
      { at: 'f2', attack: 18, defence: 14 },
    ]);
    expect(addedTo(strikes, 'attack')).toEqual({ 'rune-dwarven-work-sword': 9 });
    expect(hp(strikes)).toEqual([50 - 13, 50 - 11, 50 - 10, 50]);
    expect(strikes.kind).toBeNull();
    expect(hp(play(before(2), 4, 5).choose(`${USE}:f0`, 'pick:f1', 'pick:f2'))).toEqual([50, 50, 50, 50]);
    // Equal is enough.
    expect(hp(play(before(2), 5, 5).choose(`${USE}:f0`, 'pick:f1', 'pick:enough'))).toEqual([41, 43, 50, 50]);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-SWORD] strikes nobody twice with it', () => {
    const second = play(before(2)).choose(`${USE}:f0`, 'pick:f1');
    expect(second.options()).toContain('pick:f2');
    expect(second.options()).not.toContain('pick:f0');
    expect(second.options()).not.toContain('pick:f1');
  });

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-SWORD] may be for fewer', () => {
    const single = play(before(2), 9, 5).choose(`${USE}:f2`, 'pick:enough');
    expect(hp(single)).toEqual([50, 50, 50 - (18 - 12 + 12 - 6), 50]);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-SWORD] counts as a shot: what shelters or moves makes it harder, for that one; a wall keeps it off', () => {
    const moved = before(2, { fighters: { f0: { x: 12, y: 10, movement: 'moved' } } });
    const strikes = play(moved, 9, 5).choose(`${USE}:f0`, 'pick:f1', 'pick:enough');
    expect(strikes.told('struck')).toMatchObject([{ attack: 12 }, { attack: 18 }]);
    expect(hp(strikes)).toEqual([50, 50 - 11, 50, 50]);
    expect(strikes.told('giftUsed')).toHaveLength(1);
    const walled = before(2, {
      map: {
        walls: [
          [15, 9, 1],
          [15, 10, 1],
          [15, 11, 1],
        ],
      },
    });
    expect(optionsOf(play(walled), 'gift')).toEqual([`${USE}:f0`, `${USE}:f2`]);
  });

  it('[RUN-GIFT-RUNE-DWARVEN-WORK-SWORD] [RUN-GIFTRULE-RUNE-03] is an attack each time, and sleeps after as many as it has levels', () => {
    const first = play(before(2), 4, 5).choose(`${USE}:f2`, 'pick:enough');
    expect(one(first, 'h0')).toMatchObject({
      asleep: [],
      marks: [{ gift: 'rune-dwarven-work-sword', n: 1 }],
    });
    const { marks } = one(first, 'h0');
    const then = before(2, { fighters: { h0: { x: 10, y: 10, marks } } });
    const second = play(then, 4, 5).choose(`${USE}:f2`, 'pick:enough');
    expect(one(second, 'h0')).toMatchObject({
      asleep: [{ gift: 'rune-dwarven-work-sword', since: 1 }],
      marks: [],
    });
    const { asleep } = one(second, 'h0');
    expect(optionsOf(play(before(2, { fighters: { h0: { x: 10, y: 10, asleep } } })), 'gift')).toEqual([]);
    expect(one(play(before(1), 4, 5).choose(`${USE}:f0`), 'h0').asleep).toHaveLength(1);
    // After going far there is no time for it.
    const gone = play(before(2)).choose('change:1');
    expect(optionsOf(gone, 'gift')).toEqual([]);
  });

  it('[RUN-RULING-G52] lapses when the fight is over', () => {
    const { marks } = one(play(before(2), 4, 5).choose(`${USE}:f2`, 'pick:enough'), 'h0');
    const { turn: _, ...scene } = before(2, { fighters: { h0: { x: 10, y: 10, marks } } });
    const over = play({ ...scene, agenda: [{ step: 'aftermath' }] });
    expect(one(over, 'h0').asleep).toHaveLength(1);
  });
});
