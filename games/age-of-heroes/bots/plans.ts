// The best attack that a group of comrades can make in an area.

import type { Seat } from '@skald/kernel';
import { type Area, isMonsterId } from '../content/index.ts';
import { targetKey } from '../rules/attack.ts';
import { canConquer } from '../rules/kingdom.ts';
import { isHero, publicName } from '../rules/pieces.ts';
import type { Piece, State } from '../rules/state.ts';
import { expected } from './chances.ts';
import { atStake, difference, landPrize, NOBODY, prize, type Side, together, values } from './stakes.ts';
import { luckPrices } from './worth.ts';

/** More luck than this is rarely well spent on one die. */
const MOST_LUCK = 4;

export interface Target {
  readonly name: string;
  readonly monster: boolean;
  readonly side: Side;
}

/** What this group may attack there, with what it would bring; `pieces` may leave out what stands elsewhere. */
export function targets(
  state: State,
  seat: Seat,
  area: Area,
  group: readonly Piece[],
  pieces: readonly Piece[] = state.pieces,
): Target[] {
  const heroLeads = group.some((one) => isHero(state, one));
  const settlers = group.some((one) => !isHero(state, one));
  const open = (name: string): boolean => {
    for (const one of group)
      if (one.attacked.length > 0 && one.attacked.includes(targetKey(name, area))) return false;
    return true;
  };
  const found: Target[] = [];
  for (const one of pieces) {
    if (one.area !== area || one.owner === seat) continue;
    const name = publicName(one);
    if (open(name))
      found.push({ name, monster: isMonsterId(one.id), side: prize(state, seat, one, heroLeads) });
  }
  if (canConquer(state, seat, area) && open('land'))
    found.push({ name: 'land', monster: false, side: landPrize(state, seat, area, settlers) });
  return found;
}

/** What a group stakes in an attack of its own. */
export function groupOf(state: State, group: readonly Piece[]): Side {
  let side = NOBODY;
  for (const one of group) side = together(side, atStake(state, one));
  return side;
}

/** What luck costs the attacker, point by point: the same for all attacks he weighs at one time. */
export const pricesOf = (state: State, seat: Seat): number[] => luckPrices(state, seat, MOST_LUCK);

/** What an attack is worth if luck is used well. */
function attackWorth(state: State, prices: readonly number[], own: Side, against: Side): number {
  const results = values(own, against);
  const gap = difference(own, against);
  let best = -Infinity;
  for (let points = 0; points < prices.length; points++) {
    const worth = expected(state, gap, points, results) - (prices[points] as number);
    if (worth > best) best = worth;
  }
  return best - against.risk;
}

/** The best set of targets that holds all of `named`, by adding one at a time while that helps. */
export function bestAgainst(
  state: State,
  prices: readonly number[],
  own: Side,
  all: readonly Target[],
  named: readonly string[] = [],
): number {
  let side = NOBODY;
  let worth = -Infinity;
  const left: Target[] = [];
  for (const target of all)
    if (named.includes(target.name)) side = together(side, target.side);
    else left.push(target);
  if (named.length > 0) worth = attackWorth(state, prices, own, side);
  while (left.length > 0) {
    let at = -1;
    for (let i = 0; i < left.length; i++) {
      const tried = attackWorth(state, prices, own, together(side, (left[i] as Target).side));
      if (tried > worth) {
        worth = tried;
        at = i;
      }
    }
    if (at < 0) break;
    side = together(side, (left[at] as Target).side);
    left.splice(at, 1);
  }
  return worth;
}

/** The best attack of this very group in an area; −∞ where there is nothing to attack. */
export const planWorth = (
  state: State,
  seat: Seat,
  area: Area,
  group: readonly Piece[],
  prices = pricesOf(state, seat),
  own = groupOf(state, group),
  pieces: readonly Piece[] = state.pieces,
): number =>
  group.length === 0 ? -Infinity : bestAgainst(state, prices, own, targets(state, seat, area, group, pieces));
