import { afterEach, describe, expect, it } from 'vitest';
import { at, having, made, rich } from '../../documents/hero/testing.ts';
import { sheetOf } from './fighters.ts';
import { odds } from './odds.ts';
import { heroSheet } from './sheets.ts';
import { allDiceCast, HEROES_SEAT, one, optionsOf, play, type Scene } from './testing.ts';

afterEach(allDiceCast);

/** Dex 3 and Ride 2; in melee 9, Damage 12. */
const base = made();
const rider = having(
  rich(150, { ...base, abilities: { ...base.abilities, ride: 2 } }),
  [{ kind: 'horse' }],
  at('adventure-start'),
);
const HORSE = { hp: 48, wounds: 0, ridden: true, x: 10, y: 10 };
const MAUL = { weapon: 'war-maul' } as const;
const GOBLIN = { statistics: { init: 5, atk: 8, dfn: 7, dam: 10, soak: 3, hp: 50, res: 2 } };
const RIDING: Scene = {
  heroes: [rider],
  foes: [GOBLIN],
  fighters: { h0: { x: 10, y: 10, horse: HORSE }, f0: { x: 13, y: 10 } },
  turn: 'h0',
};
const ON_FOOT: Scene = {
  ...RIDING,
  fighters: { h0: { x: 9, y: 10, horse: { ...HORSE, ridden: false } }, f0: { x: 35, y: 10 } },
};

describe('in the saddle', () => {
  it('[RUN-HORSE-01] one is only where that is permitted', () => {
    const horses = (allowed: boolean) =>
      play({ ...RIDING, fighters: {}, turn: undefined as never, options: { horses: allowed } }).state;
    const [mounted] = horses(true).fighters;
    expect(mounted?.horse).toMatchObject({ hp: 48, ridden: true });
    expect(horses(false).fighters[0]?.horse).toBeNull();
  });

  it('[RUN-RULING-C37] [RUN-SPECIAL-37] [RUN-HORSE-03] one is as large as a horse, and as fast', () => {
    const { state } = play(RIDING);
    const sheet = sheetOf(state, one(play(RIDING), 'h0'));
    expect(sheet).toMatchObject({ size: 2, move: { half: 100, full: 200 } });
    const far: Scene = { ...RIDING, fighters: { ...RIDING.fighters, f0: { x: 38, y: 28 } } };
    expect(play(far).options()).toContain('walk:37:10');
    expect(sheetOf(state, { ...one(play(RIDING), 'h0'), horse: null })).toMatchObject({ size: 1 });
  });

  it('[RUN-SPECIAL-35] [RUN-HORSE-06] one strikes and parries three better, against whoever is on foot', () => {
    const struck = play(RIDING, 4, 6).choose('strike:f0:0:plain', 'stand');
    expect(struck.told('struck')).toMatchObject([{ attack: 4 + 9 + 3, defence: 6 + 7 }]);
    const parried = play({ ...RIDING, turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    const afoot: Scene = { ...RIDING, fighters: { ...RIDING.fighters, h0: { x: 10, y: 10 } } };
    const plain = play({ ...afoot, turn: 'f0' }, 4, 6).choose('strike:h0:0:plain', 'stand');
    const defence = (driver: typeof plain) => driver.told('struck')[0]?.defence as number;
    expect(defence(parried)).toBe(defence(plain) + 3);
  });

  it('[RUN-SPECIAL-36] [RUN-INIT-12] [RUN-ABIL-RID-02] one adds one’s Ride to Initiative', () => {
    const total = (of: Scene): number =>
      play({ ...of, turn: undefined as never, agenda: [{ step: 'initiative' }] }, 3, 8).told('initiative')[0]
        ?.total as number;
    expect(total(RIDING)).toBe(total(ON_FOOT) + 2);
  });

  it('[RUN-HORSE-05] [RUN-RUN-50] the horse jumps with its Res, and the rider stays up by a roll against six', () => {
    const log: Scene = {
      ...RIDING,
      map: {
        objects: [{ id: 'log', kind: 'barrier', area: [[12, 10, 1]], item: 'log' }],
        walls: [
          [0, 12, 40],
          [0, 9, 40],
        ],
      },
      fighters: { ...RIDING.fighters, f0: { x: 35, y: 10 } },
    };
    const leap = 'leap:13:10';
    const up = play(log, 5, 1 + 1).choose(leap);
    expect(up.told('jumped')).toMatchObject([{ total: 5 + 1, lands: true }]);
    expect(up.told('stayedMounted')).toMatchObject([{ total: 2 + 5, stays: true }]);
    expect(one(up, 'h0')).toMatchObject({ x: 13, fallen: false, horse: { ridden: true } });
    // Half an action is left to whoever stays up, and nothing to whoever is thrown.
    expect(up.kind).toBe('act');
    const thrown = play(log, 5, 1, 3).choose(leap);
    expect(thrown.told('stayedMounted')).toMatchObject([{ stays: false }]);
    expect(one(thrown, 'h0')).toMatchObject({ fallen: true, horse: { ridden: false } });
    expect(thrown.kind).toBeNull();
  });

  it('[RUN-HORSE-05] whoever does not stay up falls beside his horse', () => {
    const stunt = play({ ...RIDING, fighters: { ...RIDING.fighters, f0: { x: 35, y: 10 } } }, 8, 1, 3);
    stunt.choose('stunt:vantage');
    expect(stunt.told('stunt')).toMatchObject([{ total: 8 + 1, done: true }]);
    expect(stunt.told('stayedMounted')).toMatchObject([{ stays: false }]);
    expect(one(stunt, 'h0')).toMatchObject({
      fallen: true,
      vantage: false,
      horse: { ridden: false, x: 10, y: 10 },
    });
  });

  it('[RUN-RULING-C37] one gets by half an action, and out of it', () => {
    const up = play(ON_FOOT).choose('mount');
    expect(one(up, 'h0')).toMatchObject({ x: 10, y: 10, horse: { ridden: true } });
    expect(up.kind).toBe('act');
    const far: Scene = {
      ...ON_FOOT,
      fighters: { ...ON_FOOT.fighters, h0: { ...ON_FOOT.fighters?.h0, x: 8 } },
    };
    expect(optionsOf(play(far), 'mount')).toEqual([]);
    const down = play(RIDING).choose('dismount');
    const { x, y } = one(down, 'h0');
    expect(one(down, 'h0').horse).toMatchObject({ x: 10, y: 10, ridden: false });
    expect(x < 10 || x > 11 || y < 10 || y > 11).toBe(true);
  });

  it('[RUN-RULING-C17] [RUN-RULING-C37] nobody stays who can fight no more', () => {
    const scene: Scene = {
      ...RIDING,
      fighters: { h0: { x: 10, y: 10, hp: 1, horse: HORSE }, f0: { x: 13, y: 10 } },
      turn: 'f0',
    };
    const driver = play(scene, 9, 2).choose('strike:h0:0:plain', 'stand');
    expect(one(driver, 'h0').condition).not.toBe('able');
    expect(one(driver, 'h0').horse).toMatchObject({ ridden: false });
  });
});

describe('a horse', () => {
  it('[RUN-HORSE-04] that carries more than it can bear treads worse by a point each, and is slower by ten paces', () => {
    const laden = (weapons: number): Scene => ({
      ...RIDING,
      heroes: [{ ...rider, weapons: [...rider.weapons, ...Array.from({ length: weapons }, () => MAUL)] }],
    });
    const trampled = (weapons: number) => {
      const driver = play(laden(weapons), 9, 6).choose('trample:f0');
      const { horse, move } = sheetOf(driver.state, one(driver, 'h0'));
      return {
        burden: horse?.impairment as number,
        move: move.full,
        attack: driver.told('trampled')[0]?.attack as number,
      };
    };
    const [light, heavy] = [trampled(0), trampled(20)];
    expect(light).toEqual({ burden: 0, move: 200, attack: 16 });
    expect(heavy.burden).toBeGreaterThan(0);
    expect(heavy).toEqual({ burden: heavy.burden, move: 200 - 10 * heavy.burden, attack: 16 - heavy.burden });
  });

  it('[RUN-HORSE-07] comes to a fight as good as it was made', () => {
    const upgrades = (['hitPoints', 'dfn', 'move', 'res'] as const).map(
      (upgrade) => ({ kind: 'horse-upgrade', upgrade }) as const,
    );
    const better = having(rich(250, base), [{ kind: 'horse' }, ...upgrades], at('adventure-start'));
    const horse = (hero: typeof rider) => heroSheet(hero).horse;
    const plain = horse(rider);
    expect(horse(better)).toEqual({
      ...plain,
      hp: 58,
      dfn: (plain?.dfn ?? 0) + 1,
      move: 210,
      res: (plain?.res ?? 0) + 1,
    });
  });

  it('[RUN-HORSE-03] [RUN-SPECIAL-38] tramples with its own numbers, to its rider’s credit', () => {
    // 7 + 9 against 6 + 7: three, and 8 more.
    const driver = play(RIDING, 9, 6).choose('trample:f0');
    expect(driver.told('trampled')).toMatchObject([{ attack: 9 + 7, defence: 6 + 7 }]);
    expect(one(driver, 'f0').hp).toBe(50 - (3 + 8 - 3));
    expect(driver.state.tally).toEqual([{ hero: 'h0', cause: 'damage', of: 'f0', points: 8 }]);
    expect(optionsOf(play(ON_FOOT), 'trample')).toEqual([]);
    const told = odds(play(RIDING).state, HEROES_SEAT, { act: 'trample', target: 'f0' });
    expect(told?.at(-1)?.chance).toBeCloseTo(0.45, 1);
  });

  it('[RUN-RULING-C37] [RUN-HORSE-03] is struck at by itself, and defends with 1', () => {
    const driver = play({ ...RIDING, turn: 'f0' }, 4, 6).choose('strikeHorse:h0');
    expect(driver.told('struckHorse')).toMatchObject([{ attack: 4 + 8, defence: 6 + 1 }]);
    // Soak 0, and a Wound for every nine.
    expect(one(driver, 'h0').horse).toMatchObject({ hp: 48 - 15, wounds: 1, ridden: true });
    expect(one(driver, 'h0').hp).toBe(one(play(RIDING), 'h0').hp);
  });

  it('[RUN-RULING-C37] dies, and throws its rider', () => {
    const weak: Scene = {
      ...RIDING,
      fighters: { h0: { x: 10, y: 10, horse: { ...HORSE, hp: 5 } }, f0: { x: 13, y: 10 } },
      turn: 'f0',
    };
    const driver = play(weak, 4, 6).choose('strikeHorse:h0');
    expect(one(driver, 'h0')).toMatchObject({ fallen: true, horse: { hp: 0, ridden: false } });
  });

  it('[RUN-HORSE-08] without a rider is fair game for goblins, but not for dwarves', () => {
    const beside = (foe: 'goblin-warrior' | 'dwarf-laborer'): string[] =>
      optionsOf(
        play({
          ...ON_FOOT,
          foes: [{ ...GOBLIN, foe }],
          fighters: { ...ON_FOOT.fighters, f0: { x: 13, y: 10 } },
          turn: 'f0',
        }),
        'strikeHorse',
      );
    expect(beside('goblin-warrior')).toEqual(['strikeHorse:h0']);
    expect(beside('dwarf-laborer')).toEqual([]);
    const ridden = { ...RIDING, foes: [{ ...GOBLIN, foe: 'dwarf-laborer' as const }], turn: 'f0' };
    expect(optionsOf(play(ridden), 'strikeHorse')).toEqual(['strikeHorse:h0']);
  });

  it('[RUN-HORSE-09] suffers where it stands what anybody would', () => {
    const scene: Scene = {
      ...ON_FOOT,
      map: {
        zones: [{ kind: 'damaging', area: [[10, 10, 1]], nature: 'fire', dam: 20, grows: false }],
      },
      turn: undefined as never,
      agenda: [{ step: 'exposure' }],
    };
    const driver = play(scene, 2);
    expect(driver.told('horseHurt')).toHaveLength(1);
    expect(one(driver, 'h0').horse?.hp).toBeLessThan(48);
    expect(driver.told('hurt')).toEqual([]);
  });
});
