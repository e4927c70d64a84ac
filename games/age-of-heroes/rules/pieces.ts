// Who stands where, and what a counter can do by itself.

import type { Seat } from '@skald/kernel';
import {
  type Area,
  COUNTER,
  type CounterId,
  EON_MOVEMENT,
  FAXI_FACTOR,
  type HeroId,
  ITEM,
  type Item,
  isJarlId,
  isMonsterId,
  isSword,
  type JarlId,
  type MonsterId,
  OGAL_COMBAT,
  type Sword,
  WORSHIP_TURNS,
} from '../content/index.ts';
import type { Piece, Player, State } from './state.ts';
import { part, type SumPart } from './sums.ts';

export function findPiece({ pieces }: State, id: string): Piece | null {
  for (let i = 0; i < pieces.length; i++) {
    const one = pieces[i];
    if (one?.id === id) return one;
  }
  return null;
}

/** A counter that must be on the map. */
export function piece(state: State, id: string): Piece {
  const found = findPiece(state, id);
  if (found === null) throw new Error(`${id} is not on the map`);
  return found;
}

export function piecesIn(state: State, area: Area): Piece[] {
  const found: Piece[] = [];
  for (const one of state.pieces) if (one.area === area) found.push(one);
  return found;
}

/** The player's counters: his hero first, then his jarls in the order of his list. */
export function ownPieces(state: State, seat: Seat): Piece[] {
  const hero = heroPiece(state, seat);
  const own: Piece[] = hero === null ? [] : [hero];
  for (const one of state.pieces) if (one.owner === seat && one !== hero) own.push(one);
  return own;
}

export function jarlsOf(state: State, seat: Seat): Piece[] {
  const hero = heroPiece(state, seat);
  const jarls: Piece[] = [];
  for (const one of state.pieces) if (one.owner === seat && one !== hero) jarls.push(one);
  return jarls;
}

/** The living hero of a seat; null when he is dead or gone. */
export function heroPiece(state: State, seat: Seat): Piece | null {
  const player = state.players[seat];
  return player?.status === 'alive' && player.counter !== null ? findPiece(state, player.counter) : null;
}

/** A counter of a player. */
export type Owned = Piece & { owner: Seat };

export const isHero = (state: State, one: Piece): one is Owned =>
  one.owner !== null &&
  state.players[one.owner]?.counter === one.id &&
  state.players[one.owner]?.status === 'alive';

/** A jarl turned hero is no jarl. AOH-RULING-50, -92 */
export const isJarl = (state: State, one: Piece): boolean => isJarlId(one.id) && !isHero(state, one);

/** Whose it is: it serves somebody. */
export function seatOf({ id, owner }: Piece): Seat {
  if (owner === null) throw new Error(`${id} is nobody’s`);
  return owner;
}

/** The hero that a player has chosen. */
export function heroOf({ hero }: Player): HeroId {
  if (hero === null) throw new Error('no hero is chosen yet');
  return hero;
}

/** Who it is: it is a jarl. */
export function jarlId({ id }: Piece): JarlId {
  if (!isJarlId(id)) throw new Error(`${id} is no jarl`);
  return id;
}

/** Who it is: it is a monster. */
export function monsterId({ id }: Piece): MonsterId {
  if (!isMonsterId(id)) throw new Error(`${id} is no monster`);
  return id;
}

export const isMonster = (one: Piece): boolean => isMonsterId(one.id);

export const independentJarl = (one: Piece): boolean => one.owner === null && isJarlId(one.id);

/** What a counter is called by those who must not know a face-down jarl. AOH-RULING-94 */
export const publicName = (one: Piece): string => (one.faceUp ? one.id : `jarl-${one.token}`);

export const swordOf = (one: Piece): Sword | null => one.items.find(isSword) ?? null;

export const has = (one: Piece, item: Item): boolean => one.items.includes(item);

/** AOH-RUNE-10, AOH-SPELL-06, AOH-RULING-28 */
export function combatFactor(state: State, one: Piece, list?: SumPart[]): number {
  let sum = part(one.id, COUNTER[one.id].cf, list);
  if (isHero(state, one) && state.players[one.owner]?.rune === 'ogal') sum += part('ogal', OGAL_COMBAT, list);
  if (one.hail > 0) sum += part('hagall', -Math.min(one.hail, sum), list);
  return sum;
}

/** AOH-RULING-59 */
export function movementFactor(state: State, one: Piece, riding = false, list?: SumPart[]): number {
  let sum = part(one.id, COUNTER[one.id].mf * (riding ? FAXI_FACTOR : 1), list);
  if (isHero(state, one) && state.players[one.owner]?.rune === 'eon') sum += part('eon', EON_MOVEMENT, list);
  if (has(one, 'magic-shirt')) sum += part('magic-shirt', ITEM['magic-shirt'].movement, list);
  return sum;
}

/** AOH-RULING-30 */
export const losesTurn = (state: State, one: Piece): boolean =>
  one.lostFrom <= state.turn && state.turn <= one.lostUntil;

/** Two lost turns add up to the next two. AOH-RULING-31 */
export function loseNextTurn(state: State, one: Piece): void {
  if (one.lostUntil >= state.turn) one.lostUntil += 1;
  else one.lostFrom = one.lostUntil = state.turn + 1;
}

/** The turns after the wound belong to Frey. AOH-RULING-64 */
export function worships(state: State, seat: Seat): boolean {
  const until = state.players[seat]?.worshipUntil ?? 0;
  return until - WORSHIP_TURNS < state.turn && state.turn <= until;
}

export function newPiece(id: CounterId, area: Area, owner: Seat | null, token: number): Piece {
  return {
    id,
    token,
    area,
    owner,
    faceUp: token === 0,
    items: [],
    purse: 0,
    arrived: area,
    hail: 0,
    seaBan: 0,
    lostFrom: 0,
    lostUntil: 0,
    moved: false,
    barred: false,
    attacked: [],
  };
}

export function removePiece(state: State, one: Piece): void {
  state.pieces.splice(state.pieces.indexOf(one), 1);
}
