// Drawings put together: a path that was drawn around 0, 0 is moved, turned and sized, so that many become one.

import type { Point } from '@skald/games/board-kit';

export interface Put {
  readonly at: Point;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  readonly scale?: number;
  /** As in a mirror. */
  readonly flip?: boolean;
}

type Turned = (x: number, y: number) => string;

/** Knows every command but the short curves S and T; what is relative becomes a place. */
export function placed(path: string, put: Put): string {
  const turned = turnedBy(put);
  const pen = { x: 0, y: 0, startX: 0, startY: 0 };
  let drawn = '';
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g))
    drawn += strokes(command, numbersIn(numbers), pen, turned, put);
  return drawn;
}

const numbersIn = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function turnedBy({ at: [left, top], turn = 0, scale = 1, flip = false }: Put): Turned {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return (x, y) => {
    const across = flip ? -x : x;
    return `${round(left + across * cos - y * sin)} ${round(top + across * sin + y * cos)}`;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

interface Hand {
  x: number;
  y: number;
  startX: number;
  startY: number;
}

/** How many numbers a command takes at a time. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7 };

function strokes(command: string, numbers: readonly number[], pen: Hand, turned: Turned, put: Put): string {
  const kind = command.toUpperCase();
  if (kind === 'Z') {
    [pen.x, pen.y] = [pen.startX, pen.startY];
    return 'Z';
  }
  const takes = TAKES[kind];
  if (takes === undefined) throw new Error(`no such stroke: ${command}`);
  let drawn = '';
  for (let i = 0; i < numbers.length; i += takes)
    drawn += stroke(kind, command !== kind, numbers.slice(i, i + takes), pen, turned, put);
  return drawn;
}

function stroke(
  kind: string,
  relative: boolean,
  numbers: readonly number[],
  pen: Hand,
  turned: Turned,
  { turn = 0, scale = 1, flip = false }: Put,
): string {
  const [fromX, fromY] = relative ? [pen.x, pen.y] : [0, 0];
  const bend = kind === 'A' ? numbers.slice(0, 5) : [];
  const points: [number, number][] = [];
  if (kind === 'H') points.push([fromX + numbers[0]!, pen.y]);
  else if (kind === 'V') points.push([pen.x, fromY + numbers[0]!]);
  else
    for (let i = bend.length; i < numbers.length; i += 2)
      points.push([fromX + numbers[i]!, fromY + numbers[i + 1]!]);
  [pen.x, pen.y] = points.at(-1)!;
  if (kind === 'M') [pen.startX, pen.startY] = [pen.x, pen.y];
  const to = points.map(([x, y]) => turned(x, y)).join(' ');
  if (kind !== 'A') return `${kind === 'H' || kind === 'V' ? 'L' : kind}${to}`;
  const [rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0] = bend;
  const swept = flip ? 1 - sweep : sweep;
  return `A${round(rx * scale)} ${round(ry * scale)} ${(flip ? -tilt : tilt) + turn} ${large} ${swept} ${to}`;
}
