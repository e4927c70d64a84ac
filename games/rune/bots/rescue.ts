// Whether to go into deep water after somebody. RUN-HAZ-DROWN-06

import { fighterOf } from '../rules/fight/fighters.ts';
import type { State } from '../rules/fight/state.ts';
import { couldRescue, rescueChances } from '../rules/sitting/drowning.ts';
import { lifeAhead } from './ahead.ts';
import { FELLOW_LIFE } from './stakes.ts';
import type { Survey } from './survey.ts';

const STAYS = -1;

/** He who is most likely to come back with him goes, and nobody who is the likelier to stay there: that makes two of them. */
export function rescue(survey: Survey, hero: string | undefined): number {
  const { state, temper } = survey;
  const own = hero === undefined ? null : rescueChances(state, hero);
  if (hero === undefined || own === null) return STAYS;
  const others = couldRescue(state, own.victim);
  const before = others.slice(0, others.indexOf(hero));
  if (others.some((other) => hope(state, other) > hope(state, hero))) return STAYS;
  if (before.some((other) => hope(state, other) === hope(state, hero))) return STAYS;
  const [one, victim] = [fighterOf(state, hero), fighterOf(state, own.victim)];
  const life = one.seat === victim.seat ? temper.life + lifeAhead(state, victim) : FELLOW_LIFE;
  return own.saves * life - own.drowns * (temper.life + lifeAhead(state, one));
}

function hope(state: State, hero: string): number {
  const chances = rescueChances(state, hero);
  return chances === null ? 0 : chances.saves - chances.drowns;
}
