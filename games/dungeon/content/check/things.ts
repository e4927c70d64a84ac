// Chests, and furniture that can be searched.

import { layoutOf } from '../quest/layout.ts';
import type { Place, Quest } from '../quest/schema.ts';
import { type Problem, problem } from './problem.ts';
import { placeOf, squareOf, twice } from './squares.ts';

export function checkThings(quest: Quest): Problem[] {
  return [...chests(quest), ...searches(quest)];
}

function chests(quest: Quest): Problem[] {
  const drawn = layoutOf(quest).chests;
  const rule = 'DUN-CONTENT-02';
  return [
    ...drawn.flatMap(({ square, lock, ward }) => {
      const at = placeOf(quest.map, square);
      const described = quest.chests.some((chest) => squareOf(quest.map, chest.at) === square);
      if (!described) return [problem('chestNotDescribed', { at, rule })];
      const open = lock === null && ward === 0;
      return open ? [problem('notLocked', { at, params: { what: 'chest' }, rule: 'DUN-FURN-06' })] : [];
    }),
    ...quest.chests
      .filter(({ at }) => !drawn.some(({ square }) => square === squareOf(quest.map, at)))
      .map(({ at }) => problem('chestNotDrawn', { at, rule })),
    ...twicePlaces(quest.chests.map(({ at }) => at)).map((at) => problem('chestTwice', { at })),
  ];
}

function searches(quest: Quest): Problem[] {
  const { pieces, pieceAt } = layoutOf(quest);
  const rule = 'DUN-RULING-39';
  const single: Place[] = [];
  const problems = quest.searches.flatMap((search) => {
    if ('every' in search) {
      const any = search.every !== 'chest' && pieces.some(({ kind }) => kind === search.every);
      return any ? [] : [problem('nothingToSearch', { params: { what: search.every }, rule })];
    }
    const piece = pieces[pieceAt[squareOf(quest.map, search.at)] ?? -1];
    if (piece === undefined || piece.kind === 'chest')
      return [problem('nothingToSearch', { at: search.at, rule })];
    single.push(placeOf(quest.map, piece.squares[0] ?? 0));
    return [];
  });
  const every = quest.searches.flatMap((search) => ('every' in search ? [search.every] : []));
  return [
    ...problems,
    ...twicePlaces(single).map((at) => problem('searchTwice', { at, rule })),
    ...twice(every).map((what) => problem('searchTwice', { params: { what }, rule })),
  ];
}

function twicePlaces(places: readonly Place[]): Place[] {
  return twice(places.map((at) => at.join())).map((at) => at.split(',').map(Number) as Place);
}
