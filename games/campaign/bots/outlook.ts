// A position as one side looks at it: who lives, what has not burnt, how much time is left.

import { edgeOf, FIGHTING_POINTS, type Hex, PILLAGED_TO_WIN, type Side, sideOf } from '../content/index.ts';
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
  /** Villages that have not burnt. */
  readonly villages: readonly Hex[];
  readonly village: number;
  readonly turnsLeft: number;
  /** How much the Vikings must dare, from 0 to 1: what they fail to win in time is lost. */
  readonly haste: number;
  /** What was counted out of this position before. */
  readonly known: Map<string, unknown>;
}

export function outlook(state: State, of: Side): Outlook {
  const counts = COUNTS[of];
  const ground = groundOf(state.map);
  const alive = state.armies.filter(({ points, at }) => points > 0 && at !== null);
  const { turnLimit } = state.options;
  const burnt = state.pillaged.length;
  const turnsLeft = turnLimit === 0 ? 99 : turnLimit - state.turn;
  const needed = (PILLAGED_TO_WIN - burnt) * counts.turnsAVillage + counts.turnsToSpare;
  return {
    state,
    counts,
    ground,
    normans: alive.filter(({ id }) => sideOf(id) === 'normans'),
    vikings: alive.filter(({ id }) => sideOf(id) === 'vikings'),
    villages: ground.geography.villages.filter((hex) => !state.pillaged.includes(hex)),
    village: counts.villages[Math.min(burnt, PILLAGED_TO_WIN - 1)] as number,
    turnsLeft,
    haste: Math.min(1, Math.max(0, (needed - turnsLeft) / counts.hurry)),
    known: new Map(),
  };
}

/** The same position with something changed. */
export const otherwise = (view: Outlook, change: Partial<Outlook>): Outlook => ({
  ...view,
  ...change,
  known: new Map(),
});

/** With the ship in another place. */
export const withShip = (view: Outlook, at: Hex): Outlook =>
  otherwise(view, { state: { ...view.state, ship: { ...view.state.ship, at } } });

/** Counts something out once. */
export function once<T>(view: Outlook, what: string, count: () => T): T {
  let found = view.known.get(what) as T | undefined;
  if (found === undefined) {
    found = count();
    view.known.set(what, found);
  }
  return found;
}

export const friendsOf = (view: Outlook, side: Side): readonly Army[] =>
  side === 'normans' ? view.normans : view.vikings;
export const enemiesOf = (view: Outlook, side: Side): readonly Army[] =>
  side === 'normans' ? view.vikings : view.normans;

export const canFight = ({ points }: Army): boolean => points >= FIGHTING_POINTS;

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
