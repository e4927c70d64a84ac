// The ground itself: one wash over all of it, strokes that say what grows or lies there, and a faint grid of paces.

import { UNIT } from '@skald/games/board-kit';
import type { Square } from '@skald/games/grid-kit';
import { memo, type ReactElement } from 'react';
import type { Ground } from '../../../rules/space/index.ts';
import type { Dress } from './dress.ts';
import { bordersOf, type Plan, sharp } from './outlines.ts';
import { hasSameWalls } from './same.ts';
import { type Sprinkle, sprinkled } from './scatter.ts';

type Strokes = readonly (Sprinkle & { readonly tone: 'ink' | 'pale' })[];

const TUFTS = ['m-5 4l2 -8m1 8l1 -10m2 10l3 -8', 'm-4 3l1 -6m2 6l2 -8m1 8l4 -5'];
const PEBBLES = ['m-3 0q3 -4 6 0q-3 4 -6 0z', 'm-2 1q2 -4 5 -1q-1 4 -5 1z', 'm-4 0q4 -3 7 1q-4 3 -7 -1z'];
const CRACKS = ['m-9 -3l6 3l4 -2l7 5', 'm-4 -8l3 6l-2 5l6 6', 'm-8 4l5 -5l6 1l5 -6'];

const STROKES: Readonly<Record<Dress['ground'], Strokes>> = {
  grass: [
    { tone: 'ink', marks: TUFTS, chance: 0.32, seed: 1 },
    { tone: 'pale', marks: TUFTS, chance: 0.3, seed: 2 },
  ],
  moss: [
    { tone: 'ink', marks: ['m-4 2q4 -6 8 0', 'm-5 0q3 4 6 0q2 4 5 0', ...TUFTS], chance: 0.4, seed: 3 },
    { tone: 'pale', marks: ['m-5 2q5 -7 10 0', 'm-2 -2l4 4m0 -4l-4 4'], chance: 0.3, seed: 4 },
  ],
  sand: [
    { tone: 'ink', marks: ['m0 0h.1', 'm-1 0h.1m4 2h.1m-2 3h.1'], chance: 0.8, tries: 2, seed: 5 },
    { tone: 'pale', marks: ['m-12 0q6 -4 12 0t12 0', 'm-10 0q5 3 10 0t10 0'], chance: 0.22, seed: 6 },
  ],
  snow: [
    { tone: 'ink', marks: ['m-14 2q14 -9 26 -1', 'm-9 1q9 -6 18 0'], chance: 0.13, seed: 7 },
    { tone: 'pale', marks: ['m0 0h.1m6 4h.1m-4 5h.1'], chance: 0.5, seed: 8 },
  ],
  sinter: [
    { tone: 'ink', marks: ['m-16 4q16 -10 32 -2', ...PEBBLES], chance: 0.24, seed: 9 },
    { tone: 'pale', marks: ['m-14 2q14 -8 28 0'], chance: 0.25, seed: 10 },
  ],
  rock: [
    { tone: 'ink', marks: [...CRACKS, ...PEBBLES], chance: 0.3, seed: 11 },
    { tone: 'pale', marks: CRACKS, chance: 0.2, seed: 12 },
  ],
  cave: [
    { tone: 'ink', marks: [...PEBBLES, ...CRACKS], chance: 0.42, seed: 13 },
    { tone: 'pale', marks: PEBBLES, chance: 0.2, seed: 14 },
  ],
  flags: [{ tone: 'ink', marks: CRACKS, chance: 0.08, seed: 15 }],
  planks: [{ tone: 'ink', marks: ['m-5 0q5 -3 10 0q-5 3 -10 0z', 'm-9 0h18'], chance: 0.22, seed: 16 }],
};

interface SoilProps {
  readonly ground: Ground;
  readonly dress: Dress;
}

export const Soil = memo(
  function Soil({ ground, dress }: SoilProps): ReactElement {
    const { grid } = ground;
    const open = [...ground.ground.keys()].filter((square) => ground.ground[square] === 0);
    const [width, height] = [grid.width * UNIT, grid.height * UNIT];
    return (
      <g>
        <rect width={width} height={height} className={`run-soil run-soil-${dress.ground}`} />
        <Laid plan={grid} squares={open} look={dress.ground} />
        {STROKES[dress.ground].map((strokes) => (
          <path
            key={strokes.seed}
            d={sprinkled(grid, open, strokes)}
            className={`run-strokes-${strokes.tone}`}
          />
        ))}
      </g>
    );
  },
  (one, other) => one.dress === other.dress && hasSameWalls(one.ground, other.ground),
);

/** What is laid by hand: boards or flags. */
function Laid({
  plan,
  squares,
  look,
}: {
  plan: Plan;
  squares: readonly Square[];
  look: Dress['ground'];
}): ReactElement | null {
  if (look === 'planks') return <path d={boards(plan, squares)} className="run-joints" />;
  return look === 'flags' ? <path d={flags(plan, squares)} className="run-joints" /> : null;
}

/** Boards that were laid over something. */
export const Boarded = ({ plan, squares }: { plan: Plan; squares: readonly Square[] }): ReactElement => (
  <g>
    <path d={sharp(bordersOf(plan, new Set(squares)))} className="run-boards" />
    <path d={boards(plan, squares)} className="run-joints" />
  </g>
);

/** Three boards a square, which end here and there. */
const boards = ({ width }: Plan, squares: readonly Square[]): string =>
  squares
    .map((square) => {
      const [x, y] = [(square % width) * UNIT, Math.floor(square / width) * UNIT];
      const row = Math.floor(square / width);
      const end = ((square % width) + row * 2) % 5 === 0 ? `M${x + 12} ${y}v20` : '';
      const other = ((square % width) * 3 + row) % 7 === 0 ? `M${x + 40} ${y + 20}v20` : '';
      return `M${x} ${y + 20}h${UNIT}M${x} ${y + 40}h${UNIT}M${x} ${y + UNIT}h${UNIT}${end}${other}`;
    })
    .join('');

const flags = ({ width }: Plan, squares: readonly Square[]): string =>
  squares
    .map((square) => {
      const [x, y] = [(square % width) * UNIT, Math.floor(square / width) * UNIT];
      const bond = Math.floor(square / width) % 2 === 0 ? 0 : UNIT / 2;
      return `M${x} ${y}h${UNIT}M${x + bond} ${y}v${UNIT}`;
    })
    .join('');

/** A line every pace, a stronger one every five. */
export const Paces = memo(function Paces({ width, height }: Plan): ReactElement {
  const lines = (every: number): string =>
    [
      ...Array.from({ length: width - 1 }, (_, i) => i + 1)
        .filter((x) => (x % 5 === 0) === (every === 5))
        .map((x) => `M${x * UNIT} 0V${height * UNIT}`),
      ...Array.from({ length: height - 1 }, (_, i) => i + 1)
        .filter((y) => (y % 5 === 0) === (every === 5))
        .map((y) => `M0 ${y * UNIT}H${width * UNIT}`),
    ].join('');
  return (
    <g>
      <path d={lines(1)} className="run-pace" />
      <path d={lines(5)} className="run-pace run-pace-five" />
    </g>
  );
});
