// Who is there in a sitting, and in which order they walk.

import type { Seat } from '@skald/kernel';
import type { Progress } from '../encounter/progress.ts';
import { fighterOf, isAble, isHero } from '../fight/fighters.ts';
import type { Fighter, State } from '../fight/state.ts';
import type { Sitting } from './state.ts';

export function sittingOf({ sitting }: State): Sitting {
  if (sitting === undefined) throw new RangeError('no sitting');
  return sitting;
}

/** A part of it anew: lists are replaced, never changed. */
export function amend(
  state: State,
  { progress, ...change }: Partial<Omit<Sitting, 'progress'>> & { readonly progress?: Progress },
): void {
  const sitting = sittingOf(state);
  state.sitting = {
    ...sitting,
    ...change,
    ...(progress && { progress: { ...progress, triggered: { ...progress.triggered } } }),
  };
}

/** All who set out and live, the foremost first. */
export const aliveIn = (state: State): Fighter[] =>
  sittingOf(state)
    .march.map((id) => fighterOf(state, id))
    .filter(({ condition }) => condition !== 'dead');

/** Those of them who can do something. */
export const ableIn = (state: State): Fighter[] => aliveIn(state).filter(isAble);

export const ableIds = (state: State): string[] => ableIn(state).map(({ id }) => id);

/** Seats that still have somebody to act for, in the order of the march. */
export const seatsIn = (state: State): Seat[] => [
  ...new Set(ableIn(state).flatMap(({ seat }) => (seat === null ? [] : [seat]))),
];

/** All heroes of a fight by itself, or those who set out into this encounter. RUN-FOE-01 */
export const heroesThere = ({ fighters, sitting }: Pick<State, 'fighters' | 'sitting'>): Fighter[] =>
  fighters.filter((one) => isHero(one) && (sitting === undefined || sitting.present.includes(one.id)));
