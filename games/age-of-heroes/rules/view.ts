// What a seat may know. AOH-RULING-94

import type { Seat } from '@skald/kernel';
import { type Item, isSword, type JarlId, type Treasure } from '../content/index.ts';
import { publicName } from './pieces.ts';
import type { State } from './state.ts';

/** Stands in a view for what the seat must not know. */
export const UNKNOWN = 'unknown';

const hiddenItem = UNKNOWN as Item;
const hiddenTreasure = UNKNOWN as Treasure;

/** Takes out of a copy of the truth what this seat must not know; everything else stays in its place. */
export function redact(copy: State, seat: Seat | null): State {
  copy.piles.jarls.fill(UNKNOWN as JarlId);
  for (const one of copy.pieces) {
    // A face-down jarl is called by his token.
    if (!one.faceUp) one.id = publicName(one) as JarlId;
    if (one.owner !== seat || seat === null)
      one.items = one.items.map((item) => (known(copy, item) ? item : hiddenItem));
  }
  if (copy.options.hiddenTreasures) {
    copy.piles.treasures.fill(hiddenTreasure);
    for (const hoard of copy.hoards)
      if (hoard.treasure !== null && !known(copy, hoard.treasure)) hoard.treasure = hiddenTreasure;
  }
  if (copy.battle !== null && fightsBlind(copy))
    Object.assign(copy.battle, { die: 0, attack: 0, defence: 0, result: null });
  return copy;
}

const known = (state: State, item: Item): boolean =>
  isSword(item) || !state.options.hiddenTreasures || state.shown.includes(item);

/** The die is cast, but nobody may know how before the recruiter has answered. AOH-RULING-75 */
export const fightsBlind = (state: State): boolean =>
  state.options.recruitBlind && state.agenda.some(({ step }) => step === 'recruits' || step === 'recruit');
