import { describe, expect, it } from 'vitest';
import { DIRECTIONS, GARROCK, geographyOf, type Hex, type HexMap } from '../../../content/index.ts';
import { bordersOf, centreOf, extentOf, hexUnder, sideOfHex } from './geometry.ts';
import { groundOf, openWater } from './ground.ts';
import { riverCourse, softOutline } from './lines.ts';
import { standingIn } from './scatter.ts';

const geography = geographyOf(GARROCK);
const hexes = [...geography.terrain.keys()];

describe('the geometry of hexes', () => {
  it('finds the hex under a point anywhere within it', () => {
    for (const hex of hexes) {
      const [x, y] = centreOf(hex);
      for (const [dx, dy] of [
        [0, 0],
        [40, 0],
        [-40, 0],
        [0, 46],
        [20, -30],
      ] as const)
        expect(hexUnder([x + dx, y + dy])).toBe(hex);
    }
  });

  it('two neighbours share a side', () => {
    const { neighbours } = geography;
    for (const hex of hexes)
      for (const d of DIRECTIONS) {
        const other = neighbours.get(hex)?.[d];
        if (!other) continue;
        const [a, b] = sideOfHex(hex, d);
        const [c, e] = sideOfHex(other, ((d + 3) % 6) as typeof d);
        expect(Math.hypot(a[0] - e[0], a[1] - e[1]) + Math.hypot(b[0] - c[0], b[1] - c[1])).toBeLessThan(
          1e-6,
        );
      }
  });

  it('lies within its extent', () => {
    const { width, height } = extentOf(GARROCK);
    for (const hex of hexes) {
      const [x, y] = centreOf(hex);
      expect(x).toBeGreaterThan(43);
      expect(x).toBeLessThan(width - 43);
      expect(y).toBeGreaterThan(50);
      expect(y).toBeLessThan(height - 50);
    }
  });

  it('outlines one hex with six corners, and all land with closed loops', () => {
    expect(bordersOf(new Set(['2,4']))[0]).toHaveLength(6);
    expect(bordersOf(new Set(['2,4', '3,4']))[0]).toHaveLength(10);
    expect(softOutline(groundOf(geography).land, { sway: 5, inset: 7, salt: 1 })).toMatch(/^M.*Z$/);
  });
});

describe('the drawing', () => {
  it('has the whole river in one course', () => {
    const course = riverCourse(geography);
    expect(course.match(/M/g)).toHaveLength(1);
    expect(course.match(/Q/g)).toHaveLength(GARROCK.river.length + 1);
  });

  it('never draws two neighbours exactly alike', () => {
    const drawn = (hex: Hex): string => {
      const [x, y] = centreOf(hex);
      const terrain = geography.terrain.get(hex) ?? 'sea';
      return JSON.stringify(
        standingIn(hex, terrain).map(({ at, ...rest }) => ({ ...rest, at: [at[0] - x, at[1] - y] })),
      );
    };
    const alike = hexes.filter((hex) =>
      (geography.neighbours.get(hex) ?? []).some(
        (other) =>
          other !== null &&
          geography.terrain.get(hex) === geography.terrain.get(other) &&
          // Open water may be empty.
          drawn(hex) !== '[]' &&
          drawn(hex) === drawn(other),
      ),
    );
    expect(alike).toEqual([]);
  });

  it('puts the compass into open water', () => {
    const at = openWater(geography);
    expect(at).not.toBeNull();
    expect(at && geography.terrain.get(hexUnder(at))).toBe('sea');
  });

  it('draws maps that nobody could play', () => {
    const broken: HexMap = {
      ...GARROCK,
      rows: ['gg.', '.g~', 'K'],
      river: ['0,0|1,0', '5,5|6,5', '0,1|9,9'],
      bridges: [],
      places: [],
    };
    const drawn = geographyOf(broken);
    expect(groundOf(drawn).played.size).toBe(5);
    expect(riverCourse(drawn)).toMatch(/^M/);
    expect(openWater(drawn)).toBeNull();
  });
});
