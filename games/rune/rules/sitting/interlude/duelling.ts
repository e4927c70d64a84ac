// A holmgang in the middle of a sitting, for one thing that two want. Nobody dies of it, and nobody scores. RUN-WORLD-02 to -05,
// RUN-RULING-R61

import { next } from '@skald/kernel';
import type { Spot } from '../../../content/battle-map.ts';
import { HOLM_ROUNDS, holmFor, USUAL_DUEL } from '../../../content/holm.ts';
import { fighterOf, isAble, sheetOf } from '../../fight/fighters.ts';
import { gatherArrows } from '../../fight/gear.ts';
import type { Fighter, State, Steps } from '../../fight/state.ts';
import { leaveField, UNTOUCHED_FIELD } from '../battle.ts';
import { asBefore } from '../bodies.ts';
import { settleFirst } from './hoard.ts';

/** What both can bear as they are now; null where that is nothing. RUN-RULING-R61 */
function termsFor(state: State, pair: readonly Fighter[]): { cap: number; target: number } | null {
  const thresholds = pair.map((one) => sheetOf(state, one).woundThreshold);
  const cap = Math.min(USUAL_DUEL.cap, ...thresholds.map((threshold) => threshold - 1));
  const target = Math.min(USUAL_DUEL.target, ...pair.map(({ hp }) => hp - 1 - cap));
  return cap < 1 || target < 1 ? null : { cap, target };
}

/** Two who stand, and can bear it. */
export function mayDuel(state: State, heroes: readonly string[]): boolean {
  const pair = heroes.map((id) => fighterOf(state, id));
  return pair.length === 2 && pair.every(isAble) && termsFor(state, pair) !== null;
}

export const duellingSteps: Steps<'challenge' | 'duelled'> = {
  challenge(table, { heroes }) {
    const { state } = table;
    const terms = termsFor(
      state,
      heroes.map((id) => fighterOf(state, id)),
    );
    const [challenger = '', challenged = ''] = heroes;
    if (terms === null) return next(table, { step: 'contest', heroes, ability: 'brawling' });
    const map = holmFor('free');
    const [left, right] = [map.starts.heroes[0] as Spot, map.starts.foes[0] as Spot];
    state.fighters = state.fighters.map((one): Fighter => {
      const fresh = { ...asBefore(state, one), x: 0, y: 0 };
      if (one.id === challenger) return { ...fresh, ...left };
      if (one.id === challenged) return { ...fresh, ...right, side: 'foes' };
      return { ...fresh, condition: one.condition === 'dead' ? 'dead' : 'out' };
    });
    Object.assign(state, { map, happened: UNTOUCHED_FIELD, rounds: HOLM_ROUNDS, round: 0, step: 0 });
    state.duel = {
      form: 'free',
      ...terms,
      dealt: { [challenger]: 0, [challenged]: 0 },
      winner: null,
      verdict: null,
    };
    table.tell?.({ type: 'challenged', heroes, ...terms });
    next(table, { step: 'round' }, { step: 'duelled', heroes });
  },

  /** What was lost stays lost until it is healed; where nobody has won, arms decide. RUN-RULING-R61 */
  duelled(table, { heroes }) {
    const { state } = table;
    const winner = state.duel?.winner ?? null;
    gatherArrows(state);
    state.duel = null;
    state.fighters = state.fighters.map((one) => asBefore(state, { ...one, side: 'heroes' }));
    leaveField(state);
    if (winner !== null) settleFirst(table, winner);
    else next(table, { step: 'contest', heroes, ability: 'brawling' });
  },
};
