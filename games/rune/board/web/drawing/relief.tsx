// Heights on the drawing: the higher the paler, the lower the darker, with ledges, steps, slopes and their feet.

import { cornerOf, UNIT } from '@skald/games/board-kit';
import { memo, type ReactElement } from 'react';
import type { Ground } from '../../../rules/space/index.ts';
import type { Dress } from './dress.ts';
import { labelsOf, levelsOf, reliefOf, slopesOf } from './heights.ts';
import { bordersOf, sharp, soft, squaresIn } from './outlines.ts';
import { hasSameHeights, hasSameThings } from './same.ts';
import { Boarded } from './soil.tsx';

/** Feet from which on a level has the next tint. */
const TINTS = [0, 5, 10, 15];

interface ReliefProps {
  readonly ground: Ground;
  readonly dress: Dress;
}

export const Relief = memo(
  function Relief({ ground, dress }: ReliefProps): ReactElement {
    const { grid, map } = ground;
    const { ledges, hachures, steps, ticks } = reliefOf(ground);
    const { wedges, arrows } = slopesOf(ground);
    const boarded = map.heights
      .filter(({ feet }) => dress.planked?.includes(feet))
      .flatMap(({ area }) => squaresIn(grid, area))
      .filter((square) => ground.ground[square] === 0);
    return (
      <g>
        {boarded.length > 0 && <Boarded plan={grid} squares={boarded} />}
        {levelsOf(ground).map(({ feet, squares }) => (
          <path key={feet} d={outline(ground, squares)} className={tintOf(feet)} />
        ))}
        <path d={wedges} className="run-wedges" />
        <path d={arrows} className="run-up" />
        <path d={hachures} className="run-hachures" />
        <path d={ledges} className="run-ledge" />
        <path d={ticks} className="run-ticks" />
        <path d={steps} className="run-step" />
      </g>
    );
  },
  (one, other) => one.dress === other.dress && hasSameHeights(one.ground, other.ground),
);

/** Slopes end nowhere in particular. */
function outline({ grid, up }: Ground, squares: readonly number[]): string {
  const borders = bordersOf(grid, new Set(squares));
  return squares.some((square) => up[square]! >= 0) ? soft(grid, borders) : sharp(borders);
}

function tintOf(feet: number): string {
  const tint = TINTS.filter((least) => Math.abs(feet) >= least).length;
  return `run-${feet > 0 ? 'high' : 'low'} run-tint-${tint}`;
}

/** Above whatever else is drawn on the ground. */
interface LabelProps {
  readonly ground: Ground;
}

export const HeightLabels = memo(
  function HeightLabels({ ground }: LabelProps): ReactElement {
    return (
      <g className="run-feet">
        {labelsOf(ground).map(({ square, text }) => {
          const [x, y] = cornerOf(ground.grid, square);
          return (
            <text key={square} x={x + UNIT / 2} y={y + UNIT / 2}>
              {text}
            </text>
          );
        })}
      </g>
    );
  },
  (one, other) => hasSameHeights(one.ground, other.ground) && hasSameThings(one.ground, other.ground),
);
