// What a quest says about the things that are drawn: locks, contents, facings. It goes with them.

import { FACINGS, type Facing, isBoss, layoutOf, type Place, type Quest } from '../../../content/index.ts';
import { type Drawn, modelsOf, pieceAt, placeAt, samePlace, squareAt } from './squares.ts';

export type DoorDetails = Quest['doors'][number];
export type ChestDetails = Quest['chests'][number];
type FigureDetails = Quest['figures'][number];

/** Describes every door and chest that is drawn, and nothing that is not. */
export function settled(quest: Quest): Quest {
  const { barriers, chests } = layoutOf(quest);
  const models = modelsOf(quest);
  const doors = barriers.flatMap(({ mark, weakSpot }): DoorDetails[] =>
    weakSpot ? [] : [quest.doors.find(({ door }) => door === mark) ?? { door: mark, lock: 'L1' }],
  );
  const figures = models.flatMap(({ type, square }): FigureDetails[] => {
    const found = quest.figures.find(({ at }) => squareAt(quest, at) === square);
    if (found === undefined) return [];
    const { at, facing } = found;
    return isBoss(type) ? [found] : facing === undefined ? [] : [{ at, facing }];
  });
  const searched = new Set<unknown>();
  return {
    ...quest,
    doors,
    chests: chests.map(
      ({ square }): ChestDetails =>
        quest.chests.find(({ at }) => squareAt(quest, at) === square) ?? {
          at: placeAt(quest, square),
          lock: 'L1',
          contents: [],
        },
    ),
    figures,
    searches: quest.searches.filter((search) => {
      if ('every' in search) return true;
      const piece = pieceAt(quest, squareAt(quest, search.at));
      if (piece === undefined || piece.kind === 'chest' || searched.has(piece)) return false;
      searched.add(piece);
      return true;
    }),
  };
}

export const describeDoor = (quest: Quest, details: DoorDetails): Quest => ({
  ...quest,
  doors: quest.doors.map((door) => (door.door === details.door ? details : door)),
});

export const describeChest = (quest: Quest, details: ChestDetails): Quest => ({
  ...quest,
  chests: quest.chests.map((chest) => (samePlace(chest.at, details.at) ? details : chest)),
});

/** What a search of the furniture that stands here finds; nothing takes the search away. */
export function hide(quest: Quest, at: Place, items: ChestDetails['contents']): Quest {
  const piece = pieceAt(quest, squareAt(quest, at));
  const others = quest.searches.filter(
    (search) => 'every' in search || pieceAt(quest, squareAt(quest, search.at)) !== piece,
  );
  return { ...quest, searches: items.length === 0 ? others : [...others, { at, items }] };
}

/** More about a model; without anything to say there is no entry. */
export function withFigure(quest: Quest, { at, facing, wounds, items }: FigureDetails): Quest {
  const others = quest.figures.filter((figure) => !samePlace(figure.at, at));
  const details = {
    ...(facing !== undefined && { facing }),
    ...(wounds !== undefined && wounds > 0 && { wounds }),
    ...(items !== undefined && items.length > 0 && { items }),
  };
  return {
    ...quest,
    figures: Object.keys(details).length === 0 ? others : [...others, { at, ...details }],
  };
}

/** The model faces this way; null: its side chooses. DUN-RULING-44 */
export function facingOf(quest: Quest, { square }: Pick<Drawn, 'square'>, facing: Facing | null): Quest {
  const at = placeAt(quest, square);
  const { facing: _, ...details } = quest.figures.find((figure) => samePlace(figure.at, at)) ?? { at };
  return withFigure(quest, facing === null ? details : { ...details, facing });
}

/** To the next side, clockwise; after the last its side chooses again. */
export const turned = (quest: Quest, one: Drawn): Quest =>
  facingOf(quest, one, FACINGS[one.facing === null ? 0 : FACINGS.indexOf(one.facing) + 1] ?? null);
