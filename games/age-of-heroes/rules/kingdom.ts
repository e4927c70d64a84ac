// Kingdoms, taxes and purses. AOH-KING

import { isOneOf, next, type Seat } from '@skald/kernel';
import { AREA, type Area, areaOrder, GEOFU_MARKS, isLand, type Land } from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { heroPiece, jarlId, jarlsOf, piece } from './pieces.ts';
import { type Piece, type Player, playerOf, type State, type Steps, type Table } from './state.ts';

/** Whether a player may attack this area. AOH-KING-01, AOH-RULING-29, -77 */
export function canConquer(state: State, seat: Seat, area: Area): area is Land {
  return isLand(area) && !state.iced.includes(area) && !playerOf(state, seat).kingdom.includes(area);
}

export const holdsLand = ({ kingdom }: Player, area: Area): boolean => isOneOf(kingdom, area);

export function ownerOf(state: State, area: Area): Seat | null {
  const seat = state.players.findIndex((player) => holdsLand(player, area));
  return seat < 0 ? null : seat;
}

/** AOH-KING-03, AOH-RULING-77 */
export function winLand(table: Table, seat: Seat, land: Land): void {
  const { state } = table;
  const from = ownerOf(state, land);
  if (from !== null) freeLand(state, from, land);
  state.players[seat]?.kingdom.push(land);
  state.players[seat]?.kingdom.sort(areaOrder);
  table.tell?.({ type: 'landWon', seat, area: land, from });
}

export function freeLand(state: State, seat: Seat, land: Land): void {
  const kingdom = playerOf(state, seat).kingdom;
  kingdom.splice(kingdom.indexOf(land), 1);
}

/** Hero and jarl in one area: the whole purse goes to the hoard. AOH-KING-12, -14, AOH-RULING-80 */
export function handOver(table: Table, seat: Seat): void {
  const { state } = table;
  const hero = heroPiece(state, seat);
  if (hero === null) return;
  for (const jarl of state.pieces) {
    if (jarl.purse === 0 || jarl.owner !== seat || jarl.area !== hero.area) continue;
    const marks = jarl.purse;
    playerOf(state, seat).hoard += marks;
    jarl.purse = 0;
    table.tell?.({ type: 'handedOver', seat, jarl: jarlId(jarl), marks, area: hero.area });
  }
}

/** A jarl who leaves the service takes nothing along. AOH-RULING-62, -83 */
export function lostWithoutPurse(jarl: Piece): void {
  jarl.purse = 0;
}

/** AOH-KING-08 */
const yieldOf = (player: Player, land: Land): number =>
  AREA[land].tax + (player.rune === 'geofu' ? GEOFU_MARKS : 0);

export const kingdomSteps: Steps<'taxes' | 'taxHolder'> = {
  /** In turn order, areas in code order. AOH-RULING-16 */
  taxes(table) {
    const { state } = table;
    state.phase = 'taxes';
    table.tell?.({ type: 'phase', phase: 'taxes', seat: null });
    const open: FrameOf<'taxHolder'>[] = [];
    for (const seat of state.order)
      for (const land of [...playerOf(state, seat).kingdom]) {
        const question = tax(table, seat, land);
        if (question !== null) open.push(question);
      }
    next(table, ...open);
  },

  /** Several jarls, no hero: the player says who carries the taxes. AOH-RULING-78 */
  taxHolder: {
    options: (state, frame, seat) =>
      jarlsOf(state, seat)
        .filter((jarl) => jarl.area === frame.area)
        .map((jarl) => ({ act: 'holder', jarl: jarlId(jarl) })),
    answer(table, frame, choice, seat) {
      giveToJarl(table, seat, frame.area, frame.marks, piece(table.state, choice.jarl));
    },
  },
};

/** AOH-KING-07, -09 to -11. A question where the player must say who gets the taxes. */
function tax(table: Table, seat: Seat, land: Land): FrameOf<'taxHolder'> | null {
  const { state } = table;
  const player = playerOf(state, seat);
  const hero = heroPiece(state, seat);
  const marks = yieldOf(player, land);
  const [jarl, ...others] = jarlsOf(state, seat).filter((one) => one.area === land);
  if (hero?.area === land) {
    player.hoard += marks;
    table.tell?.({ type: 'taxed', seat, area: land, marks, jarl: null });
  } else if (jarl === undefined) {
    freeLand(state, seat, land);
    table.tell?.({ type: 'landLost', seat, area: land });
  } else if (others.length === 0) giveToJarl(table, seat, land, marks, jarl);
  else return { step: 'taxHolder', seat, area: land, marks };
  return null;
}

function giveToJarl(table: Table, seat: Seat, area: Land, marks: number, jarl: Piece): void {
  jarl.purse += marks;
  table.tell?.({ type: 'taxed', seat, area, marks, jarl: jarlId(jarl) });
}
