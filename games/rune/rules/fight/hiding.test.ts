import { afterEach, describe, expect, it } from 'vitest';
import type { Degree } from '../../content/terrain.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, FOES_SEAT, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { hrolf, ragnar } = READY_MADE;
afterEach(allDiceCast);

const STATISTICS = { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 };
const GOBLIN = { statistics: STATISTICS };
const ARCHER = { statistics: STATISTICS, missile: 'bow' as const };
/** A rock in the eleventh column: Hrolf is west of it, foes come from the east. */
const rock = (degree: Degree, persons = 3) => ({
  objects: [
    {
      id: 'rock',
      kind: 'cover' as const,
      area: [[11, 10, 1]] as [number, number, number][],
      degree,
      persons,
    },
  ],
});
const ROCK: Scene = {
  heroes: [hrolf],
  foes: [GOBLIN],
  map: rock('half'),
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 20, y: 10 } },
};

describe('behind cover', () => {
  it('[RUN-TER-24] [RUN-TERA-13] [RUN-RUN-44] nobody is chosen by a foe that goes by the chart', () => {
    const predictable: Scene = {
      ...ROCK,
      heroes: [hrolf, ragnar],
      foes: [{ ...GOBLIN, selfWilled: false }],
      fighters: { ...ROCK.fighters, h1: { x: 1, y: 29, total: 3 } },
      agenda: [{ step: 'initiative' }],
    };
    const driver = play(predictable, 9, 3, 3);
    expect(one(driver, 'f0').target).toBe('h1');
    const open = play({ ...predictable, map: {} }, 9, 3, 3);
    expect(one(open, 'f0').target).toBe('h0');
    const beside = { ...predictable.fighters, f0: { x: 12, y: 10 } };
    expect(one(play({ ...predictable, fighters: beside }, 9, 3, 3), 'f0').target).toBe('h0');
    const none = play({
      ...predictable,
      heroes: [hrolf],
      fighters: ROCK.fighters,
      nobodyPlaysFoes: true,
      agenda: [],
      turn: 'f0',
    } as Scene);
    expect(one(none, 'f0')).toMatchObject({ target: null, x: 20 });
  });

  it.each([
    ['third', false, 3],
    ['half', false, 6],
    ['full', false, 9],
    ['full', true, 12],
  ] as const)(
    '[RUN-TER-25] [RUN-TER-26] [RUN-TERA-14] [RUN-TERA-15] of %s (flat: %s) one with a will of its own rolls Res against %i, and till then comes not near',
    (degree, prone, difficulty) => {
      const scene: Scene = {
        ...ROCK,
        map: rock(degree),
        foes: [ARCHER],
        fighters: { h0: { x: 10, y: 10, prone, fallen: prone }, f0: { x: 16, y: 10, hand: 1 } },
        turn: 'f0',
      };
      const loaded = (total: number) => (total - 2 < 10 ? [total - 2] : [10, total - 12]);
      const failed = difficulty === 3 ? [1, 1] : loaded(difficulty - 1);
      const blind = play(scene, ...failed);
      expect(blind.told('spotted')).toMatchObject([{ found: false }]);
      expect(optionsOf(blind, 'shoot')).toEqual([]);
      expect(blind.options()).not.toContain('walk:13:10');
      expect(blind.options()).toContain('walk:14:10');
      const seen = play(scene, ...(difficulty === 3 ? [2] : loaded(difficulty)));
      expect(one(seen, 'h0').spotted).toEqual(['f0']);
      expect(optionsOf(seen, 'shoot')).toEqual(['shoot:h0:1:plain']);
      expect(seen.options()).toContain('walk:13:10');
    },
  );

  it('[RUN-TER-25] whoever goes elsewhere must be found anew', () => {
    const scene: Scene = {
      ...ROCK,
      fighters: { ...ROCK.fighters, h0: { x: 10, y: 10, spotted: ['f0'] } },
      turn: 'h0',
    };
    expect(one(play(scene).choose('walk:10:9'), 'h0').spotted).toEqual([]);
  });

  it('[RUN-TER-26] [RUN-TER-27] one may lie flat where there is room for three and nobody else, and gets up by balance', () => {
    const scene: Scene = { ...ROCK, turn: 'h0' };
    const driver = play(scene).choose('lieDown');
    expect(one(driver, 'h0')).toMatchObject({ prone: true, fallen: true });
    expect(optionsOf(play({ ...scene, map: rock('half', 2) }), 'lieDown')).toEqual([]);
    const flat: Scene = {
      ...scene,
      fighters: { ...ROCK.fighters, h0: { x: 10, y: 10, prone: true, fallen: true } },
    };
    // Dex 1 and Balance 1.
    const lies = play(flat, 3);
    expect(one(lies, 'h0').fallen).toBe(true);
    lies.choose('getUp');
    expect(one(lies, 'h0')).toMatchObject({ fallen: true, prone: true });
    expect(optionsOf(lies, 'getUp')).toEqual([]);
    const up = play(flat, 4).choose('getUp');
    expect(one(up, 'h0')).toMatchObject({ fallen: false, prone: false });
    expect(optionsOf(up, 'walk')).not.toEqual([]);
  });
});

describe('up from cover to shoot', () => {
  const DUEL: Scene = {
    ...ROCK,
    map: rock('full'),
    foes: [ARCHER],
    fighters: {
      h0: { x: 10, y: 10 },
      f0: { x: 20, y: 10, hand: 1, steps: [7, 2] },
    },
    turn: 'h0',
  };
  const SHOT = 'shoot:f0:0:plain';

  it('[RUN-TER-28] [RUN-TER-30] [RUN-TERA-16] [RUN-RULING-T64] one of those with a bow answers, as at half cover, after what one did', () => {
    const driver = play(DUEL, 5, 9).choose(SHOT, 'stand', 'stand');
    expect(driver.told('shot')).toMatchObject([
      { by: 'h0', attack: 11 },
      { by: 'f0', attack: 9 + 8 - 4 - 6 },
    ]);
    expect(one(driver, 'f0').steps).toEqual([7, 2]);
    const half = play({ ...DUEL, map: rock('half') }, 5).choose(SHOT, 'stand');
    expect(half.told('shot')).toHaveLength(1);
  });

  it('[RUN-TER-29] [RUN-TERA-16] [RUN-RULING-F48] a headlong foe pays for it with its next action', () => {
    const dead: Scene = { ...DUEL, foes: [{ ...ARCHER, foe: 'dishonored' }] };
    const driver = play(dead, 5, 9).choose(SHOT, 'stand', 'stand');
    expect(one(driver, 'f0').steps).toEqual([2]);
  });

  it('[RUN-RULING-T64] a hero may let it be', () => {
    const scene: Scene = {
      ...DUEL,
      fighters: { h0: { x: 20, y: 10, steps: [3] }, f0: { x: 10, y: 10, hand: 1 } },
      turn: 'f0',
    };
    const driver = play(scene, 5).choose('shoot:h0:1:plain', 'stand');
    expect(driver.kind).toBe('freeShot');
    expect(driver.asked).toEqual([HEROES_SEAT]);
    driver.choose('letGo');
    expect(driver.told('shot')).toHaveLength(1);
    const shoots = play(scene, 5, 9).choose('shoot:h0:1:plain', 'stand', 'shootIt', 'stand');
    expect(shoots.told('shot')).toMatchObject([{}, { by: 'h0', attack: 9 + 6 - 6 }]);
    expect(one(shoots, 'h0').steps).toEqual([3]);
  });

  it('[RUN-SPECIAL-19] [RUN-RULING-C38] whoever waited for it shoots as if there were no cover', () => {
    const waits: Scene = {
      ...DUEL,
      fighters: {
        h0: { x: 10, y: 10 },
        f0: { x: 20, y: 10, hand: 1, steps: [12], waiting: true, total: 12, spotted: [] },
      },
    };
    const driver = play(waits, 5, 9).choose(SHOT, 'stand');
    expect(driver.kind).toBe('window');
    expect(driver.asked).toEqual([FOES_SEAT]);
    expect(one(driver, 'h0').exposed).toBe(true);
    // He stands in the open: nobody has to look for him.
    driver.choose('now');
    expect(driver.options()).toContain('shoot:h0:1:plain');
    driver.choose('shoot:h0:1:plain', 'stand');
    expect(driver.told('shot')).toMatchObject([{}, { by: 'f0', attack: 9 + 8 - 4 }]);
    expect(one(driver, 'h0').exposed).toBe(false);
  });
});
