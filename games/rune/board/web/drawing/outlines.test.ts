import { describe, expect, it } from 'vitest';
import { bordersOf, enclosed, sharp, soft, squaresIn } from './outlines.ts';

const PLAN = { width: 6, height: 5 };
/** `#` are the squares. */
const area = (...rows: string[]): Set<number> =>
  new Set(
    rows.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '#' ? [y * PLAN.width + x] : []))),
  );
describe('the borders of an area', () => {
  it.each([
    ['a square', ['......', '..#...'], 1],
    ['what fills the map', ['######', '######', '######', '######', '######'], 1],
    ['a ring', ['.###..', '.#.#..', '.###..'], 2],
    ['two that are apart', ['##..##'], 2],
    ['squares that touch at a corner', ['#.....', '.#....'], 2],
    ['a hole that touches the outside at a corner', ['.##...', '#.#...', '###...'], 1],
    ['rows that end at one edge and begin at the other', ['.....#', '#.....'], 2],
  ])('of %s', (_, rows, count) => {
    const squares = area(...rows);
    const borders = bordersOf(PLAN, squares);
    expect(borders).toHaveLength(count);
    expect(borders.reduce((sum, border) => sum + enclosed(border), 0)).toBe(squares.size);
    for (const border of borders)
      for (const [i, [x, y]] of border.entries()) {
        const [toX, toY] = border[(i + 1) % border.length]!;
        expect(Math.abs(x - toX) + Math.abs(y - toY)).toBe(1);
      }
  });

  it('are drawn with a corner only where they turn', () => {
    expect(sharp(bordersOf(PLAN, area('###...', '###...')))).toBe('M0 0L180 0L180 120L0 120Z');
  });

  it('are drawn softly without leaving the edge of the map, the same every time', () => {
    const borders = bordersOf(PLAN, area('##....', '##....', '#.....', '#.....', '#.....'));
    const drawn = soft(PLAN, borders);
    expect(drawn).toBe(soft(PLAN, borders));
    const numbers = drawn.match(/-?[\d.]+/g)!.map(Number);
    expect(Math.min(...numbers)).toBe(0);
    expect(Math.max(...numbers)).toBe(PLAN.height * 60);
  });

  it('of strips', () => {
    expect(
      squaresIn(PLAN, [
        [1, 0, 2],
        [0, 3, 1],
      ]),
    ).toEqual([1, 2, 18]);
  });
});
