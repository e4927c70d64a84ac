// Covers, barriers and posts: every piece of them in one drawing, a few paths for all that is of one stuff.

import { grain, HIDDEN, middleOf, type Point, UNIT, type Wide } from '@skald/games/board-kit';
import type { Square } from '@skald/games/grid-kit';
import { memo, type ReactElement } from 'react';
import type { ThingOf } from '../../../content/battle-map.ts';
import type { Degree } from '../../../content/terrain.ts';
import type { Ground } from '../../../rules/space/index.ts';
import {
  BLOCK,
  CART,
  type Carving,
  HOUSE,
  ICE_BLOCKS,
  ITEMS,
  LONG,
  POSTS,
  SHIELDS,
  STONES,
  TONES,
  TREES,
} from './carvings.ts';
import type { BarrierItem, CoverLook, Dress, ItemLook, PostLook } from './dress.ts';
import { type Put, placed } from './placed.ts';
import { hasSameThings, hasSameWalls } from './same.ts';
import { wallsOf } from './walls.tsx';

interface Cut {
  readonly carving: Carving;
  readonly put: Put;
}

/** What lies in the ground instead of on it: drawn as an area. */
export const SUNKEN: readonly BarrierItem[] = ['trench', 'stream', 'gully', 'pit'];

/** A piece of cover or of a barrier on its squares. */
export function cutsOf(
  wide: Wide,
  part: ThingOf<'cover'> | ThingOf<'barrier'>,
  squares: readonly Square[],
  dress: Dress,
): Cut[] {
  if (part.kind === 'cover') return cover(wide, dress.covers[part.degree], part.degree, squares);
  const look = dress.items?.[part.item] ?? part.item;
  return isSunken(look) ? [] : item(wide, look, squares);
}

const isSunken = (look: ItemLook): boolean => (SUNKEN as readonly ItemLook[]).includes(look);

const knownPosts = new Map<string, Cut>();

function postCut(wide: Wide, look: PostLook, square: Square): Cut {
  const key = `${look} ${wide.width} ${square}`;
  const cut = knownPosts.get(key) ?? {
    carving: POSTS[look],
    put: { at: middleOf(wide, [square]), turn: look === 'trunk' ? turnAt(square) : 0 },
  };
  knownPosts.set(key, cut);
  return cut;
}

function cover(wide: Wide, look: CoverLook, degree: Degree, squares: readonly Square[]): Cut[] {
  switch (look) {
    case 'stones':
      return each(wide, squares, STONES[degree], degree !== 'full');
    case 'trees':
      return each(wide, squares, TREES[degree], true).map(({ carving, put }) => ({
        carving,
        put: { ...put, scale: 1.12 },
      }));
    case 'ice':
      return each(wide, squares, ICE_BLOCKS, true);
    case 'blocks':
      return each(wide, squares, [BLOCK], false);
    case 'house':
      return each(wide, squares, [HOUSE], false);
    case 'cart':
      return lying(wide, squares, () => CART);
    case 'shields':
      return each(wide, squares, [SHIELDS], false, liesAcross(wide, squares) ? 0 : 90);
    case 'hull':
      return lying(wide, squares, LONG.hull);
    case 'hedge':
      return lying(wide, squares, LONG.hedge);
  }
}

function item(wide: Wide, look: ItemLook, squares: readonly Square[]): Cut[] {
  if (isLong(look)) return lying(wide, squares, LONG[look]);
  return isItem(look) ? each(wide, squares, [ITEMS[look]], look === 'rock-pile' || look === 'carcass') : [];
}

const isLong = (look: ItemLook): look is ItemLook & keyof typeof LONG => Object.hasOwn(LONG, look);
const isItem = (look: ItemLook): look is ItemLook & keyof typeof ITEMS => Object.hasOwn(ITEMS, look);

/** One a square, no two alike where they may be turned. */
const each = (
  wide: Wide,
  squares: readonly Square[],
  carvings: readonly Carving[],
  turned: boolean,
  turn = 0,
): Cut[] =>
  squares.map((square) => ({
    carving: carvings[Math.floor(grain(square, 21) * carvings.length)]!,
    put: {
      at: middleOf(wide, [square]),
      turn: turned ? turnAt(square) : turn,
      flip: turned && grain(square, 23) > 0.5,
    },
  }));

const turnAt = (square: Square): number => Math.round(grain(square, 22) * 50 - 25);

/** One for each straight row of squares. */
const lying = (wide: Wide, squares: readonly Square[], carve: (half: number) => Carving): Cut[] => {
  const across = liesAcross(wide, squares);
  return rowsOf(wide, squares, across).map((row) => ({
    carving: carve((row.length * UNIT) / 2 - 2),
    put: { at: middleOf(wide, row), turn: across ? 0 : 90 },
  }));
};

/** Whether most of its squares have a neighbour beside them rather than below. */
function liesAcross({ width }: Wide, squares: readonly Square[]): boolean {
  const own = new Set(squares);
  const count = (by: number): number => squares.filter((square) => own.has(square + by)).length;
  return count(1) >= count(width);
}

function rowsOf({ width }: Wide, squares: readonly Square[], across: boolean): Square[][] {
  const step = across ? 1 : width;
  const own = new Set(squares);
  return squares
    .filter((square) => !own.has(square - step))
    .map((first) => {
      const row = [first];
      while (own.has(row.at(-1)! + step)) row.push(row.at(-1)! + step);
      return row;
    });
}

interface ObstaclesProps {
  readonly ground: Ground;
  readonly dress: Dress;
}

export const Obstacles = memo(
  function Obstacles({ ground, dress }: ObstaclesProps): ReactElement {
    const { grid } = ground;
    const cuts = [
      ...ground.things.flatMap((thing) => keptCuts(grid, thing, dress)),
      ...wallsOf(ground, dress).posts.map((square) => postCut(grid, dress.posts, square)),
    ];
    return <Carved cuts={cuts} />;
  },
  (one, other) =>
    one.dress === other.dress &&
    hasSameWalls(one.ground, other.ground) &&
    hasSameThings(one.ground, other.ground),
);

interface Kept {
  readonly width: number;
  readonly dress: Dress;
  readonly squares: string;
  readonly cuts: readonly Cut[];
}

const known = new WeakMap<object, Kept>();

/** As long as a thing stands where it stood its drawing is the same. */
function keptCuts(
  { width }: Wide,
  { part, squares: all }: Ground['things'][number],
  dress: Dress,
): readonly Cut[] {
  if (part.kind !== 'cover' && part.kind !== 'barrier') return [];
  const squares = [...all].join();
  const before = known.get(part);
  if (before?.squares === squares && before.dress === dress && before.width === width) return before.cuts;
  const cuts = cutsOf({ width }, part, [...all], dress);
  known.set(part, { width, dress, squares, cuts });
  return cuts;
}

type Strokes = Readonly<Record<'cast' | 'body' | 'deep' | 'line', string>>;

const drawnAs = new WeakMap<Cut, Strokes>();

function strokesOf(cut: Cut): Strokes {
  const before = drawnAs.get(cut);
  if (before !== undefined) return before;
  const { carving, put } = cut;
  const at = (path: string | undefined, [dx, dy]: Point = [0, 0]): string =>
    path ? placed(path, { ...put, at: [put.at[0] + dx, put.at[1] + dy] }) : '';
  const strokes = {
    cast: at(carving.body, SHADOW),
    body: at(carving.body),
    deep: at(carving.deep),
    line: at(carving.line),
  };
  drawnAs.set(cut, strokes);
  return strokes;
}

const SHADOW: Point = [3, 5];

/** Shadows first, so that nothing lies in the shadow of its neighbour's line. */
function Carved({ cuts }: { cuts: readonly Cut[] }): ReactElement {
  const toned = TONES.map((tone) => ({
    tone,
    strokes: cuts.filter(({ carving }) => carving.tone === tone).map(strokesOf),
  })).filter(({ strokes }) => strokes.length > 0);
  const joined = (strokes: readonly Strokes[], part: keyof Strokes): string =>
    strokes.map((one) => one[part]).join('');
  return (
    <g {...HIDDEN}>
      <path d={toned.map(({ strokes }) => joined(strokes, 'cast')).join('')} className="run-cast" />
      {toned.map(({ tone, strokes }) => (
        <g key={tone} className={`run-carved run-${tone}`}>
          <path d={joined(strokes, 'body')} className="run-body" />
          <path d={joined(strokes, 'deep')} className="run-deep" />
          <path d={joined(strokes, 'line')} className="run-line" />
        </g>
      ))}
    </g>
  );
}
