import { afterEach, describe, expect, it } from 'vitest';
import type { Fighter } from '../fight/state.ts';
import type { Scene } from '../fight/testing.ts';
import { allDiceCast, FOE, happening, one, optionsOf, play, wielding } from './testing.ts';

afterEach(allDiceCast);

const USE = 'gift:rune-viking-axe';
/** Great Weapon 3 and Res −1: resists with a 4. */
const WEAK = { ...FOE, res: -1 };

describe('the rune power of the Viking axe', () => {
  const near = (level: number, more: Scene = {}) =>
    wielding(
      'viking-axe',
      { 'rune-viking-axe': level },
      {
        foes: [{ statistics: WEAK }, { statistics: FOE }],
        ...more,
        fighters: { f1: { x: 13, y: 12 }, ...more.fighters },
      },
    );
  /** 7 + 8 against 8 + 7, DAM 12 less 3. */
  const struck = (level: number, ...faces: number[]) =>
    play({ ...near(level), turn: 'h0' }, 7, 8, ...faces).choose(USE, 'strike:f0:0:plain', 'stand');
  const marks = (until = 9) => [
    { kind: 'possessed' as const, gift: 'rune-viking-axe' as const, by: 'h0', until, seat: 1 },
  ];
  const ally = (more: Partial<Fighter> = {}): Partial<Fighter> => ({
    x: 12,
    y: 10,
    side: 'heroes',
    seat: null,
    marks: marks(),
    ...more,
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] [RUN-RULING-G13] [RUN-HOOK-50] [RUN-GIFTRULE-ACT-02] makes an ally of whoever is hurt and does not resist', () => {
    const turned = struck(2, 3);
    expect(turned.told('checked')).toMatchObject([{ fighter: 'f0', total: 2, against: 3, success: false }]);
    expect(one(turned, 'f0')).toMatchObject({ hp: 50 - 9, side: 'heroes', seat: null, marks: [{ seat: 1 }] });
    expect(one(struck(2, 4), 'f0')).toMatchObject({ hp: 50 - 9, side: 'foes', seat: 1, marks: [] });
    const soaked = near(2, { foes: [{ statistics: { ...WEAK, soak: 12 } }, { statistics: FOE }] });
    const blow = play({ ...soaked, turn: 'h0' }, 7, 8).choose(USE, 'strike:f0:0:plain', 'stand');
    expect(one(blow, 'f0').side).toBe('foes');
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] possesses nobody whom something else has hurt', () => {
    const burns = happening({
      effect: 'damage',
      who: 'f0',
      raw: 20,
      by: 'h0',
      armor: true,
      rule: 'RUN-GIFT-RUNE-VIKING-AXE',
    });
    const { marks: awake } = one(play({ ...near(2), turn: 'h0' }).choose(USE), 'h0');
    const h0 = { x: 10, y: 10, marks: awake };
    const hurt = play({ ...near(2, { fighters: { h0 } }), agenda: [burns] });
    expect(hurt.told('checked')).toEqual([]);
    expect(one(hurt, 'f0')).toMatchObject({ hp: 50 - 17, side: 'foes' });
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] [RUN-GIFTRULE-DUR-01] [RUN-GIFTRULE-RUNE-03] lasts its level in rounds, and each possession its own', () => {
    const begun = play({ ...near(2), state: { round: 3 }, turn: 'h0' }).choose(USE);
    expect(one(begun, 'h0')).toMatchObject({
      marks: [{ until: 4 }],
      asleep: [{ gift: 'rune-viking-axe', since: 4 }],
    });
    const h0 = { x: 10, y: 10, marks: one(begun, 'h0').marks };
    const later = play({ ...near(2, { fighters: { h0 } }), state: { round: 4 }, turn: 'h0' }, 7, 8, 3);
    later.choose('strike:f0:0:plain', 'stand');
    expect(one(later, 'f0').marks).toMatchObject([{ kind: 'possessed', until: 5 }]);
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] [RUN-HOOK-50] attacks its own by the chart, whoever plays it, and its harm scores for him', () => {
    const scene = near(2, { fighters: { f0: ally() } });
    // 5 + 8 against 6 + 7: 10 less 3.
    const strikes = play({ ...scene, turn: 'f0' }, 5, 6).choose('stand');
    expect(strikes.told('chose')).toMatchObject([{ fighter: 'f0', target: 'f1' }]);
    expect(one(strikes, 'f1').hp).toBe(50 - 7);
    expect(strikes.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', of: 'f1', points: 7 }]);
    const kills = near(2, {
      fighters: { f0: ally(), f1: { x: 13, y: 12, hp: 3 }, f2: { x: 30, y: 20 } },
      foes: [{ statistics: WEAK }, { statistics: FOE }, {}],
    });
    const dead = play({ ...kills, turn: 'f0' }, 5, 6).choose('stand');
    expect(dead.state.tally.map(({ hero, cause }) => [hero, cause])).toEqual([
      ['h0', 'damage'],
      ['h0', 'deathBlow'],
    ]);
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] [RUN-RULING-G58] is left alone by its own and by others of its kind; heroes may still strike it, and again', () => {
    const three = [{ statistics: WEAK }, { statistics: FOE }, { statistics: WEAK }];
    const fighters = { f0: ally(), f2: ally({ x: 11, y: 11 }) };
    const scene = near(2, { foes: three, fighters });
    expect(optionsOf(play({ ...scene, turn: 'f1' }), 'strike')).toEqual([]);
    const between = play({ ...scene, turn: 'f0' }, 5, 6).choose('stand');
    expect(between.told('chose')).toMatchObject([{ target: 'f1' }]);
    const awake = one(play({ ...near(2), state: { round: 4 }, turn: 'h0' }).choose(USE), 'h0').marks;
    const strikes = play(
      {
        ...near(2, { foes: three, fighters: { ...fighters, h0: { x: 10, y: 10, marks: awake } } }),
        state: { round: 4 },
        turn: 'h0',
      },
      7,
      8,
      3,
    );
    strikes.choose('strike:f0:0:plain');
    expect(one(strikes, 'f0')).toMatchObject({ hp: 50 - 9, side: 'heroes', marks: [{ until: 5, seat: 1 }] });
    expect(strikes.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', points: 9 }]);
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] [RUN-HOOK-50] turns on him when it ends, once', () => {
    const ends = play({
      ...near(2, { fighters: { f0: ally({ marks: marks(3) }) } }),
      state: { round: 3 },
      agenda: [{ step: 'fading' }],
    });
    expect(one(ends, 'f0')).toMatchObject({ side: 'foes', seat: 1, marks: [{ kind: 'setOn', by: 'h0' }] });
    const two = (h0: object, selfWilled: boolean) => {
      const heroes = near(2).heroes ?? [];
      const scene = near(2, {
        foes: [{ statistics: WEAK, selfWilled }, { statistics: FOE }],
        fighters: {
          h0: { x: 10, y: 10, ...h0 },
          h1: { x: 13, y: 10 },
          f0: { x: 12, y: 10, marks: one(ends, 'f0').marks },
        },
      });
      return { ...scene, heroes: [...heroes, ...heroes], turn: 'f0' };
    };
    const at = (scene: Scene, ...faces: number[]) => optionsOf(play(scene, ...faces), 'strike');
    expect(at(two({}, true))).toEqual(['strike:h0:0:plain']);
    expect(at(two({}, false))).toEqual(['strike:h0:0:plain']);
    expect(at(two({ condition: 'dead', hp: 0 }, true))).toEqual(['strike:h1:0:plain']);
    // Out of reach for this turn: another.
    expect(at(two({ x: 39, y: 29 }, false))).toEqual(['strike:h1:0:plain']);
    const strikes = play(two({}, true), 5, 9).choose('strike:h0:0:plain', 'stand');
    expect(one(strikes, 'f0').marks).toEqual([]);
  });

  it('[RUN-GIFT-RUNE-VIKING-AXE] ends early when nobody of its own is left, and spares whoever is alone', () => {
    const last = near(2, { fighters: { f0: ally(), f1: { x: 11, y: 11, hp: 1 } } });
    const kills = play({ ...last, turn: 'h0' }, 7, 8).choose('strike:f1:0:plain', 'stand');
    expect(one(kills, 'f1').condition).toBe('dead');
    expect(one(kills, 'f0')).toMatchObject({ side: 'foes', seat: 1, marks: [{ kind: 'setOn' }] });
    const alone = near(2, { fighters: { f1: { x: 13, y: 12, condition: 'dead', hp: 0 } } });
    const blow = play({ ...alone, turn: 'h0' }, 7, 8).choose(USE, 'strike:f0:0:plain', 'stand');
    expect(one(blow, 'f0')).toMatchObject({ hp: 50 - 9, side: 'foes', marks: [] });
  });

  it('[RUN-HOOK-50] wins no fight: with the last hero the field is lost', () => {
    const lost = near(2, { fighters: { h0: { x: 10, y: 10, hp: 0, condition: 'dead' }, f0: ally() } });
    const night = play({ ...lost, agenda: [{ step: 'nightfall' }] });
    expect(night.told('fightEnded')).toMatchObject([{ won: 'foes' }]);
  });
});
