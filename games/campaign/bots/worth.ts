// What places are worth to an army. One unit is about a fiftieth of the campaign.

import {
  distance,
  edgeOf,
  FIGHTING_POINTS,
  type Hex,
  PILLAGED_TO_WIN,
  type Side,
  sideOf,
} from '../content/index.ts';
import type { Army, State } from '../rules/state.ts';
import { type Fight, fight } from './fight.ts';
import { type Ground, groundOf } from './ground.ts';

/** An army point, a bonus card. */
export const POINT = 2;
export const CARD = 1;
/** The next village, by how many have burnt: the last one wins. */
const VILLAGES = [6, 7, 9, 30];
/** What is a turn away is worth so much of what is at hand. */
const PATIENCE = 0.82;
/** A lone ship on the beach, the castle itself. */
const SHIP = 25;
const CASTLE = 20;
/** A castle that nobody holds. */
const KEEP = 8;
/** Two need not run after one. */
const SHARED = 0.5;
/** Of what a raider hopes for, so much is spoilt by an enemy who is there before him, with him, or just after. */
const CONTESTED = [0.7, 0.5, 0.25];
/** An enemy beside one does not always strike. */
const DARING = 0.6;
/** When the Vikings begin to hurry, and over how many turns they forget all fear. */
const TURNS_A_VILLAGE = 3;
const TURNS_TO_SPARE = 4;
const HURRY = 8;
/** A ship that is watched can fight or put to sea, by how near the enemy is. */
const WATCHED = [2, 2, 0.5];
/** Standing guard is worth this share of what it guards. */
const GUARD = 1;
/** Of a small army that reaches home. */
const REFUGE = 1.5;

export interface Outlook {
  readonly state: State;
  readonly ground: Ground;
  /** Armies that live, by side. */
  readonly normans: readonly Army[];
  readonly vikings: readonly Army[];
  /** Villages that have not burnt. */
  readonly villages: readonly Hex[];
  readonly village: number;
  readonly turnsLeft: number;
  /** How much the Vikings must dare, from 0 to 1: what they fail to win in time is lost. */
  readonly haste: number;
}

export function outlook(state: State): Outlook {
  const ground = groundOf(state.map);
  const alive = state.armies.filter(({ points, at }) => points > 0 && at !== null);
  const { turnLimit } = state.options;
  const turnsLeft = turnLimit === 0 ? 99 : turnLimit - state.turn;
  const needed = (PILLAGED_TO_WIN - state.pillaged.length) * TURNS_A_VILLAGE + TURNS_TO_SPARE;
  return {
    state,
    ground,
    turnsLeft,
    haste: Math.min(1, Math.max(0, (needed - turnsLeft) / HURRY)),
    normans: alive.filter(({ id }) => sideOf(id) === 'normans'),
    vikings: alive.filter(({ id }) => sideOf(id) === 'vikings'),
    villages: ground.geography.villages.filter((hex) => !state.pillaged.includes(hex)),
    village: VILLAGES[Math.min(state.pillaged.length, PILLAGED_TO_WIN - 1)] as number,
  };
}

export const enemiesOf = (view: Outlook, side: Side): readonly Army[] =>
  side === 'normans' ? view.vikings : view.normans;

/** How a fight between these would go, the attacker coming from that hex. */
export function clash(view: Outlook, attacker: Army, from: Hex, defender: Army, at: Hex): Fight {
  const { terrain, river, castle } = view.ground.geography;
  const hampered =
    at === castle && sideOf(defender.id) === 'normans'
      ? 2
      : terrain.get(at) === 'mountain' || river.has(edgeOf(from, at))
        ? 1
        : 0;
  return fight(attacker.points, Math.max(defender.points, FIGHTING_POINTS), hampered);
}

/** The chance that a step gets across. */
export function crossing({ ground: { geography } }: Outlook, from: Hex, to: Hex): number {
  const edge = edgeOf(from, to);
  return geography.river.has(edge) && !geography.bridges.has(edge) ? 0.5 : 1;
}

/** What an army may lose there to whoever stands beside it. */
function danger(view: Outlook, army: Army, at: Hex, held: number): number {
  let worst = 0;
  for (const enemy of enemiesOf(view, sideOf(army.id))) {
    if (enemy.at === null || enemy.at === 'ship' || enemy.points < FIGHTING_POINTS) continue;
    if (distance(enemy.at, at) !== 1) continue;
    const { win, attackerLost, defenderLost } = clash(view, enemy, enemy.at, army, at);
    const gain = (defenderLost - attackerLost) * POINT + win * held;
    if (gain > 0) worst = Math.max(worst, gain * crossing(view, enemy.at, at));
  }
  return worst * DARING * (sideOf(army.id) === 'vikings' ? 1 - view.haste : 1);
}

/** The best raid from here: what it brings, and where. */
export function raid(view: Outlook, army: Army, at: Hex | 'ship'): { worth: number; village: Hex | null } {
  const { state, ground } = view;
  let worth = 0;
  let village: Hex | null = null;
  for (const hex of view.villages) {
    // Whoever stays aboard when time runs out stays there for good.
    const turns = at === 'ship' ? ground.raid(state.ship.at as Hex, hex) + view.haste : ground.walk(at, hex);
    const done = turns + (turns === 0 && army.stood === hex && !army.stirred && !army.fought ? 1 : 2);
    if (done - 1 > view.turnsLeft) continue;
    const rival = view.vikings.some(
      (other) =>
        other !== army &&
        other.points >= FIGHTING_POINTS &&
        other.at !== 'ship' &&
        ground.walk(other.at as Hex, hex) < turns,
    );
    if (rival) continue;
    let hope = view.village * PATIENCE ** (done - 1);
    let worst = 0;
    for (const norman of view.normans) {
      if (norman.points < FIGHTING_POINTS) continue;
      const late = Math.max(0, ground.walk(norman.at as Hex, hex) - Math.floor(turns));
      if (late < CONTESTED.length)
        worst = Math.max(
          worst,
          (CONTESTED[late] as number) * fight(norman.points, Math.max(FIGHTING_POINTS, army.points), 0).win,
        );
    }
    hope *= 1 - worst * (1 - view.haste);
    if (hope > worth) {
      worth = hope;
      village = hex;
    }
  }
  return { worth, village };
}

/** What it is worth to a Viking army to stand there. */
export function vikingAt(view: Outlook, army: Army, at: Hex | 'ship'): number {
  const { state, ground } = view;
  if (army.points < FIGHTING_POINTS) {
    const home = at === 'ship' || state.ship.at === null ? 0 : distance(at, state.ship.at);
    return REFUGE * PATIENCE ** home - (at === 'ship' ? 0 : danger(view, army, at, 0));
  }
  const hope = raid(view, army, at).worth;
  if (at === 'ship') return hope;
  const castle =
    at === ground.geography.castle ? CASTLE * ((army.siege + 1) / (state.options.castleTurns + 1)) : 0;
  return hope + castle - danger(view, army, at, hope);
}

/** What it is worth to a Norman army to stand there. */
export function normanAt(view: Outlook, army: Army, at: Hex): number {
  const { ground } = view;
  const { castle } = ground.geography;
  if (army.points < FIGHTING_POINTS)
    return REFUGE * PATIENCE ** ground.walk(at, castle) - danger(view, army, at, 0);
  let best = 0;
  for (const viking of view.vikings) {
    if (viking.at === 'ship') {
      if (viking.points >= FIGHTING_POINTS) best = Math.max(best, guard(view, army, at, viking));
    } else best = Math.max(best, hunt(view, army, at, viking) * (taken(view, army, at, viking) ? SHARED : 1));
  }
  return best + beach(view, army, at) + keep(view, army, at) - danger(view, army, at, 0);
}

/** Somebody who is as strong is nearer to him. */
function taken(view: Outlook, army: Army, at: Hex, viking: Army): boolean {
  const { ground } = view;
  const where = viking.at as Hex;
  const turns = ground.walk(at, where);
  return view.normans.some(
    (other) => other !== army && other.points >= viking.points && ground.walk(other.at as Hex, where) < turns,
  );
}

/** To run a raider down, or to stand in the village he wants. */
function hunt(view: Outlook, army: Army, at: Hex, viking: Army): number {
  const { ground } = view;
  const where = viking.at as Hex;
  const aim = raid(view, viking, where);
  const loot = where === ground.geography.castle ? CASTLE : aim.worth;
  const { win, attackerLost, defenderLost } = clash(view, army, at, viking, where);
  const prize = (defenderLost - attackerLost) * POINT + win * (loot + CARD) - (1 - win) * CARD;
  const near = PATIENCE ** Math.max(0, ground.walk(at, where) - 1);
  const chase = Math.max(0, prize) * near;
  const stand = aim.village === null ? 0 : GUARD * aim.worth * PATIENCE ** ground.walk(at, aim.village);
  return Math.max(chase, stand * fight(viking.points, army.points, 0).lose);
}

/** To wait for one who is still aboard. */
function guard(view: Outlook, army: Army, at: Hex, viking: Army): number {
  const { village, worth } = raid(view, viking, 'ship');
  if (village === null) return 0;
  return (
    GUARD * worth * PATIENCE ** view.ground.walk(at, village) * fight(viking.points, army.points, 0).lose
  );
}

/** To hold the castle, or be near it, when a raider comes close and nobody else is there. */
function keep(view: Outlook, army: Army, at: Hex): number {
  const { ground, normans, vikings } = view;
  const { castle } = ground.geography;
  const turns = ground.walk(at, castle);
  if (normans.some((other) => other !== army && ground.walk(other.at as Hex, castle) <= turns)) return 0;
  const threat = Math.min(
    99,
    ...vikings
      .filter((viking) => viking.at !== 'ship' && viking.points >= FIGHTING_POINTS)
      .map((viking) => ground.walk(viking.at as Hex, castle)),
  );
  return threat > 4 ? 0 : KEEP * PATIENCE ** (threat + turns);
}

/** A ship that nobody watches is lost when a Norman army stands by it for a whole turn. */
function beach(view: Outlook, army: Army, at: Hex): number {
  const { state, ground } = view;
  const { at: ship } = state.ship;
  if (ship === null || ground.geography.terrain.get(ship) !== 'coast') return 0;
  if (view.vikings.some((viking) => viking.at === 'ship')) return 0;
  const turns = ground.walk(at, ship);
  return SHIP * PATIENCE ** (turns + (army.stood === ship ? 0 : 1));
}

/** How the ship lies for those who are not aboard: out of reach, but not far. */
export function shipAt(view: Outlook, ship: Hex, aboard: readonly Army[]): number {
  const { ground, normans, vikings } = view;
  const ashore = vikings.filter(({ at }) => at !== 'ship');
  const onCoast = ground.geography.terrain.get(ship) === 'coast';
  const near = Math.min(99, ...normans.map(({ at }) => ground.walk(at as Hex, ship)));
  const alone = aboard.length === 0;
  const risk = !onCoast ? 0 : alone ? SHIP * PATIENCE ** Math.max(0, near - 1) : (WATCHED[near] ?? 0);
  const far = ashore.reduce((sum, { at }) => sum + distance(at as Hex, ship), 0);
  return -risk - 0.05 * far;
}
