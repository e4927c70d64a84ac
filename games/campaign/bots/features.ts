// What can be counted of a position, from the Vikings' side: the judgement of it rests on these.

import { type Hex, PILLAGED_TO_WIN } from '../content/index.ts';
import type { Army, State } from '../rules/state.ts';
import { raid } from './hopes.ts';
import { canFight, clash, crossing, type Outlook, outlook } from './outlook.ts';

/** Turns that make a comfortable reserve. */
const RESERVE = 6;

export interface Features {
  readonly always: number;
  /** Points of each side, in fives. */
  readonly vikings: number;
  readonly normans: number;
  /** Armies that can fight. */
  readonly raiders: number;
  readonly defenders: number;
  /** What the raiders hope for, all together and the best of them, in villages. */
  readonly hope: number;
  readonly best: number;
  /** Raiders in villages: alone, and with an enemy beside them, by their chance to withstand him. */
  readonly burning: number;
  readonly disputed: number;
  /** Turns to spare if nobody hindered the raiders, and whether there are none. */
  readonly reserve: number;
  readonly late: number;
  readonly siege: number;
  /** The ship lies on the beach without a watch: by how near the enemy is. */
  readonly beached: number;
  /** What the best attack of each side would bring, for the one who moves first and the one who moves second. */
  readonly normanFirst: number;
  readonly normanSecond: number;
  readonly vikingFirst: number;
  readonly vikingSecond: number;
  readonly vikingCards: number;
  readonly normanCards: number;
  /** Villages more than are needed. */
  readonly choice: number;
}

export function featuresOf(state: State): Features {
  const view = outlook(state, 'vikings');
  const raiders = view.vikings.filter(canFight);
  const defenders = view.normans.filter(canFight);
  const hopes = raiders.map((army) => raid(view, army, army.at as Hex) / view.village);
  const turns = view.turnsLeft + 1 - turnsNeeded(view, raiders);
  const { burning, disputed, norman, viking } = standoffs(view, raiders, defenders);
  const first = state.order[0] === undefined ? null : state.sides[state.order[0]];
  const seat = state.sides.indexOf('vikings');
  const pointsOf = (armies: readonly Army[]): number =>
    armies.reduce((sum, { points }) => sum + points, 0) / 5;
  return {
    always: 1,
    vikings: pointsOf(view.vikings),
    normans: pointsOf(view.normans),
    raiders: raiders.length,
    defenders: defenders.length,
    hope: hopes.reduce((sum, hope) => sum + hope, 0),
    best: Math.max(0, ...hopes),
    burning,
    disputed,
    reserve: Math.max(-1, Math.min(2, turns / RESERVE)),
    late: turns < 0 ? 1 : 0,
    siege: Math.max(0, ...raiders.map(({ siege }) => siege)),
    beached: beached(view, defenders),
    normanFirst: first === 'normans' ? norman : 0,
    normanSecond: first === 'normans' ? 0 : norman,
    vikingFirst: first === 'vikings' ? viking : 0,
    vikingSecond: first === 'vikings' ? 0 : viking,
    vikingCards: (state.hands[seat] ?? []).length,
    normanCards: (state.hands[1 - seat] ?? []).length,
    choice: view.villages.length - (PILLAGED_TO_WIN - state.pillaged.length),
  };
}

/** Where enemies stand face to face: what each could win, and which raiders are left in peace. */
function standoffs(view: Outlook, raiders: readonly Army[], defenders: readonly Army[]) {
  const found = { burning: 0, disputed: 0, norman: 0, viking: 0 };
  for (const raider of raiders) {
    if (raider.at === 'ship') continue;
    const at = raider.at as Hex;
    const beside = view.ground.geography.neighbours.get(at) ?? [];
    const near = defenders.filter((army) => beside.includes(army.at));
    let withstands = 1;
    for (const army of near) {
      const from = army.at as Hex;
      const across = crossing(view, from, at);
      const theirs = clash(view, army, from, raider, at);
      const ours = clash(view, raider, at, army, from);
      withstands *= 1 - across * theirs.win;
      found.norman = Math.max(
        found.norman,
        across * (theirs.defenderLost - theirs.attackerLost + theirs.win),
      );
      found.viking = Math.max(found.viking, across * (ours.defenderLost - ours.attackerLost + ours.win));
    }
    if (!view.villages.includes(at)) continue;
    if (near.length > 0) found.disputed += withstands;
    else found.burning += 1;
  }
  return found;
}

function beached(view: Outlook, defenders: readonly Army[]): number {
  const { at } = view.state.ship;
  if (at === null || view.ground.geography.terrain.get(at) !== 'coast') return 0;
  if (view.vikings.some((army) => army.at === 'ship')) return 0;
  return 1 / (1 + Math.min(9, ...defenders.map((army) => view.ground.walk(army.at as Hex, at))));
}

/** Turns until enough villages have burnt when nobody hinders: whoever is nearest takes the next. */
function turnsNeeded(view: Outlook, raiders: readonly Army[]): number {
  const { ground, state } = view;
  const ways = raiders.map((army) => ({ army, at: army.at as Hex | 'ship', time: 0 }));
  const left = new Set(view.villages);
  let last = 0;
  for (let need = PILLAGED_TO_WIN - state.pillaged.length; need > 0; need--) {
    let next: { way: (typeof ways)[number]; village: Hex; done: number } | null = null;
    for (const way of ways)
      for (const village of left) {
        const { at, time, army } = way;
        const turns = at === 'ship' ? ground.raid(state.ship.at as Hex, village) : ground.walk(at, village);
        const isReady = time > 0 || (turns === 0 && army.stood === village && !army.stirred && !army.fought);
        const done = time + turns + (isReady ? 1 : 2);
        if (next === null || done < next.done) next = { way, village, done };
      }
    if (next === null) return 99;
    next.way.at = next.village;
    next.way.time = last = next.done;
    left.delete(next.village);
  }
  return last;
}
