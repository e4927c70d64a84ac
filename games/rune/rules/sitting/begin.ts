// A sitting before its first sentence. RUN-RUN-03

import { type Outcome, refuse } from '@skald/kernel';
import type { BattleMap } from '../../content/battle-map.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { plainGround } from '../../documents/stolen-rune/plain-ground.ts';
import { AT_FIRST } from '../encounter/progress.ts';
import type { Options } from '../fight/options.ts';
import type { State } from '../fight/state.ts';
import { EMPTY_PURSE } from '../sessions.ts';
import type { Sitting } from './state.ts';

/** How a group wants it. */
type Agreed = Pick<Options, 'tabletop' | 'claims'>;

/** Where heroes are when they fight with nobody. */
export const wayside = (): BattleMap => plainGround('wayside');

/** Encounter by encounter, and whoever runs each of them. `plotted`: they tell of each other. */
export function seated(
  state: State,
  encounters: Encounter[],
  runners: Sitting['runners'] | null = null,
  plotted = false,
  { tabletop, claims }: Agreed = { tabletop: 'never', claims: 'found' },
): Outcome<State> {
  if (encounters.length === 0) return refuse('no-encounters');
  const heroes = state.fighters.map(({ id }) => id);
  return {
    ok: {
      ...state,
      sitting: {
        encounters,
        at: 0,
        of: encounters.length,
        progress: { ...AT_FIRST, triggered: {} },
        present: heroes,
        march: heroes,
        told: false,
        reached: 0,
        seen: [],
        tried: [],
        counted: 0,
        call: null,
        sways: [],
        ambushed: { heroes: [], foes: false },
        sheltered: false,
        hoard: [],
        ...(runners !== null && { runners }),
        ...(plotted && { plotted: true as const }),
        ...(tabletop === 'asked' && { tabletop: true as const }),
        ...(claims === 'contested' && { claims: { possible: [], decided: [] } }),
        purses: Object.fromEntries(
          state.fighters.map(({ id, sheet }) => [
            id,
            { ...EMPTY_PURSE, deficit: standingOf(state.heroes[sheet] as Hero).deficit },
          ]),
        ),
      },
      agenda: [{ step: 'encounter' }],
    },
  };
}
