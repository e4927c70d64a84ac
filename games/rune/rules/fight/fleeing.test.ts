import { afterEach, describe, expect, it } from 'vitest';
import type { BattleMap } from '../../content/battle-map.ts';
import type { LegendaryItem } from '../../content/legendary.ts';
import { withLines } from '../../documents/hero/account.ts';
import { heroNow } from '../../documents/hero/now.ts';
import { READY_MADE } from '../../documents/hero/ready-made.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { DAY } from '../../documents/hero/testing.ts';
import { odds } from './odds.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

const { ragnar, gunnhild, hrolf } = READY_MADE;
afterEach(allDiceCast);

const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
/** Ragnar may run forty paces. */
const BESIDE: Scene = {
  heroes: [ragnar],
  foes: [GOBLIN],
  fighters: { h0: { x: 20, y: 10 }, f0: { x: 22, y: 10, steps: [3] } },
  turn: 'h0',
};

describe('whoever flees', () => {
  it('[RUN-ACT-21] [RUN-TV-C32] [RUN-ACT-36] runs twice his move in a straight line, and does nothing else', () => {
    const driver = play(BESIDE);
    expect(driver.options()).toContain('flee:0:10');
    expect(
      play({ ...BESIDE, fighters: { h0: { x: 39, y: 29 }, f0: { x: 35, y: 20 } } }).options(),
    ).not.toContain('flee:0:0');
    driver.choose('flee:5:10', 'letGo');
    expect(one(driver, 'h0')).toMatchObject({ x: 5, movement: 'fleeing' });
    expect(driver.asked).toEqual([]);
  });

  it('[RUN-ACT-22] [RUN-RULING-C14] is struck at by everybody he was beside or comes near, plainly, at no cost to them', () => {
    const scene: Scene = {
      ...BESIDE,
      foes: [GOBLIN, GOBLIN],
      fighters: { ...BESIDE.fighters, f1: { x: 12, y: 12, steps: [2] } },
    };
    const driver = play(scene, 2, 9, 2, 9).choose('flee:5:10', 'stay');
    expect(driver.options()).toContain('strikeIt');
    driver.choose('strikeIt', 'strikeIt');
    expect(driver.told('struck')).toMatchObject([
      { by: 'f0', defence: 9 + 9 },
      { by: 'f1', defence: 9 + 9 },
    ]);
    expect(one(driver, 'f0').steps).toEqual([3]);
    expect(one(driver, 'h0').x).toBe(5);
  });

  it('[RUN-ACT-22] [RUN-ACT-25] [RUN-RULING-C14] is shot at by everybody with a bow in hand who has him before it, once', () => {
    const scene: Scene = {
      ...BESIDE,
      foes: [{ ...GOBLIN, missile: 'bow' }],
      fighters: { h0: { x: 20, y: 10 }, f0: { x: 30, y: 10, hand: 1, steps: [3] } },
    };
    const driver = play(scene, 5).choose('flee:5:10', 'stay');
    expect(driver.kind).toBe('freeShot');
    driver.choose('shootIt', 'stand');
    // ATK 8 − 4 with a bow; six more at somebody who flees.
    expect(driver.told('shot')).toMatchObject([{ by: 'f0', attack: 5 + 8 - 4 + 6 }]);
    expect(one(driver, 'f0').steps).toEqual([3]);
    const walled: Scene = { ...scene, map: { walls: Array.from({ length: 30 }, (_, y) => [25, y, 1]) } };
    expect(play(walled).choose('flee:5:10').told('shot')).toEqual([]);
  });

  it('[RUN-ACT-23] [RUN-RULING-C14] meets whoever nobody keeps busy, up to ten paces off the way', () => {
    const scene: Scene = {
      ...BESIDE,
      heroes: [ragnar, gunnhild],
      foes: [GOBLIN, GOBLIN, GOBLIN],
      fighters: {
        h0: { x: 20, y: 10 },
        h1: { x: 3, y: 28 },
        f0: { x: 10, y: 20 },
        f1: { x: 5, y: 28 },
        f2: { x: 10, y: 25 },
      },
    };
    const driver = play(scene, 2, 9).choose('flee:2:10');
    // The second is busy, the third too far off.
    expect(driver.kind).toBe('intercept');
    expect(driver.options()).toContain('block:10:10');
    expect(driver.options()).toContain('block:10:13');
    expect(driver.options()).not.toContain('block:10:14');
    driver.choose('block:10:13');
    driver.choose('strikeIt');
    expect(driver.told('struck')).toMatchObject([{ by: 'f0' }]);
    expect(one(driver, 'h0').x).toBe(2);
    const barred = play(scene, 2, 9).choose('flee:2:10', 'block:10:10', 'strikeIt');
    expect(one(barred, 'h0').x).toBe(11);
  });

  it('[RUN-ACT-23] of foes that nobody plays the nearest place on the way is taken', () => {
    const scene: Scene = {
      ...BESIDE,
      fighters: { h0: { x: 20, y: 10 }, f0: { x: 10, y: 15 } },
      nobodyPlaysFoes: true,
    };
    const driver = play(scene, 2, 9).choose('flee:2:10');
    expect(one(driver, 'f0').y).toBe(10);
    expect(driver.told('struck')).toMatchObject([{ by: 'f0' }]);
  });

  it('[RUN-ACT-24] keeps out of other fights', () => {
    const scene: Scene = {
      ...BESIDE,
      heroes: [ragnar, gunnhild],
      foes: [GOBLIN, GOBLIN],
      fighters: { ...BESIDE.fighters, h1: { x: 10, y: 10 }, f1: { x: 11, y: 10 } },
    };
    expect(play(scene).options()).not.toContain('flee:5:10');
  });

  it('[RUN-RUN-42] is never a foe', () => {
    expect(optionsOf(play({ ...BESIDE, turn: 'f0' }), 'flee')).toEqual([]);
  });
});

describe('the way out', () => {
  const exit = (
    more: Partial<{ viable: boolean; heroesPerRound: 1 | 2; open: boolean }>,
  ): Partial<BattleMap> => ({
    edge: 'walled',
    objects: [
      { id: 'door', kind: 'exit', area: [[0, 10, 1]], viable: true, heroesPerRound: 1, open: true, ...more },
    ],
  });
  const FAR: Scene = { ...BESIDE, fighters: { h0: { x: 20, y: 10 }, f0: { x: 39, y: 29 } } };

  it('[RUN-RULING-C14] is an open edge', () => {
    expect(one(play(FAR).choose('flee:0:10'), 'h0').condition).toBe('out');
    const walled = play({ ...FAR, map: { edge: 'walled' } }).choose('flee:0:10');
    expect(one(walled, 'h0').condition).toBe('able');
  });

  it('[RUN-TER-80] [RUN-TER-81] [RUN-TER-83] or an exit, for so many in a round', () => {
    const scene: Scene = { ...FAR, map: exit({}) };
    const driver = play(scene).choose('flee:0:10');
    expect(one(driver, 'h0').condition).toBe('out');
    expect(driver.state.leavers).toEqual([{ exit: 'door', heroes: 1 }]);
    const full = { state: { leavers: [{ exit: 'door', heroes: 1 }] } };
    expect(one(play({ ...scene, ...full }).choose('flee:0:10'), 'h0').condition).toBe('able');
    const wide: Scene = { ...FAR, ...full, map: exit({ heroesPerRound: 2 }) };
    expect(one(play(wide).choose('flee:0:10'), 'h0').condition).toBe('out');
    expect(one(play({ ...FAR, map: exit({ open: false }) }).choose('flee:0:10'), 'h0').condition).toBe(
      'able',
    );
  });

  it('[RUN-TER-81] one that is not viable takes a climb', () => {
    const scene: Scene = { ...FAR, map: exit({ viable: false }) };
    expect(one(play(scene, 3).choose('flee:0:10'), 'h0').condition).toBe('out');
    expect(one(play(scene, 2).choose('flee:0:10'), 'h0').condition).toBe('able');
  });
});

describe('all heroes together', () => {
  const LOST: Scene = {
    heroes: [ragnar, hrolf],
    foes: [GOBLIN, { foe: 'troll', statistics: { ...GOBLIN.statistics, res: 1 } }],
    fighters: { h0: { x: 20, y: 10 }, h1: { x: 20, y: 14 }, f0: { x: 22, y: 10 }, f1: { x: 30, y: 20 } },
    agenda: [{ step: 'plans' }],
  };

  it('[RUN-RUN-80] [RUN-RUN-81] [RUN-RUN-82] [RUN-RUN-86] [RUN-RULING-R57] always escape; who is slower than the fastest foe is left with five, and has suffered that', () => {
    // Both foes move 15: the goblin has the better Res. 9 + 2 = 11; Ragnar runs with Str 2 and 1, Hrolf with 1 and 2.
    const driver = play(LOST, 9, 7, 8).choose('runAway', 'runAway');
    expect(driver.told('left')).toHaveLength(2);
    expect(one(driver, 'h0')).toMatchObject({ condition: 'out', hp: 5, wounds: 0 });
    expect(one(driver, 'h1').hp).toBe(68);
    expect(driver.told('fightEnded')).toMatchObject([{ won: 'foes' }]);
    expect(driver.state.tally).toEqual([{ hero: 'h0', cause: 'suffered', of: 'f0', points: 72 }]);
    expect(driver.state.almostDown).toEqual(['h0']);
  });

  it('[RUN-RUN-82] below twenty hit points nobody is worth catching', () => {
    const hurt = (hp: number) =>
      one(
        play({ ...LOST, fighters: { ...LOST.fighters, h0: { x: 20, y: 10, hp } } }, 9, 7, 8).choose(
          'runAway',
          'runAway',
        ),
        'h0',
      ).hp;
    expect([hurt(19), hurt(20)]).toEqual([19, 5]);
  });

  describe('from whoever knows what treasure is worth', () => {
    const { f1: _, ...FLEEING } = LOST.fighters ?? {};
    const bearing = (...items: readonly LegendaryItem[]): Scene => {
      const things = items.map((item) => ({ kind: 'legendary', item }) as const);
      const laden = withLines(ragnar, { line: 'found', on: DAY, how: 'treasure', things });
      return { ...LOST, heroes: [laden, hrolf], foes: [GOBLIN], fighters: FLEEING };
    };
    const caught = (scene: Scene, ...faces: number[]) =>
      play(scene, 9, 5, 9, ...faces).choose('runAway', 'runAway');
    const left = ({ state }: ReturnType<typeof play>) =>
      Object.keys(heroNow(state.heroes[0] as Hero).legendary).toSorted();

    it('[RUN-RUN-83] [RUN-RULING-R56] a hero who is caught may lose that instead of blood, and what is spared is chance', () => {
      // 11 against 5 + 3: three short, two pieces; the second of three is spared.
      const scene = bearing('ring-of-alberich', 'even-handed-torc', 'light-treading-boots', 'golden-blade');
      const robbed = caught(scene, 2);
      expect(robbed.kind).toBe('spoils');
      expect(robbed.asked).toEqual([1]);
      robbed.choose('rob');
      expect(left(robbed)).toEqual(['golden-blade', 'light-treading-boots']);
      expect(one(robbed, 'h0')).toMatchObject({ condition: 'out', hp: 77 });
      expect(robbed.state.almostDown).toEqual([]);
    });

    it('[RUN-RUN-83] [RUN-RUN-84] or blood all the same: nobody has to take anything', () => {
      const hurt = caught(bearing('ring-of-alberich')).choose('maim');
      expect(one(hurt, 'h0').hp).toBe(5);
      expect(left(hurt)).toEqual(['ring-of-alberich']);
      expect(hurt.state.tally).toEqual([{ hero: 'h0', cause: 'suffered', of: 'f0', points: 72 }]);
    });

    it('[RUN-RUN-83] [RUN-RULING-R56] armor and weapons are no treasure, and beasts take none', () => {
      expect(one(caught(bearing('golden-blade', 'spitting-armor')), 'h0').hp).toBe(5);
      const dull: Scene = { ...bearing('ring-of-alberich'), foes: [{ ...GOBLIN, foe: 'land-crab-small' }] };
      expect(one(caught(dull), 'h0').hp).toBe(5);
    });
  });

  it('[RUN-RUN-87] [RUN-RULING-R58] need the consent of each; one who stays keeps them all', () => {
    const asked = play(LOST, 3, 3, 3, 3).choose('runAway', 'plan:0');
    expect(asked.kind).toBe('consent');
    expect(asked.decision().options).toHaveLength(2);
    asked.choose('refuse');
    expect(asked.told('left')).toEqual([]);
    expect(asked.told('initiative')[0]).toMatchObject({ fighter: 'h0', total: 3 + 2 });
    const agreed = play(LOST, 9, 8, 8).choose('runAway', 'plan:0', 'agree');
    expect(agreed.told('left')).toHaveLength(2);
  });

  it('[RUN-RULING-R58] [RUN-RULING-C23] carry the Incapacitated, and leave nobody who is dying alive', () => {
    const scene: Scene = {
      ...LOST,
      heroes: [ragnar, hrolf, gunnhild],
      fighters: {
        ...LOST.fighters,
        h1: { x: 20, y: 14, condition: 'incapacitated', wounds: 4 },
        h2: { x: 20, y: 18, condition: 'dying', hp: 0, saviours: ['h0'] },
      },
    };
    const driver = play(scene, 9, 8).choose('runAway');
    expect(one(driver, 'h1')).toMatchObject({ condition: 'out', hp: 68 });
    expect(one(driver, 'h2').condition).toBe('dead');
  });

  it('[RUN-RUN-85] [RUN-TER-83] through one exit leave only as many as it holds, the nearest first; the rest fight on', () => {
    const door = { kind: 'exit', viable: true, heroesPerRound: 1, open: true } as const;
    const scene: Scene = {
      ...LOST,
      map: { edge: 'walled', objects: [{ id: 'door', area: [[0, 14, 1]], ...door }] },
      fighters: { ...LOST.fighters, h1: { x: 10, y: 14 } },
    };
    const driver = play(scene, 9, 8, 3, 3, 3).choose('runAway', 'runAway');
    expect(one(driver, 'h1').condition).toBe('out');
    expect(one(driver, 'h0').condition).toBe('able');
    expect(driver.told('initiative')).toHaveLength(3);
    const shut: Scene = {
      ...scene,
      map: { edge: 'walled', objects: [{ id: 'door', area: [[0, 14, 1]], ...door, open: false }] },
    };
    expect(play(shut).options()).not.toContain('runAway');
  });

  it('[RUN-RUN-81] the odds of being fast enough are told before', () => {
    const { state } = play({
      ...LOST,
      foes: [GOBLIN],
      fighters: { h0: { x: 20, y: 10 }, h1: { x: 20, y: 14 }, f0: { x: 22, y: 10 } },
    });
    const chance = odds(state, HEROES_SEAT, { act: 'runAway' })?.[0]?.chance ?? 0;
    expect(chance).toBeGreaterThan(0.5);
    expect(chance).toBeLessThan(0.7);
  });
});
