// Victory points of every hero over the rounds of a fight, as far as they were told.

import type { Event } from '@skald/kernel';
import type { GameEvent } from '../../rules/fight/events.ts';

/** By hero: how many at the end of each round, from before the first. */
export function courseOf(events: readonly Event[], heroes: readonly string[]): ReadonlyMap<string, number[]> {
  const now = new Map(heroes.map((id) => [id, 0]));
  const course = new Map(heroes.map((id): [string, number[]] => [id, []]));
  const mark = (): void => {
    for (const [id, points] of now) course.get(id)?.push(points);
  };
  for (const event of events as readonly GameEvent[]) {
    if (event.type === 'roundBegan') mark();
    if (event.type === 'scored') now.set(event.hero, (now.get(event.hero) ?? 0) + event.points);
  }
  mark();
  return course;
}
