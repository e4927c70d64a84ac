// Squares as people call them: a letter for the column, a number for the row.

import { placeName } from '@skald/games/grid-kit';
import type { Spot } from '../content/battle-map.ts';

/** “C12” */
export const squareLabel = ({ x, y }: Spot): string => placeName([x, y]);
