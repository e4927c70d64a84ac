// Why an army or the ship may not do what was asked of it in its owner's movement.

import { because, type Refusal, type Seat, said, type Tried } from '@skald/kernel';
import { geographyOf, isHex, MOST_POINTS, SHIP_STEPS, sideOf } from '../content/index.ts';
import { startOf } from './approach.ts';
import { areEnemies, armiesAboard, armyIn, armyNamed, hasBegun, isSmall } from './armies.ts';
import { holds } from './cards.ts';
import { areAdjacent, maySpendOnExchange } from './exchange.ts';
import { beach, mustWalk } from './moves.ts';
import type { Army, State } from './state.ts';
import { isShipHex, wayBetween, waysFrom } from './ways.ts';

export function notToCommand(state: State, choice: Tried, _frame: unknown, seat: Seat): Refusal | null {
  if (choice.act === 'done') {
    const small = state.armies.find((army) => isOwn(state, seat, army) && mustWalk(state, army));
    return small === undefined ? null : because('small-must-walk', { army: small.id });
  }
  if (choice.act === 'sail')
    return notYourShip(state, seat) ?? notUnderWay(state) ?? notToSail(state, said(choice, 'to', 1));
  const army = armyNamed(state, said(choice, 'army', 1));
  if (army === null) return null;
  return notAtHand(state, seat, army) ?? DEEDS[String(choice.act)]?.(state, seat, army, choice) ?? null;
}

const isOwn = (state: State, seat: Seat, army: Army): boolean => sideOf(army.id) === state.sides[seat];

function notAtHand(state: State, seat: Seat, army: Army): Refusal | null {
  if (!isOwn(state, seat, army)) return because('not-your-army', { army: army.id });
  if (army.at === null) return because('army-destroyed', { army: army.id });
  return army.moved ? because('already-moved', { army: army.id }) : null;
}

type Deed = (state: State, seat: Seat, army: Army, choice: Tried) => Refusal | null;

const DEEDS: Readonly<Record<string, Deed>> = {
  move: (state, _seat, army, choice) => notThere(state, army, said(choice, 'to', 2)),
  land: (state, _seat, army, choice) => notAshore(state, army, said(choice, 'to', 2)),
  board: notAboard,
  ford(state, seat, army, choice) {
    if (!holds(state, seat, 'ford')) return because('no-such-card', { card: 'ford' });
    const how = said(choice, 'how', 3);
    const to = said(choice, 'to', 2);
    const deed = DEEDS[how]?.(state, seat, army, choice) ?? null;
    return (
      deed ??
      (waysFrom(state.map, startOf(state, army)).some((way) => way.to === to && way.ford)
        ? null
        : because('no-ford-there', { hex: to }))
    );
  },
  exchange: notExchanged,
  march(state, seat, army) {
    if (!holds(state, seat, 'forcedMarch')) return because('no-such-card', { card: 'forcedMarch' });
    return because('already-moved', { army: army.id });
  },
};

/** CAM-MOVE-01, -04, -06, CAM-FLEE-03, CAM-RULING-15 */
function notThere(state: State, army: Army, to: string): Refusal | null {
  if (army.at === 'ship') return because('army-aboard', { army: army.id });
  return (
    notOntoLand(state, army, to) ?? (isSmall(army) ? because('small-goes-home', { army: army.id }) : null)
  );
}

function notOntoLand(state: State, army: Army, to: string): Refusal | null {
  const { terrain } = geographyOf(state.map);
  if (!isHex(to) || !terrain.has(to)) return because('no-such-hex', { hex: to });
  if (terrain.get(to) === 'sea') return because('sea', { hex: to });
  const from = startOf(state, army);
  if (to === army.at || (to !== from && wayBetween(state.map, from, to) === null))
    return because('not-adjacent', { army: army.id, hex: to });
  const there = armyIn(state, to);
  if (there !== null && !areEnemies(there, army))
    return because('friendly-army-there', { army: there.id, hex: to });
  const crewed = state.ship.at === to && sideOf(army.id) === 'normans' && armiesAboard(state).length > 0;
  return isSmall(army) && (there !== null || crewed)
    ? because('small-may-not-attack', { army: army.id })
    : null;
}

/** CAM-SHIP-04, CAM-RULING-08, -09 */
function notAshore(state: State, army: Army, to: string): Refusal | null {
  if (army.at !== 'ship') return because('not-aboard', { army: army.id });
  if (army.boarded) return because('boarded-this-turn', { army: army.id });
  if (beach(state) === null) return because('ship-at-sea');
  return isSmall(army) ? because('small-stays-aboard', { army: army.id }) : notOntoLand(state, army, to);
}

/** CAM-SHIP-05, CAM-RULING-07, -08 */
function notAboard(state: State, seat: Seat, army: Army): Refusal | null {
  const stranger = notYourShip(state, seat);
  if (stranger !== null) return stranger;
  if (army.at === 'ship') return because('already-aboard', { army: army.id });
  return beach(state) === null ? because('ship-at-sea') : because('ship-too-far', { army: army.id });
}

/** CAM-EXCH-01, -02, CAM-RULING-14 */
function notExchanged(state: State, seat: Seat, army: Army, choice: Tried): Refusal | null {
  const other = armyNamed(state, said(choice, 'with', 2));
  if (other === null || other === army) return null;
  if (!isOwn(state, seat, other)) return because('not-your-army', { army: other.id });
  if (other.at === null) return because('army-destroyed', { army: other.id });
  if (!maySpendOnExchange(army))
    return hasBegun(army)
      ? because('already-moved', { army: army.id })
      : because('already-exchanged', { army: army.id });
  if (!areAdjacent(state, army, other))
    return because('exchange-not-adjacent', { army: army.id, with: other.id });
  return because('both-full', { army: army.id, with: other.id, most: MOST_POINTS });
}

const notYourShip = (state: State, seat: Seat): Refusal | null =>
  state.sides[seat] === 'vikings' ? null : because('not-your-ship');

/** CAM-SHIP-02, -03, CAM-RULING-09 */
function notUnderWay(state: State): Refusal | null {
  if (state.ship.moved) return because('ship-has-moved');
  return armiesAboard(state).length === 0 ? because('ship-empty') : null;
}

/** CAM-RULING-06 */
export function notToSail(state: State, to: string): Refusal | null {
  if (!isHex(to) || !geographyOf(state.map).terrain.has(to)) return because('no-such-hex', { hex: to });
  if (!isShipHex(state.map, to)) return because('ship-on-land', { hex: to });
  const there = armyIn(state, to);
  if (there !== null && sideOf(there.id) === 'normans')
    return because('normans-there', { army: there.id, hex: to });
  return because('too-far-to-sail', { hex: to, most: SHIP_STEPS });
}
