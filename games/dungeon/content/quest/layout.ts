// A drawn quest, read: what stands where, by number of square.

import { type Grid, newGrid, regionsOf, type Square, squareAt } from '@skald/games/grid-kit';
import { modelFacts } from '../cards.ts';
import type { Facing } from '../facing.ts';
import { FURNITURE, type FurnitureKind } from '../furniture.ts';
import type { Item } from '../items.ts';
import { type Lock, WEAK_SPOT_LOCK } from '../locks.ts';
import { type Boss, type Hero, isHero, type Minion, type ModelType } from '../models.ts';
import { BLANK, BONES, EXIT, FURNITURE_LETTERS, MODEL_LETTERS, WEAK_SPOT } from './drawing.ts';
import type { Place, Quest } from './schema.ts';
import { joined } from './shapes.ts';

export type { Square } from '@skald/games/grid-kit';

/** A closed door or unbroken Weak Spot; `mark` is its digit or `+`. */
export interface Barrier {
  readonly mark: string;
  readonly squares: readonly Square[];
  readonly lock: Lock | null;
  /** 0: none. */
  readonly ward: number;
  readonly weakSpot: boolean;
}

export interface Piece {
  readonly kind: FurnitureKind;
  readonly squares: readonly Square[];
}

export interface ChestPlace {
  /** Its place in `pieces`. */
  readonly piece: number;
  readonly square: Square;
  readonly lock: Lock | null;
  readonly ward: number;
  readonly contents: readonly Item[];
}

/** An Overlord model; `square` is its top left one. */
export interface FigurePlace {
  readonly type: Boss | Minion;
  readonly square: Square;
  readonly facing: Facing | null;
  readonly wounds: number;
  readonly items: readonly Item[];
}

export interface Layout {
  readonly grid: Grid;
  readonly width: number;
  readonly height: number;
  /** 1 where there is floor, also under what stands on it and under doors; 0 where there is none. */
  readonly floor: Uint8Array;
  readonly barriers: readonly Barrier[];
  /** By square: index in `barriers`, or −1. */
  readonly barrierAt: Int16Array;
  readonly pieces: readonly Piece[];
  /** By square: index in `pieces`, or −1. */
  readonly pieceAt: Int16Array;
  readonly chests: readonly ChestPlace[];
  readonly figures: readonly FigurePlace[];
  readonly starts: readonly {
    readonly hero: Hero;
    readonly square: Square;
    readonly facing: Facing | null;
  }[];
  readonly bones: readonly Square[];
  readonly exits: readonly Square[];
  /** By square: the part of the dungeon it lies in while all barriers stand, or −1. DUN-RULING-34 */
  readonly zoneAt: Int16Array;
  readonly zones: number;
}

/** How furniture of 1, 2 and 4 squares can lie. DUN-RULING-21 */
export const SHAPES = {
  1: [[1, 1]],
  2: [
    [2, 1],
    [1, 2],
  ],
  4: [[2, 2]],
} as const;
const ONE = SHAPES[1];

const layouts = new WeakMap<Quest, Layout>();

/** The layout of a quest, read once for each document. */
export function layoutOf(quest: Quest): Layout {
  const known = layouts.get(quest);
  if (known !== undefined) return known;
  const layout = read(quest);
  layouts.set(quest, layout);
  return layout;
}

function read(quest: Quest): Layout {
  const grid = newGrid(quest.map[0]?.length ?? 0, quest.map.length);
  const letters = quest.map.join('');
  const squareOf = (place: Place): Square => squareAt(grid, place);
  const squaresWith = (letter: string) => joined(quest.map, letter, ONE).found.flat();
  const floor = Uint8Array.from(letters, (letter) => (letter === BLANK ? 0 : 1));
  const barriers = readBarriers(quest);
  const barrierAt = placed(letters.length, barriers);
  const pieces = readPieces(quest.map);
  const models = readModels(quest.map);
  // DUN-FURN-25: a diagonal step leads nowhere that others do not. DUN-MOV-07
  const zones = regionsOf(grid, (square) => floor[square] === 1 && barrierAt[square] === -1);
  const details = new Map(quest.figures.map((figure) => [squareOf(figure.at), figure]));

  return {
    grid,
    width: grid.width,
    height: grid.height,
    floor,
    barriers,
    barrierAt,
    pieces,
    pieceAt: placed(letters.length, pieces),
    chests: pieces.flatMap(({ kind, squares: [square = 0] }, piece) => {
      if (kind !== 'chest') return [];
      const {
        lock = null,
        ward = 0,
        contents = [],
      } = quest.chests.find(({ at }) => squareOf(at) === square) ?? {};
      return [{ piece, square, lock, ward, contents }];
    }),
    figures: models.flatMap(({ type, square }) => {
      if (isHero(type)) return [];
      const { facing = null, wounds = 0, items = [] } = details.get(square) ?? {};
      return [{ type, square, facing, wounds, items }];
    }),
    starts: models.flatMap(({ type, square }) =>
      isHero(type) ? [{ hero: type, square, facing: details.get(square)?.facing ?? null }] : [],
    ),
    bones: squaresWith(BONES),
    exits: squaresWith(EXIT),
    zoneAt: zones.regionAt,
    zones: zones.regions,
  };
}

function readBarriers({ map, doors }: Quest): Barrier[] {
  const digits = [...new Set(map.join('').match(/\d/g))].sort();
  return [
    ...digits.map((mark) => {
      const { lock = null, ward = 0 } = doors.find(({ door }) => door === mark) ?? {};
      return { mark, squares: joined(map, mark, ONE).found.flat(), lock, ward, weakSpot: false };
    }),
    ...joined(map, WEAK_SPOT, ONE).found.map((squares) => ({
      mark: WEAK_SPOT,
      squares,
      lock: WEAK_SPOT_LOCK,
      ward: 0,
      weakSpot: true,
    })),
  ];
}

function readPieces(map: readonly string[]): Piece[] {
  const pieces = Object.entries(FURNITURE_LETTERS).flatMap(([letter, kind]) =>
    joined(map, letter, SHAPES[FURNITURE[kind].squares]).found.map((squares) => ({ kind, squares })),
  );
  return pieces.sort(bySquare);
}

function readModels(map: readonly string[]): { type: ModelType; square: Square }[] {
  const models = Object.entries(MODEL_LETTERS).flatMap(([letter, type]) =>
    joined(map, letter, modelFacts(type).size === 2 ? SHAPES[4] : ONE).found.map((squares) => ({
      type,
      squares,
    })),
  );
  return models.sort(bySquare).map(({ type, squares: [square = 0] }) => ({ type, square }));
}

function bySquare(a: { squares: readonly Square[] }, b: { squares: readonly Square[] }): number {
  return (a.squares[0] ?? 0) - (b.squares[0] ?? 0);
}

function placed(size: number, things: readonly { readonly squares: readonly Square[] }[]): Int16Array {
  const at = new Int16Array(size).fill(-1);
  for (const [index, { squares }] of things.entries()) for (const square of squares) at[square] = index;
  return at;
}
