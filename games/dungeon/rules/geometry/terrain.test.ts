import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../content/index.ts';
import { sketch } from '../../content/testing.ts';
import { BOOKCASE, FREE, LOW_FURNITURE, terrainOf, WALL } from './terrain.ts';

const ROWS = ['###########', '#O.1.o.2.B#', '#..1...#.B#', '####+######', '#..#..3...#', '###########'];
const layout = layoutOf(sketch(ROWS));
const at = (x: number, y: number) => y * 11 + x;
const MARKS = layout.barriers.map(({ mark }) => mark);

const terrain = (open: string, walled: number[] = []) =>
  terrainOf(layout, {
    open: [...open].map((mark) => MARKS.indexOf(mark)),
    walled,
  });

/** What is laid out, drawn: unrevealed squares are blank. */
const shown = (open: string) => {
  const { revealed } = terrain(open);
  return ROWS.map((row, y) =>
    [...row]
      .map((letter, x) => (revealed[at(x, y)] === 1 ? letter : ' '))
      .join('')
      .trimEnd(),
  );
};

describe('terrain', () => {
  it('[DUN-SETUP-08, DUN-SETUP-09] is laid out from the start to the first doors only', () => {
    expect(shown('')).toEqual(['', ' O.1', ' ..1', '', '', '']);
  });

  it('[DUN-FURN-25] reaches to the next closed doors when one is opened', () => {
    expect(shown('1')).toEqual(['', ' O.1.o.2', ' ..1...', '    +', '', '']);
    expect(shown('12')).toEqual(['', ' O.1.o.2.B', ' ..1... .B', '    +', '', '']);
  });

  it('is revealed by a Weak Spot too', () => {
    expect(shown('1+')).toEqual(['', ' O.1.o.2', ' ..1...', '    +', '    ..3', '']);
  });

  it('does not reveal what lies behind an open door that nobody can reach', () => {
    expect(shown('3')).toEqual(shown(''));
    expect(terrain('3').ground[at(6, 4)]).toBe(WALL);
    expect(shown('1+3')).toEqual(['', ' O.1.o.2', ' ..1...', '    +', '    ..3...', '']);
  });

  it('knows floor, furniture, bookcases and walls', () => {
    const { ground } = terrain('12');
    expect(
      [at(1, 1), at(3, 1), at(5, 1), at(9, 1), at(0, 0), at(4, 3), at(1, 4)].map((n) => ground[n]),
    ).toEqual([FREE, FREE, LOW_FURNITURE, BOOKCASE, WALL, WALL, WALL]);
  });

  it('can be walled up for a while', () => {
    expect(terrain('1').ground[at(4, 2)]).toBe(FREE);
    expect(terrain('1', [at(4, 2)]).ground[at(4, 2)]).toBe(WALL);
    expect(terrain('1').ground[at(4, 2)]).toBe(FREE);
  });

  it('is the same object for the same changes', () => {
    expect(terrain('1')).toBe(terrain('1'));
  });
});
