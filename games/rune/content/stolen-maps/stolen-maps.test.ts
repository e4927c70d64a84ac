import { describe, expect, it } from 'vitest';
import { featuresOf, NOTHING_PLACED } from '../../documents/encounter/features.ts';
import { combatArea } from '../../documents/encounter/shares.ts';
import { damAt, groundOf, reachable, waterAt, wayOut } from '../../rules/space/index.ts';
import { hero } from '../../rules/space/testing.ts';
import {
  type Area,
  type BattleMap,
  BattleMapSchema,
  type Spot,
  type ThingKind,
  type ThingOf,
} from '../battle-map.ts';
import { STOLEN_MAPS } from './index.ts';

type Offered = readonly [feature: string, points: number];

/** Every feature that the map offers, with what it would bring. */
const offered = (map: BattleMap): Offered[] =>
  featuresOf(map, NOTHING_PLACED, { foesSee: true })
    .map(({ id, lines }): Offered => [id, lines.reduce((sum, { points }) => sum + points, 0)])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

const things = <Kind extends ThingKind>(map: BattleMap, kind: Kind): ThingOf<Kind>[] =>
  map.objects.filter((thing): thing is ThingOf<Kind> => thing.kind === kind);
const sizeOf = (area: BattleMap['walls']): number => area.reduce((sum, [, , length]) => sum + length, 0);
const spotsOf = (area: BattleMap['walls']): Spot[] =>
  area.flatMap(([x, y, length]) => Array.from({ length }, (_, i) => ({ x: x + i, y })));
const heightsOf = ({ heights }: BattleMap): number[] => heights.map(({ feet }) => feet).sort((a, b) => a - b);
const centreOf = (area: BattleMap['walls']): Spot => {
  const [x, y, length] = area[Math.floor(area.length / 2)]!;
  return { x: x + Math.floor(length / 2), y };
};
const keyOf = ({ x, y }: Spot): string => `${x},${y}`;

describe('the lava pit', () => {
  const map = STOLEN_MAPS['lava-e4'];

  it('[RUN-STOLEN-2.8] has the crane as full cover for two, one level, lava and four barriers', () => {
    expect(offered(map)).toEqual([
      ['barriers', -12],
      ['cover:cover-1', -24],
      ['damaging', -30],
      ['levels', -5],
    ]);
    expect(things(map, 'cover')).toMatchObject([{ degree: 'full', persons: 2 }]);
    expect(things(map, 'barrier')).toHaveLength(4);
  });

  it('[RUN-STOLEN-2.8] is as hot within a hex of the pit as in it', () => {
    const places = map.zones.filter((zone) => zone.kind === 'damaging');
    expect(places.map(({ dam, nature, grows }) => [dam, nature, grows])).toEqual([
      [25, 'heat', false],
      [25, 'heat', false],
    ]);
    const [pit, rim] = places.map(({ area }) => spotsOf(area));
    const isNear = (spot: Spot): boolean =>
      pit!.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) <= map.cell);
    const hot = new Set([...pit!, ...rim!].map(keyOf));
    const all = spotsOf(Array.from({ length: map.height }, (_, y) => [0, y, map.width]));
    expect(all.filter((spot) => isNear(spot) !== hot.has(keyOf(spot)))).toEqual([]);
  });
});

describe('the waterfall cave', () => {
  const map = STOLEN_MAPS['downfall-e3'];

  it('[RUN-STOLEN-3.10] has two sloping banks and a machine that hides a third of six', () => {
    expect(offered(map)).toEqual([
      ['cover:cover-1', -18],
      ['slope', -10],
    ]);
    expect(things(map, 'cover')).toMatchObject([{ degree: 'third', persons: 6 }]);
  });

  it('[RUN-STOLEN-3.10] has its machine in the north-west: twenty feet long, a pace wide', () => {
    const [machine] = things(map, 'cover');
    expect(machine!.area.map(([, , length]) => length)).toEqual([7]);
    const { x, y } = centreOf(machine!.area);
    expect(x).toBeLessThan(map.width / 3);
    expect(y).toBeLessThan(map.height / 3);
  });

  it('[RUN-STOLEN-3.11] has a choppy river from end to end between its banks', () => {
    const [river, ...more] = map.zones.filter((zone) => zone.kind === 'water');
    expect(river).toMatchObject({ surface: 'choppy', current: 'none' });
    expect(more).toEqual([]);
    const rows = river!.area.map(([, y]) => y);
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([1, map.height - 2]);
    const [west, east] = map.zones.filter((zone) => zone.kind === 'slope');
    expect([west!.up, east!.up]).toEqual([6, 2]);
    expect(centreOf(west!.area).x).toBeLessThan(centreOf(river!.area).x);
    expect(centreOf(east!.area).x).toBeGreaterThan(centreOf(river!.area).x);
  });
});

describe('the temple of Loki', () => {
  const map = STOLEN_MAPS['temple-of-loki-e3'];

  it('[RUN-STOLEN-4.7] has trash, two barricades, a statue, an altar and a single way out', () => {
    expect(offered(map)).toEqual([
      ['barriers', -3],
      ['cover:cover-1', -36],
      ['cover:cover-2', -36],
      ['cover:cover-3', -12],
      ['cover:cover-4', -9],
      ['exits', -20],
      ['levels', -10],
    ]);
    const [door, southEast, statue, altar] = things(map, 'cover');
    expect(door).toMatchObject({ degree: 'full', persons: 5 });
    expect(southEast).toMatchObject({ degree: 'full', persons: 5 });
    expect(statue).toMatchObject({ degree: 'half', persons: 2 });
    expect(altar).toMatchObject({ degree: 'third', persons: 3 });
    expect(centreOf(southEast!.area).x).toBeGreaterThan(map.width / 2);
    expect(centreOf(southEast!.area).y).toBeGreaterThan(map.height / 2);
  });

  it('[RUN-STOLEN-4.7] has its foes behind the barricade of the south-east', () => {
    for (const { x, y } of map.starts.foes) {
      expect(x).toBeGreaterThan(36);
      expect(y).toBeGreaterThan(24);
    }
  });

  it('[RUN-STOLEN-90] has bear traps on every square of the gap in the barricade', () => {
    const traps = things(map, 'grabber');
    expect(traps.map(({ difficulty, dam }) => [difficulty, dam])).toEqual(traps.map(() => [6, 10]));
    const sprung = new Set(traps.flatMap(({ area }) => area.map(([x, y]) => keyOf({ x, y }))));
    const shut = { ...map, walls: [...map.walls, ...traps.flatMap(({ area }) => area)] };
    const [first] = map.starts.heroes;
    const one = hero(first!.x, first!.y);
    const goals = new Set(reachable(groundOf(shut), [one], one, 500).map(keyOf));
    expect(sprung.size).toBe(traps.length);
    for (const spot of map.starts.foes) expect(goals.has(keyOf(spot))).toBe(false);
  });

  it('[RUN-STOLEN-90] has a chasm of twenty-five feet', () => {
    expect(heightsOf(map)).toEqual([-25, 2.5]);
  });
});

describe('the cave of the blob', () => {
  const map = STOLEN_MAPS['jellyfish-e1'];

  it('[RUN-STOLEN-5.4] is slippery by two-thirds, with a well that half hides one, and two narrow ways out', () => {
    expect(offered(map)).toEqual([
      ['cover:cover-1', -6],
      ['exits', -10],
      ['slippery', -15],
    ]);
    expect(things(map, 'cover')).toMatchObject([{ degree: 'half', persons: 1 }]);
    expect(things(map, 'exit').map(({ heroesPerRound }) => heroesPerRound)).toEqual([1, 1]);
  });

  it('[RUN-STOLEN-5.4] has its heroes in the middle of the blob', () => {
    const blob = new Set(spotsOf(map.zones[0]!.area).map(keyOf));
    expect(map.starts.heroes.filter((spot) => !blob.has(keyOf(spot)))).toEqual([]);
  });
});

describe('the longship of the dead', () => {
  const map = STOLEN_MAPS['longship-e3'];

  it('[RUN-STOLEN-6.12] has six barriers of which four are paid, its decks, and magic for both sides', () => {
    expect(offered(map)).toEqual([
      ['barriers', -12],
      ['levels', -15],
      ['weird', -20],
    ]);
    expect(things(map, 'barrier')).toHaveLength(6);
    expect(map.zones).toMatchObject([{ kind: 'weird', statistic: 'dam', by: 2, side: 'both' }]);
    expect(sizeOf(map.zones[0]!.area)).toBe(map.width * map.height - sizeOf(map.walls));
  });

  it('[RUN-STOLEN-6.12] has a centre deck at 5, an outer deck at 10 and a bow deck at 15 feet', () => {
    const decks = map.heights.filter(({ area }) => sizeOf(area) > 30).map(({ feet }) => feet);
    expect(decks).toEqual([5, 10, 15]);
    expect(heightsOf(map)).toEqual([2.5, 5, 7.5, 10, 12.5, 15]);
  });
});

describe('the shaking room', () => {
  const map = STOLEN_MAPS['rescue-e2'];

  it('[RUN-STOLEN-7.7] has one way out for two a round, and blood on half its floor', () => {
    expect(offered(map)).toEqual([
      ['exits', -10],
      ['slippery', -10],
    ]);
    expect(things(map, 'exit')).toMatchObject([{ viable: true, heroesPerRound: 2 }]);
  });

  it('[RUN-STOLEN-90] has a door so narrow that one stands in it against one', () => {
    const column = (x: number): number =>
      map.height - map.walls.filter(([left, , length]) => left <= x && x < left + length).length;
    expect([column(32), column(33), column(34), column(35), column(36)]).toEqual([30, 1, 1, 1, 12]);
    expect(map.starts.foes.filter(({ x }) => x < 36)).toEqual([{ x: 34, y: 17 }]);
  });

  it('[RUN-STOLEN-90] is ten design cells long and wide', () => {
    const inside: Area = Array.from({ length: map.height }, (_, y) => [0, y, 11 * map.cell]);
    expect(combatArea(map).touchedBy([inside])).toBe(100);
  });
});

describe('the laboratory', () => {
  const map = STOLEN_MAPS['rescue-e3'];

  it('[RUN-STOLEN-7.14] has three levels, three decoys, and gel that brings nothing', () => {
    expect(offered(map)).toEqual([
      ['decoys', -30],
      ['levels', -15],
      ['slippery', 0],
    ]);
  });

  it('[RUN-STOLEN-7.14] has planks at 5, 15 and 25 feet, and a vehicle with a back at 5 and a cab at 10', () => {
    expect(heightsOf(map)).toEqual([5, 10, 15, 25]);
  });
});

describe.each(Object.entries(STOLEN_MAPS))('%s', (name, map: BattleMap) => {
  const ground = groundOf(map);
  const starts = [...map.starts.heroes, ...map.starts.foes];
  const [first] = map.starts.heroes;
  const one = hero(first!.x, first!.y);
  const goals = reachable(ground, [one], one, 500);

  it('[RUN-STOLEN-90] is a battle map under its own name, drawn to scale, with room for all', () => {
    expect(BattleMapSchema.parse(map)).toEqual(map);
    expect(map.name).toBe(name);
    expect(map.cell).toBe(name === 'rescue-e2' ? 3 : 5);
    expect(map.starts.heroes.length).toBeGreaterThanOrEqual(8);
    expect(map.starts.foes.length).toBeGreaterThanOrEqual(12);
  });

  it('[RUN-RULING-R86] is one field: everybody can walk to everybody, and nobody starts in harm', () => {
    const found = new Set([keyOf(one), ...goals.map(keyOf)]);
    expect(starts.filter((spot) => !found.has(keyOf(spot)))).toEqual([]);
    expect(new Set(starts.map(keyOf)).size).toBe(starts.length);
    for (const spot of starts) {
      expect(damAt(ground, { ...spot, size: 1 })).toBe(0);
      expect(waterAt(ground, { ...spot, size: 1 })).toBeNull();
    }
  });

  it('[RUN-RULING-R86] has ways out that can be walked to', () => {
    const ways = goals.flatMap((spot) => {
      const way = wayOut(ground, { ...spot, size: 1 });
      return way?.by === 'exit' ? [way.id] : [];
    });
    expect(new Set(ways)).toEqual(new Set(things(map, 'exit').map(({ id }) => id)));
  });
});
