// What nobody passes: rock, masonry, timber, palisades, walls of ice, and what stands alone as a wall of one square.

import { grain, HIDDEN, UNIT, type Wide } from '@skald/games/board-kit';
import type { Square } from '@skald/games/grid-kit';
import { memo, type ReactElement } from 'react';
import type { Ground } from '../../../rules/space/index.ts';
import type { Dress, WallLook } from './dress.ts';
import { apart, bordersOf, sharp, soft } from './outlines.ts';
import { hasSameWalls } from './same.ts';

/** Walls as they hang together, those of a single square, and houses, which one sees from above. */
export function wallsOf(ground: Ground, { roofs }: Pick<Dress, 'roofs'>) {
  const filled = [...ground.ground.keys()].filter((square) => ground.ground[square] !== 0);
  const regions = apart(ground, filled);
  const isPost = (region: readonly Square[]): boolean => region.length === 1;
  const isHouse = (region: readonly Square[]): boolean =>
    roofs === true && !isPost(region) && isBlock(ground.grid, region);
  return {
    walls: regions.filter((region) => !isPost(region) && !isHouse(region)).flat(),
    posts: regions.filter(isPost).flat(),
    houses: regions.filter(isHouse),
  };
}

/** Whether squares fill a rectangle that has an inside. */
function isBlock({ width }: Wide, squares: readonly Square[]): boolean {
  const { across, down } = extentOf({ width }, squares);
  return across > 2 && down > 2 && across * down === squares.length;
}

function extentOf({ width }: Wide, squares: readonly Square[]) {
  const [xs, ys] = [
    squares.map((square) => square % width),
    squares.map((square) => Math.floor(square / width)),
  ];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, across: Math.max(...xs) - left + 1, down: Math.max(...ys) - top + 1 };
}

const IS_SOFT: Readonly<Record<WallLook, boolean>> = {
  rock: true,
  ice: true,
  masonry: false,
  timber: false,
  palisade: false,
};

/** A ridge from end to end, and thatch down both sides. */
function Roof({ wide, house }: { wide: Wide; house: readonly Square[] }): ReactElement {
  const { left, top, across, down } = extentOf(wide, house);
  const lies = across >= down;
  const [long, broad] = lies ? [across * UNIT, down * UNIT] : [down * UNIT, across * UNIT];
  const straws = Array.from({ length: Math.floor(long / 14) }, (_, i) => {
    const x = 7 + i * 14;
    const short = grain(i, 71) * 14;
    return `M${x} ${r(8 + short)}V${r(broad / 2 - 8)}M${x} ${r(broad / 2 + 8)}V${r(broad - 8 - short)}`;
  }).join('');
  const put = lies
    ? `translate(${left * UNIT} ${top * UNIT})`
    : `translate(${(left + across) * UNIT} ${top * UNIT}) rotate(90)`;
  const rim = `M0 0H${long}V${broad}H0Z`;
  return (
    <g transform={put} className="run-roof">
      <path d={rim} className="run-wall-cast" transform={lies ? 'translate(3 6)' : 'translate(6 -3)'} />
      <path d={rim} className="run-thatch" />
      <path d={straws} className="run-wall-line" />
      <path d={`M0 ${broad / 2 - 5}H${long}V${broad / 2 + 5}H0Z`} className="run-ridge" />
      <path d={rim} className="run-wall-edge" />
    </g>
  );
}

interface WallsProps {
  readonly ground: Ground;
  readonly dress: Dress;
}

export const Walls = memo(
  function Walls({ ground, dress }: WallsProps): ReactElement {
    const { grid } = ground;
    const { walls: look } = dress;
    const { walls, houses } = wallsOf(ground, dress);
    const borders = bordersOf(grid, new Set(walls));
    const outline = IS_SOFT[look] ? soft(grid, borders, 0.1) : sharp(borders);
    return (
      <g className={`run-wall run-wall-${look}`} {...HIDDEN}>
        <path d={outline} className="run-wall-cast" transform="translate(3 6)" />
        <path d={outline} className="run-wall-body" />
        <path d={GRAIN[look](grid, walls)} className="run-wall-line" />
        <path d={outline} className="run-wall-edge" />
        {houses.map((house) => (
          <Roof key={house[0]} wide={grid} house={house} />
        ))}
      </g>
    );
  },
  (one, other) => one.dress === other.dress && hasSameWalls(one.ground, other.ground),
);

type Grain = (wide: Wide, squares: readonly Square[]) => string;

const each =
  (draw: (x: number, y: number, square: Square, row: number) => string): Grain =>
  ({ width }, squares) =>
    squares
      .map((square) => {
        const row = Math.floor(square / width);
        return draw((square % width) * UNIT, row * UNIT, square, row);
      })
      .join('');

const GRAIN: Readonly<Record<WallLook, Grain>> = {
  rock: each((x, y, square) => {
    const [a, b, c] = [grain(square, 61) * 24, grain(square, 62) * 24, grain(square, 63) * 18];
    return `M${r(x + 6 + a)} ${r(y + 10)}l9 ${r(8 + b / 3)}l-4 ${r(12)}l10 8M${r(x + 30 + c)} ${r(y + 6 + b)}l-7 9l8 7`;
  }),
  ice: each((x, y, square) => {
    const [a, b] = [grain(square, 64) * 26, grain(square, 65) * 26];
    return `M${r(x + 6 + a)} ${r(y + 50)}l12 -22l10 6M${r(x + 8 + b)} ${r(y + 24)}l8 -14`;
  }),
  masonry: each((x, y, _, row) => {
    const bond = row % 2 === 0 ? 20 : 40;
    return `M${x} ${y + 20}h60M${x} ${y + 40}h60M${x} ${y + 60}h60M${x + bond} ${y}v20M${x + 60 - bond} ${y + 20}v20M${x + bond} ${y + 40}v20`;
  }),
  timber: each((x, y) => `M${x} ${y + 12}h60M${x} ${y + 24}h60M${x} ${y + 36}h60M${x} ${y + 48}h60`),
  // Posts from above, each with a point.
  palisade: each((x, y) =>
    [10, 30, 50]
      .flatMap((dx) => [10, 30, 50].map((dy) => [x + dx, y + dy] as const))
      .map(
        ([px, py]) => `M${px - 9} ${py}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M${px - 2} ${py}h4M${px} ${py - 2}v4`,
      )
      .join(''),
  ),
};

const r = (n: number): number => Math.round(n);
