import { afterEach, describe, expect, it } from 'vitest';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { fallDamage } from '../space/terrain/index.ts';
import { odds } from './odds.ts';
import { settlement } from './reckoning.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Ragnar jumps with Str 2 and Jump 1: two paces by half an action, five by a whole one, two up. */
const LOG: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  map: { objects: [{ id: 'log', kind: 'barrier', area: [[11, 0, 1]], item: 'log' }] },
  fighters: { h0: { x: 10, y: 0 }, f0: { x: 35, y: 0 } },
  turn: 'h0',
};
const over = (jump?: number, area: [number, number, number][] = [[11, 0, 1]]): Scene => ({
  ...LOG,
  map: {
    objects: [{ id: 'log', kind: 'barrier', area, item: 'log', ...(jump !== undefined && { jump }) }],
  },
});

describe('over what bars the way', () => {
  it('[RUN-TER-10] [RUN-TER-12] [RUN-TER-14] [RUN-ACT-31] one jumps by half an action, against six, and may strike then', () => {
    const driver = play(LOG, 3);
    expect(driver.options()).not.toContain('walk:11:0');
    driver.choose('leap:12:0');
    expect(driver.told('jumped')).toMatchObject([{ total: 3 + 3, difficulty: 6, lands: true }]);
    expect(one(driver, 'h0').x).toBe(12);
    expect(optionsOf(driver, 'walk')).toEqual([]);
    expect(driver.kind).toBe('act');
    const failed = play(LOG, 2).choose('leap:12:0');
    expect(one(failed, 'h0')).toMatchObject({ x: 10, fallen: false });
    expect(failed.kind).toBe('act');
    expect(optionsOf(failed, 'leap')).toEqual([]);
  });

  it('[RUN-ABIL-JUM-02] no further than one can, and over nothing where one can walk', () => {
    const options = optionsOf(play(LOG), 'leap');
    expect(options).toContain('leap:15:0');
    expect(options).not.toContain('leap:16:0');
    expect(options).not.toContain('leap:9:0');
    expect(options).not.toContain('leap:11:0');
  });

  it('[RUN-RULING-C12] who is struck down by whom he jumps away from does not get off the ground', () => {
    const scene = (dam: number): Scene => ({
      ...LOG,
      foes: [{ statistics: { ...GOBLIN.statistics, atk: 20, dam } }],
      fighters: { h0: { x: 10, y: 0 }, f0: { x: 8, y: 0 } },
    });
    const down = play(scene(200), 5, 5).choose('leap:12:0', 'strikeIt');
    expect(one(down, 'h0').x).toBe(10);
    expect(down.told('jumped')).toEqual([]);
    const up = play(scene(0), 5, 5, 9).choose('leap:12:0', 'strikeIt');
    expect(one(up, 'h0').x).toBe(12);
  });

  it('[RUN-TER-34] cover asks for three, six or nine', () => {
    const asks = (degree: 'third' | 'half' | 'full') =>
      play(
        {
          ...LOG,
          map: { objects: [{ id: 'rock', kind: 'cover', area: [[11, 0, 1]], degree, persons: 1 }] },
        },
        9,
      )
        .choose('leap:12:0')
        .told('jumped');
    expect(asks('third')).toMatchObject([{ difficulty: 3 }]);
    expect(asks('half')).toMatchObject([{ difficulty: 6 }]);
    expect(asks('full')).toMatchObject([{ difficulty: 9 }]);
  });

  it('[RUN-TER-16] [RUN-TER-17] [RUN-VP-22] scores three a point where its Difficulty was changed and it lies on the way to an enemy, once', () => {
    const driver = play(over(8), 7).choose('leap:12:0');
    expect(driver.state.tally).toEqual([{ hero: 'h0', of: null, cause: 'success', points: 6 }]);
    expect(one(driver, 'h0').jumped).toEqual(['log']);
    expect(play(LOG, 7).choose('leap:12:0').state.tally).toEqual([]);
    const again: Scene = { ...over(8), fighters: { ...LOG.fighters, h0: { x: 10, y: 0, jumped: ['log'] } } };
    expect(play(again, 7).choose('leap:12:0').state.tally).toEqual([]);
    const aside: Scene = { ...over(8), fighters: { h0: { x: 10, y: 0 }, f0: { x: 10, y: 25 } } };
    expect(play(aside, 7).choose('leap:12:0').state.tally).toEqual([]);
  });

  it('[RUN-TER-16] [RUN-VPR-07] [RUN-RULING-T57] pays whoever plays the foes three for each point that it fell short, however often', () => {
    const short: Scene = { ...over(8), fighters: { ...LOG.fighters, h0: { x: 10, y: 0, jumped: ['log'] } } };
    for (const scene of [over(8), short]) {
      const { state } = play(scene, 3).choose('leap:12:0');
      expect(state.tally).toEqual([]);
      expect(state.failures).toEqual([{ difficulty: 8, result: 6 }]);
      expect(settlement(state)).toContainEqual(
        expect.objectContaining({ hero: null, cause: 'failures', points: 6, rule: 'RUN-VPR-07' }),
      );
    }
    expect(play(LOG, 2).choose('leap:12:0').state.failures).toEqual([]);
  });

  it('[RUN-RULING-C12] whoever is left strikes before one is off the ground', () => {
    const beside: Scene = { ...LOG, fighters: { h0: { x: 10, y: 0 }, f0: { x: 8, y: 0 } } };
    const driver = play(beside, 2, 9, 5).choose('leap:12:0');
    expect(driver.kind).toBe('opportunity');
    expect(one(driver, 'h0').x).toBe(10);
    driver.choose('strikeIt');
    expect(one(driver, 'h0').x).toBe(12);
  });

  it('[RUN-TER-12] the odds are told before', () => {
    const told = odds(play(LOG).state, HEROES_SEAT, { act: 'leap', x: 12, y: 0 });
    expect(told?.[0]?.chance).toBeCloseTo(0.8, 9);
  });
});

describe('across a gap', () => {
  const gap = (feet: number): Scene => ({
    ...LOG,
    map: { heights: [{ feet, area: [[11, 0, 1]] }] },
  });

  it('[RUN-ABIL-JUM-03] [RUN-HAZ-FALL-01] who jumps short falls into it', () => {
    expect(one(play(gap(-20), 3).choose('leap:12:0'), 'h0')).toMatchObject({ x: 12, fallen: false });
    const short = play(gap(-20), 2, 4).choose('leap:12:0');
    expect(one(short, 'h0')).toMatchObject({ x: 11, fallen: true, hp: 77 - (fallDamage(20, 4 + 3) - 3) });
    expect(short.asked).toEqual([]);
  });

  it('[RUN-HAZ-DROWN-01] or into the water', () => {
    const stream: Scene = {
      ...LOG,
      map: { zones: [{ kind: 'water', area: [[11, 0, 2]], surface: 'tranquil', current: 'none' }] },
    };
    const short = play(stream, 2).choose('leap:13:0');
    expect(one(short, 'h0')).toMatchObject({ x: 11, water: { state: 'swimming' } });
  });

  it('[RUN-ABIL-JUM-03] beside whoever swims there, and not at all where it is full', () => {
    const stream = (swimmers: Record<string, { x: number; y: number }>): Scene => ({
      ...LOG,
      heroes: [ragnar, ...Object.keys(swimmers).map(() => ragnar)],
      map: { zones: [{ kind: 'water', area: [[11, 0, 2]], surface: 'tranquil', current: 'none' }] },
      fighters: { ...LOG.fighters, ...swimmers },
    });
    const beside = play(stream({ h1: { x: 11, y: 0 } }), 2).choose('leap:13:0');
    expect(one(beside, 'h0')).toMatchObject({ x: 12, water: { state: 'swimming' } });
    const full = play(stream({ h1: { x: 11, y: 0 }, h2: { x: 12, y: 0 } }), 2).choose('leap:13:0');
    expect(one(full, 'h0')).toMatchObject({ x: 10, water: null });
  });
});

describe('from one level to another', () => {
  /** A ledge of so many feet, from the eleventh column on. */
  const LEDGE = Array.from({ length: 30 }, (_, y): [number, number, number] => [11, y, 29]);
  const ledge = (feet: number, x: number): Scene => ({
    ...LOG,
    map: { heights: [{ feet, area: LEDGE }] },
    fighters: { h0: { x, y: 5 }, f0: { x: 30, y: 25 } },
  });

  it('[RUN-TER-87] [RUN-ACT-14] one jumps up as high as half one’s way, or climbs, against six', () => {
    const up = play(ledge(5, 10), 3).choose('leap:11:5');
    expect(up.told('jumped')).toMatchObject([{ difficulty: 6, lands: true }]);
    expect(one(up, 'h0').x).toBe(11);
    expect(one(play(ledge(5, 10), 2).choose('leap:11:5'), 'h0')).toMatchObject({ x: 10, fallen: false });
    expect(optionsOf(play(ledge(6, 10)), 'leap')).toEqual([]);
    const climbed = play(ledge(6, 10), 3).choose('climb:11:5');
    expect(climbed.told('climbed')).toMatchObject([{ total: 3 + 3, difficulty: 6, holds: true }]);
    expect(one(climbed, 'h0').x).toBe(11);
    expect(climbed.kind).toBe('act');
    expect(one(play(ledge(6, 10), 2).choose('climb:11:5'), 'h0')).toMatchObject({ x: 10, fallen: true });
  });

  it('[RUN-ABIL-CLI-02] [RUN-RULING-C04] vertical paces count: more than half one’s climb is a whole action', () => {
    // Climb 1: ten paces and twenty. Nine up and one over is half an action.
    expect(play(ledge(22.5, 10), 9).choose('climb:11:5').kind).toBe('act');
    expect(play(ledge(25, 10), 9).choose('climb:11:5').asked).toEqual([]);
    expect(optionsOf(play(ledge(50, 10)), 'climb')).toEqual([]);
  });

  it('[RUN-ABIL-CLI-03] [RUN-ABIL-12] needs no rope, as far as one climbs by a whole action', () => {
    const roped = ledge(25, 10);
    const bare: Scene = { ...roped, heroes: [{ ...ragnar, kitsLeft: ['climb'] }] };
    for (const scene of [roped, bare])
      expect(play(scene, 3).choose('climb:11:5').told('climbed')).toMatchObject([{ total: 3 + 2 + 1 }]);
    expect(optionsOf(play({ ...bare, map: { heights: [{ feet: 50, area: LEDGE }] } }), 'climb')).toEqual([]);
  });

  it('[RUN-TER-87] [RUN-HAZ-FALL-03] who fails on the way down falls', () => {
    const scene = ledge(20, 11);
    const fell = play(scene, 2, 5).choose('climb:10:5');
    expect(one(fell, 'h0')).toMatchObject({ x: 10, fallen: true, hp: 77 - (fallDamage(20, 5 + 3) - 3) });
    expect(one(play(scene, 3).choose('climb:10:5'), 'h0')).toMatchObject({ x: 10, hp: 77, fallen: false });
  });

  it('[RUN-HAZ-FALL-02] [RUN-HAZ-FALL-03] [RUN-HAZ-FALL-04] a jump down that fails is a fall; deeper than one jumps far, even a good one hurts', () => {
    const low = ledge(12, 11);
    expect(one(play(low, 3).choose('leap:10:5'), 'h0')).toMatchObject({ x: 10, hp: 77, fallen: false });
    // 5 against 6: ten, and one short.
    expect(one(play(low, 2).choose('leap:10:5'), 'h0')).toMatchObject({ fallen: true, hp: 77 - (11 - 3) });
    expect(one(play(ledge(20, 11), 3).choose('leap:10:5'), 'h0')).toMatchObject({
      hp: 77 - (10 - 3),
      fallen: false,
    });
  });

  it('[RUN-MELEE-06] [RUN-MELEE-21] [RUN-RULING-C43] onto somebody from five feet brings three more to the blow; who fails falls instead', () => {
    const scene = (feet: number): Scene => ({
      ...ledge(feet, 11),
      fighters: { h0: { x: 11, y: 5 }, f0: { x: 7, y: 5 } },
    });
    const struck = (feet: number) =>
      play(scene(feet), 9, 4, 6).choose('leap:10:5', 'strike:f0:0:plain', 'stand').told('struck');
    expect(struck(5)).toMatchObject([{ attack: 4 + 9 + 3 }]);
    expect(struck(4.5)).toMatchObject([{ attack: 4 + 9 }]);
    const failed = play(scene(12), 2).choose('leap:10:5');
    expect(failed.asked).toEqual([]);
    expect(one(failed, 'h0')).toMatchObject({ x: 10, fallen: true, hp: 77 - 8 });
  });
});
