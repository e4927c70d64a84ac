// What a player has in hand: shared by the map and by the question beside it.

import type { Asked, Seat } from '@skald/kernel';
import { useMemo, useSyncExternalStore } from 'react';
import type { State } from '../../rules/state.ts';
import type { Situation } from './answers.ts';
import { deedsByHex, deedsOf, inHand, type PieceId } from './deeds.ts';

let picked: PieceId | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Takes a piece in hand, or puts it back. */
export function pick(piece: PieceId | null): void {
  picked = piece;
  for (const listener of listeners) listener();
}

export interface Hand extends Situation {
  /** What this player is asked; null while others are. */
  readonly decision: Asked | null;
}

export function useHand(view: State, asked: Asked | null, seat: Seat | null): Hand {
  const chosen = useSyncExternalStore(subscribe, () => picked);
  const decision = asked !== null && asked.seat === seat && asked.options.length > 0 ? asked : null;
  return useMemo(() => {
    const deeds = deedsOf(view, decision);
    const selected = inHand(deeds, chosen);
    return { view, decision, deeds, selected, reach: deedsByHex(deeds, selected) };
  }, [view, decision, chosen]);
}
