// A square of the quest that is being drawn, as it is read aloud.

import type { Language } from '@skald/text';
import { type Barrier, type Item, isHero, layoutOf, type Place, type Quest } from '../../../content/index.ts';
import { BLANK, FURNITURE_LETTERS, MODEL_LETTERS } from '../../../content/quest/drawing.ts';
import { placesIn } from '../../../documents/index.ts';
import { NAMES } from '../../../text/names.ts';
import { squareLabel } from '../../../text/squares.ts';
import type { PlacedProblem } from './problems.ts';
import { type Drawn, letterAt, modelAt, pieceAt, samePlace, squareAt } from './squares.ts';
import { editorWords } from './words.ts';

/** What is there: “chest, a plain lock, holds Lucky Coin”. */
export function squareInWords(quest: Quest, place: Place, language: Language): string {
  const words = editorWords(language);
  const letter = letterAt(quest, place);
  if (letter === BLANK) return words.wallHere;
  const square = squareAt(quest, place);
  const { barriers, barrierAt, exits, bones } = layoutOf(quest);
  const barrier = barriers[barrierAt[square] ?? -1];
  const model = modelAt(quest, square);
  const parts: string[] = [];
  if (barrier?.weakSpot) parts.push(words.ground.weakSpot);
  else if (barrier) parts.push(words.doorHere(barrier.mark), ...shutInWords(barrier, language));
  else if (pieceAt(quest, square)) parts.push(...pieceInWords(quest, square, language));
  else if (model) parts.push(...modelInWords(model, language));
  else if (exits.includes(square)) parts.push(words.ground.exit);
  else if (bones.includes(square)) parts.push(words.bonesHere);
  else parts.push(partInWords(letter, language) ?? words.floorHere);
  return [...parts, ...specialsInWords(quest, place, language)].join(', ');
}

/** Half a table, three quarters of a troll. */
function partInWords(letter: string, language: Language): string | null {
  const names = NAMES[language];
  const [kind, type] = [FURNITURE_LETTERS[letter], MODEL_LETTERS[letter]];
  const what = kind !== undefined ? names.thing(kind) : type !== undefined ? names.type(type) : null;
  return what === null ? null : editorWords(language).strayHere(what);
}

function shutInWords({ lock, ward }: Pick<Barrier, 'lock' | 'ward'>, language: Language): string[] {
  const names = NAMES[language];
  return [...(lock === null ? [] : [names.lock(lock)]), ...(ward === 0 ? [] : [names.ward(ward)])];
}

function pieceInWords(quest: Quest, square: number, language: Language): string[] {
  const words = editorWords(language);
  const names = NAMES[language];
  const piece = pieceAt(quest, square);
  if (piece === undefined) return [];
  const items = (found: readonly Item[]): string => names.list(found.map(names.item));
  const chest = layoutOf(quest).chests.find((one) => piece.squares.includes(one.square));
  const search = quest.searches.find((one) => 'at' in one && piece.squares.includes(squareAt(quest, one.at)));
  return [
    names.thing(piece.kind),
    ...(chest ? shutInWords(chest, language) : []),
    ...(chest && chest.contents.length > 0 ? [words.holds(items(chest.contents))] : []),
    ...(search && 'at' in search ? [words.finds(items(search.items))] : []),
  ];
}

function modelInWords({ type, facing, wounds, items }: Drawn, language: Language): string[] {
  const words = editorWords(language);
  const names = NAMES[language];
  return [
    isHero(type) ? words.startsHere(names.type(type)) : names.type(type),
    ...(facing === null ? [] : [words.facing(names.facings[facing])]),
    ...(wounds > 0 ? [names.wounds(wounds)] : []),
    ...items.map((item) => names.item(item)),
  ];
}

function specialsInWords(quest: Quest, place: Place, language: Language): string[] {
  const words = editorWords(language);
  const among = (places: readonly Place[]): boolean => places.some((one) => samePlace(one, place));
  return quest.specials.flatMap((special) => {
    if (special.type === 'levers') return among(special.at) ? [words.lever] : [];
    if (special.type === 'caveIn') return among(placesIn(special.from, special.to)) ? [words.caveIn] : [];
    if (special.type !== 'turningChamber') return [];
    if (among([...special.northSouth, ...special.eastWest])) return [words.threshold];
    return among(placesIn(special.from, special.to)) ? [words.chamber] : [];
  });
}

/** The same with its label and what is wrong there. */
export function cursorInWords(
  quest: Quest,
  place: Place,
  problems: readonly PlacedProblem[],
  language: Language,
): string {
  const words = editorWords(language);
  const wrong = problems.filter(({ at }) => at !== null && samePlace(at, place));
  return [
    `${words.at(squareLabel(place), squareInWords(quest, place, language))}.`,
    ...wrong.map(({ text, advice }) => (advice ? words.advised(text) : words.wrong(text))),
  ].join(' ');
}
