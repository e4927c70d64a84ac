// What comes into play: the first part of the dungeon, and what lies behind a door that opens. DUN-SETUP-08,
// DUN-FURN-24 to -26, DUN-RULING-11 and -34.

import { placeOf } from '@skald/games/grid-kit';
import type { Layout, Square } from '../content/index.ts';
import { openUnbarred } from './bars.ts';
import { askFacing, defaultFacing } from './facing.ts';
import { layout, newId, newModel, overlordSeat, quest, spellCards, terrain } from './models.ts';
import type { Bar, Model, State, Table } from './state.ts';

/** Sets up whatever is in sight now and was not before. */
export function revealNew(table: Table, before: Uint8Array | null): void {
  const { state } = table;
  const drawn = layout(state);
  const { revealed } = terrain(state);
  const isNew = (square: Square): boolean => revealed[square] === 1 && before?.[square] !== 1;
  const squares = [...revealed.keys()].filter(isNew);
  if (squares.length > 0) {
    table.reveal();
    const bones = drawn.bones.filter(isNew).map((square) => placeOf(drawn, square));
    for (const [x, y] of bones) state.bones.push({ x, y, piles: 1 });
    state.bars.push(...barsIn(state, drawn, isNew));
    table.tell?.({ type: 'revealed', squares: squares.map((square) => placeOf(drawn, square)), bones });
    setUpFigures(table, drawn, isNew);
  }
  openUnbarred(table);
}

/** The doors, Weak Spots and chests that can be seen now. DUN-FURN-06, -09 */
function barsIn(state: State, drawn: Layout, isNew: (square: Square) => boolean): Bar[] {
  const barriers = drawn.barriers.map(({ mark, squares: [square = 0], lock, ward, weakSpot }) => ({
    square,
    what: weakSpot ? ('weakSpot' as const) : ('door' as const),
    lock,
    ward: Math.max(0, ward - waned(state, mark)),
  }));
  const chests = drawn.chests.map(({ square, lock, ward }) => ({
    square,
    what: 'chest' as const,
    lock,
    ward,
  }));
  return [...barriers, ...chests]
    .filter(({ square }) => isNew(square))
    .map(({ square, what, lock, ward }) => {
      const [x, y] = placeOf(drawn, square);
      return { x, y, what, lock, ward };
    });
}

/** How far objects that were taken have lowered a Ward before anybody saw it. DUN-ADV-10 */
const waned = (state: State, mark: string): number =>
  quest(state).specials.reduce(
    (sum, special) =>
      special.type === 'unseals' && special.door === mark
        ? sum + special.by * state.taken.filter((object) => object === special.object).length
        : sum,
    0,
  );

/** The Overlord sets up the area; nobody strikes at what was there all along. DUN-FURN-26, DUN-RULING-11 */
function setUpFigures(table: Table, drawn: Layout, isNew: (square: Square) => boolean): void {
  const { state } = table;
  const figures = drawn.figures.filter(({ square }) => isNew(square));
  const placed = figures.map(
    ({ type, square, wounds, items }): Model => ({
      ...newModel(newId(state, type), type, placeOf(drawn, square), 'N'),
      wounds,
      items: [...items],
      spells: spellCards(type),
    }),
  );
  state.models.push(...placed);
  const undecided = placed.filter((one, i) => {
    const { facing } = figures[i] as (typeof figures)[number];
    one.facing = facing ?? defaultFacing(state, one);
    return facing === null;
  });
  for (const one of placed)
    table.tell?.({
      type: 'appeared',
      model: one.id,
      modelType: one.type,
      x: one.x,
      y: one.y,
      facing: one.facing,
      how: state.phase === 'setUp' ? 'start' : 'revealed',
    });
  askFacing(table, overlordSeat(state), undecided);
}
