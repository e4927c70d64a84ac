// One movement of a pen, from pressing down to letting go, over a sheet of squares, hexes or points. What is drawn
// without lifting it is one change. Pure: `use-strokes.ts` holds the pen.

/** What a tool does to a document. An eraser is a brush that takes away. */
export interface Brush<D, P> {
  press(document: D, at: P): D;
  /** Draws on from where the pen was. */
  sweep?(document: D, from: P, to: P): D;
  /** Draws anew, on the document as it was before, from where the pen was pressed down. */
  span?(document: D, from: P, to: P): D;
}

/** Does something to a place. */
export type Paint<D, P> = (document: D, place: P) => D;

export interface Stroke<D, P> {
  readonly brush: Brush<D, P>;
  readonly before: D;
  readonly drawn: D;
  readonly from: P;
  /** Where the pen is. */
  readonly at: P;
}

export const begun = <D, P>(document: D, brush: Brush<D, P>, at: P): Stroke<D, P> => ({
  brush,
  before: document,
  drawn: brush.press(document, at),
  from: at,
  at,
});

export function continued<D, P>(stroke: Stroke<D, P>, to: P): Stroke<D, P> {
  const { brush, before, drawn, from, at } = stroke;
  if (brush.span !== undefined) return { ...stroke, at: to, drawn: brush.span(before, from, to) };
  return brush.sweep === undefined ? stroke : { ...stroke, at: to, drawn: brush.sweep(drawn, at, to) };
}

/** Puts something once, where it is pressed down. */
export const dot = <D, P>(paint: Paint<D, P>): Brush<D, P> => ({ press: paint });

/** Paints every place it comes over; `way` lists them, the first not, for a quick hand leaps over some. */
export const brush = <D, P>(paint: Paint<D, P>, way: (from: P, to: P) => readonly P[]): Brush<D, P> => ({
  press: paint,
  sweep: (document, from, to) => way(from, to).reduce(paint, document),
});

/** Paints all that `places` names between where it was pressed down and where it is: a line, a rectangle. */
export const shape = <D, P>(paint: Paint<D, P>, places: (from: P, to: P) => readonly P[]): Brush<D, P> => ({
  press: paint,
  span: (document, from, to) => places(from, to).reduce(paint, document),
});

/** Whatever a sheet calls its squares. */
type Square = [x: number, y: number];

/** The squares a straight way leads over, without the first. */
export function squaresTowards([fromX, fromY]: Readonly<Square>, [toX, toY]: Readonly<Square>): Square[] {
  const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY), 1);
  return Array.from({ length: steps }, (_, i): Square => {
    const part = (i + 1) / steps;
    return [Math.round(fromX + (toX - fromX) * part), Math.round(fromY + (toY - fromY) * part)];
  });
}

/** A straight line, both ends included. */
export const squaresOfLine = (from: Square, to: Square): Square[] => [from, ...squaresTowards(from, to)];

/** A rectangle between two of its corners. */
export function squaresOfRectangle([fromX, fromY]: Readonly<Square>, [toX, toY]: Readonly<Square>): Square[] {
  const [left, top] = [Math.min(fromX, toX), Math.min(fromY, toY)];
  const [width, height] = [Math.abs(toX - fromX) + 1, Math.abs(toY - fromY) + 1];
  return Array.from(
    { length: width * height },
    (_, i): Square => [left + (i % width), top + Math.floor(i / width)],
  );
}
