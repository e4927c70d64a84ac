// What a step would be: where it leads, over which water, and into whom.

import type { Language } from '@skald/text';
import { type ArmyId, edgeOf, type Hex, type HexMap, nameIn, sideOf } from '../content/index.ts';
import type { State } from '../rules/state.ts';
import { wayBetween } from '../rules/ways.ts';
import { type Spot, spotOf } from './spots.ts';

interface Step {
  /** Through the water, without a bridge. */
  readonly ford: boolean;
  /** The bridge on the way. */
  readonly over: HexMap['bridges'][number] | null;
  /** The enemy who stands there. */
  readonly enemy: ArmyId | null;
  /** The Viking ship lies there, with nobody ashore, and a Norman comes. */
  readonly ship: boolean;
}

/** A step with what the places on the way are called. */
export interface Stride extends Step {
  readonly to: Spot;
  readonly bridge: string | null;
}

export function pathOf(view: State, id: ArmyId, to: Hex | 'ship'): Step {
  const army = view.armies.find((one) => one.id === id);
  const start = army?.at === 'ship' ? view.ship.at : army?.at;
  const end = to === 'ship' ? view.ship.at : to;
  const way = start && end ? wayBetween(view.map, start, end) : null;
  const crossed = start && end && way?.crosses ? edgeOf(start, end) : null;
  const bridge = view.map.bridges.find(({ edge }) => edge === crossed);
  const enemy = view.armies.find((one) => one.at === to && sideOf(one.id) !== sideOf(id));
  return {
    ford: way?.ford ?? false,
    over: bridge ?? null,
    enemy: enemy?.id ?? null,
    ship: enemy === undefined && sideOf(id) === 'normans' && to === view.ship.at,
  };
}

export function strideOf(view: State, id: ArmyId, to: Hex | 'ship', language: Language): Stride {
  const step = pathOf(view, id, to);
  return {
    ...step,
    to: spotOf(view.map, to, language),
    bridge: step.over && nameIn(step.over, language),
  };
}
