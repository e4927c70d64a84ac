// A battle under way, through the eyes of one of its players.

import { isOneOf, type Seat } from '@skald/kernel';
import { AREA } from '../content/index.ts';
import { findPiece } from '../rules/pieces.ts';
import type { Battle, Piece, State } from '../rules/state.ts';
import { atStake, landPrize, NOBODY, prize, type Side, together } from './stakes.ts';

const pieces = (state: State, ids: readonly string[]): Piece[] =>
  ids.flatMap((id) => findPiece(state, id) ?? []);

const sum = (sides: readonly Side[]): Side => sides.reduce(together, NOBODY);

/** Both sides with their strength, gods included. */
export function battleSides(state: State, battle: Battle): { attack: Side; defence: Side } {
  const side = (ids: readonly string[]): Side =>
    sum(
      pieces(state, ids).map((one) =>
        one.owner === null ? prize(state, battle.attacker, one, false) : atStake(state, one),
      ),
    );
  const attack = side(battle.attackers);
  const defence = side(battle.defenders);
  return {
    attack: { ...attack, power: attack.power + battle.godAttack },
    defence: {
      ...defence,
      power: defence.power + battle.godDefence + (battle.land ? AREA[battle.area].tax : 0),
    },
  };
}

/** What the seven results are worth to a seat that is in it. */
export function battleValues(state: State, battle: Battle, seat: Seat): number[] {
  const { attacker } = battle;
  const heroLeads = battle.attackers.some((id) => state.players[attacker]?.counter === id);
  const settlers = battle.attackers.some((id) => state.players[attacker]?.counter !== id);
  const lost = (one: Piece): Side => (one.owner === null ? NOBODY : atStake(state, one));
  const attackers = pieces(state, battle.attackers);
  const defenders = pieces(state, battle.defenders);
  const land = battle.land ? landPrize(state, attacker, battle.area, settlers) : NOBODY;
  if (seat === attacker) {
    const losses = sum(attackers.map(lost));
    const gains = sum([land, ...defenders.map((one) => turnedUp(state, battle, one, heroLeads))]);
    return [-losses.slay, -losses.wound, -losses.flee, 0, gains.flee, gains.wound, gains.slay];
  }
  const gains = sum(attackers.map((one) => prize(state, seat, one, false)));
  const losses = sum([land, ...defenders.filter((one) => one.owner === seat).map(lost)]);
  return [gains.slay, gains.wound, gains.flee, 0, -losses.flee, -losses.wound, -losses.slay];
}

/** A jarl who lay face down until this battle can still be recruited. */
function turnedUp(state: State, battle: Battle, one: Piece, heroLeads: boolean): Side {
  const fresh = isOneOf(battle.faceDown, one.id);
  return prize(state, battle.attacker, fresh ? { ...one, faceUp: false } : one, heroLeads);
}
