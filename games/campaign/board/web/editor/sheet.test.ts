import { describe, expect, it } from 'vitest';
import { GARROCK, type HexMap, HexMapSchema } from '../../../content/index.ts';
import { blank, check } from '../../../documents/index.ts';
import { columnsOf } from './edits.ts';
import { enlarge, reduce, SIDES } from './sheet.ts';

const sizeOf = (map: HexMap) => [columnsOf(map), map.rows.length];
const written = (map: HexMap) => ({ ...map, river: map.river.toSorted() });

describe('the sheet', () => {
  it.each(SIDES)('is as it was when a line at the %s comes and goes', (side) => {
    const larger = enlarge(GARROCK, side);
    expect(larger).not.toEqual(GARROCK);
    expect(HexMapSchema.safeParse(larger).success).toBe(true);
    expect(written(reduce(larger, side))).toEqual(written(GARROCK));
  });

  it.each([
    ['top', [12, 12]],
    ['right', [13, 10]],
    ['bottom', [12, 11]],
    ['left', [13, 10]],
  ] as const)('grows at the %s', (side, size) => {
    expect(sizeOf(enlarge(GARROCK, side))).toEqual(size);
  });

  it('moves everything along: only the line beyond the river’s end is new', () => {
    expect(check(enlarge(GARROCK, 'left'))).toEqual([]);
    expect(check(enlarge(GARROCK, 'right'))).toEqual([]);
    expect(check(enlarge(GARROCK, 'top')).map(({ code }) => code)).toContain('river-parts-nothing');
  });

  it('puts sea beside sea and grass beside land', () => {
    expect(enlarge(GARROCK, 'right').rows[0]).toBe('mmgwggggc~~~~');
    expect(enlarge(GARROCK, 'left').rows[4]).toBe('gwgggKggggc~~');
    expect(enlarge(GARROCK, 'bottom').rows[10]).toBe('gggggggg~~~~');
  });

  it('loses what stood on a line that is taken away', () => {
    const { places } = reduce(GARROCK, 'bottom');
    expect(places.map(({ name }) => name)).not.toContain('Netherby');
    expect(places).toHaveLength(7);
  });

  it('never outgrows the document, nor shrinks to nothing', () => {
    let map = GARROCK;
    for (let i = 0; i < 40; i++) for (const side of SIDES) map = enlarge(map, side);
    expect(sizeOf(map)).toEqual([30, 30]);
    expect(HexMapSchema.safeParse(map).success).toBe(true);
    for (let i = 0; i < 80; i++) for (const side of SIDES) map = reduce(map, side);
    expect(HexMapSchema.safeParse(map).success).toBe(true);
  });

  it('begins blank with a shore in order', () => {
    const codes = check(blank('Here')).map(({ code }) => code);
    expect(codes).toContain('no-castle');
    for (const code of ['shore-not-coast', 'coast-without-sea', 'ship-off-course'] as const)
      expect(codes).not.toContain(code);
  });
});
