// Swords and treasures: dropped, taken, lent, traded, shown. AOH-SWORD, AOH-TREAS

import { isOneOf, next, type Seat } from '@skald/kernel';
import { type Item, isJarlId, isSword, type MonsterId, TREASURES, type Treasure } from '../content/index.ts';
import type { ChoiceOf } from './choices.ts';
import type { EventOf } from './events.ts';
import { handOver } from './kingdom.ts';
import { adjacent } from './paths.ts';
import { findPiece, has, isHero, ownPieces, piece, swordOf } from './pieces.ts';
import { type Piece, playerOf, type State, type Steps, type Table } from './state.ts';

/** What a dragon guards. */
function hoardOf({ hoards }: State, dragon: MonsterId): State['hoards'][number] {
  const hoard = hoards.find((one) => one.dragon === dragon);
  if (hoard === undefined) throw new Error(`${dragon} guards nothing`);
  return hoard;
}

const isTreasure = (item: Item): item is Treasure => isOneOf(TREASURES, item);

/** From now on everybody knows who has it. AOH-RULING-94. The holder learns nothing: he may take it back. */
export function show(table: Table, holder: Piece, item: Treasure): void {
  if (table.state.shown.includes(item)) return;
  table.state.shown.push(item);
  table.tell?.({ type: 'showed', counter: holder.id, item });
}

/** All a counter has lies in its area, face up. AOH-SWORD-10, -11, AOH-RULING-53 */
export function dropItems(table: Table, one: Piece): void {
  for (const item of one.items.splice(0)) drop(table, one, item);
}

function drop(table: Table, one: Piece, item: Item): void {
  const { state } = table;
  state.ground.push({ item, area: one.area });
  if (isTreasure(item) && !state.shown.includes(item)) state.shown.push(item);
  table.tell?.({ type: 'dropped', counter: one.id, item, area: one.area });
}

/** Asks a counter that has ended its movement whether it takes what lies there. AOH-SWORD-12 */
export function offerPickUp(table: Table, seat: Seat, one: Piece): void {
  const items = table.state.ground.filter(({ area }) => area === one.area).map(({ item }) => item);
  if (items.length > 0) next(table, { step: 'pickUp', seat, counter: one.id, items });
}

/** Every way to hand an item to a comrade in the same area. AOH-RULING-52 */
export function lendings(state: State, seat: Seat): Extract<ChoiceOf<'move'>, { act: 'lend' }>[] {
  if (!state.options.lending) return [];
  const own = ownPieces(state, seat);
  if (own.length < 2) return [];
  return own.flatMap((from) =>
    from.items.flatMap((item) =>
      own
        .filter((to) => to !== from && to.area === from.area)
        .map((to) => ({ act: 'lend' as const, item, from: from.id, to: to.id })),
    ),
  );
}

/** Two counters with a sword each exchange them: nobody holds two. AOH-RULING-51 */
export function lend(table: Table, seat: Seat, choice: Extract<ChoiceOf<'move'>, { act: 'lend' }>): void {
  const from = piece(table.state, choice.from);
  const to = piece(table.state, choice.to);
  const back = isSword(choice.item) ? swordOf(to) : null;
  pass(from, to, choice.item);
  if (back !== null) pass(to, from, back);
  const told = { type: 'lent' as const, seat, giver: choice.from, taker: choice.to };
  tellWhoMayKnow(table, seat, choice.item, told);
}

function pass(from: Piece, to: Piece, item: Item): void {
  from.items.splice(from.items.indexOf(item), 1);
  to.items.push(item);
}

/** The dragons that a wearer of the necklace could trade with from where he stands. AOH-TREAS-05 */
export function dragonsToTradeWith(state: State, seat: Seat, wearer: Piece): MonsterId[] {
  if (state.players[seat]?.traded || !has(wearer, 'brosung-necklace')) return [];
  return state.hoards
    .filter(({ dragon }) => state.pieces.some((one) => one.id === dragon && adjacent(one.area, wearer.area)))
    .map(({ dragon }) => dragon);
}

/** Blind, and not to be undone. AOH-TREAS-06, AOH-RULING-57 */
export function trade(table: Table, seat: Seat, wearer: Piece, dragon: MonsterId): void {
  const { state } = table;
  const player = playerOf(state, seat);
  const hoard = hoardOf(state, dragon);
  player.traded = true;
  show(table, wearer, 'brosung-necklace');
  wearer.items.splice(wearer.items.indexOf('brosung-necklace'), 1);
  const { treasure, marks } = hoard;
  hoard.treasure = 'brosung-necklace';
  hoard.marks = 0;
  table.reveal();
  const told = { type: 'traded' as const, counter: wearer.id, dragon, marks };
  tellWhoMayKnow(table, seat, treasure, told);
  take(state, seat, wearer, treasure, marks);
}

/** AOH-TREAS-15, AOH-RULING-56 */
export function takeSpoils(table: Table, seat: Seat, taker: Piece, dragon: MonsterId): void {
  const { state } = table;
  const hoard = hoardOf(state, dragon);
  const { treasure, marks } = hoard;
  hoard.treasure = null;
  hoard.marks = 0;
  const told = { type: 'spoils' as const, seat, counter: taker.id, dragon, marks };
  tellWhoMayKnow(table, seat, treasure, told);
  take(state, seat, taker, treasure, marks);
  handOver(table, seat);
}

function take(state: State, seat: Seat, taker: Piece, treasure: Treasure | null, marks: number): void {
  if (treasure !== null) taker.items.push(treasure);
  if (isHero(state, taker)) playerOf(state, seat).hoard += marks;
  else taker.purse += marks;
}

/** The finder learns what it is; the others only while treasures lie open. AOH-TREAS-13, AOH-RULING-94 */
function tellWhoMayKnow(table: Table, seat: Seat, item: Item | null, told: Telling): void {
  const open = item === null || isSword(item) || table.state.shown.includes(item);
  if (open) table.tell?.({ ...told, item });
  else {
    table.tell?.({ ...told, item, only: [seat] });
    table.tell?.({ ...told, item: null, but: [seat] });
  }
}

/** An event about an item, its item yet to be filled in. */
type Telling =
  | Omit<EventOf<'traded'>, 'item'>
  | Omit<EventOf<'spoils'>, 'item'>
  | Omit<EventOf<'lent'>, 'item'>;

export const itemSteps: Steps<'pickUp' | 'spoils'> = {
  pickUp: {
    options: (state, frame) => [
      ...frame.items
        .filter((item) => lies(state, item, piece(state, frame.counter)))
        .map((item) => ({ act: 'take' as const, item })),
      { act: 'leave' },
    ],
    answer(table, frame, choice, seat) {
      if (choice.act === 'leave') return;
      const { state } = table;
      const one = piece(state, frame.counter);
      const old = isSword(choice.item) ? swordOf(one) : null;
      state.ground.splice(
        state.ground.findIndex(({ item }) => item === choice.item),
        1,
      );
      one.items.push(choice.item);
      table.tell?.({ type: 'took', counter: one.id, item: choice.item, area: one.area });
      if (old !== null) {
        one.items.splice(one.items.indexOf(old), 1);
        drop(table, one, old);
      }
      const items = frame.items.filter((item) => item !== choice.item);
      if (items.length > 0) next(table, { step: 'pickUp', seat, counter: frame.counter, items });
    },
  },

  /** Jarls alone slew the dragon: their player says who takes what it had. */
  spoils: {
    options: (state, _frame, seat) =>
      (state.battle?.attackers ?? [])
        .filter(isJarlId)
        .filter((id) => findPiece(state, id)?.owner === seat)
        .map((jarl) => ({ act: 'give', jarl })),
    answer(table, frame, choice, seat) {
      takeSpoils(table, seat, piece(table.state, choice.jarl), frame.dragon);
    },
  },
};

const lies = (state: State, item: Item, one: Piece): boolean =>
  state.ground.some((lying) => lying.item === item && lying.area === one.area);
