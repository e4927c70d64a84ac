// Who looks at a table, and what each of them may know and does not know yet.

import { type Event, type Match, mayKnow } from '@skald/kernel';
import { seatsOf } from './info.ts';
import type { ChatLine, TableInfo, TableState } from './protocol.ts';
import type { KeptTable, Person } from './store.ts';

/** Somebody who looks on, with a seat or without. */
export interface Watcher {
  readonly person: Person | null;
  known: Known | null;
  /** Gets a `TableState` as JSON: those who may know the same share the work of writing it. */
  tell(state: string): void;
}

/** What somebody was told already. */
export interface Known {
  readonly revision: number;
  readonly events: number;
  readonly chat: number;
  /** With whose eyes, and how many of all events were looked through; clients do not say. */
  readonly eyes?: string;
  readonly seen?: number;
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
    const written = new Map<string, { text: string; known: Known | null }>();
    const spectators = this.#spectators(story.kept);
    for (const watcher of this.#watchers) {
      const { person, known } = watcher;
      const mine = seatsOf(story.kept, person);
      const own = story.kept.creator === person?.id;
      const key = `${mine}|${own}|${known?.revision}|${known?.events}|${known?.chat}|${known?.eyes}`;
      let news = written.get(key);
      if (news === undefined) {
        const text = JSON.stringify(this.#news(watcher, story, mine, spectators));
        news = { text, known: watcher.known };
        written.set(key, news);
      }
      watcher.known = news.known;
      watcher.tell(news.text);
    }
  }

  newsFor(watcher: Watcher, story: Story): TableState {
    return this.#news(watcher, story, seatsOf(story.kept, watcher.person), this.#spectators(story.kept));
  }

  #spectators(kept: KeptTable): number {
    let count = 0;
    for (const { person } of this.#watchers) if (seatsOf(kept, person).length === 0) count += 1;
    return count;
  }

  #news(watcher: Watcher, story: Story, mine: readonly number[], spectators: number): TableState {
    const { kept, match, revision, undoAsked } = story;
    const seat = mine.find((own) => kept.asked.includes(own)) ?? mine[0] ?? null;
    const eyes = mine.join();
    const { known } = watcher;
    const same = known?.revision === revision && (known.eyes ?? eyes) === eyes;
    const from: Pick<Known, 'events' | 'chat' | 'seen'> = same ? known : { events: 0, chat: 0 };
    const all = match?.events ?? [];
    const events =
      from.seen === undefined ? knownTo(all, mine).slice(from.events) : knownTo(all.slice(from.seen), mine);
    const chat = story.chat.slice(from.chat);
    watcher.known = {
      revision,
      events: from.events + events.length,
      chat: from.chat + chat.length,
      eyes,
      seen: all.length,
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
