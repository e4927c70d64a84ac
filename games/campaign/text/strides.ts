// What a step would be: where it leads, over which water, and into whom.

import { type ArmyId, edgeOf, type Hex, sideOf } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { wayBetween } from '../rules/ways.ts';
import { type Spot, spotOf } from './spots.ts';

export interface Stride {
  readonly to: Spot;
  /** Through the water, without a bridge. */
  readonly ford: boolean;
  /** What the bridge on the way is called. */
  readonly bridge: string | null;
  /** The enemy who stands there. */
  readonly enemy: ArmyId | null;
  /** The Viking ship lies there, with nobody ashore, and a Norman comes. */
  readonly ship: boolean;
}

export function strideOf(view: State, id: ArmyId, to: Hex | 'ship'): Stride {
  const army = view.armies.find((one) => one.id === id);
  const start = army?.at === 'ship' ? view.ship.at : army?.at;
  const end = to === 'ship' ? view.ship.at : to;
  const way = start && end ? wayBetween(view.map, start, end) : null;
  const bridge = way?.crosses
    ? view.map.bridges.find(({ edge }) => edge === edgeOf(start as Hex, end as Hex))
    : undefined;
  const enemy = view.armies.find((one) => one.at === to && sideOf(one.id) !== sideOf(id));
  return {
    to: spotOf(view.map, to),
    ford: way?.ford ?? false,
    bridge: bridge?.name ?? null,
    enemy: enemy?.id ?? null,
    ship: enemy === undefined && sideOf(id) === 'normans' && to === view.ship.at,
  };
}
