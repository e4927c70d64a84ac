// One side in words: its armies with what is known of them, and its cards.

import type { Seat } from '@skald/kernel';
import { joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import { type Card, geographyOf, type Hex, type Side, sideOf } from '../content/index.ts';
import { isSmall, ownerOf } from '../rules/armies.ts';
import type { Army, State } from '../rules/state.ts';
import { HIDDEN, UNKNOWN } from '../rules/view.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { spotOf } from '../text/spots.ts';

export function sheet(view: State, seat: Seat, reader: Seat | null, language: Language): Section {
  const words = BOARD_WORDS[language];
  const side = view.sides[seat] as Side;
  const armies = view.armies.filter(({ id }) => sideOf(id) === side);
  return {
    part: 'sheet',
    heading: [
      ofSeat(NAMES[language].side(side), seat),
      ...(seat === reader ? [plain(` (${words.you})`)] : []),
    ],
    lines: [
      ...armies.map((army) => armyLine(view, army, seat === reader, language)),
      handLine(view.hands[seat] ?? [], language),
      ...((view.lost[seat] ?? 0) > 0 ? [[plain(words.pointsLost(view.lost[seat] as number))]] : []),
    ],
  };
}

/** Name and points: “Raoul 5”, or “Thorkel ?” for somebody whose strength is hidden. */
export const armySpans = (view: State, { id, points }: Army, language: Language): Line => [
  ofSeat(NAMES[language].army(id), ownerOf(view, id)),
  points === HIDDEN ? toned(' ?', 'hidden') : plain(` ${points}`),
];

/** “Raoul de Montfleur: 5 points at E5, has moved” */
function armyLine(view: State, army: Army, own: boolean, language: Language): Line {
  const words = BOARD_WORDS[language];
  const names = NAMES[language];
  const name = ofSeat(names.title(army.id), ownerOf(view, army.id));
  if (army.points === 0) return [name, plain(': '), toned(words.lost, 'bad')];
  const strength =
    army.points === HIDDEN
      ? toned(words.unknownPoints, 'hidden')
      : plain(words.points(army.points) + (own && !army.shown ? ` (${words.onlyYouKnow})` : ''));
  const where = army.at === null ? words.waiting : names.at(spotOf(view.map, army.at, language));
  return [name, plain(': '), strength, plain(`, ${where}`), ...conditions(view, army, language)];
}

function conditions(view: State, army: Army, language: Language): Line {
  const words = BOARD_WORDS[language];
  const burns = pillagesTonight(view, army);
  const notes: Line[] = [
    ...(isSmall(army) ? [[toned(words.small, 'bad')]] : []),
    ...(army.moved ? [[toned(words.moved, 'faint')]] : []),
    ...(army.fought ? [[toned(words.fought, 'faint')]] : []),
    ...(army.march > 0 ? [[plain(words.march(army.march))]] : []),
    ...(army.siege > 0 ? [[plain(words.siege(army.siege, view.options.castleTurns))]] : []),
    ...(burns === null
      ? []
      : [[toned(words.stays(NAMES[language].spot(spotOf(view.map, burns, language))), 'bad')]]),
  ];
  return notes.flatMap((note) => [plain(', '), ...note]);
}

/** The village it will pillage, as far as one can see: it was there when the turn began, and nobody has stirred it. CAM-RULING-13 */
function pillagesTonight(view: State, army: Army): Hex | null {
  const { at, stood, stirred, fought, wasSmall, id } = army;
  if (sideOf(id) !== 'vikings' || at === null || at === 'ship' || at !== stood) return null;
  if (stirred || fought || wasSmall || isSmall(army)) return null;
  return geographyOf(view.map).villages.includes(at) && !view.pillaged.includes(at) ? at : null;
}

/** One's own cards by name, the others' by number. */
function handLine(hand: readonly Card[], language: Language): Line {
  const words = BOARD_WORDS[language];
  const label = toned(`${words.hand}: `, 'faint');
  if (hand.length === 0) return [label, plain(words.nothing)];
  if ((hand as readonly string[]).includes(UNKNOWN))
    return [label, toned(words.cardCount(hand.length), 'hidden')];
  return [label, ...joined(hand.map((card): Line => [toned(NAMES[language].cards[card], 'thing')]))];
}
