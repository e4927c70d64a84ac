// The terminal, or a pipe that stands in for one.

import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Asking, Io } from './io.ts';

type Input = NodeJS.ReadStream;
type Output = NodeJS.WriteStream;

const WIDEST = 100;
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** What the person at the keyboard is being waited for. */
type Waiting = { for: 'line' | 'key'; done: (line: string | null) => void };

export class Terminal implements Io {
  readonly live: boolean;
  readonly colour: boolean;
  readonly #input: Input;
  readonly #output: Output;
  readonly #lines: Interface;
  /** Lines that came before anybody asked: a pipe is always ahead. */
  readonly #early: string[] = [];
  #ended = false;
  #waiting: Waiting | null = null;
  #asking: Asking = {};
  #before = '';

  constructor(input: Input, output: Output, environment: NodeJS.ProcessEnv) {
    this.#input = input;
    this.#output = output;
    this.live = Boolean(input.isTTY && output.isTTY);
    this.colour = this.live && !environment.NO_COLOR && environment.TERM !== 'dumb';
    this.#lines = createInterface({
      input,
      output: this.#echo(),
      terminal: this.live,
      completer: (line: string) => this.#complete(line),
    });
    this.#lines.on('line', (line) => this.#heard(line));
    this.#lines.on('close', () => this.#end());
    this.#lines.on('SIGINT', () => this.#lines.close());
    if (this.live) input.on('keypress', (_, key?: { name?: string }) => this.#pressed(key?.name));
  }

  get width(): number {
    return this.live ? Math.min(this.#output.columns || 80, WIDEST) : Number.POSITIVE_INFINITY;
  }

  say(text = ''): void {
    this.#output.write(`${text}\n`);
  }

  ask(prompt: string, asking: Asking = {}): Promise<string | null> {
    this.#asking = asking;
    return this.#wait('line', prompt);
  }

  async key(prompt: string): Promise<void> {
    await this.#wait('key', prompt);
    if (this.live) this.#output.write('\r\x1b[2K');
  }

  wait(ms: number): Promise<void> {
    return ms > 0 ? sleep(ms) : Promise.resolve();
  }

  clear(): void {
    if (this.live) this.#output.write(CLEAR);
    else this.say();
  }

  close(): void {
    this.#ended = true;
    this.#lines.close();
  }

  #wait(what: Waiting['for'], prompt: string): Promise<string | null> {
    const early = this.#early.shift();
    if (!this.live) this.say(prompt);
    if (early !== undefined) return Promise.resolve(early);
    if (this.#ended) return Promise.resolve(null);
    if (this.live) this.#forget();
    this.#before = '';
    return new Promise((done) => {
      this.#waiting = { for: what, done };
      if (!this.live) return;
      this.#lines.setPrompt(prompt);
      this.#lines.prompt();
    });
  }

  /** What readline writes, typed keys above all, is seen only while somebody is asked. */
  #echo(): Writable {
    const echo = new Writable({
      write: (chunk, _, done) => {
        if (this.#waiting !== null) this.#output.write(chunk);
        done();
      },
    });
    return Object.defineProperty(echo, 'columns', { get: () => this.#output.columns });
  }

  /** Empties the line of keys that were pressed while nobody was asked. */
  #forget(): void {
    this.#lines.write(null, { ctrl: true, name: 'e' });
    this.#lines.write(null, { ctrl: true, name: 'u' });
  }

  #heard(line: string): void {
    if (this.#waiting === null) {
      // At a terminal, what is typed while the game talks is not an answer.
      if (!this.live) this.#early.push(line);
      return;
    }
    this.#answer(line);
  }

  #answer(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.done(line);
  }

  /** Readline has already put the key into its line when this hears of it. */
  #pressed(name: string | undefined): void {
    const waiting = this.#waiting;
    if (waiting === null || name === 'return' || name === 'enter') return;
    const [before, now] = [this.#before, this.#lines.line];
    this.#before = now;
    const { space, backspace } = this.#asking;
    if (waiting.for === 'key') this.#submit('');
    else if (space && name === 'space' && before === '' && now === ' ') this.#submit('');
    else if (backspace !== undefined && name === 'backspace' && before === '' && now === '')
      this.#submit(backspace);
  }

  #submit(line: string): void {
    this.#forget();
    this.#output.write('\n');
    this.#answer(line);
  }

  #end(): void {
    this.#ended = true;
    this.#input.pause();
    this.#answer(null);
  }

  #complete(line: string): [string[], string] {
    const words = this.#asking.words ?? [];
    const hits = words.filter((word) => word.toLowerCase().startsWith(line.toLowerCase()));
    return [hits, line];
  }
}
