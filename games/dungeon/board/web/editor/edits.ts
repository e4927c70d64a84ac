// What one can draw into a quest: each takes a document and gives another. Whether it is a good quest is for `check` to say.

import { FIRST_SPELLS } from '../../../content/adventures/danors-spells.ts';
import {
  FURNITURE,
  type FurnitureKind,
  isHero,
  isMinion,
  layoutOf,
  type ModelType,
  modelFacts,
  type Place,
  type Quest,
  SHAPES,
  type Square,
} from '../../../content/index.ts';
import {
  BLANK,
  BONES,
  EXIT,
  FURNITURE_LETTERS,
  MODEL_LETTERS,
  WEAK_SPOT,
} from '../../../content/quest/drawing.ts';
import { placesIn } from '../../../documents/index.ts';
import { settled, turned, withFigure } from './details.ts';
import {
  baseOf,
  coveredBy,
  letterAt,
  modelAt,
  modelsOf,
  onSheet,
  pieceAt,
  placeAt,
  squareAt,
  widthOf,
} from './squares.ts';

const FLOOR = '.';
const DIGITS = '1234567890';

export const GROUND = { floor: FLOOR, wall: BLANK, exit: EXIT, bones: BONES, weakSpot: WEAK_SPOT } as const;

const letterOf = (table: Readonly<Record<string, string>>, what: string): string =>
  Object.keys(table).find((letter) => table[letter] === what) ?? FLOOR;
export const modelLetter = (type: ModelType): string => letterOf(MODEL_LETTERS, type);
export const furnitureLetter = (kind: FurnitureKind): string => letterOf(FURNITURE_LETTERS, kind);

function written(quest: Quest, squares: readonly Square[], letter: string): Quest {
  const width = widthOf(quest);
  const rows = quest.map.map((row) => [...row]);
  for (const square of squares) {
    const row = rows[Math.floor(square / width)];
    if (row !== undefined) row[square % width] = letter;
  }
  return { ...quest, map: rows.map((row) => row.join('')) };
}

/** The squares without anything on them; where there was no floor there is still none. */
function swept(quest: Quest, squares: readonly Square[]): Quest {
  const floor = squares.filter((square) => letterAt(quest, placeAt(quest, square)) !== BLANK);
  return written(
    quest,
    floor.flatMap((square) => coveredBy(quest, square)),
    FLOOR,
  );
}

/** A letter in these squares instead of whatever stood there. */
function put(quest: Quest, squares: readonly Square[], letter: string): Quest {
  if (squares.every((square) => letterAt(quest, placeAt(quest, square)) === letter)) return quest;
  return settled(written(swept(quest, squares), squares, letter));
}

/** Floor, wall, exit, bones or a Weak Spot in one square. */
export const lay = (quest: Quest, place: Place, what: keyof typeof GROUND): Quest =>
  onSheet(quest, place) ? put(quest, [squareAt(quest, place)], GROUND[what]) : quest;

/** Floor from corner to corner; what stands there already stays. */
export function layRoom(quest: Quest, from: Place, to: Place): Quest {
  const blank = placesIn(from, to).filter(
    (place) => onSheet(quest, place) && letterAt(quest, place) === BLANK,
  );
  if (blank.length === 0) return quest;
  return settled(
    written(
      quest,
      blank.map((place) => squareAt(quest, place)),
      FLOOR,
    ),
  );
}

/** A door, or the second half of the one beside it. Ten are the most. */
export function hangDoor(quest: Quest, place: Place): Quest {
  if (!onSheet(quest, place) || /\d/.test(letterAt(quest, place))) return quest;
  const [x, y] = place;
  const half = layoutOf(quest).barriers.find(({ squares: [square = 0, second], weakSpot }) => {
    const [doorX, doorY] = placeAt(quest, square);
    return !weakSpot && second === undefined && Math.abs(doorX - x) + Math.abs(doorY - y) === 1;
  });
  const drawn = quest.map.join('');
  const mark = half?.mark ?? [...DIGITS].find((digit) => !drawn.includes(digit));
  return mark === undefined ? quest : put(quest, [squareAt(quest, place)], mark);
}

type Shape = readonly [wide: number, high: number];

/** The squares of a shape, moved inwards where it would stick out. */
function within(quest: Quest, [x, y]: Place, [wide, high]: Shape): Square[] {
  const left = Math.max(0, Math.min(x, widthOf(quest) - wide));
  const top = Math.max(0, Math.min(y, quest.map.length - high));
  return placesIn([left, top], [left + wide - 1, top + high - 1]).map((place) => squareAt(quest, place));
}

/** A piece of furniture; one of the same kind that is there already is turned. */
export function furnish(quest: Quest, place: Place, kind: FurnitureKind): Quest {
  if (!onSheet(quest, place)) return quest;
  const shapes: readonly Shape[] = SHAPES[FURNITURE[kind].squares];
  const there = pieceAt(quest, squareAt(quest, place));
  if (there?.kind !== kind)
    return put(quest, within(quest, place, shapes[0] ?? [1, 1]), furnitureLetter(kind));
  const lies = there.squares[1] === (there.squares[0] ?? 0) + 1;
  const other = shapes[lies ? 1 : 0];
  if (other === undefined || shapes.length === 1) return quest;
  const [first = 0] = there.squares;
  const cleared = written(quest, there.squares, FLOOR);
  return put(cleared, within(quest, placeAt(quest, first), other), furnitureLetter(kind));
}

/** A model; one of the same kind that is there already turns to the next side. Heroes and Bosses are moved: there is one of each. */
export function post(quest: Quest, place: Place, type: ModelType): Quest {
  if (!onSheet(quest, place)) return quest;
  const there = modelAt(quest, squareAt(quest, place));
  if (there?.type === type) return turned(quest, there);
  const before = isMinion(type) ? undefined : modelsOf(quest).find((one) => one.type === type);
  const lifted = before ? written(quest, baseOf(quest, type, before.square), FLOOR) : quest;
  const { size } = modelFacts(type);
  const base = within(quest, place, [size, size]);
  const posted = enlisted(put(lifted, base, modelLetter(type)), type);
  const details = before && quest.figures.find(({ at }) => squareAt(quest, at) === before.square);
  return details ? withFigure(posted, { ...details, at: placeAt(quest, base[0] ?? 0) }) : posted;
}

/** A Hero who is drawn takes part. */
function enlisted(quest: Quest, type: ModelType): Quest {
  if (!isHero(type) || quest.heroes.some(({ hero }) => hero === type)) return quest;
  const spells = type === 'danor' ? [...FIRST_SPELLS] : [];
  return { ...quest, heroes: [...quest.heroes, { hero: type, items: [], spells }] };
}

/** Takes part, or no longer: then he is not drawn either. One must be left. */
export function enlist(quest: Quest, type: Quest['heroes'][number]['hero'], takesPart: boolean): Quest {
  if (takesPart) return enlisted(quest, type);
  const heroes = quest.heroes.filter(({ hero }) => hero !== type);
  if (heroes.length === 0) return quest;
  const drawn = modelsOf(quest).filter((one) => one.type === type);
  return settled({
    ...written(
      quest,
      drawn.map(({ square }) => square),
      FLOOR,
    ),
    heroes,
  });
}

/** Without anything that reaches into one of these squares. */
export const cleared = (quest: Quest, places: readonly Place[]): Quest =>
  settled(
    swept(
      quest,
      places.map((place) => squareAt(quest, place)),
    ),
  );
