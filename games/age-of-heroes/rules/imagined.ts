// A battle before it begins, so that its strengths and chances can be told.

import type { Seat } from '@skald/kernel';
import type { Battle, State } from './state.ts';

/** What an attack needs: who strikes whom, and where. `land` among those named is the land itself. */
export interface Attack {
  readonly attacker: Seat;
  readonly area: Battle['area'];
  readonly attackers: readonly string[];
  readonly named: readonly string[];
}

/** As if nobody spent luck and no god came. */
export function imaginedBattle(view: State, { attacker, area, attackers, named }: Attack): Battle {
  return {
    area,
    attacker,
    attackers: [...attackers] as Battle['attackers'],
    named: [...named],
    defenders: named.filter((target) => target !== 'land') as Battle['defenders'],
    land: named.includes('land'),
    faceDown: [],
    recruited: [],
    heroes: [],
    fought: [],
    luck: view.players.map(() => 0),
    godAttack: 0,
    godDefence: 0,
    attack: 0,
    defence: 0,
    die: 0,
    result: null,
  };
}
