// Whom each foe may attack now: what the rules allow whoever runs, or whom the chart names. RUN-RUN-30, -38

import { isOpen } from '../../../rules/fight/attacks.ts';
import { isAble, isHero, isOnField, isPossessed } from '../../../rules/fight/fighters.ts';
import { isHidden } from '../../../rules/fight/hiding.ts';
import type { State } from '../../../rules/fight/state.ts';
import { whySpared } from '../../../rules/fight/targeting.ts';

export interface Aim {
  readonly foe: string;
  /** Of its own will; the others go by the chart. */
  readonly chooses: boolean;
  readonly at: readonly string[];
  /** Whom it may not attack, and why not. RUN-TER-24, RUN-RUN-38 to -40 */
  readonly spares: readonly { readonly hero: string; readonly why: Why }[];
}

type Why = 'unseen' | NonNullable<ReturnType<typeof whySpared>>;

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
        spares: chooses
          ? heroes.flatMap((hero) => {
              const why = isHidden(view, hero, one) ? 'unseen' : whySpared(view, one, hero);
              return why === null ? [] : [{ hero: hero.id, why }];
            })
          : [],
      };
    });
}
