import { describe, expect, it } from 'vitest';
import { BATTLE_MAP_NAMES, BATTLE_MAPS } from '../../content/maps/index.ts';
import { distance } from './bodies.ts';
import { groundOf } from './ground.ts';
import { isInReach } from './reach.ts';
import { placesFor } from './starting.ts';
import { field, foe, hero } from './testing.ts';
import { reachable } from './ways.ts';

describe('the beginning', () => {
  const starts = [
    { x: 1, y: 1 },
    { x: 3, y: 1 },
  ];

  it('[RUN-RULING-C02] everybody takes the first start that is free', () => {
    const ground = field(['......', '......', '......', '......']);
    expect(placesFor(ground, starts, [1, 1])).toEqual(starts);
    expect(placesFor(ground, starts, [1], [hero(1, 1)])).toEqual([starts[1]]);
  });

  it('[RUN-RULING-C02] the large choose first, and others stand where there is room', () => {
    const ground = field(['......', '......', '......', '......']);
    expect(placesFor(ground, starts, [1, 2])).toEqual([starts[1], starts[0]]);
    expect(placesFor(ground, starts, [1, 3])?.[1]).toEqual({ x: 1, y: 1 });
    const [small, giant] = placesFor(ground, starts, [1, 3])!;
    expect(distance({ ...small!, size: 1 }, { ...giant!, size: 3 })).toBe(1);
  });

  it('[RUN-TER-41] nobody begins in a wall, in water, in what hurts, on a ledge or over the edge', () => {
    const legend = {
      '~': [{ kind: 'water', surface: 'tranquil', current: 'none' }],
      x: [{ kind: 'damaging', dam: 10, grows: false, nature: 'heat' }],
      t: [{ feet: 5 }],
      b: [{ kind: 'barrier', item: 'log' }],
    } as const;
    for (const letter of ['#', '~', 'x', 'b', 't'])
      expect(
        placesFor(field([`.${letter}..`, '....', '....', '....'], legend), [{ x: 0, y: 0 }], [2]),
      ).not.toEqual([{ x: 0, y: 0 }]);
    expect(placesFor(field(['....', '....', '....', '....'], legend), [{ x: 3, y: 3 }], [2])).toEqual([
      { x: 2, y: 2 },
    ]);
    const stair = field(['.s..', '.s..', '....', '....'], { s: [{ feet: 2.5 }] });
    expect(placesFor(stair, [{ x: 0, y: 0 }], [2])).toEqual([{ x: 0, y: 0 }]);
  });

  it('[RUN-RULING-C02] where there is no room at all nobody begins', () => {
    expect(placesFor(field(['####', '#..#', '####', '####']), [{ x: 1, y: 1 }], [2])).toBeNull();
    expect(placesFor(field(['####', '#..#', '####', '####']), [{ x: 1, y: 1 }], [1, 1, 1])).toBeNull();
  });
});

describe.each(BATTLE_MAP_NAMES)('%s', (name) => {
  const map = BATTLE_MAPS[name];
  const ground = groundOf(map);

  it('[RUN-RULING-C02] has room for trolls and giants among the foes, and ways for them', () => {
    const [first] = placesFor(ground, map.starts.heroes, [1])!;
    const places = placesFor(ground, map.starts.foes, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3])!;
    expect(places).toHaveLength(15);
    for (const [size, { x, y }] of [
      [2, places[12]!],
      [3, places[14]!],
    ] as const) {
      const giant = foe(x, y, { size });
      const goals = reachable(ground, [giant], giant, 500);
      expect(goals.some((goal) => isInReach(ground, { ...goal, size }, { ...first!, size: 1 }))).toBe(true);
    }
  });

  it('[RUN-TER-163] are as near to a start that is taken as can be', () => {
    const narrow = field(['####', '#h#.', '.###', '####']);
    expect(placesFor(narrow, [{ x: 1, y: 1 }], [1], [hero(1, 1)])).toEqual([{ x: 0, y: 2 }]);
  });
});
