// Flagstones, no two alike, and the walls around them.

import { boxOf, cornerOf, grain, UNIT } from '@skald/games/board-kit';
import { memo, type ReactElement, useId } from 'react';
import type { Layout, Square } from '../../../content/index.ts';

interface Ground {
  readonly layout: Layout;
  /** By square: 1 where the ground is in play; where it is not, it lies in the dark. */
  readonly revealed: Uint8Array;
}

export const Floor = memo(function Floor({ layout, revealed }: Ground): ReactElement {
  const id = useId();
  const squares = [...layout.floor.keys()].filter((square) => layout.floor[square] === 1);
  const rooms = squares.map((square) => boxOf(layout, square)).join('');
  const dark = squares.filter((square) => revealed[square] !== 1).map((square) => boxOf(layout, square));
  return (
    <g>
      <defs>
        <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" className="dun-hatch" />
        </pattern>
      </defs>
      <path d={rooms} className="dun-wall-ink" />
      <path d={rooms} className="dun-wall" />
      <path d={blocks(layout, squares)} className="dun-wall-joint" />
      <path d={rooms} className="dun-joint" />
      {squares.map((square) => (
        <Flag key={square} layout={layout} square={square} />
      ))}
      <path d={scratches(layout, squares)} className="dun-scratch" />
      {squares
        .filter((square) => !isFloor(layout, square, 0, -1))
        .map((square) => {
          const [x, y] = cornerOf(layout, square);
          return <rect key={square} x={x} y={y} width={UNIT} height="11" className="dun-wall-shade" />;
        })}
      {squares
        .filter((square) => !isFloor(layout, square, -1, 0))
        .map((square) => {
          const [x, y] = cornerOf(layout, square);
          return <rect key={square} x={x} y={y} width="6" height={UNIT} className="dun-wall-shade" />;
        })}
      <path d={edges(layout, squares)} className="dun-wall-edge" />
      {dark.length > 0 && (
        <>
          <path d={dark.join('')} className="dun-dark" />
          <path d={dark.join('')} fill={`url(#${id})`} />
        </>
      )}
    </g>
  );
});

function isFloor({ width, height, floor }: Layout, square: Square, dx: number, dy: number): boolean {
  const x = (square % width) + dx;
  const y = Math.floor(square / width) + dy;
  return x >= 0 && y >= 0 && x < width && y < height && floor[y * width + x] === 1;
}

/** A square is one large stone, two, or three. */
function Flag({ layout, square }: { layout: Layout; square: Square }): ReactElement {
  const [x, y] = cornerOf(layout, square);
  const tone = `dun-flag dun-flag-${Math.floor(grain(square, 1) * 4)}`;
  const kind = grain(square, 2);
  const cut = 22 + Math.round(grain(square, 3) * 16);
  const gap = 1.2;
  const stone = (left: number, top: number, wide: number, high: number): string =>
    `M${x + left + gap} ${y + top + gap}h${wide - 2 * gap}v${high - 2 * gap}h${-(wide - 2 * gap)}Z`;
  if (kind < 0.5) return <path d={stone(0, 0, UNIT, UNIT)} className={tone} />;
  const second = `dun-flag dun-flag-${Math.floor(grain(square, 4) * 4)}`;
  const upright = kind < 0.75;
  return (
    <>
      <path d={upright ? stone(0, 0, cut, UNIT) : stone(0, 0, UNIT, cut)} className={tone} />
      <path
        d={upright ? stone(cut, 0, UNIT - cut, UNIT) : stone(0, cut, UNIT, UNIT - cut)}
        className={second}
      />
    </>
  );
}

/** Cracks and chipped corners, here and there. */
function scratches(layout: Layout, squares: readonly Square[]): string {
  return squares
    .map((square) => {
      if (grain(square, 5) > 0.3) return '';
      const [x, y] = cornerOf(layout, square);
      const [a, b] = [8 + grain(square, 6) * 30, 8 + grain(square, 7) * 34];
      const bend = grain(square, 8) * 12 - 6;
      return `M${x + a} ${y + b}l7 ${4 + bend / 3}l5 ${-2 + bend}l6 ${3 + bend / 2}`;
    })
    .join('');
}

/** Where floor meets wall. */
function edges(layout: Layout, squares: readonly Square[]): string {
  return squares
    .map((square) => {
      const [x, y] = cornerOf(layout, square);
      return [
        isFloor(layout, square, 0, -1) ? '' : `M${x} ${y}h${UNIT}`,
        isFloor(layout, square, 0, 1) ? '' : `M${x} ${y + UNIT}h${UNIT}`,
        isFloor(layout, square, -1, 0) ? '' : `M${x} ${y}v${UNIT}`,
        isFloor(layout, square, 1, 0) ? '' : `M${x + UNIT} ${y}v${UNIT}`,
      ].join('');
    })
    .join('');
}

/** The joints of the blocks in a wall, as one sees them from inside: deep above, narrow elsewhere. */
function blocks(layout: Layout, squares: readonly Square[]): string {
  return squares
    .map((square) => {
      const [x, y] = cornerOf(layout, square);
      const at = 14 + Math.round(grain(square, 9) * 30);
      return [
        isFloor(layout, square, 0, -1)
          ? ''
          : `M${x} ${y - 9}h${UNIT}M${x + at} ${y}v-9M${x + UNIT - at} ${y - 9}v-8`,
        isFloor(layout, square, 0, 1) ? '' : `M${x + at} ${y + UNIT}v14`,
        isFloor(layout, square, -1, 0) ? '' : `M${x} ${y + at}h-14`,
        isFloor(layout, square, 1, 0) ? '' : `M${x + UNIT} ${y + at}h14`,
      ].join('');
    })
    .join('');
}
