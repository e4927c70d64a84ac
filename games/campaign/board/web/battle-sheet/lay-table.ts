// A table for a battle: where its terrain may lie. Always the same for the same battle, nothing on top of another.

import type { TablePiece } from '../../../content/index.ts';
import { chanceAt } from '../hexmap/chance.ts';

/** Centimetres; the defenders set up along the upper edge, the attackers along the lower one. */
export const TABLE = { width: 120, height: 80, zone: 20 } as const;

export interface Laid {
  readonly piece: TablePiece;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The letter it goes by in the list; none for what explains itself. */
  readonly letter: string | null;
}

/** Half the width of the river, and where it runs. */
export const RIVER = 4;
export const riverAt = (x: number): number => TABLE.height / 2 + 5 * Math.sin(x / 17) + 2 * Math.sin(x / 7);

type Size = readonly [width: number, height: number];
const SIZES: Readonly<Record<TablePiece, Size>> = {
  woods: [21, 16],
  mountain: [23, 17],
  rocks: [16, 12],
  field: [19, 14],
  swamp: [18, 13],
  house: [10, 8],
  palisade: [21, 3],
  gate: [10, 3],
  river: [TABLE.width, 2 * RIVER],
  ford: [12, 2 * RIVER],
  bridge: [8, 2 * RIVER + 4],
};

/** Kept free along the short edges, and along the long ones where the zones have their names. */
const EDGE = { x: 2, y: 6 };
/** The least between two pieces, so that a warband passes. */
const GAP = 3;
const TRIES = 60;
/** What finds no room is cut smaller. */
const SMALLER = 0.85;

/** `key` is any number that belongs to the battle. */
export function layTable(pieces: readonly TablePiece[], key: number): Laid[] {
  const laid: Laid[] = fixed(pieces, key);
  const moving = pieces.filter((piece) => !isFixed(piece, pieces));
  moving.forEach((piece, i) => {
    laid.push(somewhere(piece, i, laid, pieces.includes('river'), key));
  });
  return laid.map((one, i) => ({ ...one, letter: lettered(one, laid.slice(0, i)) }));
}

const LETTERLESS: readonly TablePiece[] = ['river', 'ford', 'bridge', 'palisade', 'gate'];
const lettered = ({ piece }: Laid, before: readonly Laid[]): string | null =>
  LETTERLESS.includes(piece)
    ? null
    : String.fromCharCode(65 + before.filter((one) => !LETTERLESS.includes(one.piece)).length);

/** The river, the ways over it, and the palisade have their places; so has the house behind it. */
const isFixed = (piece: TablePiece, pieces: readonly TablePiece[]): boolean =>
  LETTERLESS.includes(piece) || (piece === 'house' && pieces.includes('palisade'));

function fixed(pieces: readonly TablePiece[], key: number): Laid[] {
  const put = (piece: TablePiece, x: number, y: number, [width, height] = SIZES[piece]): Laid => ({
    piece,
    x,
    y,
    width,
    height,
    letter: null,
  });
  const turned = chanceAt(key, 1, 1) < 0.5;
  const across = (x: number): number => (turned ? TABLE.width - x : x);
  const middle = TABLE.width / 2;
  const wall = TABLE.zone + 6;
  const laid: Laid[] = [];
  if (pieces.includes('river')) laid.push(put('river', middle, TABLE.height / 2));
  if (pieces.includes('ford')) laid.push(put('ford', across(30), riverAt(across(30))));
  if (pieces.includes('bridge')) laid.push(put('bridge', across(86), riverAt(across(86))));
  if (pieces.includes('palisade')) {
    const aside = (SIZES.gate[0] + SIZES.palisade[0]) / 2;
    laid.push(put('palisade', middle - aside, wall), put('palisade', middle + aside, wall));
    if (pieces.includes('house')) laid.push(put('house', middle, wall - 14));
  }
  if (pieces.includes('gate')) laid.push(put('gate', middle, wall));
  return laid;
}

/** Of many places the one with the most room around it. */
function somewhere(
  piece: TablePiece,
  index: number,
  laid: readonly Laid[],
  river: boolean,
  key: number,
): Laid {
  for (let scale = 1; ; scale *= SMALLER) {
    const [width, height] = SIZES[piece].map((side) => side * scale) as [number, number];
    let best: Laid | null = null;
    let most = 0;
    for (let n = 0; n < TRIES; n++) {
      const [x, y] = candidate(piece, width, height, key, index * TRIES + n);
      const one: Laid = { piece, x, y, width, height, letter: null };
      if (river && touchesRiver(one)) continue;
      const room = Math.min(GAP * 8, ...laid.filter(isSolid).map((other) => gapBetween(one, other)));
      if (room >= GAP * scale && room > most) [best, most] = [one, room];
    }
    if (best !== null) return best;
  }
}

const isSolid = ({ piece }: Laid): boolean => piece !== 'river';

/** Houses stand together in the middle, everything else lies about. */
function candidate(
  piece: TablePiece,
  width: number,
  height: number,
  key: number,
  n: number,
): readonly [number, number] {
  const [across, down] = [chanceAt(key, n, 2), chanceAt(key, n, 3)];
  if (piece === 'house') return [TABLE.width * (0.32 + 0.36 * across), TABLE.height * (0.3 + 0.4 * down)];
  const room = (all: number, edge: number, side: number, t: number): number =>
    edge + side / 2 + (all - 2 * edge - side) * t;
  return [room(TABLE.width, EDGE.x, width, across), room(TABLE.height, EDGE.y, height, down)];
}

/** The clear way between two boxes; less than nothing where they overlap. */
export function gapBetween(a: Laid, b: Laid): number {
  const dx = Math.abs(a.x - b.x) - (a.width + b.width) / 2;
  const dy = Math.abs(a.y - b.y) - (a.height + b.height) / 2;
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

export function touchesRiver({ x, y, width, height }: Laid): boolean {
  for (let at = x - width / 2; at <= x + width / 2; at += 1)
    if (Math.abs(riverAt(at) - y) < height / 2 + RIVER + 1) return true;
  return false;
}
