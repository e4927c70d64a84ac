// Chests, and furniture that can be searched.

import type { Problem } from '@skald/kernel';
import { layoutOf } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { problem } from './problem.ts';
import { again, drawnAt, squareOf } from './squares.ts';

export function checkThings(quest: Quest): Problem[] {
  return [...chests(quest), ...searches(quest)];
}

function chests(quest: Quest): Problem[] {
  const drawn = layoutOf(quest).chests;
  const rule = 'DUN-CONTENT-02';
  return [
    ...drawn.flatMap(({ square, lock, ward }) => {
      const path = drawnAt(quest.map, square);
      const described = quest.chests.some((chest) => squareOf(quest.map, chest.at) === square);
      if (!described) return [problem('chestNotDescribed', path, { rule })];
      const open = lock === null && ward === 0;
      return open ? [problem('notLocked', path, { params: { what: 'chest' }, rule: 'DUN-FURN-06' })] : [];
    }),
    ...quest.chests.flatMap(({ at }, i) =>
      drawn.some(({ square }) => square === squareOf(quest.map, at))
        ? []
        : [problem('chestNotDrawn', ['chests', i], { rule })],
    ),
    ...again(quest.chests.map(({ at }) => at.join())).map(({ index }) =>
      problem('chestTwice', ['chests', index]),
    ),
  ];
}

/** What is told of every piece of a kind, and of single pieces. DUN-RULING-39 */
function searches(quest: Quest): Problem[] {
  const { pieces, pieceAt } = layoutOf(quest);
  const rule = 'DUN-RULING-39';
  const searched = quest.searches.map((search) =>
    'every' in search ? search.every : (pieceAt[squareOf(quest.map, search.at)] ?? -1),
  );
  const isThere = (what: (typeof searched)[number]): boolean =>
    typeof what === 'number'
      ? pieces[what] !== undefined && pieces[what].kind !== 'chest'
      : what !== 'chest' && pieces.some(({ kind }) => kind === what);
  const paramsOf = (what: (typeof searched)[number]) => (typeof what === 'number' ? {} : { what });
  return [
    ...searched.flatMap((what, i) =>
      isThere(what) ? [] : [problem('nothingToSearch', ['searches', i], { params: paramsOf(what), rule })],
    ),
    ...again(searched)
      .filter(({ value }) => typeof value === 'string' || isThere(value))
      .map(({ value, index }) =>
        problem('searchTwice', ['searches', index], { params: paramsOf(value), rule }),
      ),
  ];
}
