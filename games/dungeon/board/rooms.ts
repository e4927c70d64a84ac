// Room by room: who is there, doors with locks and Wards, furniture, bones, exits. Only the Overlord's view draws rooms
// that nobody has discovered.

import { placeOf, squareAt } from '@skald/games/grid-kit';
import { capital, joined, type Language, type Line, ofSeat, plain, type Section, toned } from '@skald/text';
import type { Layout, Piece, Square } from '../content/index.ts';
import { layout, quest, seatOf, squaresUnder, terrain } from '../rules/models.ts';
import { barAt } from '../rules/numbers.ts';
import type { State } from '../rules/state.ts';
import { BOARD_WORDS } from '../text/board.ts';
import { NAMES } from '../text/names.ts';
import { squareLabel } from '../text/squares.ts';

export function roomSections(view: State, language: Language): Section[] {
  const drawn = layout(view);
  const rooms = new Map<number, Square[]>();
  drawn.zoneAt.forEach((zone, square) => {
    if (zone < 0 || drawn.floor[square] !== 1) return;
    const known = rooms.get(zone);
    if (known === undefined) rooms.set(zone, [square]);
    else known.push(square);
  });
  return [...rooms.values()].map((squares, i) => room(view, drawn, squares, i + 1, language));
}

function room(
  view: State,
  drawn: Layout,
  squares: readonly Square[],
  number: number,
  language: Language,
): Section {
  const words = BOARD_WORDS[language];
  const known = squares.some((square) => terrain(view).revealed[square] === 1);
  const inside = new Set(squares);
  const here = (square: Square): boolean => inside.has(square);
  return {
    part: 'map',
    heading: [
      toned(words.room(number, ...corners(drawn, squares)), 'land'),
      ...(known ? [] : [toned(`, ${words.hiddenRoom}`, 'hidden')]),
    ],
    lines: [
      ...figureLines(view, drawn, here, known, language),
      ...doorLines(view, drawn, squares, language),
      ...drawn.pieces
        .filter(({ squares: [first = -1] }) => here(first))
        .map((piece) => pieceLine(view, drawn, piece, language)),
      ...smallThings(view, drawn, here, known, language),
    ],
  };
}

function corners(drawn: Layout, squares: readonly Square[]): [string, string] {
  const places = squares.map((square) => placeOf(drawn, square));
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return [squareLabel([Math.min(...xs), Math.min(...ys)]), squareLabel([Math.max(...xs), Math.max(...ys)])];
}

/** “Orlaf C4 north, Zombie 1 D4 west”; in a room that nobody has discovered, what waits there. */
function figureLines(
  view: State,
  drawn: Layout,
  here: (square: Square) => boolean,
  known: boolean,
  language: Language,
): Line[] {
  const names = NAMES[language];
  const standing = view.models
    .filter(({ x, y }) => here(squareAt(drawn, [x, y])))
    .map(
      (one): Line => [
        ofSeat(names.model(one.id), seatOf(view, one)),
        plain(` ${squareLabel([one.x, one.y])} (${names.facings[one.facing]})`),
      ],
    );
  const waiting = known
    ? []
    : drawn.figures
        .filter(({ square }) => here(square))
        .map(
          ({ type, square }): Line => [
            toned(names.type(type), 'hidden'),
            plain(` ${squareLabel(placeOf(drawn, square))}`),
          ],
        );
  const all = [...standing, ...waiting];
  return all.length === 0 ? [] : [joined(all)];
}

/** The doors and Weak Spots in its walls. */
function doorLines(view: State, drawn: Layout, squares: readonly Square[], language: Language): Line[] {
  const { grid } = terrain(view);
  const { width } = grid;
  const beside = new Set(
    squares.flatMap((square) => [square - 1, square + 1, square - width, square + width]),
  );
  return drawn.barriers
    .filter((barrier) => barrier.squares.some((square) => beside.has(square)))
    .map(({ squares: [first = 0, ...rest], weakSpot, lock, ward }) => {
      const at = placeOf(drawn, first);
      const open = view.dungeon.open.some(([x, y]) => x === at[0] && y === at[1]);
      const bar = barAt(view, at) ?? { lock, ward };
      return thingLine(
        NAMES[language].thing(weakSpot ? 'weakSpot' : 'door'),
        [first, ...rest].map((square) => squareLabel(placeOf(drawn, square))),
        [
          ...(open ? [BOARD_WORDS[language].open] : locks(bar, language)),
          ...insideDoor(view, drawn, new Set([first, ...rest]), language),
        ],
      );
    });
}

/** Who stands and what lies in a doorway, which belongs to no room. */
function insideDoor(view: State, drawn: Layout, door: ReadonlySet<Square>, language: Language): string[] {
  const names = NAMES[language];
  const words = BOARD_WORDS[language];
  const isIn = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    door.has(squareAt(drawn, [x, y]));
  const at = ({ x, y }: { readonly x: number; readonly y: number }): string =>
    door.size === 1 ? '' : ` ${squareLabel([x, y])}`;
  return [
    ...view.models
      .filter((one) => squaresUnder(view, one).some((square) => door.has(square)))
      .map((one) => `${names.model(one.id)}${at(one)} (${names.facings[one.facing]})`),
    ...view.bones
      .filter(isIn)
      .map((pile) => `${words.bones}${at(pile)}${pile.piles > 1 ? ` (${pile.piles})` : ''}`),
    ...view.ground.filter(isIn).map((thing) => `${names.item(thing.item)}${at(thing)}`),
  ];
}

function pieceLine(view: State, drawn: Layout, { kind, squares }: Piece, language: Language): Line {
  const words = BOARD_WORDS[language];
  const at = placeOf(drawn, squares[0] ?? 0);
  const isIn = (places: readonly (readonly [number, number])[]): boolean =>
    places.some(([x, y]) => squares.includes(squareAt(drawn, [x, y])));
  const chest = drawn.chests.find(({ square }) => square === squares[0]);
  const levers = quest(view).specials.flatMap((special) => (special.type === 'levers' ? special.at : []));
  const notes = [
    ...(chest === undefined
      ? []
      : isIn(view.opened)
        ? [words.open]
        : [...locks(barAt(view, at) ?? chest, language), ...contentNote(chest.contents, language)]),
    ...(isIn(view.searched) ? [words.searched] : []),
    ...(isIn(levers) ? [isIn(view.pulled) ? `${words.lever}, ${words.pulled}` : words.lever] : []),
  ];
  return thingLine(
    NAMES[language].thing(kind),
    squares.map((square) => squareLabel(placeOf(drawn, square))),
    notes,
  );
}

/** Only the Overlord's view knows what is in it. */
const contentNote = (contents: Layout['chests'][number]['contents'], language: Language): string[] =>
  contents.length === 0 ? [] : [BOARD_WORDS[language].contains(contents)];

const locks = (
  { lock, ward }: { readonly lock: Layout['barriers'][number]['lock']; readonly ward: number },
  language: Language,
): string[] => [
  ...(lock === null ? [] : [NAMES[language].lockValues(lock)]),
  ...(ward === 0 ? [] : [NAMES[language].ward(ward)]),
];

const thingLine = (name: string, squares: readonly string[], notes: readonly string[]): Line => [
  toned(capital(name), 'thing'),
  plain(` ${squares.join(' ')}${notes.length > 0 ? `: ${notes.join(', ')}` : ''}`),
];

function smallThings(
  view: State,
  drawn: Layout,
  here: (square: Square) => boolean,
  known: boolean,
  language: Language,
): Line[] {
  const words = BOARD_WORDS[language];
  const isHere = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    here(squareAt(drawn, [x, y]));
  const label = (square: Square): string => squareLabel(placeOf(drawn, square));
  const bones = known
    ? view.bones
        .filter(isHere)
        .map(({ x, y, piles }) => `${squareLabel([x, y])}${piles > 1 ? ` (${piles})` : ''}`)
    : drawn.bones.filter(here).map(label);
  const { caveIn } = view.dungeon;
  return [
    list(words.exits, drawn.exits.filter(here).map(label)),
    list(words.bones, bones),
    list(
      words.ground,
      view.ground
        .filter(isHere)
        .map(({ item, x, y }) => `${NAMES[language].item(item)} ${squareLabel([x, y])}`),
    ),
    list(
      words.walled,
      walledUp(view)
        .filter((at) => here(squareAt(drawn, at)))
        .map(squareLabel),
    ),
    list(
      capital(NAMES[language].thing('caveIn')),
      caveIn !== null && here(squareAt(drawn, caveIn)) ? [squareLabel(caveIn)] : [],
    ),
  ].flat();
}

/** The thresholds of the turning chamber that cannot be passed now. */
const walledUp = (view: State): [number, number][] =>
  quest(view).specials.flatMap((special) => {
    if (special.type !== 'turningChamber') return [];
    return view.dungeon.chamber === 'northSouth' ? special.eastWest : special.northSouth;
  });

const list = (label: string, entries: readonly string[]): Line[] =>
  entries.length === 0 ? [] : [[toned(`${label}: `, 'faint'), plain(entries.join(', '))]];
