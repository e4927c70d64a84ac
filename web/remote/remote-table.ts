// A table that the hall runs.

import { headingAfter, type TableNews, type TableState, viewAfter } from '@skald/hall/protocol';
import type { GameState, MatchRecord, Outcome, Refusal, Seat } from '@skald/kernel';
import type { TableAuthority, TableModel } from '../model.ts';
import type { Ask, Connection } from './connection.ts';

const why = (outcome: Outcome<unknown>): Refusal | null => ('refused' in outcome ? outcome.refused : null);

export class RemoteTable implements TableAuthority {
  readonly kind = 'remote';
  readonly #id: string;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #detach: (() => void)[];
  #model: TableModel | null = null;
  /** Why the table cannot be shown. */
  refusal: Refusal | null = null;

  constructor(connection: Connection, id: string) {
    this.#id = id;
    this.#connection = connection;
    this.#detach = [
      connection.onPush((push) => push.push === 'table' && push.table === id && this.#hear(push.state)),
      // A table that could not be fetched is asked for again.
      connection.onPush((push) => push.push === 'house' && !push.away && this.refusal && void this.#watch()),
      connection.onChange((open) => (open ? void this.#watch() : this.#lost())),
    ];
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): TableModel | null => this.#model;

  /** Says what it has seen, so that a choice sent twice is made once. */
  async choose(seat: Seat, option: string): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'play', table: this.#id, seat, option, at: this.#model?.moves ?? 0 }));
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'undo', table: this.#id, seat, at: this.#model?.moves ?? 0 }));
  }

  async askUndo(seat: Seat, to: number): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'askUndo', table: this.#id, seat, to, at: this.#model?.moves ?? 0 }));
  }

  async consent(yes: boolean): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'consent', table: this.#id, yes }));
  }

  async odds(seat: Seat, option: string): Promise<readonly { outcome: string; chance: number }[] | null> {
    const outcome = await this.#connection.ask<{ chances: { outcome: string; chance: number }[] | null }>({
      do: 'odds',
      table: this.#id,
      seat,
      option,
    });
    return 'ok' in outcome ? outcome.ok.chances : null;
  }

  async chat(text: string): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'chat', table: this.#id, text }));
  }

  async act(verb: 'join' | 'begin' | 'leave' | 'return', seat = 0): Promise<Refusal | null> {
    return why(
      await this.#ask(verb === 'join' ? { do: verb, table: this.#id, seat } : { do: verb, table: this.#id }),
    );
  }

  async rematch(): Promise<Outcome<{ table: string }>> {
    return this.#connection.ask({ do: 'rematch', table: this.#id });
  }

  async record(): Promise<MatchRecord | Refusal> {
    const response = await fetch(`/api/tables/${this.#id}/record`);
    const body = (await response.json()) as { ok: MatchRecord } | { error: Refusal };
    return 'ok' in body ? body.ok : body.error;
  }

  liftCurtain(): void {}

  close(): void {
    for (const detach of this.#detach) detach();
    if (this.#connection.open) void this.#ask({ do: 'unwatch', table: this.#id });
  }

  #ask(request: Ask): Promise<Outcome<unknown>> {
    return this.#connection.ask(request);
  }

  async #watch(): Promise<void> {
    const known = this.#model;
    const have = known && { revision: known.revision, events: known.events.length, chat: known.chat.length };
    const outcome = await this.#connection.ask<TableState>({ do: 'watch', table: this.#id, have });
    if ('ok' in outcome) this.#hear(outcome.ok);
    else if (outcome.refused.code !== 'connection-lost') {
      this.refusal = outcome.refused;
      this.#tell();
    }
  }

  #hear(state: TableNews): void {
    this.refusal = null;
    const known = this.#model;
    const info = known === null ? state.info : headingAfter(state, known.info);
    if (info === null) return;
    const same = known?.revision === state.revision;
    // News from before a reconnect may overtake each other: never go back within a revision.
    if (same && known && (state.moves < known.moves || state.eventsFrom > known.events.length)) return;
    const before = same && known ? known.events.slice(0, state.eventsFrom) : [];
    const chat = same && known ? known.chat.slice(0, state.chatFrom) : [];
    this.#model = {
      ...state,
      info,
      view: viewAfter(state, same ? known.view : null) as GameState | null,
      events: [...before, ...state.events],
      fresh: same ? state.events : [],
      chat: [...chat, ...state.chat],
      connection: 'online',
      curtain: null,
    };
    this.#tell();
  }

  #lost(): void {
    if (this.#model === null) return;
    this.#model = { ...this.#model, connection: 'lost', fresh: [] };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
