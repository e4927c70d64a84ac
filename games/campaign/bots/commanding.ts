// Moving: what an army gains by its step, its fight or its exchange.

import type { Seat } from '@skald/kernel';
import { FIGHTING_POINTS, type Hex, type Side, sideOf } from '../content/index.ts';
import type { FrameOf } from '../rules/agenda.ts';
import { startOf } from '../rules/approach.ts';
import { armyOf, hexOf, placeOf, shipHex, sidePlayed } from '../rules/armies.ts';
import type { ChoiceOf } from '../rules/choices.ts';
import type { Army, State } from '../rules/state.ts';
import { raid } from './hopes.ts';
import {
  canFight,
  clash,
  crossing,
  enemiesOf,
  friendsOf,
  type Outlook,
  outlook,
  without,
  withShip,
} from './outlook.ts';
import { normanAt, shipAt, vikingAt } from './worth.ts';

type Command = ChoiceOf<'command'>;

/** Nobody gives up by rule of thumb. */
const NEVER = -100;
/** Ending the turn is what remains when nothing is gained. */
const TOO_LITTLE = 0.02;

export function command(state: State, seat: Seat, options: readonly Command[]): number[] {
  const side = sidePlayed(state, seat);
  const view = outlook(state, side);
  const { card } = view.counts;
  const now = new Map<string, number>();
  const standing = (army: Army): number => {
    let worth = now.get(army.id);
    if (worth === undefined) {
      worth = at(view, army, placeOf(army));
      now.set(army.id, worth);
    }
    return worth;
  };
  return options.map((option) => {
    switch (option.act) {
      case 'done':
        return TOO_LITTLE;
      case 'concede':
        return NEVER;
      case 'sail':
        return sailing(view, option.to);
      case 'march':
        return marching(view, side, armyOf(state, option.army)) - card;
      case 'exchange':
        return exchanging(armyOf(state, option.army), armyOf(state, option.with));
      case 'board': {
        const army = armyOf(state, option.army);
        return at(view, army, 'ship') - standing(army) + watch(view, army);
      }
      case 'ford': {
        const army = armyOf(state, option.army);
        const to = option.how === 'board' ? 'ship' : option.to;
        return entering(view, army, to, standing(army), 1) - card;
      }
      default: {
        const army = armyOf(state, option.army);
        const from = startOf(state, army);
        const across = from === option.to ? 1 : crossing(view, from, option.to);
        return entering(view, army, option.to, standing(army), across);
      }
    }
  });
}

/** Normans never go aboard. */
function at(view: Outlook, army: Army, where: Hex | 'ship'): number {
  if (where === 'ship' || sideOf(army.id) === 'vikings') return vikingAt(view, army, where);
  return normanAt(view, army, where);
}

/** A step into a hex, which is an attack when somebody stands there. */
function entering(view: Outlook, army: Army, to: Hex | 'ship', before: number, across: number): number {
  const side = sideOf(army.id);
  const leaving = army.at === 'ship' ? -watch(view, army) - betterWatch(view, army) : 0;
  if (to !== 'ship') {
    const enemy = enemiesOf(view, side).find((other) => other.at === to);
    if (enemy !== undefined) return attack(view, army, enemy, to, before) * across + leaving;
    if (side === 'normans' && to === view.state.ship.at) return boarding(view, army, to, before) * across;
  }
  return (at(view, army, to) - before) * across + leaving;
}

function attack(view: Outlook, army: Army, enemy: Army, to: Hex, before: number): number {
  const { point, card, ground, support, delay, lastStand } = view.counts;
  const side = sideOf(army.id);
  if (!canFight(enemy)) return point + at(view, army, to) - before;
  const from = startOf(view.state, army);
  const { win, attackerLost, defenderLost, ruin } = clash(view, army, from, enemy, to);
  const spoilt = side === 'normans' ? raid(view, enemy, to) : 0;
  // What the hex is worth once this Norman army is gone from it.
  const beyond = side === 'vikings' ? raid(without(view, enemy), army, to) : before;
  const isLast = side === 'normans' && view.vikings.filter(canFight).length === 1;
  return (
    (defenderLost - attackerLost) * point +
    win * (spoilt + card + beyond - before) -
    (1 - win) * (card + ground * Math.max(0, before) - spoilt * delay) +
    (isSupported(view, army, to) ? support * defenderLost : 0) +
    (isLast ? ruin * lastStand : 0)
  );
}

/** A second army can strike in the same turn. */
const isSupported = (view: Outlook, army: Army, to: Hex): boolean =>
  friendsOf(view, sideOf(army.id)).some(
    (other) =>
      other !== army &&
      other.at !== 'ship' &&
      !other.moved &&
      canFight(other) &&
      view.ground.walk(hexOf(other), to) === 1,
  );

/** The ship on the beach: its watch must fight or flee, and without it the ship is lost. */
function boarding(view: Outlook, army: Army, to: Hex, before: number): number {
  const aboard = view.vikings.filter((viking) => viking.at === 'ship');
  const watch = aboard.reduce((best, one) => (one.points > best.points ? one : best), aboard[0] ?? army);
  if (watch === army || watch.points < FIGHTING_POINTS) return at(view, army, to) - before;
  const { ruin } = clash(view, army, hexOf(army), watch, to);
  return attack(view, army, watch, to, before) + (aboard.length === 1 ? ruin * view.counts.loneWatch : 0);
}

/** Somebody must stay aboard as long as the ship lies on the coast. */
function watch(view: Outlook, army: Army): number {
  const { ship } = view.state;
  const others = view.vikings.filter((other) => other.at === 'ship' && other !== army);
  if (others.length > 0 || ship.at === null) return 0;
  return shipAt(view, ship.at, [army]) - shipAt(view, ship.at, []);
}

/** The weakest makes the watch: it is a waste when a stronger one stays. */
function betterWatch(view: Outlook, army: Army): number {
  const stronger = view.vikings.some((other) => other.at === 'ship' && other.points > army.points);
  return stronger && !view.vikings.some((other) => other.at === 'ship' && other.points < army.points)
    ? view.counts.waste
    : 0;
}

/** The ship carries those aboard to where they want to land, or away from danger. */
function sailing(view: Outlook, to: Hex): number {
  return lying(view, to) - lying(view, shipHex(view.state));
}

function lying(view: Outlook, ship: Hex): number {
  const moved = withShip(view, ship);
  const aboard = view.vikings.filter((army) => army.at === 'ship');
  // The weakest stays aboard as the watch.
  const raiders = [...aboard].sort((a, b) => b.points - a.points).slice(0, Math.max(1, aboard.length - 1));
  const safety = shipAt(view, ship, aboard);
  if (aboard.length === 1 && view.vikings.length > 1) return safety;
  return safety + raiders.reduce((sum, army) => sum + aboardAt(moved, army, ship), 0);
}

/** An army aboard may land at once where the ship lies, or go on waiting. */
function aboardAt(view: Outlook, army: Army, ship: Hex): number {
  const wait = at(view, army, 'ship');
  const { neighbours, terrain } = view.ground.geography;
  if (army.moved || army.boarded || terrain.get(ship) !== 'coast') return wait;
  const beaches = [ship, ...(neighbours.get(ship) ?? [])].filter(
    (hex): hex is Hex =>
      hex !== null && terrain.get(hex) !== 'sea' && !view.vikings.some((other) => other.at === hex),
  );
  const landing = (hex: Hex): number => {
    const enemy = view.normans.find((other) => other.at === hex);
    return enemy === undefined ? at(view, army, hex) : wait + attack(view, army, enemy, hex, wait);
  };
  return Math.max(wait, ...beaches.map(landing));
}

/** Two steps instead of one: the best hex that is two away, against the best beside it. */
function marching(view: Outlook, side: Side, army: Army): number {
  if (army.at === null || army.at === 'ship' || army.points < FIGHTING_POINTS) return NEVER;
  const { neighbours, terrain } = view.ground.geography;
  const around = (hex: Hex): Hex[] =>
    (neighbours.get(hex) ?? []).filter(
      (other): other is Hex => other !== null && terrain.get(other) !== 'sea',
    );
  const free = (hex: Hex): boolean =>
    ![...view.normans, ...view.vikings].some((other) => other !== army && other.at === hex);
  const before = at(view, army, army.at);
  const gain = (hex: Hex): number => {
    const enemy = enemiesOf(view, side).find((other) => other.at === hex);
    return enemy === undefined
      ? free(hex)
        ? at(view, army, hex) - before
        : NEVER
      : attack(view, army, enemy, hex, before);
  };
  const first = around(army.at);
  const one = Math.max(0, ...first.map(gain));
  const two = Math.max(0, ...first.filter(free).flatMap((hex) => around(hex).map(gain)));
  return two - one;
}

/** A small army is filled up; a watch gives what it does not need. */
function exchanging(army: Army, other: Army): number {
  const total = army.points + other.points;
  const small = Math.min(army.points, other.points) < FIGHTING_POINTS;
  if (small && total >= 2 * FIGHTING_POINTS) return 1;
  if (army.at === 'ship' && other.at === 'ship' && Math.max(army.points, other.points) < 6) return -0.5;
  return -1;
}

/** How good a division of points between two armies is. */
export function amount(
  state: State,
  frame: FrameOf<'amount'>,
  options: readonly ChoiceOf<'amount'>[],
): number[] {
  const giver = armyOf(state, frame.army);
  const taker = armyOf(state, frame.with);
  const worth = (points: number, army: Army): number =>
    points === 0 ? -3 : points < FIGHTING_POINTS ? -1.5 : army.at === 'ship' ? 0 : points ** 1.3 / 6;
  return options.map(
    ({ points }) => worth(giver.points - points, giver) + worth(taker.points + points, taker),
  );
}
