// A map at scale over several sheets of paper: each shows a part of it, and shares a line of squares with its neighbours.

/** Millimetres that both A4 and Letter have within their margins, below a line of words. */
const SHEET = { across: 186, down: 238 } as const;

/** Millimetres of a square: small, for counters, and for figures on an inch. */
export const SCALES = [10, 15, 25] as const;
export type Scale = (typeof SCALES)[number];

/** So that they can be laid over each other. */
const SHARED = 1;

export interface Tile {
  /** A letter for the column of sheets, a number for the row. */
  readonly name: string;
  /** The squares it shows: its corner, how many across, and how many down. */
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  /** The sheets it is joined to, if there are any. */
  readonly right: string | null;
  readonly below: string | null;
}

export interface Tiling {
  readonly tiles: readonly Tile[];
  /** Whether the paper lies on its side. */
  readonly turned: boolean;
}

/** Upright or on the side, whichever takes fewer sheets. */
export function tiled({ width, height }: { width: number; height: number }, scale: Scale): Tiling {
  const [across, down] = [Math.floor(SHEET.across / scale), Math.floor(SHEET.down / scale)];
  const upright = cut(width, height, across, down);
  const turned = cut(width, height, down, across);
  return turned.length < upright.length ? { tiles: turned, turned: true } : { tiles: upright, turned: false };
}

function cut(width: number, height: number, across: number, down: number): Tile[] {
  const [columns, rows] = [sheets(width, across), sheets(height, down)];
  const name = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`;
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const [x, y] = [column * (across - SHARED), row * (down - SHARED)];
    return {
      name: name(column, row),
      x,
      y,
      across: Math.min(across, width - x),
      down: Math.min(down, height - y),
      right: column + 1 < columns ? name(column + 1, row) : null,
      below: row + 1 < rows ? name(column, row + 1) : null,
    };
  });
}

const sheets = (squares: number, each: number): number =>
  Math.max(1, Math.ceil((squares - SHARED) / (each - SHARED)));
