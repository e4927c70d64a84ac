// What a seat may know. AOH-RULING-94

import type { Seat } from '@skald/kernel';
import { type Item, isSword, type JarlId, type Treasure } from '../content/index.ts';
import { publicName } from './pieces.ts';
import type { Piece, State } from './state.ts';

/** Stands in a view for what the seat must not know. */
export const UNKNOWN = 'unknown';

const hiddenItem = UNKNOWN as Item;
const hiddenTreasure = UNKNOWN as Treasure;

/** The truth without what this seat must not know; everything else stays in its place, and nothing is changed. */
export function redact(truth: State, seat: Seat | null): State {
  const { piles, battle } = truth;
  const { hiddenTreasures } = truth.options;
  return {
    ...truth,
    pieces: truth.pieces.map((one) => veiled(truth, one, seat)),
    piles: {
      ...piles,
      jarls: piles.jarls.map(() => UNKNOWN as JarlId),
      treasures: hiddenTreasures ? piles.treasures.map(() => hiddenTreasure) : piles.treasures,
    },
    hoards: hiddenTreasures
      ? truth.hoards.map((hoard) =>
          hoard.treasure === null || known(truth, hoard.treasure)
            ? hoard
            : { ...hoard, treasure: hiddenTreasure },
        )
      : truth.hoards,
    battle:
      battle !== null && fightsBlind(truth)
        ? { ...battle, die: 0, attack: 0, defence: 0, result: null }
        : battle,
  };
}

function veiled(truth: State, one: Piece, seat: Seat | null): Piece {
  const secret =
    one.items.length > 0 &&
    (one.owner !== seat || seat === null) &&
    !one.items.every((item) => known(truth, item));
  if (one.faceUp && !secret) return one;
  return {
    ...one,
    // A face-down jarl is called by his token.
    id: one.faceUp ? one.id : (publicName(one) as JarlId),
    items: secret ? one.items.map((item) => (known(truth, item) ? item : hiddenItem)) : one.items,
  };
}

/** Whether nothing about a piece has changed. */
export const isSamePiece = (before: Piece, now: Piece): boolean =>
  before.id === now.id &&
  before.area === now.area &&
  before.owner === now.owner &&
  before.moved === now.moved &&
  before.barred === now.barred &&
  before.faceUp === now.faceUp &&
  before.token === now.token &&
  before.purse === now.purse &&
  before.arrived === now.arrived &&
  before.hail === now.hail &&
  before.seaBan === now.seaBan &&
  before.lostFrom === now.lostFrom &&
  before.lostUntil === now.lostUntil &&
  isSameList(before.items, now.items) &&
  isSameList(before.attacked, now.attacked);

const isSameList = (before: readonly string[], now: readonly string[]): boolean =>
  before.length === now.length && (before.length === 0 || before.every((one, i) => one === now[i]));

const known = (state: State, item: Item): boolean =>
  isSword(item) || !state.options.hiddenTreasures || state.shown.includes(item);

/** The die is cast, but nobody may know how before the recruiter has answered. AOH-RULING-75 */
export const fightsBlind = (state: State): boolean =>
  state.options.recruitBlind && state.agenda.some(({ step }) => step === 'recruits' || step === 'recruit');
