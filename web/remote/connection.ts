// The socket to the hall: asks, listens, and comes back after it was lost.

import type { FromHall, Push, Request } from '@skald/hall/protocol';
import type { Outcome } from '@skald/kernel';

export type Ask = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Waiting {
  readonly done: (outcome: Outcome<unknown>) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
/** How long a question waits for a connection that is just being made. */
const PATIENCE = 4_000;
const LOST: Outcome<never> = { refused: { code: 'connection-lost', params: {} } };

export class Connection {
  readonly #url: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(push: Push) => void>();
  readonly #changes = new Set<(open: boolean) => void>();
  #ws: WebSocket | null = null;
  #next = 1;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    this.#connect();
    globalThis.addEventListener?.('online', this.#hurry);
  }

  get open(): boolean {
    return this.#ws?.readyState === WebSocket.OPEN;
  }

  /** A refusal with the code `connection-lost` when the answer never came: whether it was done shows afterwards. */
  async ask<T>(request: Ask): Promise<Outcome<T>> {
    if (!this.open && !(await this.#opens())) return LOST;
    const id = this.#next++;
    return new Promise((done) => {
      this.#waiting.set(id, { done: done as Waiting['done'] });
      this.#ws?.send(JSON.stringify({ id, ...request }));
    });
  }

  #opens(): Promise<boolean> {
    return new Promise((done) => {
      const stop = this.onChange((open) => {
        if (!open) return;
        clearTimeout(timer);
        stop();
        done(true);
      });
      const timer = setTimeout(() => {
        stop();
        done(false);
      }, PATIENCE);
    });
  }

  onPush(listener: (push: Push) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Told when the connection opens and when it is lost. */
  onChange(listener: (open: boolean) => void): () => void {
    this.#changes.add(listener);
    if (this.open) listener(true);
    return () => this.#changes.delete(listener);
  }

  /** Resolves when there is a connection. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.onChange((open) => {
        if (!open) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  /** A new session speaks over a new socket. */
  renew(): void {
    this.#ws?.close();
  }

  close(): void {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    globalThis.removeEventListener?.('online', this.#hurry);
    this.#ws?.close();
  }

  #connect(): void {
    this.#retry = null;
    const ws = new WebSocket(this.#url);
    this.#ws = ws;
    ws.onopen = () => {
      this.#pause = FIRST_PAUSE;
      for (const listener of this.#changes) listener(true);
    };
    ws.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromHall);
    ws.onclose = () => this.#lost();
  }

  #hear(message: FromHall): void {
    if ('push' in message) {
      for (const listener of this.#listeners) listener(message);
      return;
    }
    if (message.id === null) return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.done('ok' in message ? { ok: message.ok } : { refused: message.error });
  }

  #lost(): void {
    for (const { done } of this.#waiting.values()) done(LOST);
    this.#waiting.clear();
    for (const listener of this.#changes) listener(false);
    if (this.#closed) return;
    // A little chance, so that a thousand pages do not come back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #hurry = (): void => {
    if (this.#retry === null) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}
