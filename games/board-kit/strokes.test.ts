import { describe, expect, it } from 'vitest';
import {
  type Brush,
  begun,
  brush,
  continued,
  dot,
  shape,
  squaresOfLine,
  squaresOfRectangle,
  squaresTowards,
} from './strokes.ts';

type Spot = readonly [x: number, y: number];
type Sheet = ReadonlySet<string>;

const ink = (sheet: Sheet, place: Spot): Sheet => new Set([...sheet, place.join()]);
const erase = (sheet: Sheet, place: Spot): Sheet => new Set([...sheet].filter((one) => one !== place.join()));
const EMPTY: Sheet = new Set();

const drawn = (sheet: Sheet, pen: Brush<Sheet, Spot>, first: Spot, ...way: Spot[]): string[] =>
  [...way.reduce(continued, begun(sheet, pen, first)).drawn].sort();

describe('a stroke', () => {
  it('of a brush paints every square on the way, also those that a quick hand leaps over', () => {
    const pen = brush(ink, squaresTowards);
    expect(drawn(EMPTY, pen, [0, 0])).toEqual(['0,0']);
    expect(drawn(EMPTY, pen, [0, 0], [3, 0], [3, 2])).toEqual(['0,0', '1,0', '2,0', '3,0', '3,1', '3,2']);
  });

  it('of an eraser takes away what it comes over', () => {
    const full = squaresOfRectangle([0, 0], [2, 1]).reduce(ink, EMPTY);
    expect(drawn(full, brush(erase, squaresTowards), [0, 0], [2, 0])).toEqual(['0,1', '1,1', '2,1']);
  });

  it('of a shape follows the hand, and leaves nothing behind where it was', () => {
    const line = shape(ink, squaresOfLine);
    expect(drawn(EMPTY, line, [0, 0], [0, 5], [2, 0])).toEqual(['0,0', '1,0', '2,0']);
    const rectangle = shape(ink, squaresOfRectangle);
    expect(drawn(EMPTY, rectangle, [2, 2], [9, 9], [1, 1])).toEqual(['1,1', '1,2', '2,1', '2,2']);
  });

  it('of what is put once stays where it was pressed down', () => {
    expect(drawn(EMPTY, dot(ink), [1, 1], [5, 5])).toEqual(['1,1']);
  });

  it('keeps the document as it was before, to be dropped', () => {
    expect(begun(EMPTY, dot(ink), [1, 1] as Spot).before).toBe(EMPTY);
  });
});
