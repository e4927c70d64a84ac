// Who runs the encounter that is played, and in whose hands his hero is meanwhile. RUN-RUN-10 to -19, RUN-BASIC-18, -25

import type { Seat } from '@skald/kernel';
import { isHero } from '../fight/fighters.ts';
import type { Fighter, State } from '../fight/state.ts';
import { maySetOnHeroes } from '../scoring.ts';
import type { Running } from './state.ts';

type Seated = Pick<State, 'seats' | 'sitting'>;

/** Null: nobody runs it, and the rules decide. */
export const runningIn = ({ sitting }: Pick<State, 'sitting'>): Running | null => sitting?.running ?? null;

/** Who plays the foes: of a fight by itself whoever sat down for them, in a sitting whoever runs. */
export function seatOfFoes({ seats, sitting }: Seated): Seat | null {
  if (sitting !== undefined) return sitting.running?.seat ?? null;
  const seat = seats.indexOf('foes');
  return seat < 0 ? null : seat;
}

/** Whose hero it is, whoever plays him at the moment. */
export function ownerOf({ seats }: Pick<State, 'seats'>, hero: string): Seat | null {
  const seat = seats.findIndex((role) => role !== 'foes' && role.includes(hero));
  return seat < 0 ? null : seat;
}

/** In somebody else's hands, as long as his own player runs. RUN-RUN-10 */
export const isWard = (state: Seated, hero: string): boolean => {
  const running = runningIn(state);
  return running !== null && running.proxy !== null && ownerOf(state, hero) === running.seat;
};

/** The hero of whoever runs; null: he has none here. */
export function wardIn(state: Pick<State, 'seats' | 'sitting' | 'fighters'>): Fighter | null {
  const present = state.sitting?.present ?? [];
  return state.fighters.find(({ id }) => present.includes(id) && isWard(state, id)) ?? null;
}

/** The hero to whom the points of whoever runs go, dead or alive; null: he has none. */
export function runnersOwn(state: Pick<State, 'seats' | 'sitting' | 'fighters'>): string | null {
  const role = state.seats[runningIn(state)?.seat ?? -1] ?? 'foes';
  return wardIn(state)?.id ?? (role === 'foes' ? null : (role[0] ?? null));
}

/** The hero through whom the proxy has his half. RUN-RUN-13 */
export function keeperIn(state: Pick<State, 'seats' | 'sitting' | 'fighters'>): Fighter | null {
  const proxy = runningIn(state)?.proxy ?? null;
  const present = state.sitting?.present ?? [];
  return (
    state.fighters.find(
      (one) => isHero(one) && proxy !== null && present.includes(one.id) && ownerOf(state, one.id) === proxy,
    ) ?? null
  );
}

/** Nobody keeps another's hero out of a fight, unless he was permitted to. RUN-RUN-16 */
export const mayStayOut = (state: Seated, hero: string): boolean =>
  !isWard(state, hero) || runningIn(state)?.leave === true;

/** RUN-RUN-19, RUN-VP-40 */
export const mayAttackHeroes = (state: Seated, hero: string): boolean =>
  maySetOnHeroes(isWard(state, hero) ? 'ward' : 'own');
