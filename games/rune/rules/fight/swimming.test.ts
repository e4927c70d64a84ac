import { afterEach, describe, expect, it } from 'vitest';
import type { ZoneOf } from '../../content/battle-map.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild, hrolf } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const lake = (more: Partial<ZoneOf<'water'>> = {}) => ({
  zones: [
    {
      kind: 'water' as const,
      area: Array.from({ length: 30 }, (_, y): [number, number, number] => [10, y, 20]),
      surface: 'choppy' as const,
      current: 'none' as const,
      ...more,
    },
  ],
});
const WATER = { state: 'swimming', rounds: 1, rolled: false, rescuer: null, rope: null } as const;
/** Ragnar swims with Str 2 or Sta 3 and Swim 1: ten paces by half an action in calm water. */
const SHORE: Scene = {
  heroes: [ragnar, gunnhild],
  foes: [GOBLIN],
  map: lake(),
  fighters: { h0: { x: 9, y: 10 }, h1: { x: 1, y: 1 }, f0: { x: 35, y: 25 } },
  turn: 'h0',
};
const afloat = (more: object = {}): Scene => ({
  ...SHORE,
  fighters: { ...SHORE.fighters, h0: { x: 15, y: 10, water: { ...WATER, ...more } } },
});

describe('in deep water', () => {
  it('[RUN-HAZ-DROWN-01] [RUN-HAZ-DROWN-02] [RUN-ACT-14] one swims as far as one can, if the roll succeeds', () => {
    // 4 and two for a direction; in choppy water five paces by half an action, ten by a whole one.
    const driver = play(SHORE, 3).choose('swim:14:10');
    expect(driver.told('swam')).toMatchObject([{ total: 3 + 3, difficulty: 6, afloat: true }]);
    expect(one(driver, 'h0')).toMatchObject({ x: 14, water: { state: 'swimming', rounds: 2, rolled: true } });
    expect(driver.kind).toBe('act');
    const far = play(SHORE, 3).choose('swim:15:10');
    expect(far.asked).toEqual([]);
    expect(play(SHORE).options()).not.toContain('swim:20:10');
  });

  it('[RUN-HAZ-DROWN-01] [RUN-HAZ-DROWN-04] who cannot swim because he is not himself goes under as the round ends', () => {
    const { turn: _, ...still } = SHORE;
    const sleeper = { x: 15, y: 10, hp: 40, condition: 'unconscious', water: WATER } as const;
    const driver = play({
      ...still,
      fighters: { ...SHORE.fighters, h0: sleeper },
      agenda: [{ step: 'endRound' }],
      state: { rounds: 1 },
    });
    expect(one(driver, 'h0')).toMatchObject({ hp: 40 - (6 - 3), water: { state: 'drowning' } });
    expect(driver.told('swam')).toEqual([]);
  });

  it('[RUN-HAZ-DROWN-03] calm water carries twice as far, raging water half as far as choppy', () => {
    const reaches = (surface: 'tranquil' | 'raging') => {
      const options = play({ ...SHORE, map: lake({ surface }) }).options();
      return (x: number) => options.includes(`swim:${x}:10`);
    };
    const [calm, raging] = [reaches('tranquil'), reaches('raging')];
    expect([calm(29), calm(14), raging(14), raging(15)]).toEqual([true, true, true, false]);
  });

  it('[RUN-HAZ-DROWN-02] [RUN-RULING-T44] currents, waves and every further round make it harder; a current is a direction', () => {
    const swum = (scene: Scene) => play(scene, 9).choose('swim:16:10').told('swam');
    expect(swum({ ...afloat(), map: lake({ current: 'slight' }) })).toMatchObject([{ difficulty: 7 }]);
    expect(swum({ ...afloat({ rounds: 3 }), map: lake({ surface: 'raging' }) })).toMatchObject([
      { difficulty: 4 + 3 + 2 + 2 },
    ]);
  });

  it('[RUN-HAZ-DROWN-04] [RUN-HAZ-DROWN-05] [RUN-RULING-T44] who fails goes under, is hurt past his armor, and can do nothing about it', () => {
    const driver = play(SHORE, 2).choose('swim:14:10');
    expect(one(driver, 'h0')).toMatchObject({
      x: 10,
      hp: 77 - (6 - 3),
      water: { state: 'drowning', rounds: 2 },
    });
    const round = play({
      ...afloat({ state: 'drowning', rounds: 2 }),
      turn: undefined as never,
      agenda: [{ step: 'round' }],
    });
    expect(one(round, 'h0').hp).toBe(77 - (8 - 3));
    expect(one(round, 'h0').planned).toBeNull();
  });

  it('[RUN-HAZ-DROWN-01] who goes nowhere treads water at the end of the round, by Stamina', () => {
    const night = { turn: undefined as never, agenda: [{ step: 'endRound' as const }] };
    const kept = play({ ...afloat(), ...night }, 2);
    expect(kept.told('swam')).toMatchObject([{ total: 2 + 4, difficulty: 4, afloat: true }]);
    const rolled = play({ ...afloat({ rolled: true }), ...night });
    expect(rolled.told('swam')).toEqual([]);
    const helpless = play({
      ...afloat(),
      fighters: {
        ...SHORE.fighters,
        h0: { x: 15, y: 10, water: WATER, condition: 'incapacitated', wounds: 4 },
      },
      ...night,
    });
    expect(one(helpless, 'h0').water).toMatchObject({ state: 'drowning' });
  });

  it('[RUN-HAZ-DROWN-03] on land nothing threatens him, and in the water nobody walks', () => {
    const near: Scene = {
      ...SHORE,
      fighters: { ...SHORE.fighters, h0: { x: 11, y: 10, water: WATER } },
    };
    const driver = play(near, 9);
    expect(optionsOf(driver, 'walk')).toEqual([]);
    expect(optionsOf(driver, 'flee')).toEqual([]);
    driver.choose('swim:9:10');
    expect(one(driver, 'h0')).toMatchObject({ x: 9, water: null });
  });

  it('[RUN-HAZ-DROWN-02] the odds are told before one goes in', () => {
    const chances = odds(play(SHORE).state, HEROES_SEAT, { act: 'swim', x: 14, y: 10 });
    expect(chances?.[0]?.chance).toBeCloseTo(0.8, 9);
  });

  it('[RUN-RULING-T62] [RUN-RULING-T42] [RUN-RULING-G06] [RUN-VP-15] a foe goes in only when a hero drives it, and drowns to his credit', () => {
    const foe: Scene = { ...SHORE, fighters: { ...SHORE.fighters, f0: { x: 9, y: 20 } }, turn: 'f0' };
    expect(optionsOf(play(foe), 'swim')).toEqual([]);
    const shoved = play(
      {
        ...SHORE,
        fighters: { h0: { x: 8, y: 10 }, h1: { x: 1, y: 1 }, f0: { x: 9, y: 10 } },
      },
      4,
      6,
    ).choose('engage:f0', 'resist', 'shove:2:5');
    expect(one(shoved, 'f0')).toMatchObject({ x: 14, drivenBy: 'h0', water: WATER });
    const drowns: Scene = {
      ...SHORE,
      fighters: { ...SHORE.fighters, f0: { x: 14, y: 10, water: WATER, drivenBy: 'h0' } },
      turn: undefined as never,
      agenda: [{ step: 'endRound' }],
    };
    const under = play(drowns, 1, 2);
    expect(one(under, 'f0')).toMatchObject({ hp: 50 - 6, water: { state: 'drowning' } });
    expect(under.state.tally).toMatchObject([{ hero: 'h0', of: 'f0', points: 6 }]);
  });
});

describe('a foe that several drive', () => {
  it('[RUN-VP-16] [RUN-VP-15] is in the water by the last shove alone, so that one hero is paid and nobody votes', () => {
    const shoved = play(
      {
        ...SHORE,
        fighters: {
          h0: { x: 9, y: 10 },
          h1: { x: 1, y: 1 },
          f0: { x: 10, y: 10, water: WATER, drivenBy: 'h1' },
        },
      },
      4,
      6,
    ).choose('engage:f0', 'resist', 'shove:2:5');
    const { x, y, drivenBy } = one(shoved, 'f0');
    expect([x, y, drivenBy]).toEqual([15, 10, 'h0']);
    const under = play(
      {
        ...SHORE,
        fighters: { ...SHORE.fighters, f0: { x, y, water: WATER, drivenBy } },
        turn: undefined as never,
        agenda: [{ step: 'endRound' }],
      },
      1,
      2,
    );
    expect(under.state.tally).toMatchObject([{ hero: 'h0', points: 6 }]);
  });
});

describe('pulling somebody out', () => {
  const UNDER = { ...WATER, state: 'drowning', rounds: 2 } as const;
  const drowning = (rescuer: object): Scene => ({
    ...SHORE,
    heroes: [hrolf, ragnar],
    fighters: { h0: { x: 9, y: 10, ...rescuer }, h1: { x: 10, y: 10, water: UNDER }, f0: { x: 35, y: 25 } },
  });

  it('[RUN-HAZ-DROWN-06] [RUN-RULING-T44] takes a grip against his, with bare hands; from the shore he is out at once', () => {
    // Hrolf grasps with Dex 1 and Brawling 3, Ragnar parries with Qik 2 and lacks it.
    const saved = play(drowning({}), 4, 9).choose('rescue:h1');
    expect(saved.told('rescued')).toMatchObject([{ held: true }]);
    expect(one(saved, 'h1').water).toBeNull();
    expect(one(saved, 'h1').x).toBeLessThan(10);
    const missed = play(drowning({}), 3, 9).choose('rescue:h1');
    expect(one(missed, 'h1').water).toMatchObject({ state: 'drowning', rescuer: null });
    const chance = odds(play(drowning({})).state, HEROES_SEAT, { act: 'rescue', target: 'h1' });
    expect(chance?.[0]?.chance).toBeGreaterThan(0.8);
  });

  it('[RUN-HAZ-DROWN-06] [RUN-HAZ-DROWN-09] a swimmer holds him up as long as he swims himself, and drags him ashore', () => {
    const held = { ...UNDER, rescuer: 'h0' };
    const scene: Scene = {
      ...drowning({}),
      fighters: {
        h0: { x: 11, y: 10, water: WATER },
        h1: { x: 12, y: 10, water: held },
        f0: { x: 35, y: 25 },
      },
    };
    const round = play({ ...scene, turn: undefined as never, agenda: [{ step: 'exposure' }] });
    expect(one(round, 'h1')).toMatchObject({ hp: 77, water: { rounds: 2 } });
    // 4 + 2 for the direction, 4 and Ragnar's Stamina of 3 for him.
    const ashore = play(scene, 10, 2).choose('swim:9:10');
    expect(ashore.told('swam')).toMatchObject([{ difficulty: 4 + 2 + 4 + 3 }]);
    expect(one(ashore, 'h0').water).toBeNull();
    expect(one(ashore, 'h1').water).toBeNull();
    const lost = play(scene, 1, 2).choose('swim:9:10');
    expect(one(lost, 'h0').water).toMatchObject({ state: 'drowning' });
    expect(one(lost, 'h1').water).toMatchObject({ rescuer: null });
  });

  it('[RUN-HAZ-DROWN-02] [RUN-ABIL-CLI-01] a rope helps by three and the Strength of who holds it, until he does something else', () => {
    const scene: Scene = {
      ...SHORE,
      fighters: { h0: { x: 15, y: 10, water: WATER }, h1: { x: 5, y: 10 }, f0: { x: 35, y: 25 } },
      turn: 'h1',
    };
    const thrown = play(scene).choose('throwRope:h0');
    expect(one(thrown, 'h0').water?.rope).toBe('h1');
    const roped = { ...scene.fighters, h0: { x: 15, y: 10, water: { ...WATER, rope: 'h1' } } };
    const swum = play({ ...scene, fighters: roped, turn: 'h0' }, 9).choose('swim:16:10');
    // Gunnhild's Strength of 2 is less what she carries.
    expect(swum.told('swam')).toMatchObject([{ difficulty: 6 - 3 - 2 }]);
    expect(one(play({ ...scene, fighters: roped }).choose('walk:4:10'), 'h0').water?.rope).toBeNull();
    expect(one(play({ ...scene, fighters: roped }).choose('done'), 'h0').water?.rope).toBe('h1');
    const without = { ...gunnhild, kitsLeft: ['climb' as const] };
    expect(optionsOf(play({ ...scene, heroes: [ragnar, without] }), 'throwRope')).toEqual([]);
  });
});
