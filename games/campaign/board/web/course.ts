// The course of a campaign turn by turn, told by events alone.

import { ALL_POINTS } from '../../content/index.ts';
import type { GameEvent } from '../../rules/events.ts';

/** At the end of each turn; the last entry is now. Set-up is turn 0. */
export interface CourseTurn {
  readonly turn: number;
  readonly pillaged: number;
  /** Points left of each seat: losses are known to everybody. */
  readonly points: readonly number[];
}

/** `lost` is what each seat has lost by now: who went down with the ship nobody else has counted. */
export function courseOf(
  events: readonly GameEvent[],
  seatOf: (army: string) => number,
  lost: readonly number[],
): CourseTurn[] {
  const turns: CourseTurn[] = [];
  let turn = 0;
  let pillaged = 0;
  const left = [ALL_POINTS, ALL_POINTS];
  /** What an army had after its last battle. */
  const had = new Map<string, number>();
  const lose = (army: string, points: number): void => {
    const seat = seatOf(army);
    left[seat] = (left[seat] ?? 0) - points;
  };
  for (const event of events) {
    switch (event.type) {
      case 'turnBegan':
        turns.push({ turn, pillaged, points: [...left] });
        turn = event.turn;
        break;
      case 'pillaged':
        pillaged = event.count;
        break;
      case 'saves':
        lose(event.army, event.dice.length - event.saved);
        had.set(event.army, event.left);
        break;
      case 'destroyed':
        if (event.how === 'flight') lose(event.army, 1);
        else if (event.how === 'retreat') lose(event.army, had.get(event.army) ?? 0);
        break;
    }
  }
  return [...turns, { turn, pillaged, points: lost.map((n) => ALL_POINTS - n) }];
}
