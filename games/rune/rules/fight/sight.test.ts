import { afterEach, describe, expect, it } from 'vitest';
import type { Zone } from '../../content/battle-map.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, hrolf, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const VIKING = {
  foe: 'dark-viking' as const,
  statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 },
};
const EVERYWHERE = Array.from({ length: 30 }, (_, y): [number, number, number] => [0, y, 40]);
const under = (...zones: readonly { readonly kind: Zone['kind']; readonly [more: string]: unknown }[]) => ({
  zones: zones.map((zone) => ({ area: EVERYWHERE, ...zone }) as Zone),
});
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [VIKING],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
};
const struck = (scene: Scene) =>
  play({ ...scene, turn: 'h0' }, 4, 6)
    .choose('strike:f0:0:plain', 'stand')
    .told('struck');

describe('without light', () => {
  it.each([
    ['darkness', 4],
    ['gloom', 2],
  ] as const)('[RUN-TER-91] [RUN-TER-92] %s takes %i off every roll that needs eyes', (kind, by) => {
    const dark: Scene = { ...DUEL, map: under({ kind, torches: true }) };
    expect(struck(dark)).toMatchObject([{ attack: 13 - by, defence: 13 - by }]);
    const engaged = play({ ...dark, turn: 'h0' }, 4, 6).choose('engage:f0', 'resist');
    expect(engaged.told('engaged')).toMatchObject([{ total: 9 - by, against: 8 - by }]);
    const initiative = play({ ...dark, agenda: [{ step: 'initiative' }] }, 3, 8);
    expect(initiative.told('initiative')).toMatchObject([{ total: 12 - by }, { total: 13 - by }]);
    const down = { ...dark.fighters, h0: { x: 10, y: 10, fallen: true } };
    // 6 with Dex 3 and Balance 1.
    expect(one(play({ ...dark, fighters: down, turn: 'h0' }, by + 1), 'h0').fallen).toBe(true);
    expect(one(play({ ...dark, fighters: down, turn: 'h0' }, by + 2), 'h0').fallen).toBe(false);
  });

  it('[RUN-TER-100] smoke and mist harm nobody, unless something that does lies in them', () => {
    const smoke = { kind: 'mist', decrease: 4 } as const;
    const embers = { kind: 'damaging', area: [[10, 10, 1]], dam: 10, grows: false, nature: 'heat' } as const;
    const round = (map: NonNullable<Scene['map']>, ...faces: number[]) =>
      one(play({ ...DUEL, map, agenda: [{ step: 'exposure' }] }, ...faces), 'h0').hp;
    expect(round(under(smoke))).toBe(77);
    // Stamina 3 and a botch of two, against four.
    expect(round(under(smoke, embers), 1, 2)).toBe(77 - (10 + 3 - 6));
  });

  it('[RUN-TER-93] what rests on Stamina is as good as by day', () => {
    const fire = { kind: 'damaging', area: [[10, 10, 1]], dam: 20, grows: false, nature: 'heat' } as const;
    const scene: Scene = {
      ...DUEL,
      map: under({ kind: 'darkness', torches: true }, fire),
      agenda: [{ step: 'exposure' }],
    };
    expect(one(play(scene, 2), 'h0').hp).toBe(77);
  });

  it('[RUN-TER-94] within twenty-five paces of what burns everybody sees', () => {
    const torch = (x: number): Scene => ({
      ...DUEL,
      map: {
        ...under({ kind: 'darkness', torches: true }),
        objects: [{ id: 'torch', kind: 'light', area: [[x, 10, 1]], lit: true }],
      },
    });
    expect(struck(torch(35))).toMatchObject([{ attack: 13, defence: 13 }]);
    expect(struck(torch(36))).toMatchObject([{ attack: 9, defence: 13 }]);
    const drowned: Scene = {
      ...torch(11),
      map: { ...torch(11).map, ...under({ kind: 'darkness', torches: false }) },
    };
    // [RUN-TER-96] Where no torch burns, none helps.
    expect(struck(drowned)).toMatchObject([{ attack: 9 }]);
  });

  it('[RUN-TER-97] goblins see all the same', () => {
    const scene: Scene = {
      ...DUEL,
      foes: [{ ...VIKING, foe: 'goblin-warrior' }],
      map: under({ kind: 'darkness', torches: true }),
    };
    expect(struck(scene)).toMatchObject([{ attack: 9, defence: 13 }]);
  });

  it('[RUN-TER-98] mist takes what its designer says from everybody in it', () => {
    expect(struck({ ...DUEL, map: under({ kind: 'mist', decrease: 3 }) })).toMatchObject([
      { attack: 10, defence: 10 },
    ]);
  });
});

describe('a torch', () => {
  const woodsman = { ...gunnhild, abilities: { ...gunnhild.abilities, survival: 1 } };
  const CAVE: Scene = {
    heroes: [woodsman, ragnar],
    foes: [VIKING],
    map: under({ kind: 'darkness', torches: true }),
    fighters: { h0: { x: 10, y: 10 }, h1: { x: 11, y: 12 }, f0: { x: 12, y: 10 } },
    turn: 'h0',
  };

  it('[RUN-TER-94] [RUN-TER-95] [RUN-ABIL-SUR-01] is lit by half an action, helps everybody near, and takes the hand of the shield', () => {
    const driver = play(CAVE).choose('lightTorch');
    expect(one(driver, 'h0').torch).toBe(true);
    expect(driver.kind).toBe('act');
    const lit = { ...CAVE.fighters, h0: { x: 10, y: 10, torch: true } };
    const fights = play({ ...CAVE, fighters: lit, turn: 'h1' }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(fights.told('struck')).toMatchObject([{ attack: 13, defence: 6 + 7 - 2 }]);
    const defends = (torch: boolean) =>
      play({ ...CAVE, map: {}, fighters: { ...lit, h0: { x: 10, y: 10, torch } }, turn: 'f0' }, 9, 6)
        .choose('strike:h0:0:plain', 'stand')
        .told('struck')[0] as unknown as { defence: number };
    expect(defends(true).defence).toBe(defends(false).defence - 3);
  });

  it('[RUN-TER-95] [RUN-TER-96] needs a hand, a kit, and air that lets it burn', () => {
    expect(optionsOf(play({ ...CAVE, turn: 'h1' }), 'lightTorch')).toEqual([]);
    expect(optionsOf(play({ ...CAVE, heroes: [gunnhild, ragnar] }), 'lightTorch')).toEqual([]);
    const doused: Scene = { ...CAVE, map: under({ kind: 'darkness', torches: false }) };
    expect(optionsOf(play(doused), 'lightTorch')).toEqual([]);
    const axe: Scene = {
      ...CAVE,
      heroes: [{ ...woodsman, weapons: [{ weapon: 'mace' }, { weapon: 'viking-axe' }] }, ragnar],
      fighters: { ...CAVE.fighters, h0: { x: 10, y: 10, torch: true } },
    };
    const driver = play(axe);
    expect(optionsOf(driver, 'change')).toEqual(['change:2']);
    driver.choose('dropTorch');
    expect(optionsOf(driver, 'change')).toEqual(['change:1', 'change:2']);
  });
});

describe('a shot', () => {
  const RANGE: Scene = {
    heroes: [hrolf],
    foes: [VIKING, VIKING],
    fighters: { h0: { x: 5, y: 10 }, f0: { x: 15, y: 10 }, f1: { x: 15, y: 20 } },
    turn: 'h0',
  };
  const shot = (scene: Scene, ...faces: number[]) =>
    play(scene, ...faces)
      .choose('shoot:f0:0:plain', 'stand')
      .told('shot');

  it('[RUN-TER-107] into the wind is worse, for everybody', () => {
    expect(shot({ ...RANGE, map: under({ kind: 'wind', penalty: 3 }) }, 5)).toMatchObject([{ attack: 8 }]);
  });

  it('[RUN-SPECIAL-20] [RUN-MISSILE-06] at somebody in mist is three worse, and in the dark the shooter sees less', () => {
    const mist: Zone = { kind: 'mist', area: [[15, 10, 1]], decrease: 0 };
    expect(shot({ ...RANGE, map: { zones: [mist] } }, 5)).toMatchObject([{ attack: 8 }]);
    expect(shot({ ...RANGE, map: under({ kind: 'darkness', torches: true }) }, 5)).toMatchObject([
      { attack: 7 },
    ]);
  });

  it('[RUN-TER-105] among things in the way one moves for an action before one shoots at somebody else', () => {
    const wood: Scene = { ...RANGE, map: under({ kind: 'obstructed' }) };
    const after = (lastShot: { target: string; targetMoved: boolean; shooterMoved: boolean }) =>
      optionsOf(
        play({ ...wood, fighters: { ...wood.fighters, h0: { x: 5, y: 10, lastShot } } }),
        'shoot',
      ).filter((id) => id.endsWith('plain'));
    const last = { target: 'f0', targetMoved: false, shooterMoved: false };
    expect(after(last)).toEqual(['shoot:f0:0:plain']);
    expect(after({ ...last, targetMoved: true })).toEqual([]);
    expect(after({ ...last, shooterMoved: true })).toEqual(['shoot:f0:0:plain', 'shoot:f1:0:plain']);
    const driver = play(wood, 5).choose('shoot:f0:0:plain', 'stand');
    expect(one(driver, 'h0').lastShot).toEqual(last);
    const half = play({ ...wood, fighters: { ...wood.fighters, h0: { x: 5, y: 10, lastShot: last } } });
    half.choose('walk:5:12');
    expect(optionsOf(half, 'shoot')).not.toContain('shoot:f1:0:plain');
    half.choose('done');
    expect(one(half, 'h0').lastShot).toMatchObject({ shooterMoved: true });
    const moved = play({
      ...wood,
      fighters: { ...wood.fighters, h0: { x: 5, y: 10, lastShot: last } },
      turn: 'f0',
    }).choose('walk:15:11');
    expect(one(moved, 'h0').lastShot).toMatchObject({ targetMoved: true });
  });
});

describe('weird magic', () => {
  const DUELLING: Scene = { ...DUEL, turn: 'h0' };
  it.each([
    ['atk', 'heroes', { attack: 15, defence: 13 }],
    ['dfn', 'foes', { attack: 13, defence: 15 }],
    ['atk', 'foes', { attack: 13, defence: 13 }],
    ['dfn', 'both', { attack: 13, defence: 15 }],
  ] as const)('[RUN-TER-145] on %s of %s counts for them alone', (statistic, side, totals) => {
    const map = under({ kind: 'weird', statistic, by: 2, side });
    expect(struck({ ...DUEL, map })).toMatchObject([totals]);
  });

  it('[RUN-TER-145] changes what is not rolled, and Initiative', () => {
    const hit = (statistic: string, side: string) =>
      one(
        play({ ...DUELLING, map: under({ kind: 'weird', statistic, by: 2, side }) }, 4, 6).choose(
          'strike:f0:0:plain',
          'stand',
        ),
        'f0',
      ).hp;
    expect(hit('gift', 'both')).toBe(50 - 9);
    expect(hit('dam', 'heroes')).toBe(50 - 11);
    expect(hit('soak', 'foes')).toBe(50 - 7);
    const map = under({ kind: 'weird', statistic: 'init', by: -2, side: 'heroes' });
    const driver = play({ ...DUEL, map, agenda: [{ step: 'initiative' }] }, 3, 8);
    expect(driver.told('initiative')).toMatchObject([{ total: 10 }, { total: 13 }]);
  });

  it('[RUN-TER-145] changes what is rolled to use a gift', () => {
    const squirrel = (map: Scene['map']) =>
      play(
        {
          ...DUELLING,
          ...(map && { map }),
          heroes: [spentOn({ 'chattering-squirrel': 1 }, ragnar)],
        },
        9,
        3,
      )
        .choose('gift:chattering-squirrel:f0')
        .told('checked')[0]?.total as number;
    const weird = under({ kind: 'weird', statistic: 'gift', by: -2, side: 'heroes' });
    expect(squirrel(weird)).toBe(squirrel({}) - 2);
  });

  it('[RUN-TER-149] ends with what it comes from', () => {
    const map = under({ kind: 'weird', statistic: 'atk', by: 2, side: 'heroes', source: 'brazier' });
    const happened = { turned: ['brazier'], cleared: [], blocked: [], veiled: [], worn: [], scourged: [] };
    expect(struck({ ...DUEL, map, state: { happened } })).toMatchObject([{ attack: 13 }]);
  });

  it('[RUN-MELEE-10] makes no berserk better', () => {
    const berserk = (by: number) =>
      play({ ...DUELLING, map: under({ kind: 'weird', statistic: 'atk', by, side: 'heroes' }) }, 2, 9, 4, 3)
        .choose('strike:f0:0:berserk', 'stand')
        .told('struck')[0];
    expect(berserk(2)).toMatchObject({ attack: 2 + 18 });
    expect(berserk(-2)).toMatchObject({ attack: 2 + 16 });
  });
});

describe('somebody who shines', () => {
  it('[RUN-GIFT-RUNE-ROMAN-SWORD] lets everybody within so many paces see in the dark', () => {
    const shining = { kind: 'shining', gift: 'rune-roman-sword', by: 'h1', until: 9, paces: 8 } as const;
    const lit = (y: number) =>
      struck({
        ...DUEL,
        heroes: [ragnar, hrolf],
        map: under({ kind: 'darkness', torches: false }),
        fighters: { ...DUEL.fighters, h1: { x: 10, y, marks: [shining] } },
      });
    // Two columns more are a pace more to the other.
    expect(lit(17)).toMatchObject([{ attack: 13, defence: 13 }]);
    expect(lit(18)).toMatchObject([{ attack: 13, defence: 13 - 4 }]);
    expect(lit(19)).toMatchObject([{ attack: 13 - 4, defence: 13 - 4 }]);
  });
});
