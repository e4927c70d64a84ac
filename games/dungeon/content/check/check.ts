// Everything that is wrong with a quest.

import type { Place, Quest } from '../quest/schema.ts';
import { checkDoors } from './doors.ts';
import { checkDrawing } from './drawing.ts';
import { checkKeys } from './keys.ts';
import { checkParty } from './party.ts';
import { type Problem, problem } from './problem.ts';
import { checkSpecials } from './specials.ts';
import { isOnBoard } from './squares.ts';
import { checkThings } from './things.ts';
import { checkWays } from './ways.ts';

/** Errors first, then advice. A quest without errors can be played. */
export function check(quest: Quest): Problem[] {
  const off = placesNamed(quest).filter((at) => !isOnBoard(quest.map, at));
  // What is not on the board would be taken for some other square.
  if (off.length > 0) return off.map((at) => problem('offTheBoard', { at }));
  const problems = [
    ...checkDrawing(quest),
    ...checkDoors(quest),
    ...checkThings(quest),
    ...checkWays(quest),
    ...checkKeys(quest),
    ...checkParty(quest),
    ...checkSpecials(quest),
  ];
  const severe = (severity: Problem['severity']) => problems.filter((each) => each.severity === severity);
  return [...severe('error'), ...severe('warning')];
}

function placesNamed({ chests, searches, figures, specials }: Quest): Place[] {
  return [
    ...chests.map(({ at }) => at),
    ...searches.flatMap((search) => ('at' in search ? [search.at] : [])),
    ...figures.map(({ at }) => at),
    ...specials.flatMap((special) => {
      if (special.type === 'levers') return special.at;
      if (special.type === 'caveIn') return [special.from, special.to];
      if (special.type !== 'turningChamber') return [];
      return [special.from, special.to, ...special.northSouth, ...special.eastWest];
    }),
  ];
}
