import { describe, expect, it } from 'vitest';
import { FURNITURE, FURNITURE_KINDS } from '../furniture.ts';
import { sketch } from '../testing.ts';
import { FURNITURE_LETTERS } from './drawing.ts';
import { layoutOf } from './layout.ts';

describe('furniture', () => {
  it('[DUN-RULING-21] covers one square, two in a row, or two by two', () => {
    const sizes = (squares: number) => FURNITURE_KINDS.filter((kind) => FURNITURE[kind].squares === squares);
    expect(sizes(1)).toEqual(['barrel', 'lectern', 'throne', 'chest']);
    expect(sizes(2)).toEqual(['table', 'weapon-rack', 'bookcase', 'cabinet', 'crypt']);
    expect(sizes(4)).toEqual(['well']);
  });

  it('has a letter for each kind', () => {
    expect(Object.values(FURNITURE_LETTERS).sort()).toEqual([...FURNITURE_KINDS].sort());
  });
});

describe('a layout', () => {
  const rows = ['BB.B.tt', 'BB.B.ee', 'O.1..ee', '####+##', 'b.XTT.K', '...TTc.'];
  const layout = layoutOf(
    sketch(rows, {
      doors: [{ door: '1', lock: 'L2', ward: 3 }],
      chests: [{ at: [5, 5], lock: 'L1', contents: ['lucky-coin'] }],
      figures: [
        { at: [6, 4], facing: 'W', wounds: 2, items: ['rune-axe'] },
        { at: [0, 2], facing: 'E' },
      ],
    }),
  );
  const at = (x: number, y: number) => y * 7 + x;

  it('joins squares to pieces, lying before standing', () => {
    expect(layout.pieces.map(({ kind, squares }) => [kind, ...squares])).toEqual([
      ['bookcase', 0, 1],
      ['bookcase', 3, 10],
      ['table', 5, 6],
      ['bookcase', 7, 8],
      ['well', 12, 13, 19, 20],
      ['chest', at(5, 5)],
    ]);
    expect(layout.pieceAt[at(1, 1)]).toBe(3);
    expect(layout.pieceAt[at(2, 0)]).toBe(-1);
  });

  it('finds models, Large ones by their top left square', () => {
    expect(layout.figures).toEqual([
      { type: 'zombie-troll', square: at(3, 4), facing: null, wounds: 0, items: [] },
      { type: 'grund', square: at(6, 4), facing: 'W', wounds: 2, items: ['rune-axe'] },
    ]);
    expect(layout.starts).toEqual([{ hero: 'orlaf', square: at(0, 2), facing: 'E' }]);
  });

  it('finds doors, Weak Spots, chests, bones and exits', () => {
    expect(layout.barriers).toEqual([
      { mark: '1', squares: [at(2, 2)], lock: 'L2', ward: 3, weakSpot: false },
      { mark: '+', squares: [at(4, 3)], lock: 'L3', ward: 0, weakSpot: true },
    ]);
    expect(layout.chests).toEqual([
      { piece: 5, square: at(5, 5), lock: 'L1', ward: 0, contents: ['lucky-coin'] },
    ]);
    expect([layout.bones, layout.exits]).toEqual([[at(0, 4)], [at(2, 4)]]);
  });

  it('knows floor from nothing, and the parts between closed doors', () => {
    expect(layout.floor[at(0, 3)]).toBe(0);
    expect([at(2, 2), at(4, 3), at(0, 0)].map((square) => layout.floor[square])).toEqual([1, 1, 1]);
    const split = layoutOf(sketch(['O.1..', '###+#', '.....']));
    expect(split.zones).toBe(3);
    expect([0, 2, 3, 4, 8, 10].map((square) => split.zoneAt[square])).toEqual([0, -1, 1, 1, -1, 2]);
  });

  it('is read once for each document', () => {
    const quest = sketch(rows);
    expect(layoutOf(quest)).toBe(layoutOf(quest));
  });
});
