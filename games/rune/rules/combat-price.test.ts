import { describe, expect, it } from 'vitest';
import { combatPrice } from '../documents/encounter/combat-price.ts';
import { fight, foe, times } from './testing-foes.ts';

const points = (...given: Parameters<typeof fight>): number[] =>
  combatPrice(fight(...given)).map((line) => line.points);

describe('the price of foes', () => {
  it('[RUN-CEVENT-20] [RUN-BUDGET-11] [RUN-FOELIST-GOBLIN-SHAMAN.8] is nothing for foes as such', () => {
    expect(points([foe('troll', 'superior'), foe('goblin-shaman', 'inferior')])).toEqual([]);
  });

  it('[RUN-CEVENT-15] [RUN-CEVENT-20] [RUN-TV-59] is for a will of their own', () => {
    const all = ['terrifying', 'exceptional', 'superior', 'equal', 'inferior', 'weak', 'pitiful'] as const;
    expect(points(all.map((threat) => foe('troll', threat, { selfWilled: true })))).toEqual([
      50, 35, 25, 15, 10, 5, 2,
    ]);
  });

  it('[RUN-TV-54] [RUN-FOELIST-WENDOL.5] [RUN-FOELIST-WENDOL.6] is as much again for a wendol that hunts', () => {
    expect(points([foe('wendol', 'terrifying', { selfWilled: true, hunts: true })])).toEqual([50, 50]);
    expect(points([foe('wendol', 'equal', { hunts: true })])).toEqual([15]);
  });

  it('[RUN-CEVENT-19] [RUN-CEVENT-20] [RUN-TV-50] is paid back for going without missiles, once a fight', () => {
    expect(points(times(5, foe('dwarf-centurion', 'inferior')), { noMissiles: true })).toEqual([-10]);
  });

  it('[RUN-TV-55] [RUN-FOELIST-GOBLIN-SHAMAN.3] [RUN-FOELIST-GOBLIN-SHAMAN.4] is ten or five for a point of magic', () => {
    const effects = [
      { score: 'atk', on: 'others', by: -1 },
      { score: 'dam', on: 'goblins', by: 1 },
    ] as const;
    const magic = [
      { from: 'brazier', effects },
      { from: 'chant', effects },
    ] as const;
    expect(combatPrice(fight([foe('goblin-shaman', 'weak')], { magic }))).toMatchObject([
      { points: 20, rule: 'RUN-FOELIST-GOBLIN-SHAMAN.3', path: ['magic', 0] },
      { points: 10, rule: 'RUN-FOELIST-GOBLIN-SHAMAN.4', path: ['magic', 1] },
    ]);
  });

  it.each([
    [6, true, -28],
    [4, true, -28],
    [3, true, -21],
    [3, false, 21],
    [6, false, 42],
  ])(
    '[RUN-TV-56] [RUN-FOELIST-TUBE-STRIKER.2] [RUN-FOELIST-TUBE-STRIKER.3] [RUN-FOELIST-TUBE-STRIKER.4] of %i tube-strikers beside a fight (%s) is %i',
    (tubeStrikers, beside, expected) => {
      expect(points(beside ? [foe('troll', 'equal')] : [], { tubeStrikers })).toEqual([expected]);
    },
  );

  it('names where each line stands', () => {
    const lines = combatPrice(
      fight([foe('wendol', 'equal', { selfWilled: true, hunts: true })], { tubeStrikers: 1 }),
    );
    expect(lines.map(({ path, code, rule }) => [path.join('.'), code, rule])).toEqual([
      ['foes.0.selfWilled', 'selfWilled', 'RUN-CEVENT-15'],
      ['foes.0.hunts', 'hunts', 'RUN-FOELIST-WENDOL.5'],
      ['tubeStrikers', 'tubeStrikers', 'RUN-FOELIST-TUBE-STRIKER.3'],
    ]);
  });
});
