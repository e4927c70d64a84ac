// What the Heroes must come to if they are to win.

import type { FurnitureKind } from '../../content/furniture.ts';
import type { QuestObject } from '../../content/items.ts';
import { isHero, type ModelType } from '../../content/models.ts';
import { layoutOf } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { squareOf } from './squares.ts';

export type ObjectiveKind = 'exit' | 'lever' | ModelType | QuestObject | FurnitureKind;

interface Objective {
  readonly what: ObjectiveKind;
  /** Any of them will do. */
  readonly squares: readonly number[];
  /** Whether Heroes must stand there or next to it. */
  readonly reach: 'on' | 'beside';
  /** Whether it lies on the main route; a side room may be narrow. */
  readonly main: boolean;
}

export function objectivesOf(quest: Quest): Objective[] {
  const { exits, figures, chests, pieces, pieceAt } = layoutOf(quest);
  const exit: Objective = { what: 'exit', squares: exits, reach: 'on', main: true };
  const goals = quest.victory.heroes.flatMap((goal): Objective[] => {
    if (goal.type === 'allLeave') return [exit];
    if (goal.type === 'carryOut') {
      return [exit, ...placesOf(quest, goal.object).map((square) => thing(goal.object, [square], true))];
    }
    if (goal.type === 'holdOut' || goal.type === 'protect') return [];
    if (goal.type === 'destroyAll')
      return figures
        .filter(({ type }) => !isHero(type))
        .map(({ type, square }) => ({ what: type, squares: [square], reach: 'on', main: false }));
    const squares = figures.filter(({ type }) => type === goal.boss).map(({ square }) => square);
    return [{ what: goal.boss, squares, reach: 'on', main: true }];
  });
  const levers = quest.specials.flatMap((special) => (special.type === 'levers' ? special.at : []));
  return [
    ...goals,
    ...levers.map((at) => thing('lever', [squareOf(quest.map, at)], true)),
    ...chests.map(({ square }) => thing('chest', [square], false)),
    ...quest.searches.flatMap((search) => {
      if ('every' in search) return [];
      const piece = pieces[pieceAt[squareOf(quest.map, search.at)] ?? -1];
      return piece === undefined ? [] : [thing(piece.kind, piece.squares, false)];
    }),
  ];
}

function thing(what: ObjectiveKind, squares: readonly number[], main: boolean): Objective {
  return { what, squares, reach: 'beside', main };
}

/** Where an object lies: in chests and in furniture that can be searched. */
export function placesOf({ map, chests, searches }: Quest, object: QuestObject): number[] {
  const found = [
    ...chests.map(({ at, contents }) => ({ at, items: contents })),
    ...searches.flatMap((search) => ('every' in search ? [] : [search])),
  ];
  return found.filter(({ items }) => items.includes(object)).map(({ at }) => squareOf(map, at));
}
