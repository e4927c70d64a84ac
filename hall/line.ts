// The line to one visitor: what is said in one breath leaves together, and who does not listen is let go.

import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { Bucket } from './limits.ts';
import type { FromHall, Push } from './protocol/index.ts';

/** Bytes that may wait for a slow reader before we let go. */
const MOST_BUFFERED = 8 * 1024 * 1024;
/** Pings and pongs that a client may send; a browser sends none of its own. */
const CONTROL = { rate: 5, burst: 50 };
/** Heartbeats without a word after which somebody has gone, though no goodbye came. */
const MOST_MISSED = 2;

type Sent = Push extends infer P ? (P extends Push ? Omit<P, 'n'> : never) : never;

interface Ear {
  /** Null for what is no text. */
  hear(text: string | null): void;
  failed(error: Error): void;
}

export class Line {
  readonly #ws: WebSocket;
  readonly #socket: Writable;
  readonly #tick: () => number;
  readonly #control: Bucket;
  #pushed = 0;
  /** Heartbeats since the last word, answer to a ping or not. */
  #missed = 0;
  #gone = false;
  #corked = false;

  constructor(ws: WebSocket, socket: Writable, tick: () => number, ear: Ear) {
    this.#ws = ws;
    this.#socket = socket;
    this.#tick = tick;
    this.#control = new Bucket(CONTROL.rate, CONTROL.burst, tick());
    ws.on('message', (data, binary) => {
      this.#missed = 0;
      if (!this.#gone) ear.hear(binary ? null : String(data));
    });
    ws.on('ping', (data) => {
      if (this.#mayBother()) ws.pong(data);
    });
    ws.on('pong', () => {
      if (this.#mayBother()) this.#missed = 0;
    });
    ws.on('error', (error) => ear.failed(error));
  }

  get gone(): boolean {
    return this.#gone;
  }

  /** Asks only whoever has been silent: pages that are looked at speak by themselves. */
  beat(): void {
    if (this.#missed >= MOST_MISSED) return this.#ws.terminate();
    if (this.#missed > 0) this.#ws.ping();
    this.#missed += 1;
  }

  /** Nothing is heard or said any more. */
  hangUp(): void {
    this.#gone = true;
  }

  dismiss(code: string, status: number): void {
    this.push({ push: 'bye', code });
    this.hangUp();
    this.#ws.close(status);
  }

  cut(): void {
    this.#ws.terminate();
  }

  push(push: Sent): void {
    this.write(JSON.stringify({ ...push, n: this.#pushed++ } satisfies Push));
  }

  /** News of a table that are written already. */
  pushTable(id: string, state: string): void {
    this.write(`{"push":"table","n":${this.#pushed++},"table":"${id}","state":${state}}`);
  }

  send(message: FromHall): void {
    this.write(JSON.stringify(message));
  }

  write(text: string): void {
    if (this.#gone || this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#ws.bufferedAmount > MOST_BUFFERED) return this.#ws.terminate();
    if (!this.#corked) {
      // What is said in one breath, news and an answer for example, leaves together.
      this.#corked = true;
      this.#socket.cork();
      setImmediate(() => {
        this.#corked = false;
        this.#socket.uncork();
      });
    }
    this.#ws.send(text);
  }

  /** Whoever pings without end, or does not even read our answers, has to go. */
  #mayBother(): boolean {
    const fine = this.#ws.bufferedAmount <= MOST_BUFFERED && this.#control.take(this.#tick());
    if (!fine) this.#ws.terminate();
    return fine;
  }
}
