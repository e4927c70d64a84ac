// What places are worth to an army.

import { distance, FIGHTING_POINTS, type Hex, PILLAGED_TO_WIN, sideOf } from '../content/index.ts';
import { hexOf, shipHex } from '../rules/armies.ts';
import type { Army } from '../rules/state.ts';
import { stepsToGo } from '../rules/ways.ts';
import { fight } from './fight.ts';
import { raid, relief } from './hopes.ts';
import { canFight, clash, crossing, enemiesOf, type Outlook } from './outlook.ts';

/** A ship that is watched can fight or put to sea, by how near the enemy is. */
const WATCHED = [1, 1, 0.25];

/** What an army may lose there to whoever stands beside it. */
function danger(view: Outlook, army: Army, at: Hex, held: number): number {
  const { counts, state, ground } = view;
  const side = sideOf(army.id);
  let worst = 0;
  for (const enemy of enemiesOf(view, side)) {
    if (!canFight(enemy)) continue;
    if (enemy.at === 'ship') {
      if (ground.raid(shipHex(state), at) > 1) continue;
      const { attackerLost, defenderLost } = fight(enemy.points, Math.max(FIGHTING_POINTS, army.points), 0);
      worst = Math.max(worst, counts.seaborne * (defenderLost - attackerLost) * counts.point);
    } else if (distance(hexOf(enemy), at) === 1) {
      const from = hexOf(enemy);
      const { win, attackerLost, defenderLost } = clash(view, enemy, from, army, at);
      const gain = (defenderLost - attackerLost) * counts.point + win * held;
      worst = Math.max(worst, gain * crossing(view, from, at));
    }
  }
  return worst * counts.daring * (side === 'vikings' ? 1 - view.haste : 1);
}

/** What it is worth to a Viking army to stand there. */
export function vikingAt(view: Outlook, army: Army, at: Hex | 'ship'): number {
  const { state, ground, counts } = view;
  if (!canFight(army)) {
    const home = at === 'ship' || state.ship.at === null ? 0 : distance(at, state.ship.at);
    return counts.refuge * counts.patience ** home - (at === 'ship' ? 0 : danger(view, army, at, 0));
  }
  const hope = raid(view, army, at);
  if (at === 'ship') return hope;
  const castle = at === ground.geography.castle ? siege(view, army) : 0;
  return hope + castle - danger(view, army, at, hope);
}

/** To sit in the castle; where nobody can come in time it is won, and worth as much as the last village. */
function siege({ state, ground, counts, normans, turnsLeft }: Outlook, army: Army): number {
  const { castleTurns } = state.options;
  const turns = castleTurns - army.siege;
  const ways = stepsToGo(state.map, ground.geography.castle);
  const isLate = (norman: Army): boolean => (ways.get(hexOf(norman)) ?? Infinity) > turns + 1;
  if (turns <= turnsLeft && normans.every((norman) => !canFight(norman) || isLate(norman)))
    return counts.villages[PILLAGED_TO_WIN - 1] as number;
  return counts.castle * ((army.siege + 1) / (castleTurns + 1));
}

/** What it is worth to a Norman army to stand there. */
export function normanAt(view: Outlook, army: Army, at: Hex): number {
  const { ground, counts } = view;
  if (!canFight(army))
    return (
      counts.refuge * counts.patience ** ground.walk(at, ground.geography.castle) - danger(view, army, at, 0)
    );
  let chase = 0;
  for (const viking of view.vikings)
    if (viking.at !== 'ship') chase = Math.max(chase, hunt(view, army, at, viking));
  return (
    chase +
    counts.relief * relief(view, army, at) +
    beach(view, army, at) +
    keep(view, army, at) -
    danger(view, army, at, 0)
  );
}

/** To run a raider down. */
function hunt(view: Outlook, army: Army, at: Hex, viking: Army): number {
  const { ground, counts } = view;
  const where = hexOf(viking);
  const loot =
    where === ground.geography.castle ? counts.castle : canFight(viking) ? raid(view, viking, where) : 0;
  const { win, attackerLost, defenderLost } = clash(view, army, at, viking, where);
  const prize =
    (defenderLost - attackerLost) * counts.point + win * (loot + counts.card) - (1 - win) * counts.card;
  return counts.chase * Math.max(0, prize) * counts.near ** Math.max(0, ground.walk(at, where) - 1);
}

/** To hold the castle, or be near it, when a raider comes close and nobody else is there. */
function keep(view: Outlook, army: Army, at: Hex): number {
  const { ground, normans, vikings, counts } = view;
  const { castle } = ground.geography;
  const turns = ground.walk(at, castle);
  if (normans.some((other) => other !== army && ground.walk(hexOf(other), castle) <= turns)) return 0;
  const threat = Math.min(
    99,
    ...vikings
      .filter((viking) => viking.at !== 'ship' && canFight(viking))
      .map((viking) => ground.walk(hexOf(viking), castle)),
  );
  return threat > 4 ? 0 : counts.keep * counts.patience ** (threat + turns);
}

/** A ship that nobody watches is lost when a Norman army stands by it for a whole turn. */
function beach(view: Outlook, army: Army, at: Hex): number {
  const { state, ground, counts } = view;
  const { at: ship } = state.ship;
  if (ship === null || ground.geography.terrain.get(ship) !== 'coast') return 0;
  if (view.vikings.some((viking) => viking.at === 'ship')) return 0;
  const turns = ground.walk(at, ship);
  return counts.ship * counts.patience ** (turns + (army.stood === ship ? 0 : 1));
}

/** How the ship lies for those who are not aboard: out of reach, but not far. */
export function shipAt(view: Outlook, ship: Hex, aboard: readonly Army[]): number {
  const { ground, normans, vikings, counts } = view;
  const ashore = vikings.filter(({ at }) => at !== 'ship');
  const onCoast = ground.geography.terrain.get(ship) === 'coast';
  const near = Math.min(99, ...normans.map((army) => ground.walk(hexOf(army), ship)));
  const alone = aboard.length === 0;
  const risk = !onCoast
    ? 0
    : alone
      ? counts.ship * counts.patience ** Math.max(0, near - 1)
      : (WATCHED[near] ?? 0);
  const far = ashore.reduce((sum, army) => sum + distance(hexOf(army), ship), 0);
  return -risk - 0.05 * far;
}
