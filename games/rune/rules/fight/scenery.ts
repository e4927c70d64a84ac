// Who stands on the map besides those who came to fight. RUN-TER-55, -70

import type { Spot } from '../../content/battle-map.ts';
import { placesFor } from '../space/index.ts';
import { turn } from './field.ts';
import { bodiesOf, groundFor } from './fighters.ts';
import { takeCaptives } from './hostages.ts';
import type { State } from './state.ts';

/** When everybody has come: from now on they are no part of the map. */
export function peopleTheField(state: State): void {
  for (const { id, kind, area } of state.map.objects) {
    if (kind !== 'decoy' && kind !== 'hostage') continue;
    const [[x, y] = [0, 0]] = area;
    turn(state, id);
    addExtra(state, { x, y }, kind === 'hostage');
  }
  takeCaptives(state);
}

/** Where the map says, or as near as there is room. */
function addExtra(state: State, at: Spot, hostage: boolean): void {
  const [{ x, y } = at] = placesFor(groundFor(state), [at], [1], bodiesOf(state)) ?? [];
  state.extras = [
    ...state.extras,
    {
      id: `d${state.extras.length}`,
      x,
      y,
      state: hostage ? 'captive' : 'calm',
      hostage,
      captor: null,
      hurt: 0,
      step: null,
    },
  ];
}
