import { describe, expect, it } from 'vitest';
import { BattleMapSchema, THING_KINDS, ZONE_KINDS } from '../battle-map.ts';
import { BARRIERS, CURRENTS, DEGREES, PLACE_DAMS, PLACE_NATURES, SURFACES } from '../terrain.ts';
import { drawn } from './drawing.ts';
import { BATTLE_MAP_NAMES, BATTLE_MAPS } from './index.ts';

const maps = Object.values(BATTLE_MAPS);

describe('a drawing', () => {
  const barrel = { kind: 'barrier', item: 'barrel' } as const;
  const map = drawn({
    name: 'sketch',
    edge: 'open',
    legend: { b: [barrel], u: [{ kind: 'uneven' }, { feet: 5 }], l: [{ kind: 'barrier', item: 'log' }] },
    everywhere: [{ kind: 'gloom', torches: true }],
    picture: ['#bb.', 'h..b', '.uu.', 'f.ll'],
    over: [['    ', '   u', '    ', '    ']],
  });

  it('is read square by square', () => {
    expect(map).toMatchObject({ width: 4, height: 4, cell: 2, edge: 'open', walls: [[0, 0, 1]] });
    expect(map.starts).toEqual({ heroes: [{ x: 0, y: 1 }], foes: [{ x: 0, y: 3 }] });
    expect(map.heights).toEqual([
      {
        feet: 5,
        area: [
          [1, 2, 2],
          [3, 1, 1],
        ],
      },
    ]);
  });

  it('joins neighbouring squares of a letter to one thing, and all of a letter to one zone', () => {
    expect(map.objects).toEqual([
      { ...barrel, id: 'barrel-1', area: [[1, 0, 2]] },
      { ...barrel, id: 'barrel-2', area: [[3, 1, 1]] },
      { kind: 'barrier', item: 'log', id: 'log-1', area: [[2, 3, 2]] },
    ]);
    expect(map.zones.map(({ kind, area }) => [kind, area.length])).toEqual([
      ['gloom', 4],
      ['uneven', 2],
    ]);
    expect(map.zones[0]!.area).toEqual([
      [1, 0, 3],
      [0, 1, 4],
      [0, 2, 4],
      [0, 3, 4],
    ]);
  });

  it('needs a legend for every letter, and pictures of one size', () => {
    const plain = {
      name: 'sketch',
      edge: 'open',
      legend: {},
      picture: ['....', '....', '..?.', '....'],
    } as const;
    expect(() => drawn(plain)).toThrow('“?”');
    expect(() => drawn({ ...plain, picture: ['....', '...'] })).toThrow('4 by 2');
    expect(() => drawn({ ...plain, picture: ['....'], over: [['.....']] })).toThrow('4 by 1');
    expect(() => drawn({ ...plain, picture: ['....'], over: [['....', '....']] })).toThrow('4 by 1');
  });
});

describe('a battle map', () => {
  const [map] = maps;

  it('[RUN-TER-166] is refused where it is not one', () => {
    const isOne = (more: object): boolean => BattleMapSchema.safeParse({ ...map, ...more }).success;
    expect(isOne({})).toBe(true);
    for (const wrong of [
      { width: 61 },
      { height: 41 },
      { width: 3 },
      { cell: 1 },
      { cell: 11 },
      { walls: [[49, 0, 2]] },
      { walls: [[0, 30, 1]] },
      { starts: { heroes: [{ x: 50, y: 0 }], foes: [] } },
      { starts: { heroes: [{ x: 0, y: 0 }], foes: [{ x: 0, y: 30 }] } },
      { starts: { heroes: [], foes: [] } },
      { heights: [{ feet: 0.3, area: [] }] },
      { zones: [{ kind: 'slope', up: 8, area: [] }] },
      { zones: [{ kind: 'damaging', dam: 15, grows: false, nature: 'fire', area: [] }] },
      { zones: [{ kind: 'uneven', area: [[0, 29, 51]] }] },
      { objects: [{ id: 'a', kind: 'decoy', area: [] }] },
      { more: true },
    ])
      expect(isOne(wrong), JSON.stringify(wrong)).toBe(false);
    const decoy = { kind: 'decoy', area: [[0, 0, 1]] };
    expect(
      isOne({
        objects: [
          { ...decoy, id: 'a' },
          { ...decoy, id: 'b' },
        ],
      }),
    ).toBe(true);
    expect(
      isOne({
        objects: [
          { ...decoy, id: 'a' },
          { ...decoy, id: 'a' },
        ],
      }),
    ).toBe(false);
  });
});

describe.each(BATTLE_MAP_NAMES)('%s', (name) => {
  const map = BATTLE_MAPS[name];

  it('is a battle map under its own name', () => {
    expect(BattleMapSchema.parse(map)).toEqual(map);
    expect(map.name).toBe(name);
  });

  it('[RUN-TER-163] has room for eight heroes and twenty foes', () => {
    expect(map.starts.heroes.length).toBeGreaterThanOrEqual(8);
    expect(map.starts.foes.length).toBeGreaterThanOrEqual(20);
  });

  it('[RUN-TER-50] a place that grows begins as one cell', () => {
    for (const zone of map.zones)
      if (zone.kind === 'damaging' && zone.grows)
        expect(zone.area.map(([, , length]) => length)).toEqual(Array(map.cell).fill(map.cell));
  });

  it('[RUN-TER-149] what makes weird magic stands on it', () => {
    const ids = map.objects.map(({ id }) => id);
    for (const zone of map.zones)
      if (zone.kind === 'weird' && zone.source) expect(ids).toContain(zone.source);
  });
});

describe('all of them together', () => {
  const zones = maps.flatMap((map) => map.zones);
  const things = maps.flatMap((map) => map.objects);
  const all = (seen: readonly unknown[], kinds: readonly unknown[]): void =>
    expect([...new Set(seen)].sort()).toEqual([...kinds].sort());

  it('[RUN-TER-162] have every kind of terrain', () => {
    all(
      zones.map(({ kind }) => kind),
      ZONE_KINDS,
    );
    all(
      things.map(({ kind }) => kind),
      THING_KINDS,
    );
  });

  it('[RUN-TER-18] [RUN-TER-20] [RUN-TER-47] have every barrier, degree of cover, water and place that hurts', () => {
    all(
      things.flatMap((thing) => (thing.kind === 'barrier' ? [thing.item] : [])),
      BARRIERS,
    );
    all(
      things.flatMap((thing) => (thing.kind === 'cover' ? [thing.degree] : [])),
      DEGREES,
    );
    const waters = zones.flatMap((zone) => (zone.kind === 'water' ? [zone] : []));
    all(
      waters.map(({ surface }) => surface),
      SURFACES,
    );
    all(
      waters.map(({ current }) => current),
      CURRENTS,
    );
    const places = zones.flatMap((zone) => (zone.kind === 'damaging' ? [zone] : []));
    all(
      places.map(({ dam }) => dam),
      PLACE_DAMS,
    );
    all(
      places.map(({ nature }) => nature),
      PLACE_NATURES,
    );
  });
});
