// A socket for tests: it opens, answers and falls silent when it is told to.

import type { Request } from '@skald/hall/protocol';

export class TestSocket {
  static readonly OPEN = 1;
  /** Every one that was made, the newest last. */
  static made: TestSocket[] = [];
  readyState = 0;
  readonly sent: Request[] = [];
  /** Answers by itself; null for a network that swallows everything. */
  answer: ((request: Request) => unknown) | null = (request) => ({ id: request.id, ok: {} });
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    TestSocket.made.push(this);
  }

  static get newest(): TestSocket {
    return TestSocket.made.at(-1) as TestSocket;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The other side hangs up. */
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  verbs(): string[] {
    return this.sent.map((request) => request.do);
  }

  send(text: string): void {
    const request = JSON.parse(text) as Request;
    this.sent.push(request);
    const reply = this.answer?.(request);
    if (reply) this.says(reply);
  }

  /** Over a silent network nobody says goodbye: `onclose` never comes. */
  close(): void {
    this.readyState = 2;
  }
}
