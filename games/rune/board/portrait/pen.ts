// What a drawing is made of: outlines, each with its ink. One line weight for all of them, as in a woodcut.

/** What an outline is filled with; `line` and `fine` are not filled. */
export type Ink =
  | 'line'
  | 'fine'
  | 'cut'
  | 'skin'
  | 'shade'
  | 'paper'
  | 'ground'
  | 'hair'
  | 'cloth'
  | 'cloak'
  | 'leather'
  | 'metal'
  | 'wood'
  | 'paint';

export interface Mark {
  readonly ink: Ink;
  /** M, L, C and Q in absolute pairs, and Z: so that it can be put elsewhere. */
  readonly d: string;
}

export const mark = (ink: Ink, d: string): Mark => ({ ink, d });

const rounded = (n: number): number => Math.round(n * 10) / 10;
export const at = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

export const polyline = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}`;

/** How far the handles of four curves stand out to make a circle. */
const HANDLE = 0.5523;

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const [hx, hy] = [rx * HANDLE, ry * HANDLE];
  return [
    `M${at(x - rx, y)}`,
    `C${at(x - rx, y - hy)} ${at(x - hx, y - ry)} ${at(x, y - ry)}`,
    `C${at(x + hx, y - ry)} ${at(x + rx, y - hy)} ${at(x + rx, y)}`,
    `C${at(x + rx, y + hy)} ${at(x + hx, y + ry)} ${at(x, y + ry)}`,
    `C${at(x - hx, y + ry)} ${at(x - rx, y + hy)} ${at(x - rx, y)}Z`,
  ].join('');
}

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** Where something drawn around 0, 0 is put. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  /** The other way round. */
  readonly mirrored?: boolean;
}

const PAIR = /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g;

/** Moved and scaled as numbers, so that lines stay as strong as they are. */
export function placed(marks: readonly Mark[], { x, y, scale, turn = 0, mirrored = false }: Place): Mark[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const put = (_: string, px: string, py: string): string => {
    const [dx, dy] = [Number(px) * scale * (mirrored ? -1 : 1), Number(py) * scale];
    return at(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  };
  return marks.map(({ ink, d }) => mark(ink, d.replace(PAIR, put)));
}
