// Blows that may end an adventure, and the way out of it.

import type { Choice, Decision } from '@skald/kernel';
import { WOUND_TRACK } from '../content/index.ts';
import { isHeroModel, quest, sideOf } from '../rules/models.ts';
import type { Model, State } from '../rules/state.ts';
import { isGoal } from './worth.ts';

/** One blow seldom does more. */
const ONE_BLOW = 2;

export function mayDecide(state: State, { kind, options, seat }: Decision): readonly Choice[] {
  if (kind !== 'turn' && kind !== 'castAt') return [];
  const side = state.seats[seat] === 'overlord' ? 'overlord' : 'heroes';
  const doomed = state.models.filter(
    (model) => sideOf(model) !== side && model.wounds >= WOUND_TRACK - ONE_BLOW && isNeeded(state, model),
  );
  const at = (name: unknown): boolean => doomed.some(({ id }) => id === name);
  return options.filter(({ act, target, model }) => {
    if (act === 'leave' || (act === 'force' && side === 'overlord')) return true;
    return act === 'fight' || act === 'shoot' || act === 'order' ? at(target) : act === 'model' && at(model);
  });
}

/** Its fall decides: the Boss whom the Heroes are after, a Hero where the fall of one is enough. */
function isNeeded(state: State, model: Model): boolean {
  const adventure = quest(state);
  return isHeroModel(model) ? adventure.victory.crippled === 'one' : isGoal(adventure, model);
}
