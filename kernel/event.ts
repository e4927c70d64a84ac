import type { Seat } from './seat.ts';

/**
 * What happened, as data. `only` names the seats that may know it, `but` the ones that may not
 * (they are told something else instead); with neither, everyone at the table and every spectator knows.
 */
export interface Event {
  readonly type: string;
  readonly only?: readonly Seat[];
  readonly but?: readonly Seat[];
}

export interface RollEvent extends Event {
  readonly type: 'roll';
  readonly sides: number;
  readonly face: number;
  readonly for: string;
}

/** A seat did not answer in time, so that its question was answered by default. */
export interface LapsedEvent extends Event {
  readonly type: 'lapsed';
  readonly seat: Seat;
  readonly kind: string;
}

/** Whether a seat, or a spectator (`null`), may know of an event. */
export function mayKnow(event: Event, seat: Seat | null): boolean {
  if (event.only !== undefined) return seat !== null && event.only.includes(seat);
  if (event.but !== undefined) return seat === null || !event.but.includes(seat);
  return true;
}
