import { afterEach, describe, expect, it } from 'vitest';
import { heroOf } from '../../documents/hero/making.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { gunnhild, hrolf, ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** In melee 9 to strike and 9 to parry; twelve and Soak six. */
const DUEL: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
  turn: 'h0',
};
const spearman = heroOf({
  name: 'Spjut',
  sex: 'male',
  characteristics: [2, 3, 3, 2, -1, -1, -1, -1],
  abilities: { 'longshaft-weapon': 3 },
  weapons: ['spear'],
  armor: 'heavy-leather',
  hitPoints: 3,
});
const attackOf = (driver: ReturnType<typeof play>): number => driver.told('struck')[0]?.attack as number;
const defenceOf = (driver: ReturnType<typeof play>): number => driver.told('struck')[0]?.defence as number;

describe('a blow', () => {
  it('[RUN-MELEE-08] counts all that helps and hinders together', () => {
    // Lying, wounded twice, weary once, and on the higher ground of a vantage.
    const scene: Scene = {
      ...DUEL,
      fighters: {
        ...DUEL.fighters,
        h0: { x: 10, y: 10, fallen: true, prone: true, wounds: 2, impairment: 1, vantage: true },
      },
    };
    const driver = play(scene, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(attackOf(driver)).toBe(4 + 9 - 4 - 3 + 2);
    const counted = expect.arrayContaining([
      { of: 'fallen', by: -4 },
      { of: 'impairment', by: -3 },
    ]);
    expect(driver.told('struck')).toMatchObject([{ sums: { attack: counted } }]);
  });

  it('[RUN-RULING-C01] of whoever botches counts his score on what the dice took', () => {
    // One, then eight: −8, and nine more.
    const driver = play(DUEL, 1, 8, 6).choose('strike:f0:0:plain', 'stand');
    expect(attackOf(driver)).toBe(-8 + 9);
  });

  it('[RUN-MELEE-15] of somebody who charges meets whoever held his ground or wove, as before', () => {
    const charged = (stance: 'none' | 'holding' | 'weaving'): number => {
      const scene: Scene = {
        ...DUEL,
        fighters: { h0: { x: 25, y: 10, stance }, f0: { x: 10, y: 10 } },
        foes: [{ ...GOBLIN, foe: 'elf-courtier' }],
        turn: 'f0',
      };
      const driver = play(scene, 4, 6).choose('walk:22:10', 'strike:h0:0:plain', 'stand');
      const charge = expect.arrayContaining([{ of: 'charge', by: 3 }]);
      expect(driver.told('struck')).toMatchObject([{ sums: { attack: charge } }]);
      expect(one(driver, 'h0').stance).toBe(stance);
      return defenceOf(driver);
    };
    expect(charged('weaving')).toBe(charged('none') + 1);
    expect(charged('holding')).toBe(charged('none'));
  });

  it('[RUN-MELEE-20] [RUN-RULING-C11] [RUN-ABIL-LON-02] at a braced longshaft after twenty paces meets three more', () => {
    const met = (paces: number, moved: number, hero = spearman): number => {
      const scene: Scene = {
        ...DUEL,
        heroes: [hero],
        fighters: { h0: { x: 10, y: 10, paces: moved }, f0: { x: 12, y: 10, paces } },
        turn: 'f0',
      };
      return defenceOf(play(scene, 4, 6).choose('strike:h0:0:plain', 'stand'));
    };
    expect(met(20, 0)).toBe(met(19, 0) + 3);
    expect(met(20, 1)).toBe(met(19, 0));
    expect(met(20, 0, ragnar)).toBe(met(19, 0, ragnar));
  });

  it('[RUN-MELEE-23] gone astray finds the friend who is last in the round, or one of those by chance', () => {
    const scene = (totals: readonly [number, number]): Scene => ({
      ...DUEL,
      heroes: [ragnar, gunnhild, hrolf],
      fighters: {
        h0: { x: 10, y: 10 },
        h1: { x: 9, y: 9, total: totals[0] },
        h2: { x: 9, y: 11, total: totals[1] },
        f0: { x: 12, y: 10 },
      },
    });
    // A botch, then nineteen of the second roll against 6 + 7.
    const last = play(scene([12, 4]), 1, 5, 6, 10, 5).choose('strike:f0:0:plain', 'stand');
    expect(last.told('strayed')).toMatchObject([{ hit: 'h2' }]);
    const equal = play(scene([7, 7]), 1, 5, 6, 10, 5, 1).choose('strike:f0:0:plain', 'stand');
    expect(equal.told('strayed')).toMatchObject([{ hit: 'h1' }]);
  });

  it('[RUN-SPECIAL-01] with fists is a blow like any other, by their own row', () => {
    const driver = play(DUEL, 9, 2).choose('strike:f0:3:plain', 'stand');
    expect(driver.told('struck')).toMatchObject([{ form: 3, attack: 9 + 0, defence: 2 + 7 }]);
    expect(one(driver, 'f0').hp).toBe(50);
    const hard = play(DUEL, 10, 4, 2).choose('strike:f0:3:plain', 'stand');
    expect(one(hard, 'f0').hp).toBe(50 - (14 - 9 + 2 - 3));
  });
});

describe('cover and barriers', () => {
  const cover: NonNullable<Scene['map']> = {
    objects: [{ id: 'cart', kind: 'cover', area: [[11, 10, 1]], degree: 'full', persons: 3 }],
  };

  it('[RUN-SPECIAL-18] shelter from shots, not from blows', () => {
    const plain = play(DUEL, 4, 6).choose('strike:f0:0:plain', 'stand');
    const covered = play({ ...DUEL, map: cover }, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(attackOf(covered)).toBe(attackOf(plain));
    expect(defenceOf(covered)).toBe(defenceOf(plain));
  });

  it('[RUN-TERA-05] barriers give whoever has the higher ATK and DFN one more on both', () => {
    const fenced = (dfn: number): Scene => ({
      ...DUEL,
      foes: [{ statistics: { ...GOBLIN.statistics, dfn } }],
      map: { objects: [{ id: 'log', kind: 'barrier', area: [[11, 10, 1]], item: 'log' }] },
    });
    const blow = (scene: Scene, by = 'h0', at = 'f0') =>
      play({ ...scene, turn: by }, 4, 6).choose(`strike:${at}:0:plain`, 'stand');
    // Ragnar has 9 and 9, the goblin 8 and 7, or 8 and 11.
    expect([attackOf(blow(fenced(7))), defenceOf(blow(fenced(7)))]).toEqual([4 + 9 + 1, 6 + 7]);
    expect(defenceOf(blow(fenced(7), 'f0', 'h0'))).toBe(6 + 9 + 1);
    expect([attackOf(blow(fenced(11))), defenceOf(blow(fenced(11)))]).toEqual([4 + 9, 6 + 11 + 1]);
  });

  it('[RUN-SPECIAL-22] barriers are gone around', () => {
    const log: Scene = {
      ...DUEL,
      map: { objects: [{ id: 'log', kind: 'barrier', area: [[11, 10, 1]], item: 'log' }] },
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 38, y: 28 } },
    };
    const driver = play(log);
    expect(optionsOf(driver, 'walk')).not.toContain('walk:11:10');
    expect(one(driver.choose('walk:12:10'), 'h0')).toMatchObject({ x: 12, y: 10 });
  });
});

describe('on the ground', () => {
  it('[RUN-SPECIAL-24] one stays at least until one’s next action', () => {
    const lies: Scene = { ...DUEL, fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, fallen: true } } };
    expect(one(play({ ...lies, turn: 'f0' }), 'h0').fallen).toBe(true);
    expect(one(play(lies, 9), 'h0').fallen).toBe(false);
    expect(one(play(lies, 1, 9), 'h0').fallen).toBe(true);
  });

  it('[RUN-ABIL-BAL-03] one rises by Dexterity and Balance against six', () => {
    const rises = (balance: number, face: number): boolean => {
      const hero = { ...ragnar, abilities: { ...ragnar.abilities, balance } };
      const fighters = { ...DUEL.fighters, h0: { x: 10, y: 10, fallen: true } };
      return !one(play({ ...DUEL, heroes: [hero], fighters }, face), 'h0').fallen;
    };
    // Dex 3.
    expect([rises(1, 2), rises(0, 5), rises(0, 6)]).toEqual([true, false, true]);
  });

  it('[RUN-SPECIAL-26] one strikes and parries four worse, and does everything else as before', () => {
    const lying = (fallen: boolean) => ({ x: 10, y: 10, fallen, prone: fallen });
    const scene = (fallen: boolean): Scene => ({
      ...DUEL,
      fighters: { ...DUEL.fighters, h0: lying(fallen) },
    });
    const struck = (fallen: boolean) => play(scene(fallen), 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(attackOf(struck(true))).toBe(attackOf(struck(false)) - 4);
    const parried = (fallen: boolean) =>
      play({ ...scene(fallen), turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    expect(defenceOf(parried(true))).toBe(defenceOf(parried(false)) - 4);
    const wrestles = (fallen: boolean): number =>
      play(scene(fallen), 4, 6).choose('engage:f0', 'resist').told('engaged')[0]?.total as number;
    expect(wrestles(true)).toBe(wrestles(false));
    const archer = (fallen: boolean): number => {
      const shot: Scene = {
        ...DUEL,
        foes: [{ ...GOBLIN, missile: 'bow' }],
        fighters: { h0: lying(fallen), f0: { x: 20, y: 10, hand: 1 } },
        turn: 'f0',
      };
      return play(shot, 4, 6).choose('shoot:h0:1:plain', 'dodge').told('shot')[0]?.defence as number;
    };
    expect(archer(true)).toBe(archer(false));
  });

  it('[RUN-SPECIAL-27] [RUN-ABIL-LON-02] a longshaft strikes as well as ever', () => {
    const scene = (fallen: boolean): Scene => ({
      ...DUEL,
      heroes: [spearman],
      fighters: { ...DUEL.fighters, h0: { x: 10, y: 10, fallen, prone: fallen } },
    });
    const attack = (fallen: boolean) =>
      attackOf(play(scene(fallen), 4, 6).choose('strike:f0:0:plain', 'stand'));
    expect(attack(true)).toBe(attack(false));
  });
});

describe('a shot', () => {
  it('[RUN-TV-C08] [RUN-MISSILE-06] needs nine of somebody who weaves, and does what is beyond', () => {
    const scene: Scene = {
      ...DUEL,
      heroes: [hrolf, gunnhild],
      options: { feuds: true },
      fighters: { h0: { x: 5, y: 10 }, h1: { x: 15, y: 10, stance: 'weaving' }, f0: { x: 38, y: 28 } },
    };
    // 6 + 3 against six, and three off for weaving: a hit by nothing.
    const driver = play(scene, 3).choose('shoot:h1:0:plain', 'stand');
    expect(driver.told('shot')).toMatchObject([{ attack: 3 + 6 - 3, defence: 6 }]);
    expect(one(driver, 'h1').hp).toBe(82);
    expect(play(scene, 2).choose('shoot:h1:0:plain', 'stand').told('missed')).toHaveLength(1);
  });

  it('[RUN-MISSILE-14] at a friend never finds the foe beside him', () => {
    const scene: Scene = {
      ...DUEL,
      heroes: [hrolf, gunnhild],
      options: { feuds: true },
      fighters: { h0: { x: 5, y: 10 }, h1: { x: 15, y: 10 }, f0: { x: 16, y: 10 } },
    };
    // 2 + 6: enough for six, not for nine.
    const driver = play(scene, 2).choose('shoot:h1:0:plain', 'stand');
    expect(driver.told('strayed')).toEqual([]);
    expect(driver.told('missed')).toHaveLength(1);
    expect(one(driver, 'f0').hp).toBe(50);
  });
});
