// How the two sides stand, as chances to win.

import { FIGHTING_POINTS, PILLAGED_TO_WIN, type Side } from '../content/index.ts';
import type { Army, State } from '../rules/state.ts';
import { outlook, raid } from './worth.ts';

/** Found by logistic regression over games of rules of thumb, from the Vikings' side. */
const BASE = -3;
const LAST_VILLAGE = -1;
const VIKING_POINT = 0.27;
const NORMAN_POINT = -0.34;
const VIKING_ARMY = 0.16;
const NORMAN_ARMY = 0.55;
const STRONGEST_VIKING = 0.32;
const STRONGEST_NORMAN = 0.2;
const HOPE_ASHORE = 0.2;
const HOPE_ABOARD = 0.05;
const SIEGE = 2;
/** Villages still wanted for each turn that is left. */
const HASTE = -4.8;

function vikingChance(state: State): number {
  const { ended, sides } = state;
  if (ended !== null) return sides[ended.winner] === 'vikings' ? 1 : 0;
  if (state.turn === 0) return 0.5;
  const view = outlook(state);
  const vikings = view.vikings.filter(canFight);
  const normans = view.normans.filter(canFight);
  const wanted = PILLAGED_TO_WIN - state.pillaged.length;
  let x =
    BASE +
    (wanted === 1 ? LAST_VILLAGE : 0) +
    VIKING_POINT * points(vikings) +
    NORMAN_POINT * points(normans) +
    VIKING_ARMY * vikings.length +
    NORMAN_ARMY * normans.length +
    STRONGEST_VIKING * Math.max(0, ...vikings.map((army) => army.points)) +
    STRONGEST_NORMAN * Math.max(0, ...normans.map((army) => army.points)) +
    (HASTE * wanted) / (Math.max(0, view.turnsLeft) + 1);
  for (const army of vikings) {
    const hope = raid(view, army, army.at as string).worth;
    x += (army.at === 'ship' ? HOPE_ABOARD : HOPE_ASHORE) * hope + SIEGE * army.siege;
  }
  return 1 / (1 + Math.exp(-x));
}

const canFight = (army: Army): boolean => army.points >= FIGHTING_POINTS;
const points = (armies: readonly Army[]): number => armies.reduce((sum, army) => sum + army.points, 0);

export function assess(state: State): number[] {
  const vikings = vikingChance(state);
  return state.sides.map((side: Side) => (side === 'vikings' ? vikings : 1 - vikings));
}
