// Kinds of Overlord: what magic they command and what cards they hold. DUN-OVL-11 and -31.

import { CARD, type Card, DECK } from './deck.ts';

export const OVERLORDS = ['necromancer', 'warlord'] as const;
export type OverlordType = (typeof OVERLORDS)[number];

export interface OverlordFacts {
  readonly raisesDead: boolean;
  readonly deck: readonly Card[];
}

/** The warlord is ours, for quests without necromancy. */
export const OVERLORD: Readonly<Record<OverlordType, OverlordFacts>> = {
  necromancer: { raisesDead: true, deck: DECK },
  warlord: { raisesDead: false, deck: DECK.filter((card) => CARD[card].kind !== 'raiseDead') },
};
