// Where a topic is in the dungeon: a model, or a square.

import { boxOf, middleOf, type Site, UNIT } from '@skald/games/board-kit';
import { squareAt } from '@skald/games/grid-kit';
import { findModel, layout, squaresUnder } from '../../rules/models.ts';
import type { State } from '../../rules/state.ts';

export function siteOf(topic: string, view: State): Site | null {
  const drawn = layout(view);
  const one = findModel(view, topic);
  const [, x, y] = /^(\d+),(\d+)$/.exec(topic) ?? [];
  const squares =
    one !== undefined
      ? squaresUnder(view, one)
      : x === undefined
        ? []
        : [squareAt(drawn, [Number(x), Number(y)])];
  if (squares.length === 0) return null;
  const at = middleOf(drawn, squares);
  return { at, shape: squares.map((square) => boxOf(drawn, square)).join(''), rise: at[1] - topOf(squares) };

  function topOf(under: readonly number[]): number {
    return Math.floor(Math.min(...under) / drawn.width) * UNIT;
  }
}
