// The sheet a quest is drawn on: made larger or smaller at a side, with all that is named by its square.

import { type Goal, MOST_SIDE, type Place, type Quest, type Special } from '../../../content/index.ts';
import { BLANK } from '../../../content/quest/drawing.ts';
import { placesIn } from '../../../documents/index.ts';
import { settled } from './details.ts';
import { cleared } from './edits.ts';
import { onSheet, widthOf } from './squares.ts';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type SheetSide = (typeof SIDES)[number];

const LEAST_SIDE = 3;

const sizeAlong = (quest: Quest, side: SheetSide): number =>
  side === 'left' || side === 'right' ? widthOf(quest) : quest.map.length;

/** A line of nothing more at one side. */
export function enlarge(quest: Quest, side: SheetSide): Quest {
  if (sizeAlong(quest, side) >= MOST_SIDE) return quest;
  const { map } = quest;
  switch (side) {
    case 'right':
      return { ...quest, map: map.map((row) => row + BLANK) };
    case 'bottom':
      return { ...quest, map: [...map, BLANK.repeat(widthOf(quest))] };
    case 'left':
      return shifted({ ...quest, map: map.map((row) => BLANK + row) }, 1, 0);
    case 'top':
      return shifted({ ...quest, map: [BLANK.repeat(widthOf(quest)), ...map] }, 0, 1);
  }
}

/** A line less; what reaches into it is gone. */
export function reduce(quest: Quest, side: SheetSide): Quest {
  if (sizeAlong(quest, side) <= LEAST_SIDE) return quest;
  const [right, bottom] = [widthOf(quest) - 1, quest.map.length - 1];
  const lines: Record<SheetSide, readonly [Place, Place]> = {
    top: [
      [0, 0],
      [right, 0],
    ],
    right: [
      [right, 0],
      [right, bottom],
    ],
    bottom: [
      [0, bottom],
      [right, bottom],
    ],
    left: [
      [0, 0],
      [0, bottom],
    ],
  };
  const bare = cleared(quest, placesIn(...lines[side]));
  const { map } = bare;
  switch (side) {
    case 'right':
      return cropped({ ...bare, map: map.map((row) => row.slice(0, -1)) });
    case 'bottom':
      return cropped({ ...bare, map: map.slice(0, -1) });
    case 'left':
      return cropped(shifted({ ...bare, map: map.map((row) => row.slice(1)) }, -1, 0));
    case 'top':
      return cropped(shifted({ ...bare, map: map.slice(1) }, 0, -1));
  }
}

function shifted(quest: Quest, right: number, down: number): Quest {
  const move = ([x, y]: Place): Place => [x + right, y + down];
  const placed = <T extends { readonly at: Place }>(thing: T): T => ({ ...thing, at: move(thing.at) });
  return {
    ...quest,
    chests: quest.chests.map(placed),
    figures: quest.figures.map(placed),
    searches: quest.searches.map((search) => ('every' in search ? search : placed(search))),
    specials: quest.specials.map((special) => specialBy(special, move)),
    victory: goalsBy(quest, (at) => [move(at)]),
  };
}

/** The same goals about other squares; what is about none of them goes, unless nothing else is left. */
function goalsBy({ victory }: Quest, placesOf: (at: Place) => readonly Place[]): Quest['victory'] {
  const heroes = victory.heroes.flatMap((goal): Goal[] =>
    goal.type === 'protect' ? placesOf(goal.at).map((at) => ({ ...goal, at })) : [goal],
  );
  return heroes.length === 0 ? { ...victory, heroes: [{ type: 'allLeave' }] } : { ...victory, heroes };
}

function specialBy(special: Special, move: (place: Place) => Place): Special {
  switch (special.type) {
    case 'levers':
      return { ...special, at: special.at.map(move) };
    case 'caveIn':
      return { ...special, from: move(special.from), to: move(special.to) };
    case 'turningChamber':
      return {
        ...special,
        from: move(special.from),
        to: move(special.to),
        northSouth: special.northSouth.map(move),
        eastWest: special.eastWest.map(move),
      };
    default:
      return special;
  }
}

/** Without what lies outside; areas end at the edge. */
function cropped(quest: Quest): Quest {
  const inside = (place: Place): boolean => onSheet(quest, place);
  const nearest = ([x, y]: Place): Place => [
    Math.max(0, Math.min(x, widthOf(quest) - 1)),
    Math.max(0, Math.min(y, quest.map.length - 1)),
  ];
  const specials = quest.specials.flatMap((special): Special[] => {
    if (special.type === 'levers') {
      const at = special.at.filter(inside);
      return at.length === 0 ? [] : [{ ...special, at }];
    }
    if (special.type === 'turningChamber') {
      const northSouth = special.northSouth.filter(inside);
      const eastWest = special.eastWest.filter(inside);
      if (northSouth.length === 0 || eastWest.length === 0) return [];
      return [{ ...specialBy(special, nearest), northSouth, eastWest } as Special];
    }
    return [specialBy(special, nearest)];
  });
  return settled({
    ...quest,
    chests: quest.chests.filter(({ at }) => inside(at)),
    figures: quest.figures.filter(({ at }) => inside(at)),
    searches: quest.searches.filter((search) => 'every' in search || inside(search.at)),
    specials,
    victory: goalsBy(quest, (at) => (inside(at) ? [at] : [])),
  });
}
