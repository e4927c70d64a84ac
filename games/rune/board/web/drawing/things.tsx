// What else is on a field: ways out, lights, snares, those who need help, holes that strike; and what lies in the ground.

import { HIDDEN, middleOf, type Point, UNIT } from '@skald/games/board-kit';
import type { Square } from '@skald/games/grid-kit';
import { memo, type ReactElement } from 'react';
import type { Thing, ThingOf } from '../../../content/battle-map.ts';
import type { Ground } from '../../../rules/space/index.ts';
import { SUNKEN } from './obstacles.tsx';
import { bordersOf, soft } from './outlines.ts';
import { hasSameThings } from './same.ts';

type Laid = Ground['things'][number];

interface Props {
  readonly ground: Ground;
}

const isSame = (one: Props, other: Props): boolean => hasSameThings(one.ground, other.ground);

/** Pits, gullies, trenches and streams. */
export const Sunken = memo(function Sunken({ ground }: Props): ReactElement {
  const { grid, things } = ground;
  const sunken = things.filter(
    ({ part }) => part.kind === 'barrier' && part.item !== 'stream' && SUNKEN.includes(part.item),
  );
  return (
    <g>
      {sunken.map(({ part, squares }) => (
        <g key={part.id} className={`run-sunken run-sunken-${(part as ThingOf<'barrier'>).item}`}>
          <path d={soft(grid, bordersOf(grid, squares), 0.12)} />
          <path d={rim(grid.width, squares)} />
        </g>
      ))}
      <Stream ground={ground} />
    </g>
  );
}, isSame);

/** Streams run on from square to square, over corners too. */
function Stream({ ground: { grid, things } }: { ground: Ground }): ReactElement | null {
  const squares = new Set(
    things.flatMap(({ part, squares: own }) =>
      part.kind === 'barrier' && part.item === 'stream' ? [...own] : [],
    ),
  );
  if (squares.size === 0) return null;
  const bed = [...squares]
    .flatMap((square) => {
      const [x, y] = middleOf(grid, [square]);
      const ways = FORWARD.map((direction) => grid.neighbours[square * 8 + direction]!)
        .filter((next) => squares.has(next))
        .map((next) => `M${x} ${y}L${middleOf(grid, [next]).join(' ')}`);
      return [`M${x} ${y}h.1`, ...ways];
    })
    .join('');
  return (
    <g className="run-stream">
      <path d={bed} className="run-bank" />
      <path d={bed} />
      <path d={ripples(grid.width, squares)} className="run-ripples" />
    </g>
  );
}

/** East, south-east, south, south-west: each pair of neighbours once. */
const FORWARD = [2, 3, 4, 5];

const corner = (width: number, square: Square): Point => [
  (square % width) * UNIT,
  Math.floor(square / width) * UNIT,
];

const ripples = (width: number, squares: ReadonlySet<Square>): string =>
  [...squares]
    .map((square) => {
      const [x, y] = corner(width, square);
      return `M${x + 6} ${y + 20}q7 -6 14 0t14 0t14 0M${x + 14} ${y + 42}q6 -5 12 0t12 0t10 0`;
    })
    .join('');

/** The near side is lit, the far one falls into the dark. */
const rim = (width: number, squares: ReadonlySet<Square>): string =>
  [...squares]
    .map((square) => {
      const [x, y] = corner(width, square);
      return `M${x + 10} ${y + 12}l6 9M${x + 24} ${y + 9}l3 10M${x + 38} ${y + 9}l-2 10M${x + 51} ${y + 13}l-6 8M${x + 14} ${y + 50}h32`;
    })
    .join('');

/** Everything that is neither cover nor barrier. */
export const Things = memo(function Things({ ground }: Props): ReactElement {
  return (
    <g {...HIDDEN}>
      {ground.things.map((thing) => (
        <ThingMark key={thing.part.id} ground={ground} thing={thing} />
      ))}
    </g>
  );
}, isSame);

function ThingMark({
  ground: { grid },
  thing: { part, squares },
}: {
  ground: Ground;
  thing: Laid;
}): ReactElement | null {
  const at = middleOf(grid, [...squares]);
  switch (part.kind) {
    case 'cover':
    case 'barrier':
      return null;
    case 'exit':
      return (
        <>
          {[...squares].map((square) => (
            <At key={square} at={middleOf(grid, [square])}>
              <ExitMark open={part.open} viable={part.viable} turn={outwards(grid, square)} />
            </At>
          ))}
        </>
      );
    default:
      return (
        <At at={at}>
          <Sign part={part} />
        </At>
      );
  }
}

const At = ({ at: [x, y], children }: { at: Point; children: ReactElement }): ReactElement => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

/** Towards the nearest edge of the map: 0 is up. */
function outwards({ width, height }: { width: number; height: number }, square: Square): number {
  const [x, y] = [square % width, Math.floor(square / width)];
  const away = [y, width - 1 - x, height - 1 - y, x];
  return 90 * away.indexOf(Math.min(...away));
}

/** Two posts and an arrow between them; a bar where it is shut, a cross where it leads nowhere. */
export const ExitMark = ({
  open,
  viable,
  turn = 0,
}: {
  open: boolean;
  viable: boolean;
  turn?: number;
}): ReactElement => (
  <g className="run-exit" transform={`rotate(${turn})`}>
    <path d="M-29 -29H29V29H-29Z" className="run-exit-floor" />
    <path d="M-29 -29h8v58h-8ZM21 -29h8v58h-8Z" className="run-exit-post" />
    {viable && open && <path d="M0 20V-18M-11 -7L0 -20L11 -7" />}
    {viable && !open && <path d="M-21 -4H21M-21 5H21M-10 -10V11M10 -10V11" />}
    {!viable && <path d="M-11 -11L11 11M11 -11L-11 11" />}
  </g>
);

type Signed = Exclude<Thing, ThingOf<'cover'> | ThingOf<'barrier'> | ThingOf<'exit'>>;

export function Sign({ part }: { part: Signed }): ReactElement {
  switch (part.kind) {
    case 'light':
      return <LightMark lit={part.lit} />;
    case 'grabber':
      return (
        <g className="run-sign">
          <circle r="17" />
          <path d="M-15 0L-9 -8L-4 0L0 -8L4 0L9 -8L15 0M-15 2L-9 10L-4 2L0 10L4 2L9 10L15 2" />
        </g>
      );
    case 'decoy':
      return (
        <g className="run-folk">
          <path d="M-5 -17a6 6 0 1 1 10 0a6 6 0 1 1 -10 0M-8 18L-3 4Q-12 0 -6 -8H5Q11 -2 6 4L12 18L5 12L-1 18Z" />
          <path d="M-7 -5L-16 2M6 -5L15 -10M18 -14l5 -3M18 -6l5 1" className="run-folk-line" />
        </g>
      );
    case 'hostage':
      return (
        <g className="run-folk">
          <path d="M-5 -17a6 6 0 1 1 10 0a6 6 0 1 1 -10 0M-9 18Q-11 -4 -6 -9H6Q11 -4 9 18Z" />
          <path d="M-9 -2H9M-9 3H9M-10 8H10" className="run-folk-line" />
        </g>
      );
    case 'tube-striker':
      return (
        <g className="run-hole">
          <circle r="20" />
          <path d="M-5 6Q-14 -4 -4 -10Q6 -15 8 -5Q9 2 3 2M-1 8Q4 14 11 9Q17 4 14 -4" />
        </g>
      );
  }
}

export const LightMark = ({ lit }: { lit: boolean }): ReactElement => (
  <g className="run-light">
    {lit && <circle r="46" className="run-glow" />}
    <path d="M-3 20L-4 2H4L3 20Z" className="run-torch" />
    {lit ? (
      <path
        d="M-7 3Q-14 -8 -4 -18Q-3 -11 1 -12Q0 -20 6 -25Q6 -14 10 -9Q13 -1 7 4Q0 8 -7 3Z"
        className="run-flame"
      />
    ) : (
      <path d="M-7 2H7L5 -5H-5ZM0 -9q-4 -5 0 -9t0 -8" className="run-smoke" />
    )}
  </g>
);
