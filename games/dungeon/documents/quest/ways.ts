// Whether everything can be reached, and by a way wide enough. DUN-CONTENT-03, -04 and -07.

import { around, type Footprint, isOnGrid, joinedTo, type Square, squaresOf } from '@skald/games/grid-kit';
import type { Problem } from '@skald/kernel';
import { modelFacts } from '../../content/cards.ts';
import { type Layout, layoutOf } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { objectivesOf } from './objectives.ts';
import { advice, problem } from './problem.ts';
import { drawnAt } from './squares.ts';

export function checkWays(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const start = layout.starts[0]?.square;
  if (start === undefined) return [];
  const reached = flood(layout, start);
  const sealed = sealedZones(layout, start);
  return [
    ...sealed.map(({ square }) =>
      problem('sealedRoom', drawnAt(quest.map, square), { rule: 'DUN-CONTENT-03' }),
    ),
    ...pockets(quest, layout, reached, new Set(sealed.map(({ zone }) => zone))),
    ...objectives(quest, layout, start, reached),
    ...largeModels(quest, layout),
  ];
}

/** Squares one can walk to when all doors are open and no model is in the way. Furniture is. */
const flood = (layout: Layout, from: Square): Set<Square> =>
  joinedTo(layout.grid, [from], (square) => isBare(layout, square));

const isBare = ({ floor, pieceAt }: Layout, square: Square): boolean =>
  floor[square] === 1 && pieceAt[square] === -1;

/** Parts without a door to the rest, each with its first square. */
function sealedZones(
  { grid, floor, zoneAt, zones }: Layout,
  start: Square,
): { zone: number; square: Square }[] {
  const joined = joinedTo(grid, [start], (square) => floor[square] === 1);
  return Array.from({ length: zones }, (_, zone) => ({ zone, square: zoneAt.indexOf(zone) })).filter(
    ({ square }) => !joined.has(square),
  );
}

/** Floor that furniture cuts off, one problem for each patch. */
function pockets(quest: Quest, layout: Layout, reached: Set<Square>, sealed: Set<number>): Problem[] {
  const seen = new Set(reached);
  return [...layout.floor.keys()].flatMap((square) => {
    if (
      !isBare(layout, square) ||
      seen.has(square) ||
      sealed.has(layout.zoneAt[square]!) ||
      layout.zoneAt[square] === -1
    )
      return [];
    const patch = flood(layout, square);
    for (const each of patch) seen.add(each);
    const at = drawnAt(quest.map, square);
    return [problem('unreachableFloor', at, { params: { squares: patch.size }, rule: 'DUN-CONTENT-03' })];
  });
}

function objectives(quest: Quest, layout: Layout, start: Square, reached: Set<Square>): Problem[] {
  const broad = broadWay(layout, start);
  return objectivesOf(quest).flatMap(({ what, squares, reach, main }) => {
    const [square] = squares;
    if (square === undefined) return [];
    const at = drawnAt(quest.map, square);
    const near = reach === 'on' ? squares : squares.flatMap((each) => besides(layout, each));
    if (!near.some((each) => reached.has(each))) {
      return [problem('unreachableObjective', at, { params: { what }, rule: 'DUN-CONTENT-03' })];
    }
    const narrow = main && !near.some((each) => broad.has(each));
    return narrow ? [advice('narrowRoute', at, { params: { what }, rule: 'DUN-CONTENT-07' })] : [];
  });
}

/** Squares that two abreast can walk to: what a base of two by two sweeps over on its way. */
function broadWay(layout: Layout, start: Square): Set<Square> {
  const { width } = layout;
  const first = [start, start - 1, start - width, start - width - 1].filter((corner) => fits(layout, corner));
  return new Set([...sweep(layout, first)].flatMap((corner) => squaresOf(layout.grid, large(corner))));
}

function largeModels(quest: Quest, layout: Layout): Problem[] {
  return layout.figures.flatMap(({ type, square }) => {
    if (modelFacts(type).size === 1) return [];
    const corners = sweep(layout, [square]);
    const at = drawnAt(quest.map, square);
    if (corners.size < 2)
      return [problem('largeStuck', at, { params: { model: type }, rule: 'DUN-CONTENT-04' })];
    const swept = [...corners].flatMap((corner) => squaresOf(layout.grid, large(corner)));
    const leaves = swept.some((each) => layout.zoneAt[each] !== layout.zoneAt[square]);
    const params = { model: type };
    return leaves || layout.zones === 1
      ? []
      : [advice('largeConfined', at, { params, rule: 'DUN-CONTENT-04' })];
  });
}

/** Top left corners that a base of two by two can come to. */
function sweep(layout: Layout, from: readonly Square[]): Set<Square> {
  return joinedTo(layout.grid, from, (corner) => fits(layout, corner));
}

const fits = (layout: Layout, corner: Square): boolean =>
  isOnGrid(layout.grid, large(corner)) &&
  squaresOf(layout.grid, large(corner)).every((square) => isBare(layout, square));

const large = (square: Square): Footprint => ({ square, size: 2 });

/** The squares next to one, corners included, in the same part of the dungeon. */
const besides = ({ grid, zoneAt }: Layout, square: Square): Square[] =>
  around(grid, { square, size: 1 }).filter((each) => zoneAt[each] === zoneAt[square]);
