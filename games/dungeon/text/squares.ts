// Squares as people call them: a letter for the column, a number for the row.

import type { FurnitureKind, Place } from '../content/index.ts';
import { findModel, layout } from '../rules/models.ts';
import type { Bar, State } from '../rules/state.ts';

export { placeName as squareLabel } from '@skald/games/grid-kit';

export type Thing = Bar['what'] | FurnitureKind;

/** What stands in a square as far as the quest draws it; where nothing is drawn the roof has come down. */
export function thingAt(view: State, [x, y]: Place): Thing {
  const { width, barrierAt, barriers, pieceAt, pieces } = layout(view);
  const square = y * width + x;
  const barrier = barriers[barrierAt[square] ?? -1];
  if (barrier !== undefined) return barrier.weakSpot ? 'weakSpot' : 'door';
  return pieces[pieceAt[square] ?? -1]?.kind ?? 'caveIn';
}

const COURSES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Course = (typeof COURSES)[number];

/** Which way a model goes to a square. */
export function courseTo(view: State, id: string, [x, y]: Place): Course | null {
  const one = findModel(view, id);
  if (one === undefined || (one.x === x && one.y === y)) return null;
  const turn = Math.atan2(x - one.x, one.y - y) / (Math.PI / 4);
  return COURSES[(Math.round(turn) + 8) % 8] ?? null;
}
