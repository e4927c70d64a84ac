// Those who look at a table with the same eyes: they have all been told the same, and hear the next in the same words.

import { type Event, inRows, mayKnow, type Seat, withRows } from '@skald/kernel';
import type { Person } from './kept.ts';
import type { Known, Tidings, Watcher } from './news.ts';
import {
  copyOf,
  difference,
  isAsBefore,
  isEqual,
  STEADY,
  type TableNews,
  type TableState,
  type ToldList,
  type ToldLists,
} from './protocol/index.ts';
import { ordersOf } from './unasked.ts';

type Steadies = Pick<TableState, (typeof STEADY)[number]>;

const NOTHING: Known = { revision: -1, events: 0, chat: 0 };

export class Circle {
  readonly key: string;
  readonly seats: readonly Seat[];
  /** Any of them: what is told of the table is the same for all. */
  readonly #reader: Person | null;
  readonly #watchers = new Set<Watcher>();
  /** Those who know only what may be known elsewhere. */
  readonly #newcomers = new Set<Watcher>();
  /** What everybody else was told already. */
  #told = NOTHING;
  /** Whether they have seen the match at all. */
  #shown = false;
  /** The heading they know. */
  #heading = -1;
  /** How many of all events were looked through for that. */
  #seen = 0;
  /** The long lists as they were told last, as far as anything was told. */
  #lists: Record<string, object[]> = {};
  /** What stands beside the view, as it was told last. */
  #steady: Partial<Steadies> = {};
  /** What seldom changes, as it was told last. */
  #seldom: Record<string, unknown> = {};

  constructor(key: string, seats: readonly Seat[], reader: Person | null) {
    this.key = key;
    this.seats = seats;
    this.#reader = reader;
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** How the table stands, for somebody who looks on from now on. */
  welcome(watcher: Watcher, tidings: Tidings, have: Known | null): TableState {
    const all = heard(tidings.match?.events ?? [], this.#eyes(tidings));
    if (this.size === 0) this.#remember(tidings, all.length);
    // He hears how it is now, which the others have perhaps not been told.
    this.#steady = {};
    this.#watchers.add(watcher);
    // Who comes back hears only what he missed, unless something was taken back meanwhile.
    const { revision, chat } = tidings;
    const same = have?.revision === revision && have.events <= all.length && have.chat <= chat.next;
    const from = same ? have : NOTHING;
    return { ...this.#news(tidings, from, all.slice(from.events), false), info: tidings.info(this.#reader) };
  }

  takeOver(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.#newcomers.add(watcher);
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.#newcomers.delete(watcher);
  }

  /** `copies` of what several circles see alike are made once. */
  tell(tidings: Tidings, copies: Map<object, object>): void {
    const goesOn = this.#told.revision === tidings.revision;
    const from = goesOn ? this.#told : NOTHING;
    const events = heard(tidings.match?.events.slice(goesOn ? this.#seen : 0) ?? [], this.#eyes(tidings));
    const info = this.#heading === tidings.heading ? null : tidings.info(this.#reader);
    const told = goesOn && this.#shown;
    const news = this.#news(tidings, from, events, told);
    if (!told) this.#forget();
    this.#leaveOutSeldom(tidings, news.view, copies);
    const lists = this.#differences(tidings, news.view, copies);
    if (told) for (const part in lists) (news.view as Record<string, unknown>)[part] = undefined;
    const text = JSON.stringify({
      ...news,
      ...this.#alike(news, told),
      events: inRows(events.map(withRows)),
      ...(told && { lists }),
      info,
    } satisfies TableNews);
    this.#remember(tidings, from.events + events.length);
    for (const watcher of this.#watchers) if (!this.#newcomers.has(watcher)) watcher.tell(text);
    if (this.#newcomers.size > 0) this.#tellNewcomers(tidings);
  }

  #tellNewcomers(tidings: Tidings): void {
    const news = this.#news(tidings, NOTHING, heard(tidings.match?.events ?? [], this.#eyes(tidings)), false);
    const text = JSON.stringify({ ...news, info: tidings.info(this.#reader) } satisfies TableState);
    for (const watcher of this.#newcomers) watcher.tell(text);
    this.#newcomers.clear();
  }

  #remember({ match, revision, heading, chat }: Tidings, events: number): void {
    this.#shown = match !== null;
    this.#heading = heading;
    this.#told = { revision, events, chat: chat.next };
    this.#seen = match?.events.length ?? 0;
  }

  #forget(): void {
    this.#lists = {};
    this.#seldom = {};
  }

  /** What stands beside the view and is as it was told last: it is left out. */
  #alike(news: Steadies, told: boolean): Partial<Record<keyof Steadies, never>> {
    const alike: Partial<Record<keyof Steadies, never>> = {};
    for (const part of STEADY)
      if (told && isEqual(this.#steady[part], news[part])) alike[part] = undefined as never;
    const { result, commitment, seed, wish, spectators } = news;
    this.#steady = { result, commitment, seed, wish, spectators };
    return alike;
  }

  /** What was told as it is now is not told again. */
  #leaveOutSeldom({ match }: Tidings, view: unknown, copies: Map<object, object>): void {
    const parts = view as Record<string, unknown>;
    for (const part of match?.game.seldom ?? []) {
      if (isEqual(this.#seldom[part], parts[part])) parts[part] = undefined;
      else this.#seldom[part] = copyOf(parts[part], copies);
    }
  }

  /** How the long lists of a view differ from what was told last, if they do; they are remembered for the next. */
  #differences({ match }: Tidings, view: unknown, copies: Map<object, object>): ToldLists {
    const parts = view as Readonly<Record<string, readonly object[]>>;
    const differences: Record<string, ToldList | undefined> = {};
    for (const [part, same] of match === null ? [] : Object.entries(match.game.lists ?? {})) {
      this.#lists[part] ??= [];
      const known = this.#lists[part].length;
      const told = difference(this.#lists[part], parts[part] ?? [], same, copies);
      differences[part] = isAsBefore(told, known) ? undefined : told;
    }
    return differences;
  }

  /** Until a brought game begins seats can be changed: nobody sees through any of them. */
  #eyes({ kept }: Tidings): readonly Seat[] {
    return kept.status === 'open' ? [] : this.seats;
  }

  /** Whoever has been told hears nothing again of what never changes. */
  #news(tidings: Tidings, from: Known, events: readonly Event[], told: boolean): Omit<TableState, 'info'> {
    const { kept, match, revision, wish, chat, spectators } = tidings;
    const seats = this.#eyes(tidings);
    const playing = match !== null && kept.status === 'playing';
    const seat = seats.find((own) => kept.asked.includes(own)) ?? seats[0] ?? null;
    const isAsked = seat !== null && !tidings.answersItself(seat);
    return {
      revision,
      moves: kept.moves,
      seat,
      view: match?.glance(seat, told) ?? null,
      decisions: playing ? match.decisionsTold(isAsked ? seat : null) : [],
      orders: ordersOf(kept, seats),
      mayUndo: playing && seats.some((own) => match.mayUndo(own)),
      events,
      eventsFrom: from.events,
      chat: chat.from(from.chat),
      chatFrom: from.chat,
      result: kept.result,
      commitment: match?.commitment ?? kept.commitment,
      seed: kept.status === 'over' ? (match?.seed ?? kept.seed) : null,
      wish,
      spectators,
    };
  }
}

/** What somebody with these seats has heard; spectators have none. */
function heard(events: readonly Event[], seats: readonly Seat[]): Event[] {
  const [only = null, ...others] = seats;
  return events.filter((event) => mayKnow(event, only) || others.some((seat) => mayKnow(event, seat)));
}
