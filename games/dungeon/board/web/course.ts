// The course of an adventure round by round, told by events alone.

import { isHero } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';

/** At the end of each round; the last entry is now. Set-up is round 0. */
export interface CourseRound {
  readonly round: number;
  /** Wounds of all Heroes together. */
  readonly wounds: number;
  /** Foes that were destroyed or fell to bones. */
  readonly fallen: number;
}

export function courseOf(events: readonly GameEvent[]): CourseRound[] {
  const rounds: CourseRound[] = [];
  const wounds = new Map<string, number>();
  let round = 0;
  let fallen = 0;
  const now = (): CourseRound => ({
    round,
    wounds: [...wounds.values()].reduce((sum, n) => sum + n, 0),
    fallen,
  });
  for (const event of events) {
    switch (event.type) {
      case 'roundBegan':
        rounds.push(now());
        round = event.round;
        break;
      case 'wounded':
        if (isHero(event.model)) wounds.set(event.model, event.wounds);
        break;
      case 'healed':
        if (isHero(event.model))
          wounds.set(event.model, Math.max(0, (wounds.get(event.model) ?? 0) - event.wounds));
        break;
      case 'boned':
      case 'destroyed':
        fallen++;
        break;
      case 'crippled':
        if (!isHero(event.model)) fallen++;
        break;
    }
  }
  return [...rounds, now()];
}
