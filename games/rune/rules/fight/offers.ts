// What powers, gifts and marks let somebody do in his turn. RUN-HOOK-31, -35

import type { Offer } from '../hooks/windows.ts';
import type { Turning } from './agenda.ts';
import { isOpen, mayAttack } from './attacks.ts';
import type { ChoiceOf } from './choices.ts';
import { fighterOf } from './fighters.ts';
import { ask, seen } from './listening.ts';
import type { State } from './state.ts';

type PowerAct = Extract<ChoiceOf<'act'>, { act: 'power' }>;

export function offersOf(state: State, turning: Turning): Offer[] {
  const one = fighterOf(state, turning.fighter);
  const offers: Offer[] = [];
  ask(
    state,
    'ownWindow',
    () => ({ acting: seen(state, one) }),
    (offer) => {
      if (fits(state, turning, offer)) offers.push(offer);
    },
  );
  return offers;
}

/** Whether there is time for it in what is left of the action. */
function fits(state: State, turning: Turning, { does, costs, target }: Offer): boolean {
  const { halves, did, fighter } = turning;
  switch (costs) {
    case 'nothing':
      return !did.includes(does);
    case 'action':
      return halves.every((half) => half === 'move');
    case 'attack':
      return (
        mayAttack(turning) &&
        (target === null || isOpen(state, fighterOf(state, fighter), fighterOf(state, target)))
      );
  }
}

export const actFor = ({ does, target }: Offer): PowerAct => ({
  act: 'power',
  does,
  ...(target !== null && { target }),
});

export const offerOf = (state: State, turning: Turning, { does, target }: PowerAct): Offer | undefined =>
  offersOf(state, turning).find((offer) => offer.does === does && (offer.target ?? undefined) === target);
