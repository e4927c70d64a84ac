// What powers, gifts and marks let somebody do in his turn. RUN-HOOK-31, -35

import { isOneOf } from '@skald/kernel';
import { BOONS, type Boon } from '../../content/boons.ts';
import type { Deed, Offer } from '../hooks/windows.ts';
import type { Turning } from './agenda.ts';
import { isOpen, mayAttack } from './attacks.ts';
import type { ChoiceOf } from './choices.ts';
import { fighterOf } from './fighters.ts';
import { ask, seen } from './listening.ts';
import type { Fighter, State } from './state.ts';
import { isInHand, mayUse } from './using.ts';

type Act = ChoiceOf<'act'>;
export type OfferedAct = Extract<Act, { act: 'power' | 'gift' }>;

export function offersOf(state: State, turning: Turning): Offer[] {
  const one = fighterOf(state, turning.fighter);
  const offers: Offer[] = [];
  ask(
    state,
    'ownWindow',
    () => ({ acting: seen(state, one) }),
    (offer) => {
      if (fits(state, turning, one, offer)) offers.push(offer);
    },
  );
  return offers;
}

export const isGift = (does: Deed | Boon): does is Boon => isOneOf(BOONS, does);

/** Whether there is time for it in what is left of the action, and whether it may be used at all. */
function fits(
  state: State,
  turning: Turning,
  one: Fighter,
  { does, costs, target, again, price }: Offer,
): boolean {
  const { halves, did } = turning;
  if (isGift(does) && !(again ? isInHand : mayUse)(state, one, does)) return false;
  if (price !== undefined && !state.rulings.trading) return false;
  switch (costs) {
    case 'nothing':
      return isGift(does) || !did.includes(does);
    case 'action':
      return halves.every((half) => half === 'move');
    case 'round':
      return halves.length === 0 && one.acted === 1;
    case 'raid':
      return halves.length === 0 && mayAttack(turning) && isAt(state, one, target);
    case 'attack':
      return mayAttack(turning) && isAt(state, one, target);
  }
}

const isAt = (state: State, one: Fighter, target: string | null): boolean =>
  target === null || isOpen(state, one, fighterOf(state, target));

export function actFor({ does, target, what }: Offer): OfferedAct {
  const at = target !== null && { target };
  return isGift(does)
    ? { act: 'gift', gift: does, ...at, ...(what !== undefined && { what }) }
    : { act: 'power', does, ...at };
}

export const offerOf = (state: State, turning: Turning, choice: OfferedAct): Offer | undefined =>
  offersOf(state, turning).find(
    ({ does, target, what }) =>
      does === (choice.act === 'gift' ? choice.gift : choice.does) &&
      (target ?? undefined) === choice.target &&
      what === (choice.act === 'gift' ? choice.what : undefined),
  );
