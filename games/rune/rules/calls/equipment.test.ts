import { describe, expect, it } from 'vitest';
import { load } from '../../content/load.ts';
import { KIT_WEAR, TREASURE_WEAR } from '../../content/wear.ts';
import { ledgerTable } from '../../testing-ledger.ts';
import {
  difficultyFor,
  failedBy,
  mayBeMended,
  sturdiness,
  wornArmor,
  wornCharm,
  wornHelm,
  wornKit,
  wornShield,
  wornWeapon,
} from './equipment.ts';

const AXE = { sort: 'weapon', load: load(3) } as const;

describe('what is carried', () => {
  it('[RUN-EQDMG-03] [RUN-TV-T36] is the sturdier the more it weighs, and by its make', () => {
    expect(sturdiness(AXE)).toBe(6);
    expect(sturdiness({ sort: 'shield', load: load(0.5) })).toBe(1);
    expect(sturdiness({ sort: 'armor', load: load(0.25) })).toBe(0);
    expect(sturdiness({ ...AXE, dwarven: true })).toBe(9);
    expect(sturdiness({ ...AXE, magical: true })).toBe(12);
    expect(sturdiness({ ...AXE, dwarven: true, magical: true })).toBe(15);
  });

  it('[RUN-EQDMG-04] is as sturdy as the table says', () => {
    const cells = ledgerTable('rune-4b-terrain-difficulties-traps', 'RUN-EQDMG-04').flatMap(
      ([left, first, right, second]): [string | undefined, number][] => [
        [left, Number(first)],
        [right, Number(second)],
      ],
    );
    expect(Object.fromEntries(cells)).toEqual({
      'Climbing kit': KIT_WEAR.climb,
      'Repair kit': KIT_WEAR.repair,
      'Trap disarming kit': KIT_WEAR.traps,
      'Skis and accessories': KIT_WEAR.ski,
      'Gambling kit': KIT_WEAR.gamble,
      'Survival kit': KIT_WEAR.survival,
      "Healer's kit": KIT_WEAR.healer,
      Potion: TREASURE_WEAR.potion,
      Lyre: KIT_WEAR.music,
      Charm: TREASURE_WEAR.charm,
      'Mapping kit': KIT_WEAR.map,
      Amulet: TREASURE_WEAR.amulet,
      'Lock picking kit': KIT_WEAR['pick-lock'],
      'Helm of Power': TREASURE_WEAR.helm,
      'Riding tackle': KIT_WEAR.ride,
      'Legendary item': TREASURE_WEAR.legendary,
    });
    expect(sturdiness({ sort: 'kit', ability: 'traps' })).toBe(4);
    expect(sturdiness({ sort: 'kit', ability: 'traps', magical: true })).toBe(10);
    expect(sturdiness({ sort: 'potion' })).toBe(4);
  });

  it('[RUN-EQDMG-05] is of loot what it is made of', () => {
    expect(
      (['furniture', 'sculpture', 'tapestries', 'ceramics', 'silver', 'jewelry'] as const).map((sort) =>
        sturdiness({ sort }),
      ),
    ).toEqual([4, 6, 3, 2, 15, 4]);
  });

  it('[RUN-EQDMG-06] [RUN-TV-T37] [RUN-RULING-T45] is tested by half of what struck, or by three where nothing got through', () => {
    expect(difficultyFor(16, true)).toBe(8);
    expect(difficultyFor(17, true)).toBe(8);
    expect(difficultyFor(40, false)).toBe(3);
  });

  it('[RUN-EQDMG-02] [RUN-EQDMG-07] [RUN-TV-T41] is harmed by as much as its roll fell short', () => {
    expect(failedBy({ sort: 'kit', ability: 'map' }, 3, 8)).toBe(4);
    expect(failedBy(AXE, 2, 8)).toBe(0);
    expect(failedBy(AXE, 1, 8)).toBe(1);
  });
});

describe('what is left', () => {
  it('[RUN-EQDMG-10] [RUN-RULING-T46] [RUN-TV-T38] of armor: one less, and one for every two', () => {
    expect(wornArmor(8, 3)).toEqual({ left: 6, usable: true });
    expect(wornArmor(1, 1)).toEqual({ left: 0, usable: false });
    expect(wornArmor(3, 9)).toEqual({ left: 0, usable: false });
  });

  it('[RUN-EQDMG-11] [RUN-TV-T39] of a weapon: as long as one thing of it is good for anything', () => {
    expect(wornWeapon({ atk: 5, dfn: 5, dam: 12 }, 5)).toEqual({ atk: 0, dfn: 0, dam: 2, usable: true });
    expect(wornWeapon({ atk: 5, dfn: 7, dam: 12 }, 5)).toEqual({ atk: 0, dfn: 2, dam: 2, usable: true });
    expect(wornWeapon({ atk: 5, dfn: 7, dam: 12 }, 7)).toMatchObject({ usable: false });
  });

  it('[RUN-EQDMG-12] [RUN-TV-T40] of a shield', () => {
    expect(wornShield(2, 12).usable).toBe(false);
    expect(wornShield(3, 2)).toEqual({ left: 1, usable: true });
    expect(wornShield(3, 3)).toEqual({ left: 0, usable: false });
  });

  it('[RUN-EQDMG-13] [RUN-RULING-T47] of a kit', () => {
    expect([1, 4, 5, 8, 9].map(wornKit)).toEqual([1, 1, 2, 2, null]);
  });

  it('[RUN-EQDMG-16] [RUN-EQDMG-17] [RUN-RULING-T48] of charms and helms', () => {
    expect(wornCharm(3, 3)).toEqual({ left: 1, usable: true });
    expect(wornCharm(2, 3)).toEqual({ left: 0, usable: false });
    expect(wornHelm(3, 5)).toEqual({ left: 1, usable: true });
    expect(wornHelm(1, 1)).toEqual({ left: 0, usable: false });
  });

  it('[RUN-EQDMG-21] [RUN-EQDMG-22] [RUN-RULING-T49] can be mended once an encounter, but no kit and nothing that is gone', () => {
    expect(mayBeMended('weapon', true, false)).toBe(true);
    expect(mayBeMended('armor', true, false)).toBe(true);
    expect(mayBeMended('shield', true, true)).toBe(false);
    expect(mayBeMended('weapon', false, false)).toBe(false);
    expect(mayBeMended('kit', true, false)).toBe(false);
  });
});
