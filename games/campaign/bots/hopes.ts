// What raiders may hope for, and how far the Normans spoil it by where they stand.

import { FIGHTING_POINTS, type Hex } from '../content/index.ts';
import { hexOf, placeOf, shipHex } from '../rules/armies.ts';
import type { Army } from '../rules/state.ts';
import { fight } from './fight.ts';
import { type Aim, canFight, type Outlook, type Prospects } from './outlook.ts';

/** What the best raid from here brings. */
export const raid = (view: Outlook, army: Army, at: Hex | 'ship'): number =>
  prospectsOf(view, army, at).worth;

/** How much less the raiders may hope for because this Norman army stands there. */
export function relief(view: Outlook, army: Army, at: Hex): number {
  let alone = view.hopes.get(army);
  if (alone === undefined) {
    alone = hopes(view, army, null);
    view.hopes.set(army, alone);
  }
  return alone - hopes(view, army, view.ground.walks(at));
}

/** What all raiders hope for together, this army having such ways to the villages, or being nowhere. */
function hopes(view: Outlook, army: Army, ways: readonly number[] | null): number {
  const self = view.normans.indexOf(army);
  const daring = 1 - view.haste;
  let sum = 0;
  for (const viking of view.vikings) {
    if (!canFight(viking)) continue;
    const { aims } = prospectsOf(view, viking, placeOf(viking));
    const hope = bestOf(view, aims, ({ village, turns, worth, spoilers }) => {
      let left = worth;
      for (let norman = 0; norman < spoilers.length; norman++) {
        if (norman !== self) left *= 1 - (spoilers[norman] as number) * daring;
        else if (ways !== null)
          left *= 1 - spoils(view, army, ways[village] as number, viking, turns) * daring;
      }
      return left;
    });
    sum += isWatchman(view, viking) ? view.counts.watchman * hope : hope;
  }
  return sum;
}

const isWatchman = ({ vikings }: Outlook, viking: Army): boolean =>
  viking.at === 'ship' &&
  vikings.length > 1 &&
  !vikings.some((other) => other !== viking && other.at === 'ship');

function prospectsOf(view: Outlook, army: Army, at: Hex | 'ship'): Prospects {
  const afloat = at === 'ship';
  const known = afloat ? view.afloat : view.ashore;
  const place = afloat ? shipHex(view.state) : at;
  let own = known.get(army);
  if (own === undefined) {
    own = new Map();
    known.set(army, own);
  }
  let prospects = own.get(place);
  if (prospects === undefined) {
    const aims = countAims(view, army, afloat, place);
    prospects = { aims, worth: bestOf(view, aims, unspoilt(view)) };
    own.set(place, prospects);
  }
  return prospects;
}

/** The best of them and a share of the second best, each by what is left of it. */
function bestOf(view: Outlook, aims: readonly Aim[], left: (aim: Aim) => number): number {
  let [most, second] = [0, 0];
  for (const aim of aims) {
    const worth = left(aim);
    if (worth > most) [most, second] = [worth, most];
    else if (worth > second) second = worth;
  }
  return most + view.counts.second * second;
}

/** What every Norman army leaves of a raid. */
const unspoilt =
  ({ haste }: Outlook) =>
  ({ worth, spoilers }: Aim): number =>
    spoilers.reduce((left, spoilt) => left * (1 - spoilt * (1 - haste)), worth);

function countAims(view: Outlook, army: Army, afloat: boolean, place: Hex): Aim[] {
  const { ground, standing, vikings, normans, counts } = view;
  const { villages } = ground.geography;
  const ways = afloat ? ground.raids(place) : ground.walks(place);
  const aims: Aim[] = [];
  for (const village of standing) {
    // Whoever stays aboard when time runs out stays there for good.
    const turns = (ways[village] as number) + (afloat ? view.haste : 0);
    const isReady = turns === 0 && army.stood === villages[village] && !army.stirred && !army.fought;
    const done = turns + (isReady ? 1 : 2);
    if (done - 1 > view.turnsLeft || isTaken(view, vikings, army, village, turns)) continue;
    aims.push({
      village,
      turns,
      worth: view.village * counts.patience ** (done - 1),
      spoilers: normans.map((norman) =>
        spoils(view, norman, ground.walks(hexOf(norman))[village] as number, army, turns),
      ),
    });
  }
  return aims;
}

/** Whether another raider will be there first. */
const isTaken = (
  { ground }: Outlook,
  vikings: readonly Army[],
  army: Army,
  village: number,
  turns: number,
): boolean =>
  vikings.some(
    (other) =>
      other !== army &&
      canFight(other) &&
      other.at !== 'ship' &&
      (ground.walks(hexOf(other))[village] as number) < turns,
  );

/** How far a Norman army, so many turns from a village, spoils the raid of a Viking who is there in so many. */
function spoils(view: Outlook, norman: Army, way: number, viking: Army, turns: number): number {
  if (!canFight(norman)) return 0;
  const { counts } = view;
  const raiders = Math.max(FIGHTING_POINTS, viking.points);
  if (way === 0)
    return (turns > 0 ? counts.garrison : counts.spoilt[0]) * fight(raiders, norman.points, 0).lose;
  const late = Math.max(0, way - Math.floor(turns));
  const { win } = fight(norman.points, raiders, 0);
  return (counts.spoilt[late] ?? 0) * (win + (1 - win) * counts.nuisance);
}
