import { describe, expect, it } from 'vitest';
import { type BattleMap, BattleMapSchema } from '../../../content/battle-map.ts';
import { BATTLE_MAPS } from '../../../content/maps/index.ts';
import { field } from '../../../documents/encounter/testing.ts';
import { squaresIn } from '../../web/drawing/outlines.ts';
import { emptyMap, erased, painted, regionAt, stroked } from './paint.ts';
import { PAINT_KEYS, PAINT_NAMES, PAINTS, type Paint } from './paints.ts';
import { thingRemoved } from './things.ts';
import { windy } from './zones.ts';

const at = (x: number, y: number): number => y * 12 + x;
const on = (...squares: number[]): ReadonlySet<number> => new Set(squares);
const row = (y: number, from: number, to: number): ReadonlySet<number> =>
  new Set(Array.from({ length: to - from + 1 }, (_, i) => at(from + i, y)));
const slope = (up: number): Paint => ({ of: 'zone', zone: { kind: 'slope', up } });
const give = (paint: Paint) => ({ paint, erasing: false });

describe('every paint', () => {
  const crowded = [BATTLE_MAPS['dwarf-forge'], BATTLE_MAPS['goblin-warren']];
  const maps: readonly BattleMap[] = [
    field(),
    emptyMap(4, 4, 'walled'),
    emptyMap(60, 40, 'open'),
    ...crowded,
  ];

  it.each(PAINT_NAMES)('%s leaves a map that a document can hold, painted and taken away', (name) => {
    for (const map of maps) {
      const all = new Set(Array.from({ length: map.width * map.height }, (_, square) => square));
      const some = new Set([...all].filter((square) => square % 7 === 3 || square % map.width === 1));
      const [first = 0] = map.starts.heroes.map(({ x, y }) => y * map.width + x);
      for (const squares of [all, some, on(first)]) {
        const after = painted(map, squares, PAINTS[name]);
        for (const next of [after, erased(after, some, PAINTS[name])])
          expect(BattleMapSchema.safeParse(next).error?.issues).toBeUndefined();
      }
    }
  });

  it.each(PAINT_NAMES.filter((name) => name !== 'bare'))('%s is gone after it is taken away', (name) => {
    const map = field();
    const squares = row(5, 3, 7);
    const after = erased(painted(map, squares, PAINTS[name]), squares, PAINTS[name]);
    expect(after).toEqual(map);
  });

  it('stops where a document can hold no more', () => {
    const every = (paint: (i: number) => Paint): BattleMap =>
      Array.from({ length: 144 }, (_, square) => square).reduce(
        (map, square) => painted(map, on(square), paint(square)),
        field(),
      );
    const full = [
      every(() => PAINTS.barrier),
      every((i) => slope(i % 2 === Math.floor(i / 12) % 2 ? 0 : 2)),
      every((i) => ({ of: 'height', feet: i + 1 })),
    ];
    expect(full.map(({ objects, zones, heights }) => [objects.length, zones.length, heights.length])).toEqual(
      [
        [120, 0, 0],
        [0, 60, 0],
        [0, 0, 60],
      ],
    );
    for (const map of full) expect(BattleMapSchema.safeParse(map).error?.issues).toBeUndefined();
  });

  it('has a key of its own', () => {
    expect(new Set(Object.values(PAINT_KEYS)).size).toBe(PAINT_NAMES.length);
  });
});

describe('zones', () => {
  it('of the same details become one, and of others push the old aside', () => {
    const water = (surface: 'tranquil' | 'raging'): Paint => ({
      of: 'zone',
      zone: { kind: 'water', surface, current: 'none' },
    });
    const two = painted(painted(field(), row(2, 0, 3), water('tranquil')), row(8, 0, 3), water('tranquil'));
    expect(two.zones).toHaveLength(1);
    const other = painted(two, row(2, 2, 5), water('raging'));
    expect(other.zones.map(({ area }) => squaresIn(other, area).length)).toEqual([6, 4]);
  });

  it('[RUN-TER-130] of slopes that touch are one ramp, and of slopes apart or of another side are several', () => {
    const one = painted(field(), row(2, 0, 3), slope(0));
    expect(painted(one, row(3, 0, 3), slope(0)).zones).toHaveLength(1);
    expect(painted(one, row(6, 0, 3), slope(0)).zones).toHaveLength(2);
    expect(painted(one, row(3, 0, 3), slope(2)).zones).toHaveLength(2);
    const joined = painted(painted(one, row(4, 0, 3), slope(0)), row(3, 0, 3), slope(0));
    expect(joined.zones).toHaveLength(1);
    expect(squaresIn(joined, joined.zones[0]!.area)).toHaveLength(12);
  });

  it('of darkness and gloom are never in the same place', () => {
    const dark = painted(field(), row(2, 0, 5), PAINTS.darkness);
    const both = painted(dark, row(2, 3, 8), PAINTS.gloom);
    expect(both.zones.map(({ kind, area }) => [kind, squaresIn(both, area).length])).toEqual([
      ['darkness', 3],
      ['gloom', 6],
    ]);
  });

  it('lie in no wall, and go where a wall is built', () => {
    const walled = painted(field(), row(2, 0, 5), PAINTS.wall);
    const muddy = painted(walled, row(2, 4, 7), PAINTS.uneven);
    expect(squaresIn(muddy, muddy.zones[0]!.area)).toEqual([at(6, 2), at(7, 2)]);
    expect(painted(muddy, row(2, 6, 7), PAINTS.wall).zones).toEqual([]);
  });

  it('[RUN-TER-107] of wind are all over the field or nowhere', () => {
    const map = painted(field(), row(0, 6, 11), PAINTS.wall);
    const stormy = windy(windy(map, 2), 4);
    expect(stormy.zones).toMatchObject([{ kind: 'wind', penalty: 4 }]);
    expect(squaresIn(stormy, stormy.zones[0]!.area)).toHaveLength(138);
    expect(windy(stormy, 0).zones).toEqual([]);
  });
});

describe('things', () => {
  it('of several squares are one for each stroke, and grow from where they stand', () => {
    const one = stroked(field(), give(PAINTS.cover), at(3, 3), row(3, 3, 5));
    const two = stroked(one, give(PAINTS.cover), at(3, 6), row(6, 3, 4));
    expect(two.objects.map(({ id }) => id)).toEqual(['cover-1', 'cover-2']);
    const grown = stroked(two, give(PAINTS.cover), at(5, 3), row(3, 5, 8));
    expect(grown.objects.map(({ area }) => squaresIn(grown, area).length)).toEqual([6, 2]);
  });

  it('of one square are carried when the stroke begins on one', () => {
    const put = stroked(field(), give(PAINTS.decoy), at(3, 3), on(at(3, 3)));
    const carried = stroked(put, give(PAINTS.decoy), at(3, 3), on(at(8, 8)));
    expect(carried.objects).toMatchObject([{ id: 'decoy-1', area: [[8, 8, 1]] }]);
    expect(stroked(put, give(PAINTS.decoy), at(4, 4), on(at(4, 4))).objects).toHaveLength(2);
  });

  it('take the place of what stood there, and of a wall; a torch hangs in it', () => {
    const wall = painted(field(), row(4, 0, 11), PAINTS.wall);
    const door = painted(wall, on(at(5, 4)), PAINTS.exit);
    expect(squaresIn(door, door.walls)).not.toContain(at(5, 4));
    const torch = painted(wall, on(at(5, 4)), PAINTS.light);
    expect(squaresIn(torch, torch.walls)).toContain(at(5, 4));
    expect(painted(door, on(at(5, 4)), PAINTS.barrier).objects).toMatchObject([{ kind: 'barrier' }]);
  });

  it('that are taken away are the source of nothing', () => {
    const altar = painted(field(), on(at(5, 5)), PAINTS.cover);
    const weird = painted(altar, row(2, 0, 5), {
      of: 'zone',
      zone: { kind: 'weird', statistic: 'atk', by: -1, side: 'heroes', source: 'cover-1' },
    });
    expect(weird.zones[0]).toHaveProperty('source');
    expect(thingRemoved(weird, 'cover-1').zones[0]).not.toHaveProperty('source');
  });
});

describe('starts', () => {
  it('are never left without one for heroes', () => {
    for (const paint of [PAINTS.wall, PAINTS.bare, PAINTS.foes, PAINTS.barrier])
      expect(painted(field(), on(at(0, 0)), paint).starts.heroes).toEqual([{ x: 0, y: 0 }]);
    expect(erased(field(), on(at(0, 0)), PAINTS.heroes).starts.heroes).toHaveLength(1);
  });

  it('belong to one side', () => {
    const both = painted(painted(field(), row(3, 0, 2), PAINTS.heroes), row(3, 1, 2), PAINTS.foes);
    expect(both.starts.heroes).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 3 },
    ]);
    expect(both.starts.foes).toHaveLength(2);
  });
});

it('a region ends where the ground is another', () => {
  const wall = painted(field(), row(4, 0, 11), PAINTS.wall);
  const muddy = painted(wall, row(0, 0, 11), PAINTS.uneven);
  expect(regionAt(muddy, at(3, 2)).size).toBe(36);
  expect(regionAt(muddy, at(3, 0)).size).toBe(12);
  expect(regionAt(muddy, at(3, 4)).size).toBe(12);
  expect(regionAt(muddy, at(3, 9)).size).toBe(84);
});
