// A client for tests and measurements: it speaks to a real hall over real sockets.

import { once } from 'node:events';
import WebSocket from 'ws';
import {
  chatAfter,
  chatKnown,
  eventsTold,
  type FromHall,
  headingAfter,
  type Push,
  type Refused,
  type Request,
  SOCKET,
  steadyAfter,
  type TableInfo,
  type TableNews,
  type TableState,
  viewAfter,
} from './protocol/index.ts';

type Ask = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

/** A refusal, thrown so that tests stay short. */
export class HallRefused extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.code);
    this.refused = refused;
  }
}

export class Client {
  readonly #address: string;
  readonly #cookie: string;
  readonly #waiting = new Map<number, { done: (ok: unknown) => void; failed: (error: Error) => void }>();
  /** Those who look again with every message, and what is to be done when no more can come. */
  readonly #looking = new Map<() => void, (error: Error) => void>();
  readonly pushes: Push[] = [];
  /** Takes every message as it comes, and nothing else is done with it: for measurements. */
  listener: ((text: string) => void) | null = null;
  /** How many pushes came in. */
  pushed = 0;
  /** The last news of each table, with everything that was told before. */
  readonly tables = new Map<string, TableState>();
  /** Every byte that came in, where a test wants it. */
  heard: string[] | null = null;
  onPush: (push: Push) => void = () => {};
  #ws: WebSocket | null = null;
  #next = 1;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  /** A new guest with an open socket. */
  static async guest(address: string, name: string): Promise<Client> {
    const client = new Client(address, await signUp(address, name));
    await client.connect();
    return client;
  }

  get cookie(): string {
    return this.#cookie;
  }

  get connected(): boolean {
    return this.#ws?.readyState === WebSocket.OPEN;
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const ws = new WebSocket(`${this.#address.replace('http', 'ws')}${SOCKET}`, {
      headers: { cookie: this.#cookie, ...headers },
      perMessageDeflate: false,
    });
    ws.on('message', (data) => {
      const text = String(data);
      if (this.listener !== null) return this.listener(text);
      this.heard?.push(text);
      this.#hear(JSON.parse(text) as FromHall);
    });
    // A line that was given up may end after the next one has begun.
    ws.on('close', () => this.#ws === ws && this.#lost());
    ws.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      ws.once('open', () => {
        this.#ws = ws;
        resolve();
      });
      ws.once('error', reject);
    });
  }

  ask<T = unknown>(request: Ask, take: (ok: unknown) => T = (ok) => ok as T): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((done, failed) => {
      if (this.#ws?.readyState !== WebSocket.OPEN) return failed(new Error('not connected'));
      this.#waiting.set(id, { done: (ok) => done(take(ok)), failed });
      this.#ws.send(JSON.stringify({ id, ...request }));
    });
  }

  /** The code of the refusal; null if there was none. */
  async refusal(request: Ask): Promise<string | null> {
    try {
      await this.ask(request);
      return null;
    } catch (error) {
      if (error instanceof HallRefused) return error.refused.code;
      throw error;
    }
  }

  async watch(table: string): Promise<TableState> {
    const known = this.tables.get(table);
    const have = known && {
      revision: known.revision,
      events: known.events.length,
      chat: chatKnown(known.chat),
    };
    // News may follow at once, and go on from the answer.
    return this.ask({ do: 'watch', table, have: have ?? null }, (ok) => this.#learn(table, ok as TableState));
  }

  /** Makes a table and watches it. */
  async create(request: Omit<Extract<Ask, { do: 'create' }>, 'do'>): Promise<string> {
    const { table } = await this.ask<{ table: string }>({ do: 'create', ...request });
    await this.watch(table);
    return table;
  }

  /** The options of this reader's present question. */
  options(table: string): { seat: number; ids: string[]; at: number } | null {
    const state = this.tables.get(table);
    const asked = state?.decisions.find(({ options }) => options.length > 0);
    return state && asked
      ? { seat: asked.seat, ids: asked.options.map(({ id }) => id), at: state.moves }
      : null;
  }

  /** Makes the choice that `pick` takes from the options, if there is one to make. */
  async choose(table: string, pick: (ids: string[]) => string): Promise<boolean> {
    const open = this.options(table);
    if (open === null) return false;
    const { seat, ids, at } = open;
    await this.ask({ do: 'play', table, seat, option: pick(ids), at });
    return true;
  }

  /** Waits until what is known of a table is as wished. */
  until(table: string, wish: (state: TableState) => boolean): Promise<TableState> {
    return this.when(() => {
      const state = this.tables.get(table);
      return state && wish(state) ? state : null;
    });
  }

  /** Waits until a look finds something: it looks now, and again with every message. Fails when the line is lost. */
  when<T>(look: () => T | null): Promise<T> {
    return new Promise<T>((done, failed) => {
      const again = (): void => {
        const found = look();
        if (found === null) return;
        this.#looking.delete(again);
        done(found);
      };
      this.#looking.set(again, failed);
      again();
      if (!this.connected) this.#lookNoMore();
    });
  }

  /** The next message. */
  news(): Promise<unknown> {
    let isNews = false;
    return this.when(() => {
      const found = isNews || null;
      isNews = true;
      return found;
    });
  }

  /** Waits until the line is gone, whoever ends it. */
  async gone(): Promise<void> {
    if (this.#ws && this.#ws.readyState !== WebSocket.CLOSED) await once(this.#ws, 'close');
  }

  /** Sends raw text. */
  raw(text: string | Buffer): void {
    this.#ws?.send(text);
  }

  ping(data: string): void {
    this.#ws?.ping(data);
  }

  /** Reads nothing any more. */
  deafen(): void {
    this.#ws?.pause();
  }

  drop(): void {
    this.#ws?.terminate();
  }

  async close(): Promise<void> {
    this.#ws?.close();
    await this.gone();
  }

  #hear(message: FromHall): void {
    this.#take(message);
    for (const again of [...this.#looking.keys()]) again();
  }

  #take(message: FromHall): void {
    if ('push' in message) {
      this.pushed += 1;
      this.pushes.push(message);
      if (message.push === 'table') this.#learn(message.table, message.state);
      return this.onPush(message);
    }
    if (message.id === null) return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('ok' in message) waiting?.done(message.ok);
    else waiting?.failed(new HallRefused(message.error));
  }

  /** Puts news behind what is known already. */
  #learn(table: string, state: TableNews): TableState {
    const known = this.tables.get(table);
    const info = headingAfter(state, known?.info as TableInfo);
    const same = known?.revision === state.revision;
    const events = [...(same ? known.events.slice(0, state.eventsFrom) : []), ...eventsTold(state)];
    const chat = chatAfter(state, same ? known.chat : []);
    const view = viewAfter(state, same ? (known.view as object | null) : null);
    const steady = steadyAfter(state, same ? known : null);
    const whole = { ...state, ...steady, info, view, events, chat, eventsFrom: 0, chatFrom: 0 };
    this.tables.set(table, whole);
    return whole;
  }

  #lost(): void {
    for (const { failed } of this.#waiting.values()) failed(new Error('connection lost'));
    this.#waiting.clear();
    this.#lookNoMore();
  }

  #lookNoMore(): void {
    for (const failed of this.#looking.values()) failed(new Error('connection lost'));
    this.#looking.clear();
  }
}

/** Makes a guest and returns the session cookie. */
export async function signUp(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`no guest: ${response.status}`);
  return cookieOf(response);
}

export const cookieOf = (response: Response): string =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
