// Who looks at a table, and what each of them may know and does not know yet.

import { type Event, type Match, mayKnow } from '@skald/kernel';
import { seatsOf } from './info.ts';
import type { ChatLine, TableInfo, TableState } from './protocol.ts';
import type { KeptTable, Person } from './store.ts';

/** Somebody who looks on, with a seat or without. */
export interface Watcher {
  readonly person: Person | null;
  /** What was told already. */
  known: { revision: number; events: number; chat: number; eyes?: string } | null;
  /** Gets a `TableState` as JSON: those who may know the same share the work of writing it. */
  tell(state: string): void;
}

/** A wish to go back; `waiting` people have not agreed yet. */
export interface UndoAsked {
  readonly by: number;
  readonly to: number;
  readonly waiting: Set<string>;
}

/** What there is to tell. */
export interface Story {
  readonly kept: KeptTable;
  readonly match: Match | null;
  readonly revision: number;
  readonly chat: readonly ChatLine[];
  readonly undoAsked: UndoAsked | null;
  info(reader: Person | null): TableInfo;
}

export class Readers {
  readonly #watchers = new Set<Watcher>();

  get size(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  online(person: string): boolean {
    for (const watcher of this.#watchers) if (watcher.person?.id === person) return true;
    return false;
  }

  tellAll(story: Story): void {
    const written = new Map<string, string>();
    const spectators = this.#spectators(story.kept);
    for (const watcher of this.#watchers) {
      const { person, known } = watcher;
      const own = story.kept.creator === person?.id;
      const key = [
        seatsOf(story.kept, person),
        own,
        known?.revision,
        known?.events,
        known?.chat,
        known?.eyes,
      ];
      const news = this.#news(watcher, story, spectators);
      const same = key.join('|');
      const text = written.get(same) ?? JSON.stringify(news);
      written.set(same, text);
      watcher.tell(text);
    }
  }

  newsFor(watcher: Watcher, story: Story): TableState {
    return this.#news(watcher, story, this.#spectators(story.kept));
  }

  #spectators(kept: KeptTable): number {
    let count = 0;
    for (const { person } of this.#watchers) if (seatsOf(kept, person).length === 0) count += 1;
    return count;
  }

  #news(watcher: Watcher, story: Story, spectators: number): TableState {
    const { kept, match, revision, undoAsked } = story;
    const mine = seatsOf(kept, watcher.person);
    const seat = mine.find((own) => kept.asked.includes(own)) ?? mine[0] ?? null;
    const eyes = mine.join();
    const { known } = watcher;
    const same = known?.revision === revision && (known.eyes ?? eyes) === eyes;
    const from = same ? known : { events: 0, chat: 0 };
    const events = match === null ? [] : knownTo(match.events, mine).slice(from.events);
    const chat = story.chat.slice(from.chat);
    watcher.known = {
      revision,
      events: from.events + events.length,
      chat: from.chat + chat.length,
      eyes,
    };
    return {
      info: story.info(watcher.person),
      revision,
      moves: kept.moves,
      seat,
      view: match?.view(seat) ?? null,
      decisions: match && kept.status === 'playing' ? match.decisionsFor(seat) : [],
      mayUndo: match !== null && kept.status === 'playing' && mine.some((own) => match.mayUndo(own)),
      events,
      eventsFrom: from.events,
      chat,
      chatFrom: from.chat,
      result: kept.result,
      commitment: kept.commitment,
      seed: kept.status === 'over' ? kept.seed : null,
      undoAsked: undoAsked && {
        by: undoAsked.by,
        to: undoAsked.to,
        waiting: kept.seats.flatMap(({ person }, i) =>
          person !== null && undoAsked.waiting.has(person) ? [i] : [],
        ),
      },
      spectators,
    };
  }
}

/** What somebody with these seats has heard; spectators have none. */
function knownTo(events: readonly Event[], seats: readonly number[]): Event[] {
  const [only = null, ...others] = seats;
  return events.filter(
    (event) => mayKnow(event, only) || others.some((seat) => mayKnow(event, seat)),
  ) as Event[];
}
