// A truth that fits what a seat knows.

import { isHero, isOnField } from '../rules/fight/fighters.ts';
import { foeMakerFor, measuredBy } from '../rules/fight/making.ts';
import type { FoeSheet, State } from '../rules/fight/state.ts';

/** What foes are whom nobody has hurt yet follows from their category and the heroes. */
export function imagine(seen: State): State {
  const view = withNotes(seen);
  if (view.foes.every(({ statistics }) => statistics !== null)) return view;
  const made = foeMakerFor(measuredBy(view));
  const foes = view.foes.map(
    (sheet): FoeSheet => (sheet.statistics === null ? { ...sheet, statistics: made(sheet) } : sheet),
  );
  const fighters = view.fighters.map((one) =>
    !isHero(one) && view.foes[one.sheet]?.statistics === null && isOnField(one)
      ? { ...one, hp: foes[one.sheet]?.statistics?.hp ?? one.hp }
      : one,
  );
  return { ...view, foes, fighters };
}

/** Whoever runs knows the notes, and plays by them. RUN-RUN-01 */
function withNotes({ notes, ...view }: State): State {
  const { sitting } = view;
  if (notes == null || sitting === undefined) return view;
  const { encounter, ...known } = notes;
  return {
    ...view,
    sitting: { ...sitting, ...known, encounters: sitting.encounters.with(sitting.at, encounter) },
  };
}
