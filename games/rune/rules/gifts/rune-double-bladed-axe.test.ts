import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../fight/testing.ts';
import { addedTo, allDiceCast, FOE, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-double-bladed-axe';
/** Great Weapon 3 and Res −1: resists with a 4. */
const WEAK = { ...FOE, res: -1 };

describe('the rune power of the double-bladed axe', () => {
  const near = (level: number, more: Scene = {}) =>
    wielding(
      'double-bladed-axe',
      { 'rune-double-bladed-axe': level },
      { foes: [{ statistics: WEAK }], ...more },
    );
  /** 7 + 8 against 8 + 7, DAM 14 less 3. */
  const struck = (level: number, ...faces: number[]) =>
    play({ ...near(level), turn: 'h0' }, 7, 8, ...faces).choose(USE, 'strike:f0:0:plain', 'stand');
  const crow = { kind: 'crow', gift: 'rune-double-bladed-axe', by: 'h0', until: 2, x: 12, y: 10 } as const;
  const bird = (foe: NonNullable<Scene['foes']>[number], more: Scene = {}): Scene => ({
    ...near(3, { ...more, foes: [{ statistics: FOE, ...foe }] }),
    fighters: { h0: { x: 10, y: 10 }, f0: { x: 25, y: 20, marks: [crow] } },
    state: { round: 2 },
  });
  const drops = (face: number, foe: NonNullable<Scene['foes']>[number] = {}) =>
    play({ ...bird(foe), agenda: [{ step: 'fading' }] }, face);

  it('[RUN-GIFT-RUNE-DOUBLE-BLADED-AXE] [RUN-RULING-G13] [RUN-RULING-G25] [RUN-GIFTRULE-ACT-02] makes a crow of whoever would be hurt and does not resist', () => {
    const flies = struck(3, 3);
    expect(flies.told('checked')).toMatchObject([{ fighter: 'f0', total: 2, against: 3, success: false }]);
    expect(one(flies, 'f0')).toMatchObject({ hp: 50, marks: [crow] });
    expect(flies.state.tally).toEqual([]);
    const resists = struck(3, 4);
    expect(one(resists, 'f0')).toMatchObject({ hp: 50 - 11, marks: [] });
    const soaked = near(3, { foes: [{ statistics: { ...WEAK, soak: 14 } }] });
    const blow = play({ ...soaked, turn: 'h0' }, 7, 8).choose(USE, 'strike:f0:0:plain', 'stand');
    expect(one(blow, 'f0').marks).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-DOUBLE-BLADED-AXE] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-03] lasts a round, and another for every second level', () => {
    const until = (level: number) => one(play({ ...near(level), turn: 'h0' }).choose(USE), 'h0');
    expect(until(1)).toMatchObject({ marks: [{ until: 1 }] });
    expect(until(2)).toMatchObject({ marks: [{ until: 2 }] });
    expect(until(3)).toMatchObject({
      marks: [{ until: 2 }],
      asleep: [{ gift: 'rune-double-bladed-axe', since: 2 }],
    });
  });

  it('[RUN-RULING-G25] [RUN-HOOK-51] neither acts nor is attacked as a crow, and the fight goes on', () => {
    const close = { ...bird({}), fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10, marks: [crow] } } };
    expect(optionsOf(play({ ...close, turn: 'h0' }), 'strike')).toEqual([]);
    expect(play({ ...close, turn: 'f0' }).kind).toBeNull();
    const f0 = { x: 12, y: 10, marks: [{ ...crow, until: 9 }] };
    const night = play({ ...close, fighters: { ...close.fighters, f0 }, agenda: [{ step: 'nightfall' }] });
    expect(night.told('fightEnded')).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-DOUBLE-BLADED-AXE] [RUN-RULING-G25] flies up to sixty paces a round where its player likes, if it is clever', () => {
    const wide = bird({}, { map: { width: 60 } });
    const f0 = { x: 0, y: 0, marks: [crow] };
    const flies = play({ ...wide, fighters: { ...wide.fighters, f0 }, agenda: [{ step: 'endRound' }] }, 9);
    expect(flies.kind).toBe('leap');
    // Of three rows one step counts twice, of four two do.
    expect(flies.options()).toContain('land:59:3');
    expect(flies.options()).not.toContain('land:59:4');
    flies.choose('land:59:3');
    expect(one(flies, 'f0')).toMatchObject({ x: 59, y: 3 });
    const dull = play({ ...bird({ foe: 'dishonored' }), agenda: [{ step: 'endRound' }] }, 9);
    expect(dull.kind).not.toBe('leap');
  });

  it('[RUN-GIFT-RUNE-DOUBLE-BLADED-AXE] [RUN-HOOK-51] drops when it is over, on its feet or not, and naked', () => {
    // 4 + 2 against 6.
    expect(one(drops(4), 'f0')).toMatchObject({
      x: 25,
      y: 20,
      fallen: false,
      marks: [{ kind: 'naked', x: 12, y: 10 }],
    });
    expect(one(drops(3), 'f0').fallen).toBe(true);
    expect(one(drops(4), 'f0').lying).toEqual([{ form: 0, x: 12, y: 10 }]);
    expect(one(drops(4, { foe: 'land-crab-small' }), 'f0')).toMatchObject({ marks: [], lying: [] });
  });

  it('[RUN-RULING-G24] [RUN-HOOK-40] fights with Res and half its DAM without its arms, and soaks half', () => {
    const { marks, lying } = one(drops(4), 'f0');
    const bare: Scene = {
      ...bird({}),
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 11, y: 10, marks, lying } },
    };
    const strikes = play({ ...bare, turn: 'f0' }, 10, 9, 2).choose('strike:h0:0:plain', 'stand');
    expect(addedTo(strikes, 'attack')).toMatchObject({ atk: 2 });
    // 19 + 2 against 2 + 9: 10 + 5 less 6.
    expect(one(strikes, 'h0').hp).toBe(77 - 9);
    const blow = play({ ...bare, turn: 'h0' }, 7, 8).choose('strike:f0:0:plain', 'stand');
    expect(addedTo(blow, 'defence')).toMatchObject({ dfn: 2 });
    // 15 against 10: 5 + 14 less 1.
    expect(one(blow, 'f0').hp).toBe(50 - 18);
  });

  it('[RUN-RULING-G24] has all of it back by an action where it lies', () => {
    const { marks, lying } = one(drops(4), 'f0');
    const at = (x: number): Scene => ({
      ...bird({}),
      fighters: { h0: { x: 35, y: 25 }, f0: { x, y: 10, marks, lying } },
      turn: 'f0',
    });
    expect(optionsOf(play(at(13)), 'power')).toEqual([]);
    const dressed = play(at(12)).choose('power:dress');
    expect(one(dressed, 'f0')).toMatchObject({ marks: [], lying: [] });
    expect(dressed.kind).toBeNull();
  });
});
