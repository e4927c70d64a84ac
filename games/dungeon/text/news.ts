// What a view tells of one model or one square, for help.

import { squareAt } from '@skald/games/grid-kit';
import type { Facing, Item, Lock, Place } from '../content/index.ts';
import { WALL } from '../rules/geometry/terrain.ts';
import {
  enemiesOf,
  findModel,
  isInjured,
  layout,
  squaresUnder,
  terrain,
  threateners,
  threatens,
} from '../rules/models.ts';
import { barAt } from '../rules/numbers.ts';
import { squaresOfBar } from '../rules/sight.ts';
import type { State } from '../rules/state.ts';
import { squareLabel, type Thing, thingAt } from './squares.ts';

export interface StateNews {
  readonly square: string;
  readonly facing: Facing;
  readonly wounds: number;
  readonly injured: boolean;
  readonly threatenedBy: readonly string[];
  readonly threatens: readonly string[];
}

export function modelNews(view: State, id: string): StateNews | null {
  const one = findModel(view, id);
  if (one === undefined) return null;
  return {
    square: squareLabel([one.x, one.y]),
    facing: one.facing,
    wounds: one.wounds,
    injured: isInjured(view, one),
    threatenedBy: threateners(view, one).map((enemy) => enemy.id),
    threatens: enemiesOf(view, one)
      .filter((enemy) => threatens(view, one, enemy))
      .map((enemy) => enemy.id),
  };
}

export interface SquareNews {
  readonly label: string;
  readonly wall: boolean;
  readonly model: string | null;
  readonly thing: Thing | null;
  readonly lock: Lock | null;
  readonly ward: number;
  readonly open: boolean;
  readonly piles: number;
  readonly exit: boolean;
  readonly items: readonly Item[];
  /** Whose front arcs it lies in. */
  readonly arcs: readonly string[];
}

/** Null for a square that is not on the map. */
export function squareNews(view: State, at: Place): SquareNews | null {
  const drawn = layout(view);
  const [x, y] = at;
  if (x >= drawn.width || y >= drawn.height) return null;
  const square = squareAt(drawn, at);
  const isHere = (other: { readonly x: number; readonly y: number }): boolean =>
    other.x === x && other.y === y;
  const isDrawn = (drawn.barrierAt[square] ?? -1) >= 0 || (drawn.pieceAt[square] ?? -1) >= 0;
  const thing =
    isDrawn || view.bars.some((bar) => bar.what === 'caveIn' && isHere(bar)) ? thingAt(view, at) : null;
  const bar = view.bars.find((each) => squaresOfBar(view, each).includes(square)) ?? barAt(view, at);
  return {
    label: squareLabel(at),
    wall: thing === null && terrain(view).ground[square] === WALL,
    model: view.models.find((one) => squaresUnder(view, one).includes(square))?.id ?? null,
    thing,
    lock: bar?.lock ?? null,
    ward: bar?.ward ?? 0,
    open: bar === undefined && (thing === 'door' || thing === 'weakSpot' || thing === 'chest'),
    piles: view.bones.find(isHere)?.piles ?? 0,
    exit: drawn.exits.includes(square),
    items: view.ground.filter(isHere).map(({ item }) => item),
    arcs: view.models
      .filter((one) => !isHere(one) && threatens(view, one, { ...one, type: 'zombie', x, y }))
      .map((one) => one.id),
  };
}
