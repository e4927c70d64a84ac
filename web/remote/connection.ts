// The socket to the hall: asks, listens, notices when nobody answers any more, and comes back after it was lost.

import type { FromHall, Push, Request } from '@skald/hall/protocol';
import type { Outcome } from '@skald/kernel';

export type Ask = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Waiting {
  readonly done: (outcome: Outcome<unknown>) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
/** How long a question waits for a connection that is just being made. */
export const PATIENCE = 4_000;
/** Milliseconds without a word before the hall is asked whether it is there, and to answer that: 4.5 s in all. */
const QUIET = 2_000;
const ANSWER = 2_500;
/** How long a socket may take to open: a network that swallows everything never says no. */
const OPENING = 8_000;
/** A timer so late says that the page itself was held up, or the device asleep: the answer may be here unread. */
const HELD_UP = 1_000;
const LOST: Outcome<never> = { refused: { code: 'connection-lost', params: {} } };
const NOT_SENT: Outcome<never> = { refused: { code: 'not-sent', params: {} } };

export class Connection {
  readonly #url: string;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(push: Push) => void>();
  readonly #changes = new Set<(open: boolean) => void>();
  #ws: WebSocket | null = null;
  #next = 1;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #pulse: ReturnType<typeof setTimeout> | null = null;
  /** Whether the hall was asked if it is there, and has not answered. */
  #doubted = false;
  #heardAt = Date.now();
  #lostSince: number | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    this.#connect();
    for (const sign of ['online', 'offline']) globalThis.addEventListener?.(sign, this.#check);
    globalThis.document?.addEventListener('visibilitychange', this.#check);
  }

  get open(): boolean {
    return this.#ws?.readyState === WebSocket.OPEN;
  }

  /** When the hall was heard last, while there is no connection to it; null while there is one, or never was yet. */
  get lostSince(): number | null {
    return this.#lostSince;
  }

  /**
   * Refuses with the code `not-sent` when there was nobody to ask, and `connection-lost` when the answer never came:
   * whether it was done shows afterwards.
   */
  async ask<T>(request: Ask): Promise<Outcome<T>> {
    if (!this.open && !(await this.#opens())) return NOT_SENT;
    const id = this.#next++;
    return new Promise((done) => {
      this.#waiting.set(id, { done: done as Waiting['done'] });
      this.#ws?.send(JSON.stringify({ id, ...request }));
      this.#beginListening();
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
    this.#beginListening();
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

  /** A new session speaks over a new socket; nothing is lost by that. */
  renew(): void {
    if (this.#closed || this.#retry !== null) return;
    this.#letGo();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    if (this.#retry) clearTimeout(this.#retry);
    for (const sign of ['online', 'offline']) globalThis.removeEventListener?.(sign, this.#check);
    globalThis.document?.removeEventListener('visibilitychange', this.#check);
    this.#letGo();
  }

  /** Whoever is there does not understand us, nor we them: it is lost for good. */
  giveUp(): void {
    this.close();
    this.#lostSince ??= this.#heardAt;
    for (const listener of this.#changes) listener(false);
  }

  #connect(): void {
    this.#retry = null;
    const ws = new WebSocket(this.#url);
    this.#ws = ws;
    const slow = setTimeout(() => this.#ws === ws && this.#lost(), OPENING);
    ws.onopen = () => {
      clearTimeout(slow);
      this.#pause = FIRST_PAUSE;
      this.#lostSince = null;
      this.#heard();
      for (const listener of this.#changes) listener(true);
    };
    ws.onmessage = ({ data }) => {
      this.#heard();
      this.#hear(JSON.parse(String(data)) as FromHall);
    };
    ws.onclose = () => {
      clearTimeout(slow);
      if (this.#ws === ws) this.#lost();
    };
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

  #heard(): void {
    this.#heardAt = Date.now();
    this.#doubted = false;
    this.#listenFor(QUIET);
  }

  #beginListening(): void {
    if (this.#pulse !== null) return;
    this.#doubted = false;
    this.#listenFor(QUIET);
  }

  /** Waits for a word; not while nobody wants one, nor in the background, where timers sleep. */
  #listenFor(ms: number): void {
    this.#deafen();
    const wanted = this.#listeners.size > 0 || this.#waiting.size > 0;
    if (!this.open || !wanted || globalThis.document?.hidden) return;
    const due = performance.now() + ms;
    this.#pulse = setTimeout(() => {
      const heldUp = performance.now() - due > HELD_UP;
      if (this.#doubted && !heldUp) this.#lost();
      else this.#doubt();
    }, ms);
  }

  #doubt(): void {
    this.#doubted = true;
    this.#listenFor(ANSWER);
    this.#ws?.send(JSON.stringify({ id: this.#next++, do: 'ping' }));
  }

  #deafen(): void {
    if (this.#pulse) clearTimeout(this.#pulse);
    this.#pulse = null;
  }

  /** Turns away from the socket at once: over a silent network its own goodbye would take long. */
  #letGo(): void {
    const ws = this.#ws;
    this.#ws = null;
    this.#deafen();
    ws?.close();
    for (const { done } of this.#waiting.values()) done(LOST);
    this.#waiting.clear();
  }

  #lost(): void {
    this.#letGo();
    this.#lostSince ??= this.#heardAt;
    for (const listener of this.#changes) listener(false);
    if (this.#closed) return;
    // A little chance, so that a thousand pages do not come back in the same instant.
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  /** Something about the network has changed, or somebody looks again: what was true may not be. */
  #check = (): void => {
    if (globalThis.document?.hidden) return this.#deafen();
    if (this.open) return this.#doubt();
    if (this.#retry) clearTimeout(this.#retry);
    else this.#letGo();
    this.#connect();
  };
}
