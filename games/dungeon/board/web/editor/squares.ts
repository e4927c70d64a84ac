// Squares of the sheet, and what stands in them, whole.

import {
  type FigurePlace,
  type Hero,
  layoutOf,
  type ModelType,
  modelFacts,
  type Piece,
  type Place,
  type Quest,
  type Square,
} from '../../../content/index.ts';
import { BLANK } from '../../../content/quest/drawing.ts';

export const widthOf = ({ map }: Quest): number => map[0]?.length ?? 0;

export const squareAt = (quest: Quest, [x, y]: Place): Square => y * widthOf(quest) + x;

export const placeAt = (quest: Quest, square: Square): Place => [
  square % widthOf(quest),
  Math.floor(square / widthOf(quest)),
];

export const onSheet = (quest: Quest, [x, y]: Place): boolean =>
  x >= 0 && y >= 0 && x < widthOf(quest) && y < quest.map.length;

export const samePlace = ([x, y]: Place, [otherX, otherY]: Place): boolean => x === otherX && y === otherY;

export const letterAt = ({ map }: Quest, [x, y]: Place): string => map[y]?.[x] ?? BLANK;

/** A model of the drawing, a Hero where he starts included. */
export type Drawn = Pick<FigurePlace, 'square' | 'facing' | 'wounds' | 'items'> & {
  readonly type: ModelType;
};

export function modelsOf(quest: Quest): Drawn[] {
  const { figures, starts } = layoutOf(quest);
  const start = ({
    hero,
    square,
    facing,
  }: {
    hero: Hero;
    square: Square;
    facing: Drawn['facing'];
  }): Drawn => ({
    type: hero,
    square,
    facing,
    wounds: 0,
    items: [],
  });
  return [...figures, ...starts.map(start)];
}

/** The squares under a model whose top left one is given. */
export function baseOf(quest: Quest, type: ModelType, square: Square): Square[] {
  const width = widthOf(quest);
  return modelFacts(type).size === 2 ? [square, square + 1, square + width, square + width + 1] : [square];
}

export const modelAt = (quest: Quest, square: Square): Drawn | undefined =>
  modelsOf(quest).find((one) => baseOf(quest, one.type, one.square).includes(square));

export function pieceAt(quest: Quest, square: Square): Piece | undefined {
  const { pieces, pieceAt: at } = layoutOf(quest);
  return pieces[at[square] ?? -1];
}

/** All squares of what stands in one; of a door only this one. */
export function coveredBy(quest: Quest, square: Square): readonly Square[] {
  const piece = pieceAt(quest, square);
  if (piece !== undefined) return piece.squares;
  const model = modelAt(quest, square);
  return model === undefined ? [square] : baseOf(quest, model.type, model.square);
}
