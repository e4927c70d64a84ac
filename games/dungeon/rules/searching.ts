// Searching furniture and pulling levers. DUN-RULING-39, DUN-ADV-06, -08

import { placeOf, squareAt } from '@skald/games/grid-kit';
import { type Item, onDie, type Place, type Search } from '../content/index.ts';
import { gain } from './belongings.ts';
import { leversLeft } from './exits.ts';
import { hasInFrontArc } from './geometry/arcs.ts';
import { baseOf, isHeroModel, layout, quest, terrain, threateners } from './models.ts';
import type { Model, State, Table } from './state.ts';

const same = ([x, y]: Place, [otherX, otherY]: Place): boolean => x === otherX && y === otherY;

/** What the quest says about a piece of furniture; null where there is nothing to search. */
function searchOf(state: State, piece: number): Search | null {
  const drawn = layout(state);
  const { kind } = drawn.pieces[piece] as (typeof drawn.pieces)[number];
  const here = (search: Search): boolean =>
    'at' in search ? drawn.pieceAt[squareAt(drawn, search.at)] === piece : search.every === kind;
  return quest(state).searches.find(here) ?? null;
}

const firstPlace = (state: State, piece: number): Place =>
  placeOf(layout(state), layout(state).pieces[piece]?.squares[0] as number);

/** Unsearched pieces before a Hero whom no enemy keeps busy. */
export function searchable(state: State, one: Model): Place[] {
  if (quest(state).searches.length === 0 || !isHeroModel(one) || threateners(state, one).length > 0)
    return [];
  return piecesBefore(state, one)
    .filter((piece) => searchOf(state, piece) !== null)
    .map((piece) => firstPlace(state, piece))
    .filter((place) => !state.searched.some((other) => same(place, other)));
}

/** Furniture with a square in the front arc, by its place in the layout. */
function piecesBefore(state: State, one: Model): number[] {
  const { grid } = terrain(state);
  const base = baseOf(state, one);
  return layout(state).pieces.flatMap(({ squares }, piece) =>
    squares.some((square) => hasInFrontArc(grid, base, { square, size: 1 })) ? [piece] : [],
  );
}

export function search(table: Table, one: Model, place: Place): void {
  const { state } = table;
  const drawn = layout(state);
  const piece = drawn.pieceAt[squareAt(drawn, place)] as number;
  const found = findings(table, searchOf(state, piece) as Search);
  state.searched.push(place);
  table.reveal();
  table.tell?.({ type: 'searched', hero: one.id, x: place[0], y: place[1], found: [...found] });
  for (const item of found) gain(table, one, item);
}

/** What lies there, or what a die gives; each such prize only once. DUN-ADV-06 */
function findings(table: Table, what: Search): readonly Item[] {
  if ('items' in what) return what.items;
  const prize = onDie(what.roll, table.roll(6, 'search'));
  const { prizes } = table.state;
  if (prize === null || prizes.includes(prize)) return [];
  prizes.push(prize);
  return [prize];
}

export function pullable(state: State, one: Model): Place[] {
  if (!isHeroModel(one)) return [];
  const levers = quest(state).specials.flatMap((special) => (special.type === 'levers' ? special.at : []));
  const { grid } = terrain(state);
  const base = baseOf(state, one);
  return levers.filter(
    (place) =>
      !state.pulled.some((other) => same(place, other)) &&
      hasInFrontArc(grid, base, { square: squareAt(grid, place), size: 1 }),
  );
}

export function pull(table: Table, one: Model, [x, y]: Place): void {
  const { state } = table;
  state.pulled.push([x, y]);
  table.tell?.({ type: 'pulled', hero: one.id, x, y, left: leversLeft(state) });
}
