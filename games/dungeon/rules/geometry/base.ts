// What a model covers and where it looks.

import type { Footprint } from '@skald/games/grid-kit';
import type { Facing } from '../../content/index.ts';

/** One square, or two by two. DUN-LARGE-01 */
export interface Base extends Footprint {
  readonly facing: Facing;
  readonly size: 1 | 2;
}

/** The direction a model looks to, as the grid counts them. */
export const DIRECTION: Readonly<Record<Facing, number>> = { N: 0, E: 2, S: 4, W: 6 };
