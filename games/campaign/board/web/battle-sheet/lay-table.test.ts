import { describe, expect, it } from 'vitest';
import { FIELD_PLANS, FIELDS, FURTHER_PIECES, type TablePiece } from '../../../content/index.ts';
import { chanceAt } from '../hexmap/chance.ts';
import { gapBetween, type Laid, layTable, TABLE, touchesRiver } from './lay-table.ts';

/** Everything a battle may be fought on, with as many further pieces as its dice can give. */
const tables: TablePiece[][] = FIELDS.flatMap((field) => {
  const { fixed, more } = FIELD_PLANS[field];
  return Array.from({ length: 12 }, (_, n) => {
    const count = Math.max(0, (n % more.sides) + 1 + more.plus);
    const further = Array.from(
      { length: count },
      (_, i) => FURTHER_PIECES[Math.floor(chanceAt(n, i, 7) * 6)] as TablePiece,
    );
    return [...fixed, ...further];
  });
});

const loose = ({ piece }: Laid): boolean => !['river', 'ford', 'bridge'].includes(piece);

describe('the proposed table', () => {
  it('lays every piece within the table, none over another or in the river', () => {
    tables.forEach((pieces, key) => {
      const laid = layTable(pieces, key);
      // A palisade has a stretch on either side of its gate.
      const stretches = pieces.includes('palisade') ? 1 : 0;
      expect(laid).toHaveLength(pieces.length + stretches);
      for (const one of laid.filter(loose)) {
        expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width / 2).toBeLessThanOrEqual(TABLE.width);
        expect(one.y - one.height / 2).toBeGreaterThanOrEqual(0);
        expect(one.y + one.height / 2).toBeLessThanOrEqual(TABLE.height);
        if (pieces.includes('river')) expect(touchesRiver(one)).toBe(false);
      }
      const solid = laid.filter(({ piece }) => !['palisade', 'gate', 'river'].includes(piece));
      for (const [i, one] of solid.entries())
        for (const other of solid.slice(i + 1)) expect(gapBetween(one, other)).toBeGreaterThan(0);
    });
  });

  it('is the same each time, and another for another battle', () => {
    const pieces: TablePiece[] = ['woods', 'woods', 'mountain', 'field'];
    expect(layTable(pieces, 5)).toEqual(layTable(pieces, 5));
    expect(layTable(pieces, 5)).not.toEqual(layTable(pieces, 6));
  });

  it('[CAM-TERRAIN-07] leads a river across with a ford and a bridge apart on it', () => {
    const laid = layTable(['river', 'ford', 'bridge', 'woods'], 3);
    const find = (piece: TablePiece) => laid.find((one) => one.piece === piece) as Laid;
    expect(find('river').width).toBe(TABLE.width);
    expect(gapBetween(find('ford'), find('bridge'))).toBeGreaterThan(20);
    for (const way of ['ford', 'bridge'] as const) expect(touchesRiver(find(way))).toBe(true);
  });

  it('finds room for as many as a position can hold', () => {
    const laid = layTable(Array<TablePiece>(20).fill('mountain'), 1);
    for (const [i, one] of laid.entries())
      for (const other of laid.slice(i + 1)) expect(gapBetween(one, other)).toBeGreaterThan(0);
  });

  it('letters what lies about', () => {
    expect(layTable(['woods', 'field', 'woods'], 1).map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  });
});
