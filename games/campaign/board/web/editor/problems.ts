// Problems with the hexes they are about.

import type { ToldProblem } from '@skald/games/documents';
import type { Hex, HexMap } from '../../../content/index.ts';
import { hexesOf } from '../../../documents/index.ts';

export interface PlacedProblem extends ToldProblem {
  readonly hexes: readonly Hex[];
}

export const placed = (problems: readonly ToldProblem[], map: HexMap): PlacedProblem[] =>
  problems.map((problem) => ({ ...problem, hexes: hexesOf(problem, map) }));
