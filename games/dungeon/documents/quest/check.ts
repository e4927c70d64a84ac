// Everything that is wrong with a quest.

import type { DocumentPath, Problem } from '@skald/kernel';
import type { Place, Quest } from '../../content/quest/schema.ts';
import { checkDoors } from './doors.ts';
import { checkDrawing } from './drawing.ts';
import { checkKeys } from './keys.ts';
import { checkParty } from './party.ts';
import { problem } from './problem.ts';
import { checkSpecials } from './specials.ts';
import { isOnBoard } from './squares.ts';
import { checkThings } from './things.ts';
import { checkWays } from './ways.ts';

/** Errors first, then advice. A quest without errors can be played. */
export function check(quest: Quest): Problem[] {
  const off = placesNamed(quest).filter(({ at }) => !isOnBoard(quest.map, at));
  // What is not on the board would be taken for some other square.
  if (off.length > 0) return off.map(({ path }) => problem('offTheBoard', path));
  const problems = [
    ...checkDrawing(quest),
    ...checkDoors(quest),
    ...checkThings(quest),
    ...checkWays(quest),
    ...checkKeys(quest),
    ...checkParty(quest),
    ...checkSpecials(quest),
  ];
  const urgent = problems.filter((each) => !each.advice);
  return [...urgent, ...problems.filter((each) => each.advice)];
}

interface Named {
  readonly at: Place;
  readonly path: DocumentPath;
}

function placesNamed({ chests, searches, figures, specials, victory }: Quest): Named[] {
  return [
    ...victory.heroes.flatMap((goal, i) =>
      goal.type === 'protect' ? [{ at: goal.at, path: ['victory', 'heroes', i] }] : [],
    ),
    ...chests.map(({ at }, i) => ({ at, path: ['chests', i] })),
    ...searches.flatMap((search, i) => ('at' in search ? [{ at: search.at, path: ['searches', i] }] : [])),
    ...figures.map(({ at }, i) => ({ at, path: ['figures', i] })),
    ...specials.flatMap((special, i): Named[] => {
      const listed = (key: string, places: readonly Place[]): Named[] =>
        places.map((at, j) => ({ at, path: ['specials', i, key, j] }));
      if (special.type === 'levers') return listed('at', special.at);
      if (special.type !== 'caveIn' && special.type !== 'turningChamber') return [];
      const corners = (['from', 'to'] as const).map((key) => ({
        at: special[key],
        path: ['specials', i, key],
      }));
      return special.type === 'caveIn'
        ? corners
        : [...corners, ...listed('northSouth', special.northSouth), ...listed('eastWest', special.eastWest)];
    }),
  ];
}
