// Places that hurt whoever is in them when the next round begins: fire spreads, and nobody need wait for it.

import { groundFor } from '../rules/fight/fighters.ts';
import type { State } from '../rules/fight/state.ts';
import { damAt, type Ground, groundOf } from '../rules/space/index.ts';
import { costOf } from './stakes.ts';
import type { Survey, Unit } from './survey.ts';

/** Of what a place does, so much comes through; and nobody stays there without need. */
const BURNS = 0.6;
const HOT = 5;

/** What it costs to be there when it hurts. RUN-TER-46 */
export function hazardAt(survey: Survey, unit: Unit, x: number, y: number): number {
  const dam = damAt(groundToCome(survey.state), { x, y, size: unit.base.size });
  return dam === 0 ? 0 : costOf(survey, unit, dam * BURNS, 1) + HOT;
}

/** What was asked for last: a turn asks for the same ground very often. */
let latest: (Pick<State, 'map' | 'round' | 'happened'> & { readonly ground: Ground }) | null = null;

function groundToCome(state: State): Ground {
  const { map, round, happened } = state;
  if (!map.zones.some((zone) => zone.kind === 'damaging' && zone.grows)) return groundFor(state);
  if (latest?.map !== map || latest.round !== round || latest.happened !== happened)
    latest = { map, round, happened, ground: groundOf(map, { ...happened, round: round + 1 }) };
  return latest.ground;
}
