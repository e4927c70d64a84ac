// What has happened, by rounds and in words: the log, the recap and the digest are made of it.

import type { GameModule } from '@skald/games';
import type { Event, GameState, Seat } from '@skald/kernel';
import { type Language, type Line, marked } from '@skald/text';

export interface Round {
  /** Its first event, and the one after its last, by their numbers in the game. */
  readonly from: number;
  readonly to: number;
  /** What opened it; null for what came before the first. */
  readonly opening: Event | null;
  /** What followed, or as much of it as is looked for. */
  readonly events: readonly Event[];
}

/** What happened from an event on; a round that had begun before is told by its opening all the same. */
export function roundsOf(events: readonly Event[], module: GameModule, from = 0): Round[] {
  const opens = events.flatMap((event, i) => (module.opensRound(event) ? [i] : []));
  const starts = opens[0] === 0 ? opens : [0, ...opens];
  return starts
    .map((start, i) => ({ start, to: starts[i + 1] ?? events.length, opened: opens.includes(start) }))
    .filter(({ to }) => to > from)
    .map(({ start, to, opened }) => ({
      from: Math.max(from, start),
      to,
      opening: opened ? (events[start] ?? null) : null,
      events: events.slice(Math.max(from, start + (opened ? 1 : 0)), to),
    }));
}

/** Whoever reads: what he may see, and in which language. */
export interface Reader {
  readonly module: GameModule;
  readonly view: GameState;
  readonly language: Language;
}

export interface Told {
  readonly event: Event;
  readonly text: string;
  readonly line: Line;
}

/** An event in words; null for what is better left untold, and for dice, which are told with what they decide. */
export function tell(event: Event, { module: { words }, view, language }: Reader): Told | null {
  const text = event.type === 'roll' ? null : words.event(event, view, language);
  if (text === null) return null;
  return { event, text, line: marked(text, words.landmarks(event, view, language)) };
}

/** What opens a round, as a heading. */
export const headingOf = (opening: Event, { module, view, language }: Reader): string =>
  (module.words.event(opening, view, language) ?? '').replace(/\.$/, '');

/** The weightiest news for a seat, in the order in which they came: of equals the newest. */
export function weightiest(events: readonly Event[], seat: Seat, reader: Reader, most: number): Told[] {
  const { module, view } = reader;
  return events
    .map((event, at) => ({ event, at, weight: module.words.concerns(event, view, seat) ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .flatMap(({ event }) => tell(event, reader) ?? []);
}
