import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { spentOn } from '../../documents/hero/testing.ts';
import type { Effect, EffectOf } from '../hooks/effect.ts';
import { allDiceCast, one, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const NUMBERS = { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 };
const SCENE: Scene = {
  heroes: [ragnar],
  foes: [
    { statistics: NUMBERS },
    { statistics: { ...NUMBERS, dfn: 9, soak: 5 } },
    { statistics: { ...NUMBERS, dfn: 11 } },
  ],
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 18, y: 10 }, f1: { x: 22, y: 12 }, f2: { x: 26, y: 10 } },
};
const volley = (defence: EffectOf<'volley'>['defence'], ...targets: string[]): Effect => ({
  effect: 'volley',
  who: 'h0',
  targets,
  defence,
  gift: 'buffeting-gale',
  rule: 'RUN-HOOK-09',
});
const brought = (scene: Scene, effects: Effect[], ...faces: number[]) =>
  play({ ...scene, agenda: [{ step: 'effects', effects }] }, ...faces);
const hp = (driver: ReturnType<typeof play>) => ['f0', 'f1', 'f2'].map((id) => one(driver, id).hp);

describe('a volley', () => {
  it('[RUN-HOOK-09] [RUN-HOOK-10] is one roll, against which each defends himself', () => {
    // 5 + 9 against 6 + 7 and 6 + 9: only the first is struck, by 1 + 12 − 3.
    const flies = brought(SCENE, [volley('each', 'f0', 'f1')], 5, 6, 6);
    expect(hp(flies)).toEqual([50 - 10, 50, 50]);
    expect(flies.told('struck')).toMatchObject([
      { at: 'f0', attack: 14, defence: 13 },
      { at: 'f1', attack: 14, defence: 15 },
    ]);
    expect(flies.told('missed')).toMatchObject([{ at: 'f1' }]);
    expect(flies.state.tally).toMatchObject([{ hero: 'h0', cause: 'damage', of: 'f0', points: 10 }]);
  });

  it('[RUN-HOOK-09] may be met by the best of them for all, each with his own Soak', () => {
    // 8 + 9 against 3 + 11: by 3 + 12.
    const flies = brought(SCENE, [volley('best', 'f0', 'f1', 'f2')], 8, 3);
    expect(hp(flies)).toEqual([50 - 12, 50 - 10, 50 - 12]);
    expect(hp(brought(SCENE, [volley('best', 'f0', 'f2')], 4, 3))).toEqual([50, 50, 50]);
  });

  it('[RUN-RULING-C24] meets the helpless without a die, and nobody beyond harm', () => {
    const lying: Scene = {
      ...SCENE,
      fighters: {
        ...SCENE.fighters,
        f0: { x: 18, y: 10, condition: 'incapacitated', hp: 5 },
        f1: {
          x: 22,
          y: 12,
          marks: [{ kind: 'crow', gift: 'rune-double-bladed-axe', by: 'h0', until: 9, x: 1, y: 1 }],
        },
      },
    };
    // 2 + 9 against 6.
    expect(hp(brought(lying, [volley('each', 'f0', 'f1')], 2))).toEqual([0, 50, 50]);
    expect(brought(lying, [volley('each', 'f1')]).told('struck')).toEqual([]);
  });
});

describe('lots', () => {
  const falls = (target: string) => ({
    what: null,
    target,
    spot: null,
    brings: [{ effect: 'attach', who: target, mark: { kind: 'fallen' }, rule: 'RUN-BASIC-13' } as const],
  });

  it('[RUN-BASIC-13] are drawn by a plain die, as many as there are to be', () => {
    const effect = (count: number): Effect => ({
      effect: 'lot',
      count,
      ways: ['f0', 'f1', 'f2'].map(falls),
      rule: 'RUN-BASIC-13',
    });
    const fallen = (driver: ReturnType<typeof play>) =>
      ['f0', 'f1', 'f2'].filter((id) => one(driver, id).fallen);
    expect(fallen(brought(SCENE, [effect(1)], 3))).toEqual(['f2']);
    expect(fallen(brought(SCENE, [effect(2)], 1, 2))).toEqual(['f0', 'f2']);
    expect(fallen(brought(SCENE, [effect(0)]))).toEqual([]);
  });
});

describe('whoever is thrown', () => {
  const thrown = (over: boolean, paces: number): Effect => ({
    effect: 'throw',
    who: 'f0',
    by: 'h0',
    what: 'hero',
    direction: 3,
    paces,
    ...(over && { over: true }),
    rule: 'RUN-RULING-G56',
  });
  const beside: Scene = { ...SCENE, fighters: { ...SCENE.fighters, f1: { x: 22, y: 10 } } };

  it('[RUN-RULING-G56] flies over others if need be, and comes down beside whoever stands there', () => {
    const end = (effect: Effect) => {
      const { x, y } = one(brought(beside, [effect]), 'f0');
      return [x, y];
    };
    expect(end(thrown(false, 6))).toEqual([21, 10]);
    expect(end(thrown(true, 6))).toEqual([24, 10]);
    expect(end(thrown(true, 4))).toEqual([21, 9]);
  });

  it('[RUN-HOOK-31] [RUN-GIFT-INDEFATIGABLE-DETERMINATION] is over for whoever defended himself: what was good for one roll is gone, and pays if it decided', () => {
    const hero = spentOn({ 'indefatigable-determination': 1 }, ragnar);
    const scene: Scene = {
      ...SCENE,
      heroes: [ragnar, hero],
      fighters: { ...SCENE.fighters, h1: { x: 14, y: 10, wounds: 2 } },
    };
    // 9 + 9 against 9 + 9 hits; with a 10 he is one better.
    const met = brought(scene, [volley('each', 'h1')], 8, 9).choose('use');
    expect(met.told('missed')).toMatchObject([{ at: 'h1' }]);
    expect(one(met, 'h1').marks).toEqual([]);
    expect(met.state.tally).toEqual([
      { hero: 'h1', cause: 'gift', of: 'indefatigable-determination', points: 5 },
    ]);
  });
});
