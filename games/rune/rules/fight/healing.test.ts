import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { soakOf } from './scores.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Gunnhild heals with 4. */
const HURT: Scene = {
  heroes: [ragnar, gunnhild],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10, hp: 30 }, h1: { x: 11, y: 10 }, f0: { x: 38, y: 28 } },
  turn: 'h1',
};
const dying = (more: object = {}) => ({
  x: 10,
  y: 10,
  hp: 0,
  condition: 'dying' as const,
  saviours: ['h1'],
  ...more,
});

describe('a treatment', () => {
  it('[RUN-HEAL-17] closes Wounds, but does not rest the weary', () => {
    const scene: Scene = {
      ...HURT,
      fighters: { ...HURT.fighters, h0: { x: 10, y: 10, hp: 30, wounds: 1, impairment: 2 } },
    };
    const driver = play(scene, 9).choose('heal:h0');
    expect(one(driver, 'h0')).toMatchObject({ wounds: 0, impairment: 2 });
  });

  it('[RUN-HEAL-26] [RUN-HEAL-14] stands open to whoever was brought back: the mortal blow was new damage', () => {
    const struck: Scene = {
      ...HURT,
      fighters: { h0: { x: 10, y: 10, hp: 2, rest: 1 }, h1: { x: 9, y: 10 }, f0: { x: 12, y: 10 } },
      turn: 'f0',
    };
    // 9 + 8 against 4 + 9: raw 14, less 6.
    const felled = play(struck, 9, 4).choose('strike:h0:0:plain', 'stand');
    expect(one(felled, 'h0')).toMatchObject({ condition: 'dying', rest: 0 });
    const revived = play({ ...HURT, fighters: { ...HURT.fighters, h0: dying() } }, 8).choose('heal:h0');
    expect(one(revived, 'h0')).toMatchObject({ condition: 'able', hp: 4, rest: 0 });
    const again: Scene = { ...HURT, fighters: { ...HURT.fighters, h0: { x: 10, y: 10, hp: 4 } } };
    expect(optionsOf(play(again), 'heal')).toContain('heal:h0');
  });

  it('[RUN-HEAL-15] is not opened anew by a blow of one’s own side, though feuds are agreed; by a stray one it is', () => {
    const feud: Scene = {
      ...HURT,
      options: { feuds: true },
      fighters: { h0: { x: 10, y: 10, hp: 30, rest: 3 }, h1: { x: 11, y: 10 }, f0: { x: 38, y: 28 } },
    };
    const struck = play(feud, 9, 2).choose('strike:h0:0:plain');
    expect(one(struck, 'h0').hp).toBeLessThan(30);
    expect(one(struck, 'h0').rest).toBe(3);
    const crowded = { ...feud.fighters, f0: { x: 12, y: 10 } };
    // A botch of 4, and 10, 3 again: whoever stands beside her is hit.
    const stray = play({ ...HURT, fighters: crowded }, 1, 4, 3, 10, 3).choose('strike:f0:0:plain', 'stand');
    expect(stray.told('strayed')).toMatchObject([{ hit: 'h0' }]);
    expect(one(stray, 'h0')).toMatchObject({ rest: 0 });
    expect(one(stray, 'h0').hp).toBeLessThan(30);
  });

  it('[RUN-HEAL-26] [RUN-ACT-28] of the dying takes half a move along, and one who failed keeps nobody else from it', () => {
    const scene: Scene = {
      ...HURT,
      heroes: [ragnar, gunnhild, gunnhild],
      fighters: {
        h0: dying({ saviours: ['h1', 'h2'], rest: 0 }),
        h1: { x: 18, y: 10 },
        h2: { x: 2, y: 10 },
        f0: { x: 38, y: 28 },
      },
    };
    // 7 + 4 against 12.
    const failed = play(scene, 7).choose('heal:h0');
    expect(one(failed, 'h1').x).toBe(11);
    expect(one(failed, 'h0')).toMatchObject({ condition: 'dying', saviours: ['h2'], rest: 0 });
  });
});

describe('whoever is dying', () => {
  it('[RUN-HEAL-21] [RUN-DMG-13] is dead when the next action of those who could save him was another, or did not suffice', () => {
    const scene: Scene = { ...HURT, fighters: { ...HURT.fighters, h0: dying() } };
    expect(one(play(scene).choose('change:1', 'done'), 'h0').condition).toBe('dead');
    expect(one(play(scene, 7).choose('heal:h0'), 'h0').condition).toBe('dead');
    const far: Scene = { ...scene, fighters: { ...scene.fighters, h1: { x: 35, y: 10 } } };
    expect(optionsOf(play(far), 'heal')).toEqual([]);
    expect(one(play(far).choose('done'), 'h0').condition).toBe('dead');
  });

  it('[RUN-HEAL-21] has no hope in somebody who is held', () => {
    const held = { by: 'f0', how: 'hold', margin: 3 } as const;
    const scene: Scene = {
      ...HURT,
      fighters: { h0: dying(), h1: { x: 11, y: 10, held }, f0: { x: 13, y: 10 } },
    };
    const driver = play(scene, 2);
    expect(optionsOf(driver, 'heal')).toEqual([]);
    expect(one(driver.choose('breakFree'), 'h0').condition).toBe('dead');
  });

  it('[RUN-HEAL-25] [RUN-DMG-14] is not brought back from more than twenty below nothing', () => {
    // Raw 31 less 6, with five hit points left: dead at once, and nobody is asked.
    const scene: Scene = {
      ...HURT,
      foes: [{ statistics: { ...GOBLIN.statistics, atk: 30, dam: 20 } }],
      fighters: { h0: { x: 10, y: 10, hp: 5 }, h1: { x: 9, y: 10, steps: [5] }, f0: { x: 12, y: 10 } },
      turn: 'f0',
    };
    const driver = play(scene, 5, 5).choose('strike:h0:0:plain', 'stand');
    expect(one(driver, 'h0')).toMatchObject({ condition: 'dead', saviours: [] });
    const after: Scene = {
      ...HURT,
      fighters: { ...HURT.fighters, h0: { x: 10, y: 10, hp: 0, condition: 'dead' } },
    };
    expect(optionsOf(play(after), 'heal')).toEqual([]);
  });
});

describe('damage', () => {
  it('[RUN-DMG-05] [RUN-NUM-17] that armor does not stop meets Stamina alone', () => {
    const { state } = play(HURT);
    const [hero] = state.fighters;
    if (hero === undefined) throw new Error('nobody');
    // Ragnar: Stamina 3 in heavy leather.
    expect(soakOf(state, hero, true, null, null)).toBe(6);
    expect(soakOf(state, hero, false, null, null)).toBe(3);
  });

  it.each([
    [19, 12],
    [20, 15],
    [60, 15],
    [61, 18],
  ])('[RUN-DMG-16] wounds a foe of %i hit points at %i', (hp, threshold) => {
    const wounds = (soak: number): number => {
      const scene: Scene = {
        heroes: [ragnar],
        foes: [{ statistics: { ...GOBLIN.statistics, hp, soak } }],
        fighters: { h0: { x: 10, y: 10 }, f0: { x: 12, y: 10 } },
        turn: 'h0',
      };
      // 9 + 9 against 4 + 7: raw 7 + 12.
      return one(play(scene, 9, 4).choose('strike:f0:0:plain', 'stand'), 'f0').wounds;
    };
    expect(wounds(19 - threshold)).toBe(1);
    expect(wounds(20 - threshold)).toBe(0);
  });
});
