// What raiders may hope for, and how far the Normans spoil it by where they stand.

import { FIGHTING_POINTS, type Hex } from '../content/index.ts';
import type { Army } from '../rules/state.ts';
import { fight } from './fight.ts';
import { canFight, type Outlook, once } from './outlook.ts';

/** Of what a raider hopes for, so much is spoilt by an army that waits for him in the village. */
const GARRISON = 0.75;
/** The only army aboard watches the ship and will hardly land. */
const WATCHMAN = 0.35;

/** A village that a raider may burn in time. */
interface Aim {
  readonly village: Hex;
  readonly turns: number;
  readonly worth: number;
  /** How far each Norman army spoils it. */
  readonly spoilers: readonly number[];
}

export interface Raid {
  readonly worth: number;
  readonly village: Hex | null;
}

/** The best raid from here: what it brings, and where. */
export const raid = (view: Outlook, army: Army, at: Hex | 'ship'): Raid =>
  best(view, aimsOf(view, army, at), ({ spoilers }, norman) => spoilers[norman] as number);

/** How much less the raiders may hope for because this Norman army stands there. */
export function relief(view: Outlook, army: Army, at: Hex): number {
  return once(view, `without ${army.id}`, () => hopes(view, army, null)) - hopes(view, army, at);
}

/** What all raiders hope for together, this army standing there, or nowhere. */
function hopes(view: Outlook, army: Army, at: Hex | null): number {
  const self = view.normans.indexOf(army);
  let sum = 0;
  for (const viking of view.vikings) {
    if (!canFight(viking)) continue;
    const { worth } = best(view, aimsOf(view, viking, viking.at as Hex), (aim, norman) =>
      norman !== self
        ? (aim.spoilers[norman] as number)
        : at === null
          ? 0
          : spoils(view, army, at, viking, aim.village, aim.turns),
    );
    sum += isWatchman(view, viking) ? WATCHMAN * worth : worth;
  }
  return sum;
}

const isWatchman = ({ vikings }: Outlook, viking: Army): boolean =>
  viking.at === 'ship' &&
  vikings.length > 1 &&
  !vikings.some((other) => other !== viking && other.at === 'ship');

function best(view: Outlook, aims: readonly Aim[], spoilt: (aim: Aim, norman: number) => number): Raid {
  let [most, second] = [0, 0];
  let village: Hex | null = null;
  for (const aim of aims) {
    let worth = aim.worth;
    for (let norman = 0; norman < view.normans.length; norman++)
      worth *= 1 - spoilt(aim, norman) * (1 - view.haste);
    if (worth > most) {
      second = most;
      most = worth;
      village = aim.village;
    } else if (worth > second) second = worth;
  }
  return { worth: most + view.counts.second * second, village };
}

const aimsOf = (view: Outlook, army: Army, at: Hex | 'ship'): readonly Aim[] =>
  once(view, `aims ${army.id} ${at}`, () => countAims(view, army, at));

function countAims(view: Outlook, army: Army, at: Hex | 'ship'): Aim[] {
  const { state, ground } = view;
  const aims: Aim[] = [];
  for (const village of view.villages) {
    // Whoever stays aboard when time runs out stays there for good.
    const turns =
      at === 'ship' ? ground.raid(state.ship.at as Hex, village) + view.haste : ground.walk(at, village);
    const done = turns + (turns === 0 && army.stood === village && !army.stirred && !army.fought ? 1 : 2);
    if (done - 1 > view.turnsLeft) continue;
    const isTaken = view.vikings.some(
      (other) =>
        other !== army &&
        canFight(other) &&
        other.at !== 'ship' &&
        ground.walk(other.at as Hex, village) < turns,
    );
    if (isTaken) continue;
    aims.push({
      village,
      turns,
      worth: view.village * view.counts.patience ** (done - 1),
      spoilers: view.normans.map((norman) => spoils(view, norman, norman.at as Hex, army, village, turns)),
    });
  }
  return aims;
}

/** How far a Norman army there spoils the raid on a village that the Viking reaches in so many turns. */
function spoils(view: Outlook, norman: Army, at: Hex, viking: Army, village: Hex, turns: number): number {
  if (!canFight(norman)) return 0;
  const { ground, counts } = view;
  const way = ground.walk(at, village);
  const raiders = Math.max(FIGHTING_POINTS, viking.points);
  if (way === 0) return (turns > 0 ? GARRISON : counts.spoilt[0]) * fight(raiders, norman.points, 0).lose;
  const late = Math.max(0, way - Math.floor(turns));
  const { win } = fight(norman.points, raiders, 0);
  return (counts.spoilt[late] ?? 0) * (win + (1 - win) * counts.nuisance);
}
