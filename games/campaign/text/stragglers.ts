// Small armies that must walk home before their side can finish. CAM-RULING-15

import { type ArmyId, type Side, sideOf } from '../content/index.ts';
import { mustWalk } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export const stragglers = (view: State, side: Side): ArmyId[] =>
  view.armies.filter((army) => sideOf(army.id) === side && mustWalk(view, army)).map(({ id }) => id);
