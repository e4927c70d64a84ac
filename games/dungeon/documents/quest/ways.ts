// Whether everything can be reached, and by a way wide enough. DUN-CONTENT-03, -04 and -07.

import type { Problem } from '@skald/kernel';
import { modelFacts } from '../../content/cards.ts';
import { type Layout, layoutOf } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { beside } from '../../content/quest/zones.ts';
import { objectivesOf } from './objectives.ts';
import { advice, problem } from './problem.ts';
import { drawnAt } from './squares.ts';

export function checkWays(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const start = layout.starts[0]?.square;
  if (start === undefined) return [];
  const reached = flood(layout, [start]);
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
function flood({ width, floor, pieceAt }: Layout, from: readonly number[]): Set<number> {
  const reached = new Set(from);
  for (const square of reached) {
    for (const next of beside(square, width, floor.length)) {
      if (floor[next] === 1 && pieceAt[next] === -1) reached.add(next);
    }
  }
  return reached;
}

/** Parts without a door to the rest, each with its first square. */
function sealedZones(
  { width, floor, zoneAt, zones }: Layout,
  start: number,
): { zone: number; square: number }[] {
  const joined = new Set([start]);
  for (const square of joined) {
    for (const next of beside(square, width, floor.length)) if (floor[next] === 1) joined.add(next);
  }
  return Array.from({ length: zones }, (_, zone) => ({ zone, square: zoneAt.indexOf(zone) })).filter(
    ({ square }) => !joined.has(square),
  );
}

/** Floor that furniture cuts off, one problem for each patch. */
function pockets(quest: Quest, layout: Layout, reached: Set<number>, sealed: Set<number>): Problem[] {
  const seen = new Set(reached);
  return [...layout.floor.keys()].flatMap((square) => {
    const floor = layout.floor[square] === 1 && layout.pieceAt[square] === -1;
    if (!floor || seen.has(square) || sealed.has(layout.zoneAt[square]!) || layout.zoneAt[square] === -1)
      return [];
    const patch = flood(layout, [square]);
    for (const each of patch) seen.add(each);
    const at = drawnAt(quest.map, square);
    return [problem('unreachableFloor', at, { params: { squares: patch.size }, rule: 'DUN-CONTENT-03' })];
  });
}

function objectives(quest: Quest, layout: Layout, start: number, reached: Set<number>): Problem[] {
  const broad = broadWay(layout, start);
  return objectivesOf(quest).flatMap(({ what, squares, reach, main }) => {
    const [square] = squares;
    if (square === undefined) return [];
    const at = drawnAt(quest.map, square);
    const near = reach === 'on' ? squares : squares.flatMap((each) => around(layout, each));
    if (!near.some((each) => reached.has(each))) {
      return [problem('unreachableObjective', at, { params: { what }, rule: 'DUN-CONTENT-03' })];
    }
    const narrow = main && !near.some((each) => broad.has(each));
    return narrow ? [advice('narrowRoute', at, { params: { what }, rule: 'DUN-CONTENT-07' })] : [];
  });
}

/** Squares that two abreast can walk to: what a base of two by two sweeps over on its way. */
function broadWay(layout: Layout, start: number): Set<number> {
  const { width } = layout;
  const first = [start, start - 1, start - width, start - width - 1].filter((corner) => fits(layout, corner));
  return new Set([...sweep(layout, first)].flatMap((corner) => baseAt(layout, corner)));
}

function largeModels(quest: Quest, layout: Layout): Problem[] {
  return layout.figures.flatMap(({ type, square }) => {
    if (modelFacts(type).size === 1) return [];
    const corners = sweep(layout, [square]);
    const at = drawnAt(quest.map, square);
    if (corners.size < 2)
      return [problem('largeStuck', at, { params: { model: type }, rule: 'DUN-CONTENT-04' })];
    const swept = [...corners].flatMap((corner) => baseAt(layout, corner));
    const leaves = swept.some((each) => layout.zoneAt[each] !== layout.zoneAt[square]);
    const params = { model: type };
    return leaves || layout.zones === 1
      ? []
      : [advice('largeConfined', at, { params, rule: 'DUN-CONTENT-04' })];
  });
}

/** Top left corners that a base of two by two can come to. */
function sweep(layout: Layout, from: readonly number[]): Set<number> {
  const corners = new Set(from);
  for (const corner of corners) {
    for (const next of beside(corner, layout.width, layout.floor.length)) {
      if (fits(layout, next)) corners.add(next);
    }
  }
  return corners;
}

function fits({ width, floor, pieceAt }: Layout, corner: number): boolean {
  if (corner < 0 || corner % width === width - 1) return false;
  return baseAt({ width }, corner).every((square) => floor[square] === 1 && pieceAt[square] === -1);
}

function baseAt({ width }: Pick<Layout, 'width'>, corner: number): number[] {
  return [corner, corner + 1, corner + width, corner + width + 1];
}

/** The squares next to one, corners included, in the same part of the dungeon. */
function around({ width, floor, zoneAt }: Layout, square: number): number[] {
  const sides = beside(square, width, floor.length);
  const upAndDown = sides.filter((side) => side % width === square % width);
  const corners = upAndDown.flatMap((side) => beside(side, width, floor.length));
  return [...sides, ...corners].filter((each) => zoneAt[each] === zoneAt[square]);
}
