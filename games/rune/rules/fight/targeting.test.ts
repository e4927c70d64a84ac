import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { allDiceCast, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild, hrolf } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = {
  selfWilled: false,
  statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 },
};

describe('a Predictable foe', () => {
  const BAND: Scene = {
    heroes: [ragnar, gunnhild, hrolf],
    foes: [GOBLIN, GOBLIN, GOBLIN, GOBLIN],
    fighters: {
      h0: { x: 10, y: 4, total: 15 },
      h1: { x: 10, y: 10, total: 9 },
      h2: { x: 10, y: 16, total: 12 },
      f0: { x: 16, y: 4 },
      f1: { x: 16, y: 8 },
      f2: { x: 16, y: 12 },
      f3: { x: 16, y: 6 },
    },
  };

  it('[RUN-RUN-31] [RUN-RUN-33] [RUN-RUN-34] [RUN-RUN-47] [RUN-INIT-19] takes in its turn who is left without one, the quickest first', () => {
    const driver = play({ ...BAND, agenda: [{ step: 'initiative' }] }, 6, 4, 7, 9, 8, 7, 6);
    expect(driver.told('initiative').map(({ fighter, total }) => [fighter, total])).toEqual([
      ['h0', 15],
      ['h1', 9],
      ['h2', 12],
      ['f0', 14],
      ['f1', 13],
      ['f2', 12],
      ['f3', 11],
    ]);
    expect(['f0', 'f1', 'f2', 'f3'].map((id) => one(driver, id).target)).toEqual(['h0', 'h2', 'h1', 'h0']);
  });

  it('[RUN-RUN-30] attacks nobody else; a Self-Willed one whom it likes', () => {
    const between: Scene = {
      heroes: [ragnar, gunnhild],
      foes: [GOBLIN],
      fighters: { h0: { x: 10, y: 10 }, h1: { x: 14, y: 10 }, f0: { x: 12, y: 10, target: 'h1' } },
      turn: 'f0',
    };
    expect(optionsOf(play(between), 'strike')).toEqual(['strike:h1:0:plain']);
    const free = play({ ...between, foes: [{ ...GOBLIN, selfWilled: true }] });
    expect(optionsOf(free, 'strike')).toEqual(['strike:h0:0:plain', 'strike:h1:0:plain']);
  });

  const WILLED = { ...GOBLIN, selfWilled: true };
  /** The chart would name Gunnhild, who has hurt it. */
  const pair = (what: object, others: Scene['fighters'] = {}): Scene => ({
    heroes: [ragnar, gunnhild],
    foes: [WILLED, ...(Object.keys(others).length > 0 ? [WILLED] : [])],
    fighters: {
      h0: { x: 10, y: 10, ...what },
      h1: { x: 14, y: 10 },
      f0: { x: 12, y: 10, grudges: [{ by: 'h1', hurt: 5 }] },
      ...others,
    },
    turn: 'f0',
  });
  const AT_BOTH = ['strike:h0:0:plain', 'strike:h1:0:plain'];
  const AT_HER = ['strike:h1:0:plain'];

  it.each<[object, string[]]>([
    [{ hp: 30 }, AT_BOTH],
    [{ hp: 29 }, AT_HER],
    [{ wounds: 3 }, AT_BOTH],
    [{ wounds: 4, condition: 'incapacitated' }, AT_HER],
  ])('[RUN-RUN-38] of its own will it spares who is nearly beaten: %j', (what, strikes) => {
    expect(optionsOf(play(pair(what)), 'strike')).toEqual(strikes);
  });

  it('[RUN-RULING-R52] may have him all the same if the chart names him', () => {
    const named = pair({ hp: 29 }, { f0: { x: 12, y: 10, grudges: [{ by: 'h0', hurt: 5 }] } });
    expect(optionsOf(play({ ...named, foes: [WILLED] }), 'strike')).toEqual(AT_BOTH);
  });

  it('[RUN-RUN-39] leaves to another of its kind whom that one is at, but goes on with whom it is at itself', () => {
    // A fourth square off, and whom it would have to go to first.
    const beside = { f1: { x: 10, y: 8 } };
    const near = pair({}, beside);
    expect(optionsOf(play(near), 'strike')).toEqual(AT_BOTH);
    const far: Scene = {
      ...near,
      heroes: [ragnar, gunnhild],
      foes: [{ ...WILLED, missile: 'bow' }, WILLED],
      fighters: {
        h0: { x: 10, y: 10 },
        h1: { x: 20, y: 10 },
        f0: { x: 20, y: 20, grudges: [{ by: 'h1', hurt: 5 }] },
        f1: { x: 10, y: 8 },
      },
    };
    const shots = (scene: Scene): string[] => [
      ...new Set(optionsOf(play(scene), 'shoot').map((id) => id.split(':')[1] as string)),
    ];
    expect(shots(far)).toEqual(['h1']);
    const { f1: _, ...alone } = far.fighters as Record<string, object>;
    expect(shots({ ...far, foes: [far.foes![0]!], fighters: alone })).toEqual(['h0', 'h1']);
  });

  it('[RUN-RUN-37] turns on who hurt it most of those who are near', () => {
    const hurt: Scene = {
      heroes: [ragnar, gunnhild],
      foes: [GOBLIN],
      fighters: {
        h0: { x: 10, y: 10 },
        h1: { x: 14, y: 10 },
        f0: {
          x: 12,
          y: 10,
          grudges: [
            { by: 'h0', hurt: 4 },
            { by: 'h1', hurt: 11 },
          ],
        },
      },
      agenda: [{ step: 'initiative' }],
    };
    expect(one(play(hurt, 9, 2, 5), 'f0').target).toBe('h1');
  });

  it('[RUN-RUN-35] keeps its target until that is gone, and then takes another', () => {
    const kept: Scene = {
      heroes: [ragnar, gunnhild],
      foes: [GOBLIN],
      fighters: {
        h0: { x: 10, y: 10 },
        h1: { x: 14, y: 10, condition: 'dead' },
        f0: { x: 12, y: 10, target: 'h1' },
      },
      turn: 'f0',
    };
    expect(one(play(kept), 'f0').target).toBe('h0');
  });

  it('[RUN-RUN-30] fights by itself where nobody plays it: it comes up to its target and strikes', () => {
    const alone: Scene = {
      heroes: [ragnar],
      foes: [GOBLIN],
      fighters: { h0: { x: 10, y: 10 }, f0: { x: 18, y: 10 } },
      nobodyPlaysFoes: true,
      turn: 'f0',
    };
    const driver = play(alone, 4, 3).choose('stand');
    expect(one(driver, 'f0').x).toBeLessThan(14);
    expect(driver.told('struck')).toMatchObject([{ by: 'f0', at: 'h0', attack: 12, defence: 12 }]);
  });
});
