import { type Event, mayKnow, type Round } from '@skald/kernel';
import type { GameModule } from './module.ts';

/** The round that has come, as everybody may know it; null before the first. */
export function roundNow({ opensRound }: GameModule, events: readonly Event[]): Round | null {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i] as Event;
    const round = mayKnow(event, null) ? opensRound(event) : null;
    if (round !== null) return round;
  }
  return null;
}
