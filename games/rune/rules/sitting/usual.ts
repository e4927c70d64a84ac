// What a deed demands that no notes foresaw: by the Ability's own table, where it has one. RUN-DIF-09, RUN-RULING-T79

import type { Ability } from '../../content/abilities.ts';
import { isHero } from '../fight/fighters.ts';
import type { State } from '../fight/state.ts';
import { treatmentDifficulty } from '../healing.ts';
import { afterDemeanor, demeanorDifficulty } from '../rolls/demeanor.ts';
import { sleepDifficulty } from '../rolls/sleep.ts';
import { aliveIn, amend, sittingOf } from './heroes.ts';
import { encounterIn } from './notes.ts';

/** RUN-RUN-50 */
export const DEFAULT_DIFFICULTY = 6;

/** Whoever is met is neither easy nor hard to please, but he may be a stranger. RUN-ABIL-DEM-02, -04 */
const ANYBODY = { communication: 3, insight: 3 } as const;

/** Events that make an hour. RUN-RULING-G09 */
const AN_HOUR = 2;

export function usualDifficulty(state: State, hero: string, ability: Ability): number {
  const sitting = sittingOf(state);
  switch (ability) {
    case 'demeanor':
      return demeanorDifficulty({ ...ANYBODY, culture: cultureIn(state) }, familiarity(state, hero));
    case 'healer': {
      // Whoever is hurt worst needs it most. RUN-HEAL-05, -06
      const wounds = Math.max(0, ...aliveIn(state).map((one) => one.wounds));
      return treatmentDifficulty(wounds, sitting.sheltered ? 'sheltered' : 'wilderness');
    }
    case 'sleep':
      // They set out rested. RUN-ABIL-SLE-03
      return sleepDifficulty(Math.floor(sitting.progress.event / AN_HOUR)) ?? 0;
    default:
      return DEFAULT_DIFFICULTY;
  }
}

/** Whoever lives there; at home they are one's own. RUN-ABIL-DEM-04, RUN-ADV-17 */
function cultureIn({ sitting }: State): string | null {
  const hook = sitting === undefined ? 'scandinavia' : encounterIn(sitting).hook;
  return hook === 'scandinavia' ? null : hook;
}

const familiarity = (state: State, hero: string): Record<string, number> =>
  Object.fromEntries(
    (sittingOf(state).familiar ?? [])
      .filter((one) => one.hero === hero)
      .map(({ culture, times }) => [culture, times]),
  );

/** Each success with strangers makes them the less strange, also where the notes ask for it. RUN-ABIL-DEM-05, RUN-RULING-T79 */
export function getOnWith(state: State, hero: string, by: string): void {
  const culture = cultureIn(state);
  if (by !== 'demeanor' || culture === null || !isHero({ id: hero })) return;
  const known = afterDemeanor(familiarity(state, hero), { culture }, { success: true });
  const others = (sittingOf(state).familiar ?? []).filter(
    (one) => one.hero !== hero || one.culture !== culture,
  );
  amend(state, { familiar: [...others, { hero, culture, times: known[culture] ?? 0 }] });
}
