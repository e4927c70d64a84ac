import { afterEach, describe, expect, it } from 'vitest';
import type { BattleMap } from '../../content/battle-map.ts';
import { BattleMapSchema } from '../../content/battle-map.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, playFrom, type Scene } from './testing.ts';

const { ragnar } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const bare = { ...ragnar, armor: null };
const gnats = (dam: number): Partial<BattleMap> => ({
  zones: [{ kind: 'swarm', area: [[10, 10, 3]], dam }],
});
/** Ragnar among them, at the end of a round. */
const AMONG: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  map: gnats(8),
  fighters: { h0: { x: 10, y: 10 }, f0: { x: 35, y: 25 } },
  agenda: [{ step: 'endRound' }],
  state: { rounds: 1 },
};
const { agenda: _, ...STILL } = AMONG;
const swarm = (more: Partial<{ suffered: number; fends: boolean; flees: boolean }>) => ({
  suffered: 0,
  fends: false,
  flees: false,
  ...more,
});
const among = (scene: Scene, more: Parameters<typeof swarm>[0]): Scene => ({
  ...scene,
  fighters: { ...scene.fighters, h0: { x: 10, y: 10, swarm: swarm(more) } },
});

describe('a swarm', () => {
  it('[RUN-HAZ-NUIS-05] [RUN-HAZ-NUIS-08] hurts at the end of a round, past all armor but not past Stamina', () => {
    // 8 less his Stamina of 3; his leather counts for nothing.
    expect(one(play(AMONG, 9), 'h0').hp).toBe(77 - 5);
  });

  it('[RUN-HAZ-NUIS-05] hurts three times as much where armor is thin', () => {
    expect(one(play({ ...AMONG, heroes: [bare] }, 9), 'h0').hp).toBe(77 - (24 - 3));
  });

  it('[RUN-HAZ-NUIS-01] leaves foes alone, whoever drove them there', () => {
    const fighters = { h0: { x: 30, y: 20 }, f0: { x: 10, y: 10, drivenBy: 'h0' } };
    const driver = play({ ...AMONG, fighters });
    expect([one(driver, 'f0').hp, driver.told('roll').length]).toEqual([50, 0]);
    const driven = play({ ...STILL, fighters: { ...fighters, h0: { x: 11, y: 10 } }, turn: 'f0' }, 4, 9);
    driven.choose('strike:h0:0:plain', 'stand');
    // 4 and 8 for the goblin, who is as good as ever; 9 and 9 for the hero, who is not.
    expect(driven.told('struck')).toMatchObject([{ attack: 12, defence: 17 }]);
  });

  it('[RUN-HAZ-NUIS-07] ends where it ends', () => {
    const beside = play({ ...AMONG, fighters: { ...AMONG.fighters, h0: { x: 13, y: 10 } } });
    expect([one(beside, 'h0').hp, beside.told('bore').length]).toEqual([77, 0]);
  });

  it('[RUN-HAZ-DROWN-10] may be in deep water too, and does its work beside it', () => {
    const eels: Scene = {
      ...AMONG,
      map: {
        zones: [
          { kind: 'water', area: [[10, 10, 3]], surface: 'tranquil', current: 'none' },
          { kind: 'swarm', area: [[10, 10, 3]], dam: 8 },
        ],
      },
      fighters: {
        ...AMONG.fighters,
        h0: {
          x: 10,
          y: 10,
          water: { state: 'swimming', rounds: 1, rolled: false, rescuer: null, rope: null },
        },
      },
    };
    // He treads water, and then they bite.
    const driver = play(eels, 9, 9);
    expect(driver.told('swam')).toMatchObject([{ afloat: true }]);
    expect(one(driver, 'h0').hp).toBe(77 - 5);
  });
});

describe('bearing it', () => {
  /** His Stamina, and one point of it. */
  const bravery = 3 + 1;
  it('[RUN-HAZ-NUIS-02] asks in every round for Bravery of six and all that they have done so far', () => {
    const first = play(AMONG, 9);
    expect(first.told('bore')).toMatchObject([{ difficulty: 6 + 5 }]);
    expect(play(among(AMONG, { suffered: 7 }), 9).told('bore')).toMatchObject([{ difficulty: 6 + 12 }]);
    expect(one(first, 'h0').swarm.suffered).toBe(5);
    const { total } = first.told('bore')[0] as unknown as { total: number };
    // One less for the animals themselves.
    expect(total).toBe(9 + bravery - 1);
  });

  it('[RUN-HAZ-NUIS-02] [RUN-RULING-T54] who cannot runs from them, until he is out or bears it after all', () => {
    const failed = play(AMONG, 2);
    expect(one(failed, 'h0').swarm.flees).toBe(true);
    const calm = play(among({ ...AMONG, map: gnats(1) }, { flees: true }), 9);
    expect(one(calm, 'h0').swarm.flees).toBe(false);
  });

  it('[RUN-RULING-T57] is paid: for what it succeeds by, or to whoever plays the foes', () => {
    const mild: Scene = { ...AMONG, map: gnats(1) };
    const bore = play(mild, 9);
    const [{ total, difficulty }] = bore.told('bore') as unknown as [{ total: number; difficulty: number }];
    expect(bore.state.tally).toContainEqual({
      hero: 'h0',
      cause: 'success',
      of: null,
      points: 3 * (total - difficulty),
    });
    const failed = play(AMONG, 2);
    expect(failed.state.failures).toEqual([{ difficulty: 11, result: 2 + bravery - 1 }]);
  });

  it('[RUN-RULING-T54] running from them takes the whole action, by the shortest way, and nothing else is done', () => {
    const runs = play({ ...among({ ...STILL, map: gnats(8) }, { flees: true }), turn: 'h0' });
    expect(runs.asked).toEqual([]);
    expect(one(runs, 'h0')).toMatchObject({ x: 10, y: 9, swarm: { flees: false } });
  });

  it('[RUN-RULING-T54] who is caught among them can only try to get free', () => {
    const scene = among({ ...STILL, turn: 'h0' }, { flees: true });
    const caught = { ...scene.fighters?.h0, caught: { trap: 'snare', difficulty: 6 } };
    const driver = play({ ...scene, fighters: { ...scene.fighters, h0: caught } });
    expect(driver.options()).toEqual(['pry:h0', 'done']);
  });

  it('[RUN-HAZ-NUIS-03] takes one off every roll as long as they are about', () => {
    const strikes = (x: number) =>
      play({ ...STILL, fighters: { h0: { x, y: 10 }, f0: { x: x + 1, y: 10 } }, turn: 'h0' }, 4, 6)
        .choose('strike:f0:0:plain', 'stand')
        .told('struck');
    expect(strikes(13)).toMatchObject([{ attack: 13 }]);
    expect(strikes(12)).toMatchObject([{ attack: 12 }]);
    const initiative = (x: number) =>
      play(
        { ...STILL, fighters: { ...STILL.fighters, h0: { x, y: 10 } }, agenda: [{ step: 'initiative' }] },
        3,
        8,
      )
        .told('initiative')
        .map(({ total }) => total)[0];
    expect(Number(initiative(12))).toBe(Number(initiative(13)) - 1);
  });
});

describe('keeping them off', () => {
  const DODGE: Scene = { ...STILL, turn: 'h0' };

  it('[RUN-HAZ-NUIS-06] [RUN-HAZ-NUIS-08] takes an action and a Dodge roll against six and what they could do', () => {
    const off = play(DODGE, 10, 9).choose('fendOff');
    expect(off.told('fended')).toMatchObject([{ difficulty: 14, off: true }]);
    expect(off.asked).toEqual([]);
    const end = playFrom({ ...off.state, agenda: [{ step: 'endRound' }] }, 9);
    expect([one(end, 'h0').hp, end.told('bore').length]).toEqual([77, 1]);
    const failed = play(DODGE, 3).choose('fendOff');
    expect(failed.told('fended')).toMatchObject([{ off: false }]);
    const hurt = playFrom({ ...failed.state, agenda: [{ step: 'endRound' }] }, 9);
    expect(one(hurt, 'h0').hp).toBe(77 - 5);
  });

  it('[RUN-HAZ-NUIS-06] lasts for that round', () => {
    const next = play(
      among({ ...STILL, agenda: [{ step: 'round' }], state: { round: 1, rounds: 9 } }, { fends: true }),
    );
    expect(one(next, 'h0').swarm.fends).toBe(false);
  });

  it('[RUN-RULING-T57] is paid to nobody, and offered only where it helps', () => {
    const failed = play(DODGE, 3).choose('fendOff');
    expect([failed.state.tally, failed.state.failures]).toEqual([[], []]);
    expect(
      optionsOf(play({ ...DODGE, fighters: { ...DODGE.fighters, h0: { x: 20, y: 20 } } }), 'fendOff'),
    ).toEqual([]);
    expect(optionsOf(play(among(DODGE, { fends: true })), 'fendOff')).toEqual([]);
  });

  it('tells its chance before', () => {
    const driver = play(DODGE);
    const chance = odds(driver.state, HEROES_SEAT, { act: 'fendOff' })?.[0]?.chance ?? 0;
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(0.5);
  });
});

it('[RUN-HAZ-NUIS-04] is of a Damage of one to ten', () => {
  const { map } = play(AMONG, 9).state;
  const of = (dam: number) => BattleMapSchema.safeParse({ ...map, zones: gnats(dam).zones }).success;
  expect([0, 1, 10, 11].map(of)).toEqual([false, true, true, false]);
});
