// Whom each foe may attack now: what the rules allow whoever runs, or whom the chart names. RUN-RUN-30, -38

import { isOpen } from '../../../rules/fight/attacks.ts';
import { isAble, isHero, isOnField, isPossessed } from '../../../rules/fight/fighters.ts';
import { isHidden } from '../../../rules/fight/hiding.ts';
import type { State } from '../../../rules/fight/state.ts';

export interface Aim {
  readonly foe: string;
  /** Of its own will; the others go by the chart. */
  readonly chooses: boolean;
  readonly at: readonly string[];
  /** Whom it does not see. RUN-TER-24 */
  readonly unseen: readonly string[];
}

export function aimsIn(view: State): Aim[] {
  const heroes = view.fighters.filter((one) => isHero(one) && isOnField(one));
  return view.fighters
    .filter((one) => !isHero(one) && isAble(one))
    .map((one) => {
      const chooses = view.foes[one.sheet]?.selfWilled === true && !isPossessed(one);
      const charted = one.target === null ? [] : [one.target];
      return {
        foe: one.id,
        chooses,
        at: chooses ? heroes.filter((hero) => isOpen(view, one, hero)).map(({ id }) => id) : charted,
        unseen: chooses ? heroes.filter((hero) => isHidden(view, hero, one)).map(({ id }) => id) : [],
      };
    });
}
