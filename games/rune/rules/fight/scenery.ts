// Who stands on the map besides those who came to fight. RUN-TER-55, -70, -135

import { placesFor } from '../space/index.ts';
import { turn } from './field.ts';
import { bodiesOf, groundFor } from './fighters.ts';
import { captorOf, takeCaptives } from './hostages.ts';
import { addStriker } from './making.ts';
import type { State } from './state.ts';
import type { Place } from './words.ts';

/** When everybody has come; from now on they are no part of the map. */
export function peopleTheField(state: State): void {
  for (const { id, kind, area } of state.map.objects) {
    if (kind !== 'decoy' && kind !== 'hostage' && kind !== 'tube-striker') continue;
    turn(state, id);
    // Two meet on a field that is theirs alone. RUN-WORLD-03
    if (state.duel !== null) continue;
    const [[x, y] = [0, 0]] = area;
    const at = roomNear(state, { x, y });
    if (kind === 'tube-striker') addStriker(state, at);
    else addExtra(state, at, kind === 'hostage', kind === 'hostage' ? captorOf(state, id) : null);
  }
  takeCaptives(state);
}

/** Where the map says, or as near as there is room. */
const roomNear = (state: State, at: Place): Place =>
  placesFor(groundFor(state), [at], [1], bodiesOf(state))?.[0] ?? at;

function addExtra(state: State, { x, y }: Place, hostage: boolean, captor: string | null): void {
  state.extras = [
    ...state.extras,
    {
      id: `d${state.extras.length}`,
      x,
      y,
      state: hostage ? 'captive' : 'calm',
      hostage,
      captor,
      hurt: 0,
      step: null,
    },
  ];
}
