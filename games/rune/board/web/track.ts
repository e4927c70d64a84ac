// The order of a round: who acts now, who comes when and how often, who waits, and who is out of it.

import { isHero, isOnField } from '../../rules/fight/fighters.ts';
import { type Coming, comingActions } from '../../rules/fight/round.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';

export interface Track {
  readonly acting: string | null;
  readonly coming: readonly Coming[];
  readonly waiting: readonly string[];
  /** Dead, or gone from the field. */
  readonly gone: readonly string[];
}

export const trackOf = (view: State): Track => ({
  acting: actingIn(view),
  coming: comingActions(view),
  waiting: view.fighters.filter(({ waiting }) => waiting).map(({ id }) => id),
  gone: view.fighters.filter((one) => !isOnField(one)).map(({ id }) => id),
});

/** Whose action is under way, whoever is asked something in the middle of it. */
function actingIn({ agenda }: Pick<State, 'agenda'>): string | null {
  const frame = agenda.findLast(({ step }) => step === 'turn' || step === 'endAction');
  return frame !== undefined && 'fighter' in frame ? frame.fighter : null;
}

export const heroesIn = ({ fighters }: State): readonly Fighter[] => fighters.filter(isHero);
