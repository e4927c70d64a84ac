// Squares with the same letter, joined to pieces of a given shape.

type Shape = readonly [width: number, height: number];

/** From the top left on: the first shape that fits, lying before standing. What fits none is stray. */
export function joined(
  rows: readonly string[],
  letter: string,
  shapes: readonly Shape[],
): { readonly found: number[][]; readonly stray: number[] } {
  const width = rows[0]?.length ?? 0;
  const used = new Set<number>();
  const found: number[][] = [];
  const stray: number[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = row.indexOf(letter); x >= 0; x = row.indexOf(letter, x + 1)) {
      if (used.has(y * width + x)) continue;
      const squares = shapes.map((shape) => covered(x, y, shape, width)).find((each) => each.every(isFree));
      if (squares === undefined) stray.push(y * width + x);
      else found.push(squares);
      for (const square of squares ?? []) used.add(square);
    }
  }
  return { found, stray };

  function isFree(square: number): boolean {
    return rows[Math.floor(square / width)]?.[square % width] === letter && !used.has(square);
  }
}

function covered(x: number, y: number, [wide, high]: Shape, width: number): number[] {
  if (x + wide > width) return [-1];
  return Array.from({ length: wide * high }, (_, i) => (y + Math.floor(i / wide)) * width + x + (i % wide));
}
