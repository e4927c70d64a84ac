// How likely somebody does what the notes call for, before he says whether he tries. RUN-DIF-02, -60, -90, -100

import { chanceOf } from '../dice.ts';
import type { Fighter, State } from '../fight/state.ts';
import { elementNamed } from './notes.ts';
import { difficultyFor, scoreFor } from './scores.ts';
import { rollsOf, triesOf } from './series.ts';

/** All of his rolls, each with the further tries it allows; of what goes on in rounds, the next one. Null: nothing is called for. */
export function chanceInCall(state: State, one: Fighter): number | null {
  const { sitting } = state;
  if (sitting === undefined) return null;
  const { call } = sitting;
  const element = call === null ? null : elementNamed(sitting, call.element);
  const roll = element?.roll ?? null;
  if (call === null || element === null || roll === null) return null;
  const tries = triesOf(roll);
  return rollsOf(roll).reduce((chance, each) => {
    const { total } = scoreFor(state, one, element, each);
    const misses = 1 - chanceOf(total, difficultyFor(state, one, each, call.against));
    return chance * (1 - misses ** tries);
  }, 1);
}
