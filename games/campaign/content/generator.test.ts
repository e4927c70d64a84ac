import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { check } from '../documents/index.ts';
import { generate } from './generator.ts';
import { geographyOf, type HexMap, HexMapSchema } from './map.ts';

const maps = Array.from({ length: 60 }, (_, seed) => generate(seed));

/** On which sides of the sheet the sea lies. */
function seaSides({ rows }: HexMap): string[] {
  const middle = (list: readonly string[]): boolean => list[Math.floor(list.length / 2)] === '~';
  const side = {
    north: middle([...(rows[0] as string)]),
    south: middle([...(rows.at(-1) as string)]),
    west: middle(rows.map((row) => row[0] as string)),
    east: middle(rows.map((row) => row.at(-1) as string)),
  };
  return Object.entries(side).flatMap(([name, wet]) => (wet ? [name] : []));
}

describe('[CAM-RULING-40] a generated map', () => {
  it('fulfils every demand, whatever the number', () => {
    for (const map of maps) {
      expect(HexMapSchema.parse(map)).toEqual(map);
      expect(check(map)).toEqual([]);
    }
  });

  it('is the same for the same number, and another for another', () => {
    expect(generate(12)).toEqual(maps[12]);
    expect(new Set(maps.map(({ rows }) => rows.join())).size).toBe(maps.length);
  });

  it('is the same for ever: records name it by its number alone', () => {
    expect(maps[7]).toMatchObject({
      name: 'Pellamy',
      rows: [
        'Vgggc~~~~~~~~',
        'gwgVc~~~~~~~~',
        'ggwggc~~~~~~~',
        'gwgggc~~~~~~~',
        'gwwgggc~~~~~~',
        'wVggggccccc~~',
        'gmggKggggggcc',
        'gmggggVgwwggg',
        'gmmggggwggwwg',
        'mVggggwwggVwg',
        'ggggggggwgggg',
        'gggsggVgggggg',
      ],
      bridges: [{ edge: '2,7|3,7' }, { edge: '-1,9|0,9' }],
      shipStart: '7,2',
    });
    expect(createHash('sha256').update(JSON.stringify(maps)).digest('hex')).toBe(
      '302bc363a1900fb10d417b0c6842577ccbf7ac4fca512f62cdf8d556536f4ae9',
    );
  });

  it('has five to eight villages, now more, now fewer, and some of every terrain over the maps', () => {
    const kinds = new Set(maps.flatMap((map) => [...geographyOf(map).terrain.values()]));
    expect(kinds.size).toBe(8);
    const counts = maps.map((map) => geographyOf(map).villages.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('has its sea now on this side, now on that', () => {
    expect(new Set(maps.flatMap(seaSides))).toEqual(new Set(['north', 'south', 'west', 'east']));
  });
});
