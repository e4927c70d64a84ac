// Foes of earlier fights of a sitting, as they were when they were fought: the log and the saga still speak of them.

import { isHero } from '../rules/fight/fighters.ts';
import type { Fighter, FoeSheet, State } from '../rules/fight/state.ts';

type Cast = Pick<State, 'heroes' | 'foes' | 'fighters' | 'extras' | 'sitting'>;

/** Heroes as they are, and the foes of the fight in which somebody of this name fought; null where there was none. */
export function castThen<C extends Cast>(view: C, id: string): C | null {
  const number = /^f(\d+)$/.exec(id)?.[1];
  let first = 0;
  for (const [fight, { foes }] of (view.sitting?.met ?? []).entries()) {
    if (number !== undefined && Number(number) < first + foes.length) return castOfFight(view, fight, first);
    first += foes.length;
  }
  return null;
}

function castOfFight<C extends Cast>(view: C, fight: number, first: number): C {
  const met = view.sitting?.met?.[fight]?.foes ?? [];
  const foes = met.map(
    (one): FoeSheet => ({
      ...one,
      threat: 'equal',
      statistics: null,
      selfWilled: false,
      hunts: false,
      magic: null,
      known: false,
    }),
  );
  // Nothing but who they were is known of them any more.
  const fighters = foes.map(
    (_, i) => ({ id: `f${first + i}`, side: 'foes', seat: null, sheet: i }) as Fighter,
  );
  return { ...view, foes, fighters: [...view.fighters.filter(isHero), ...fighters] };
}
