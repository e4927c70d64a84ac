// The default map is fixed: these are its facts, one by one.

import { describe, expect, it } from 'vitest';
import { check } from '../documents/index.ts';
import { GARROCK } from './garrock.ts';
import {
  banksOf,
  geographyOf,
  HexMapSchema,
  hexesOf,
  hexInRow,
  placeInRows,
  readHex,
  TERRAINS,
} from './index.ts';
import { byBridges, byShip, stepsFrom, stepsToCoast } from './travel.ts';

const garrock = geographyOf(GARROCK);

describe('the default map', () => {
  it('[CAM-RULING-40] is fixed, fits its schema and fulfils every demand', () => {
    expect(HexMapSchema.parse(GARROCK)).toEqual(GARROCK);
    expect(check(GARROCK)).toEqual([]);
  });

  it('has twelve times ten hexes, and so many of each kind', () => {
    const count = (kind: string) => [...garrock.terrain.values()].filter((found) => found === kind).length;
    expect(garrock.terrain.size).toBe(120);
    expect(Object.fromEntries(TERRAINS.map((kind) => [kind, count(kind)]))).toEqual({
      grassland: 49,
      woods: 11,
      mountain: 7,
      swamp: 4,
      village: 7,
      castle: 1,
      coast: 11,
      sea: 30,
    });
  });

  it.each([
    ['0,0', 'mountain'],
    ['11,0', 'sea'],
    ['6,1', 'village'],
    ['4,2', 'woods'],
    ['-1,3', 'woods'],
    ['2,4', 'castle'],
    ['0,5', 'swamp'],
    ['-3,6', 'mountain'],
    ['6,7', 'coast'],
    ['3,8', 'swamp'],
    ['-4,9', 'mountain'],
    ['3,9', 'coast'],
    ['7,9', 'sea'],
  ])('has at %s %s', (hex, kind) => {
    expect(garrock.terrain.get(readHex(hex))).toBe(kind);
  });

  it('has a river of 16 edges with two bridges', () => {
    expect(garrock.river.size).toBe(16);
    expect([...garrock.bridges].map((edge) => hexesOf(edge).sort())).toEqual([
      ['4,2', '5,2'],
      ['4,6', '5,5'],
    ]);
    expect(GARROCK.bridges.map(({ name }) => name)).toEqual(['North Bridge', 'Mill Bridge']);
  });

  it.each([
    ['2,4', 'Garrock Keep', 0],
    ['6,1', 'Saltwick', 4],
    ['6,3', 'Ravensey', 5],
    ['0,2', 'Westerby', 4],
    ['1,6', 'Kirkwold', 2],
    ['-2,7', 'Hallowell', 4],
    ['4,7', 'Marlcote', 5],
    ['-2,9', 'Netherby', 5],
  ])('has at %s %s, over bridges %i from the castle', (hex, name, steps) => {
    expect(garrock.names.get(readHex(hex))).toBe(name);
    expect(stepsFrom([garrock.castle], byBridges(garrock)).get(readHex(hex))).toBe(steps);
  });

  it('has a far bank in the north-east: rows up to the sixth, columns from the seventh', () => {
    const [, far, ...others] = banksOf(garrock);
    const expected = garrock.land.filter((hex) => {
      const [column, row] = placeInRows(hex);
      return row <= 5 && column >= 6;
    });
    expect(others).toEqual([]);
    expect(far?.sort()).toEqual(expected.sort());
    expect(far).toEqual(expect.arrayContaining(['6,1', '6,3']));
  });

  it('has its ship two steps from the coast, and 7,4 is the nearest of it', () => {
    expect(GARROCK.shipStart).toBe('9,4');
    expect(stepsToCoast(garrock, '9,4')).toBe(2);
    expect(stepsFrom(['9,4'], byShip(garrock)).get('7,4')).toBe(2);
  });
});

describe('rows and columns', () => {
  it('there and back', () => {
    for (const [column, row] of [
      [0, 0],
      [4, 4],
      [3, 9],
    ] as const)
      expect(placeInRows(hexInRow(column, row))).toEqual([column, row]);
    expect(hexInRow(0, 9)).toBe('-4,9');
  });
});
