// Range. DUN-SHOOT-04 to -06, DUN-RULING-17.

import { type Footprint, type Grid, gapSquared } from '@skald/games/grid-kit';
import { RULER, type Ruler } from '../../content/index.ts';

/** Between the nearest points of two bases. */
export const isInRange = (grid: Grid, a: Footprint, b: Footprint, ruler: Ruler): boolean =>
  gapSquared(grid, a, b) <= RULER[ruler] ** 2;
