// A table that the hall runs.

import {
  chatAfter,
  chatKnown,
  eventsTold,
  headingAfter,
  steadyAfter,
  type TableNews,
  type TableState,
  viewAfter,
} from '@skald/hall/protocol';
import type { GameState, MatchRecord, Orders, Outcome, Refusal, Seat } from '@skald/kernel';
import type { TableAuthority, TableModel } from '../model.ts';
import type { Brought } from '../workshop/sealed.tsx';
import { type Ask, type Connection, PATIENCE } from './connection.ts';
import { askSealed, SealKeeper } from './seals.ts';

const why = (outcome: Outcome<unknown>): Refusal | null => ('refused' in outcome ? outcome.refused : null);

export class RemoteTable implements TableAuthority {
  readonly kind = 'remote';
  readonly #id: string;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #detach: (() => void)[];
  readonly #seals: SealKeeper;
  #model: TableModel | null = null;
  /** Why the table cannot be shown. */
  refusal: Refusal | null = null;

  constructor(connection: Connection, id: string) {
    this.#id = id;
    this.#connection = connection;
    this.#seals = new SealKeeper(id, (part) => this.#ask({ do: 'reveal', table: id, part }));
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

  choose(seat: Seat, option: string): Promise<Refusal | null> {
    return this.#act((at) => ({ do: 'play', table: this.#id, seat, option, at }));
  }

  async order(seat: Seat, orders: Orders): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'orders', table: this.#id, seat, orders }));
  }

  undo(seat: Seat): Promise<Refusal | null> {
    return this.#act((at) => ({ do: 'undo', table: this.#id, seat, at }));
  }

  askUndo(seat: Seat, to: number): Promise<Refusal | null> {
    return this.#act((at) => ({ do: 'askUndo', table: this.#id, seat, to, at }));
  }

  async askReplace(seat: Seat): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'askReplace', table: this.#id, seat }));
  }

  async consent(request: number, yes: boolean): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'consent', table: this.#id, request, yes }));
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

  async hush(closed: boolean): Promise<Refusal | null> {
    return why(await this.#ask({ do: 'hush', table: this.#id, closed }));
  }

  async act(verb: 'begin' | 'leave' | 'return'): Promise<Refusal | null> {
    return why(await this.#ask({ do: verb, table: this.#id }));
  }

  /** With `agrees` one trusts dice that are typed in; what one brings is laid beside the seat. */
  async sit(seat: Seat, agrees: boolean, brought: readonly Brought[] = []): Promise<Refusal | null> {
    const trust = agrees ? { agrees } : {};
    const along = brought.length > 0 ? { brings: [...brought] } : {};
    return why(await askSealed(this.#connection, { do: 'join', table: this.#id, seat, ...trust, ...along }));
  }

  async rematch(): Promise<Outcome<{ table: string }>> {
    return askSealed(this.#connection, { do: 'rematch', table: this.#id });
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

  /**
   * Says what was seen when it was asked for, so that a choice sent twice is made once. What is chosen while there is
   * no connection waits a moment for it, and goes nowhere if the table then shows something else.
   */
  async #act(request: (at: number) => Ask): Promise<Refusal | null> {
    const at = this.#model?.moves ?? 0;
    if (!(await this.#present())) return { code: 'not-sent', params: {} };
    const moves = this.#model?.moves ?? 0;
    return moves === at ? why(await this.#ask(request(at))) : { code: 'stale', params: { moves } };
  }

  /** Whether the table shows how things are, now or in a moment. */
  #present(): Promise<boolean> {
    const isPresent = (): boolean => this.#model?.connection !== 'lost';
    if (isPresent()) return Promise.resolve(true);
    return new Promise((done) => {
      const settle = (present: boolean): void => {
        clearTimeout(timer);
        stop();
        done(present);
      };
      const stop = this.subscribe(() => isPresent() && settle(true));
      const timer = setTimeout(() => settle(false), PATIENCE);
    });
  }

  #ask(request: Ask): Promise<Outcome<unknown>> {
    return this.#connection.ask(request);
  }

  async #watch(): Promise<void> {
    const known = this.#model;
    const have = known && {
      revision: known.revision,
      events: known.events.length,
      chat: chatKnown(known.chat),
    };
    const outcome = await this.#connection.ask<TableState>({ do: 'watch', table: this.#id, have });
    if ('ok' in outcome) this.#hear(outcome.ok);
    else if (outcome.refused.code !== 'connection-lost' && outcome.refused.code !== 'not-sent') {
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
    const events = eventsTold(state);
    this.#model = {
      ...state,
      ...steadyAfter(state, same ? known : null),
      info,
      view: viewAfter(state, same ? known.view : null) as GameState | null,
      events: [...before, ...events],
      fresh: same ? events : [],
      chat: chatAfter(state, same ? known.chat : []),
      connection: 'online',
      curtain: null,
    };
    this.#seals.look(info, this.#model.commitment);
    this.#tell();
  }

  #lost(): void {
    if (this.#model === null) return;
    this.#model = {
      ...this.#model,
      connection: 'lost',
      lostSince: this.#connection.lostSince ?? Date.now(),
      fresh: [],
    };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
