import type { Landmark, Language } from '@skald/text';
import { textsIn } from '@skald/text';
import type { GameEvent } from '../rules/events.ts';
import { findModel, layout } from '../rules/models.ts';
import type { State } from '../rules/state.ts';
import { NAMES } from './names.ts';
import { squareLabel } from './squares.ts';

/** Squares, and models that stand on the board. */
export const landmarks = (event: GameEvent, view: State, language: Language): Landmark[] => [
  ...squaresIn(event)
    .filter(([x, y]) => x < layout(view).width && y < layout(view).height)
    .map((square) => ({ name: squareLabel(square), topic: square.join() })),
  ...[...new Set(textsIn(event))]
    .filter((id) => findModel(view, id) !== undefined)
    .map((id) => ({ name: NAMES[language].model(id), topic: id })),
];

/** Every column with its row, however deep; two dice may look like one, but no line calls them a square. */
function squaresIn(value: unknown): (readonly [x: number, y: number])[] {
  if (typeof value !== 'object' || value === null) return [];
  const [x, y] = Array.isArray(value)
    ? value
    : [(value as GameEvent & { x?: number }).x, (value as { y?: number }).y];
  if (typeof x === 'number' && typeof y === 'number') return [[x, y]];
  return Object.values(value).flatMap(squaresIn);
}
