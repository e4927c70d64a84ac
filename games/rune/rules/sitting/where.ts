// Where heroes of a sitting are: on a field, in the midst of an event, between two encounters, or at home.

import type { State } from '../fight/state.ts';

export type Where = 'field' | 'event' | 'between' | 'home';

export function whereIn({ sitting, foes, over }: Pick<State, 'sitting' | 'foes' | 'over'>): Where {
  if (sitting === undefined || foes.length > 0) return 'field';
  if (over) return 'home';
  return sitting.present.length === 0 ? 'between' : 'event';
}
