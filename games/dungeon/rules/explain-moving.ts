// Why a step or a turn is not possible.

import { isAdjacent, squareAt } from '@skald/games/grid-kit';
import { because, isOneOf, type Refusal, type Tried } from '@skald/kernel';
import { FEATS } from '../content/index.ts';
import type { Turning } from './agenda.ts';
import { FREE, WALL } from './geometry/terrain.ts';
import { baseOf, isLarge, model, squaresUnder, terrain, threateners } from './models.ts';
import { GAIT } from './moving.ts';
import type { State } from './state.ts';

export function explainMove(state: State, { act, x, y, facing }: Tried, frame: Turning): Refusal | null {
  if (act !== 'step' && act !== 'face') return null;
  const gait = GAIT[frame.plan];
  if (frame.actions > 0) return because('moves-before-acting', { model: frame.model });
  if (act === 'face') return gait.turns ? notFacing(state, frame, facing) : stands(frame);
  if (!gait.steps) return stands(frame);
  if (frame.stopped) return because('stopped', { model: frame.model });
  if (frame.left === 0) return because('no-movement-left', { model: frame.model });
  return notThere(state, frame, Number(x), Number(y));
}

const stands = ({ plan, model: id }: Turning): Refusal =>
  isOneOf(FEATS, plan) ? because('feat-without-move', { feat: plan }) : because('cannot-move', { model: id });

function notFacing(state: State, frame: Turning, facing: unknown): Refusal | null {
  const one = model(state, frame.model);
  if (one.facing === facing) return because('faces-so-already', { model: one.id });
  if (!isLarge(one)) return null;
  return frame.left === 0
    ? because('no-movement-left', { model: one.id })
    : because('quarter-turns-only', { model: one.id });
}

function notThere(state: State, frame: Turning, x: number, y: number): Refusal | null {
  const { grid, ground } = terrain(state);
  if (!(x >= 0 && y >= 0 && x < grid.width && y < grid.height)) return null;
  const one = model(state, frame.model);
  const square = squareAt(grid, [x, y]);
  if (ground[square] === WALL) return because('wall-there');
  const there = state.models.find((other) => other !== one && squaresUnder(state, other).includes(square));
  if (there !== undefined) return because('square-taken', { model: there.id });
  if (ground[square] !== FREE) return because('furniture-there');
  const spot = { square, size: baseOf(state, one).size };
  if (!isAdjacent(grid, baseOf(state, one), spot) && !isLarge(one)) return because('not-the-next-square');
  if (!frame.stepped && GAIT[frame.plan].hindered && threateners(state, one).length > 0)
    return because('pinned', { model: one.id });
  return isLarge(one) ? because('large-steps-only', { model: one.id }) : because('corner-blocked');
}
