// How a scene is cut: flat tones, and lines of one weight over them. All of it within 960 by 400.

export const WIDTH = 960;
export const HEIGHT = 400;

/** Grounds from the farthest to the nearest, what gives light, and lines. */
type Tone = 'sky' | 'far' | 'mid' | 'near' | 'floor' | 'water' | 'lit' | 'fire' | 'line' | 'faint';

export interface Cut {
  readonly tone: Tone;
  readonly d: string;
}

type Point = readonly [x: number, y: number];

export const cut = (tone: Tone, ...d: readonly string[]): Cut => ({ tone, d: d.join('') });

export const path = (...points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

export const shape = (...points: readonly Point[]): string => `${path(...points)}Z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** So many strokes from one line to another, as a knife shades wood. */
export const hatch = (from: readonly [Point, Point], to: readonly [Point, Point], strokes: number): string =>
  times(strokes, (i) => {
    const at = (i + 0.5) / strokes;
    return path(between(...from, at), between(...to, at));
  }).join('');

const between = ([ax, ay]: Point, [bx, by]: Point, at: number): Point => [
  ax + (bx - ax) * at,
  ay + (by - ay) * at,
];

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Unevenness that is the same each time: from -1 to 1. */
export const uneven = (i: number, salt = 0): number => {
  const wave = Math.sin(i * 12.9898 + salt * 78.233) * 43_758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

/** Still water, or the sea: short strokes that drift. */
export const ripples = (
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  salt = 0,
): string =>
  times(rows, (row) =>
    times(7, (i) => {
      const from = x + (width * (i + 0.5 + 0.4 * uneven(i, row + salt))) / 7;
      const long = (width / 22) * (1.4 + uneven(row, i + salt));
      return `M${round(from)} ${round(y + (height * (row + 0.5)) / rows)}q${round(long / 2)} -3 ${round(long)} 0`;
    }).join(''),
  ).join('');

/** Tongues of fire around a place on the ground. */
export const flames = (x: number, y: number, size: number): string =>
  `M${round(x - size)} ${round(y)}Q${round(x - 1.2 * size)} ${round(y - size)} ${round(x - 0.5 * size)} ${round(y - 1.5 * size)}` +
  `Q${round(x - 0.5 * size)} ${round(y - size)} ${round(x - 0.1 * size)} ${round(y - 0.9 * size)}` +
  `Q${round(x - 0.2 * size)} ${round(y - 1.7 * size)} ${round(x + 0.2 * size)} ${round(y - 2.2 * size)}` +
  `Q${round(x + 0.2 * size)} ${round(y - 1.4 * size)} ${round(x + 0.6 * size)} ${round(y - 1.2 * size)}` +
  `Q${round(x + 1.1 * size)} ${round(y - 0.8 * size)} ${round(x + size)} ${round(y)}Z`;

export const stars = (count: number, low: number): string =>
  times(count, (i) => {
    const [x, y] = [480 + 470 * uneven(i, 5), low / 2 + (low / 2 - 8) * uneven(i, 9)];
    return `M${round(x - 2)} ${round(y)}h4M${round(x)} ${round(y - 2)}v4`;
  }).join('');

const round = (value: number): number => Math.round(value * 10) / 10;
