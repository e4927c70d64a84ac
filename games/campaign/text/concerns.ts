// What happens to a side: its armies and its cards, the Normans' villages and castle, the Vikings' ship.

import type { Seat } from '@skald/kernel';
import { type Concerns, concernFront, type Weight } from '@skald/text';
import { type ArmyId, type Side, sideOf } from '../content/index.ts';
import type { GameEvent } from '../rules/events.ts';
import type { State } from '../rules/state.ts';

interface About {
  readonly seat: Seat;
  readonly side: Side | undefined;
  own(army: ArmyId): boolean;
}

const aboutOf = ({ sides }: State, seat: Seat): About => ({
  seat,
  side: sides[seat],
  own: (army) => sideOf(army) === sides[seat],
});

const ofSeat =
  (weight: Weight) =>
  (event: { readonly seat: Seat }, { seat }: About): Weight | null =>
    event.seat === seat ? weight : null;
const ofArmy =
  (weight: Weight) =>
  ({ army }: { readonly army: ArmyId }, { own }: About): Weight | null =>
    own(army) ? weight : null;
/** A gain for one side is a loss for the other. */
const bySide =
  (normans: Weight, vikings: Weight) =>
  (_event: unknown, { side }: About): Weight | null =>
    side === 'normans' ? normans : side === 'vikings' ? vikings : null;

const CONCERNS: Concerns<GameEvent, About> = {
  roll: null,
  typed: ofSeat(0),
  divided: ofSeat(0),
  mustered: ofSeat(0),
  placed: ofArmy(0),
  turnBegan: null,
  initiativePlayed: ofSeat(0),
  initiativeRolled: null,
  initiativeTied: null,
  initiativeResult: ofSeat(0),
  order: null,
  movement: ofSeat(0),
  moved: ({ army, how }, { own }) =>
    !own(army) ? null : how === 'retreat' || how === 'flight' || how === 'back' ? 2 : 0,
  forded: ({ army, ok }, { own }) => (!own(army) ? null : ok ? 0 : 1),
  sailed: (_event, { side }) => (side === 'vikings' ? 0 : null),
  exchanged: ofArmy(0),
  exchangedPoints: ofArmy(0),
  forcedMarch: ofArmy(0),
  cardPlayed: ofSeat(0),
  attacked: ({ army, target }, { own }) => (own(target) ? 2 : own(army) ? 0 : null),
  flightRolled: ofArmy(2),
  fled: ofArmy(2),
  battleBegan: ({ attacker, defender }, { own }) => (own(defender) ? 1 : own(attacker) ? 0 : null),
  wayAgreed: null,
  battlefield: null,
  moment: null,
  tacticPlayed: ({ seat }, about) => (seat === about.seat ? 0 : 1),
  round: bySide(0, 0),
  disputed: bySide(1, 1),
  battleWon: bySide(2, 2),
  saves: ofArmy(1),
  beachTaken: ({ army }, { own }) => (own(army) ? 0 : 2),
  cardDrawn: ofSeat(1),
  cardDeclined: ofSeat(0),
  reshuffled: null,
  destroyed: ({ army }, { own }) => (own(army) ? 3 : 1),
  pillaged: bySide(3, 2),
  besieged: bySide(3, 2),
  castleDestroyed: bySide(3, 2),
  shipDestroyed: bySide(2, 3),
  turnEnded: null,
  revealed: null,
  campaignOver: () => 3,
};

export const concerns = concernFront(CONCERNS, aboutOf);
