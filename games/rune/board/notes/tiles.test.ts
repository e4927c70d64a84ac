import { describe, expect, it } from 'vitest';
import { SCALES, type Tile, tiled } from './tiles.ts';
import { EMPTY_ROLL, tallied } from './valor.tsx';

const SIZES = [
  [4, 4],
  [18, 23],
  [19, 23],
  [54, 32],
  [60, 40],
] as const;

const cases = SIZES.flatMap(([width, height]) => SCALES.map((scale) => ({ width, height, scale })));
const named = (tiles: readonly Tile[], name: string | null): Tile | undefined =>
  tiles.find((tile) => tile.name === name);

describe('a map over several sheets', () => {
  it.each(cases)('$width by $height at $scale mm is on them whole, and each fits its paper', (given) => {
    const { tiles, turned } = tiled(given, given.scale);
    const shown = new Set<string>();
    for (const { x, y, across, down } of tiles) {
      const [wide, high] = turned ? [down, across] : [across, down];
      expect(wide * given.scale).toBeLessThanOrEqual(186);
      expect(high * given.scale).toBeLessThanOrEqual(240);
      for (let i = 0; i < across * down; i++) shown.add(`${x + (i % across)},${y + Math.floor(i / across)}`);
    }
    expect(shown.size).toBe(given.width * given.height);
  });

  it.each(cases)('$width by $height at $scale mm: neighbours share one line of squares', (given) => {
    const { tiles } = tiled(given, given.scale);
    for (const tile of tiles) {
      const [right, below] = [named(tiles, tile.right), named(tiles, tile.below)];
      if (right !== undefined) expect(right.x).toBe(tile.x + tile.across - 1);
      if (below !== undefined) expect(below.y).toBe(tile.y + tile.down - 1);
      expect([right === undefined, below === undefined]).toEqual([
        tile.x + tile.across === given.width,
        tile.y + tile.down === given.height,
      ]);
    }
  });

  it('takes one sheet where one is enough, and turns the paper where that saves some', () => {
    expect(tiled({ width: 18, height: 23 }, 10)).toMatchObject({ turned: false, tiles: [{ name: 'A1' }] });
    expect(tiled({ width: 23, height: 18 }, 10)).toMatchObject({ turned: true, tiles: [{ name: 'A1' }] });
    expect(tiled({ width: 54, height: 32 }, 10).tiles.map(({ name }) => name)).toEqual([
      'A1',
      'B1',
      'C1',
      'A2',
      'B2',
      'C2',
    ]);
  });
});

describe('a Roll of Valor that is typed in', () => {
  const row = (...numbers: number[]) => ['Somebody', ...numbers.map(String)];

  it('has a tally as soon as the numbers of one hero are there', () => {
    expect(tallied(EMPTY_ROLL)).toBeNull();
    expect(tallied([['Gest', '9', '9', '9', '9', '9', '', '9']])).toBeNull();
    expect(tallied([row(9, 8, 7, 6, 5, 50, 4)])).toMatchObject({ init: 8, hp: 40 });
  });

  it('counts only heroes whose numbers are whole, and knows a minus', () => {
    const three = [
      row(9, 8, 7, 6, 5, 50, 4),
      row(8, 9, 7, 6, 5, 55, 3),
      ['', '−1', '9', '9', '9', '9', '60', '9'],
    ];
    expect(tallied([...three, ['Half', '1', 'x', '', '', '', '', '']])).toEqual({
      init: -1,
      atk: 8,
      dfn: 7,
      dam: 6,
      soak: 5,
      hp: 50,
      res: 3,
    });
  });
});
