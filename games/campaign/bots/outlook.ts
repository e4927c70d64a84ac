// A position as one side looks at it: who lives, what has not burnt, how much time is left.

import { FIGHTING_POINTS, type Hex, PILLAGED_TO_WIN, type Side, sideOf } from '../content/index.ts';
import type { Army, State } from '../rules/state.ts';
import { COUNTS, type Counts } from './counts.ts';
import { type Fight, fight } from './fight.ts';
import { type Ground, groundOf } from './ground.ts';

export interface Outlook {
  readonly state: State;
  readonly counts: Counts;
  readonly ground: Ground;
  /** Armies that live, by side. */
  readonly normans: readonly Army[];
  readonly vikings: readonly Army[];
  /** Villages that have not burnt, and their places among those of the map. */
  readonly villages: readonly Hex[];
  readonly standing: readonly number[];
  readonly village: number;
  readonly turnsLeft: number;
  /** How much the Vikings must dare, from 0 to 1: what they fail to win in time is lost. */
  readonly haste: number;
  /** What raiders may do from a hex, and from the ship lying there; counted out when first asked for. */
  readonly ashore: Map<Army, Map<Hex, Prospects>>;
  readonly afloat: Map<Army, Map<Hex, Prospects>>;
  /** What the raiders hope for when one Norman army is left out. */
  readonly hopes: Map<Army, number>;
}

export interface Prospects {
  readonly aims: readonly Aim[];
  /** What the best raid brings. */
  readonly worth: number;
}

/** A village that a raider may burn in time. */
export interface Aim {
  readonly village: number;
  readonly turns: number;
  readonly worth: number;
  /** How far each Norman army spoils it. */
  readonly spoilers: readonly number[];
}

export function outlook(state: State, of: Side): Outlook {
  const counts = COUNTS[of];
  const ground = groundOf(state.map);
  const alive = state.armies.filter(({ points, at }) => points > 0 && at !== null);
  const { turnLimit } = state.options;
  const burnt = state.pillaged.length;
  const turnsLeft = turnLimit === 0 ? 99 : turnLimit - state.turn;
  const { villages } = ground.geography;
  const standing: number[] = [];
  const unburnt: Hex[] = [];
  villages.forEach((village, i) => {
    if (state.pillaged.includes(village)) return;
    standing.push(i);
    unburnt.push(village);
  });
  const needed = (PILLAGED_TO_WIN - burnt) * counts.turnsAVillage + counts.turnsToSpare;
  return {
    state,
    counts,
    ground,
    normans: alive.filter(({ id }) => sideOf(id) === 'normans'),
    vikings: alive.filter(({ id }) => sideOf(id) === 'vikings'),
    villages: unburnt,
    standing,
    village: counts.villages[Math.min(burnt, PILLAGED_TO_WIN - 1)] as number,
    turnsLeft,
    haste: Math.min(1, Math.max(0, (needed - turnsLeft) / counts.hurry)),
    ...nothingKnown(),
  };
}

const nothingKnown = (): Pick<Outlook, 'ashore' | 'afloat' | 'hopes'> => ({
  ashore: new Map(),
  afloat: new Map(),
  hopes: new Map(),
});

/** Without one Norman army. */
export const without = (view: Outlook, norman: Army): Outlook => ({
  ...view,
  normans: view.normans.filter((one) => one !== norman),
  ...nothingKnown(),
});

/** With the ship in another place: what is ashore stays as it is. */
export const withShip = (view: Outlook, at: Hex): Outlook => ({
  ...view,
  state: { ...view.state, ship: { ...view.state.ship, at } },
  hopes: new Map(),
});

export const friendsOf = (view: Outlook, side: Side): readonly Army[] =>
  side === 'normans' ? view.normans : view.vikings;
export const enemiesOf = (view: Outlook, side: Side): readonly Army[] =>
  side === 'normans' ? view.vikings : view.normans;

export const canFight = ({ points }: Army): boolean => points >= FIGHTING_POINTS;

/** How a fight between these would go, the attacker coming from that hex. */
export function clash(view: Outlook, attacker: Army, from: Hex, defender: Army, at: Hex): Fight {
  const { ground } = view;
  const isHeld = at === ground.geography.castle && sideOf(defender.id) === 'normans';
  const hampered = isHeld ? 2 : ground.border(from, at).isHard ? 1 : 0;
  return fight(attacker.points, Math.max(defender.points, FIGHTING_POINTS), hampered);
}

/** The chance that a step gets across. */
export const crossing = ({ ground }: Outlook, from: Hex, to: Hex): number => ground.border(from, to).crossing;
