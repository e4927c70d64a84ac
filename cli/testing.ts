// What the tests of the command share.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { gameById } from '@skald/games';
import type { Arguments } from './arguments.ts';
import { readArguments } from './arguments.ts';
import { command } from './command.ts';
import { Engine } from './engine.ts';
import type { Asking, Io } from './play/io.ts';

export const SEED = '1'.padStart(64, '0');

export interface Reply {
  readonly id: unknown;
  // A test looks into replies of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly ok?: any;
  readonly error?: { code: string; message: string; params: Record<string, unknown> };
}

/** An engine to talk to in objects. */
export function talk(engine = new Engine('en', () => SEED)): (request: object) => Reply {
  return (request) => JSON.parse(engine.answer({ text: JSON.stringify(request) })) as Reply;
}

/** Documents that a game brings along. */
export const samplesOf = (game: string, kind: string): readonly object[] =>
  (gameById(game)?.documents?.[kind]?.samples ?? []) as readonly object[];

/** A folder of its own for a test. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'skald-'));

const MOST_PROMPTS = 5_000;

/** Somebody at the keyboard who types what was written down, or what a script makes of the screen. */
export class Script implements Io {
  readonly live = false;
  readonly colour = false;
  readonly width = Number.POSITIVE_INFINITY;
  readonly lines: string[] = [];
  readonly prompts: string[] = [];
  readonly waits: number[] = [];
  keys = 0;
  cleared = 0;
  readonly #type: (prompt: string, script: Script, asking: Asking) => string | null;

  constructor(type: readonly string[] | ((prompt: string, script: Script, asking: Asking) => string | null)) {
    const lines = typeof type === 'function' ? null : [...type];
    this.#type = typeof type === 'function' ? type : () => lines?.shift() ?? null;
  }

  /** All that was shown. */
  get screen(): string {
    return this.lines.join('\n');
  }

  /** What was shown since the last answer. */
  get news(): string {
    return this.lines.slice(this.#answered).join('\n');
  }
  #answered = 0;

  say(text = ''): void {
    this.lines.push(...text.split('\n'));
  }

  ask(prompt: string, asking: Asking = {}): Promise<string | null> {
    this.lines.push(prompt);
    this.prompts.push(prompt);
    if (this.prompts.length > MOST_PROMPTS) throw new Error(`no end in sight: ${this.news}`);
    const typed = this.#type(prompt, this, asking);
    this.#answered = this.lines.length;
    return Promise.resolve(typed);
  }

  key(): Promise<void> {
    this.keys++;
    return Promise.resolve();
  }

  wait(ms: number): Promise<void> {
    this.waits.push(ms);
    return Promise.resolve();
  }

  clear(): void {
    this.cleared++;
    this.lines.push('(clear)');
  }

  close(): void {}
}

export function argumentsOf(...argv: string[]): Arguments {
  const read = readArguments(argv);
  if ('refused' in read) throw new Error(read.refused.code);
  return read.ok;
}

const manifest = createRequire(import.meta.url).resolve('node/package.json');
const node = join(dirname(manifest), 'bin', 'node');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const read = async (stream: Readable): Promise<string> =>
  (await stream.setEncoding('utf8').toArray()).join('');

/**
 * What the command says to somebody without a keyboard, without the seconds that a process of its own takes; where it
 * stands in a folder, nothing else may run beside it.
 */
export async function said(
  argv: readonly string[],
  env: NodeJS.ProcessEnv = { LANG: 'C' },
  cwd = process.cwd(),
): Promise<Ran> {
  const home = process.cwd();
  const [input, output, errors] = [new PassThrough().end(), new PassThrough(), new PassThrough()];
  const streams = { input, output, errors } as unknown as Parameters<typeof command>[2];
  const told = Promise.all([read(output), read(errors)]);
  process.chdir(cwd);
  const code = await command(argv, env, streams).finally(() => process.chdir(home));
  output.end();
  errors.end();
  const [out, err] = await told;
  return { code, out, err };
}

/** Runs the command as people do, on the pinned Node. */
export function skald(
  argv: readonly string[],
  given: { input?: string; cwd?: string; env?: object } = {},
): Promise<Ran> {
  const cwd = given.cwd ?? folder();
  const env = {
    PATH: process.env.PATH,
    HOME: cwd,
    XDG_CONFIG_HOME: join(cwd, 'config'),
    LANG: 'C',
    ...given.env,
  };
  const child = spawn(node, [join(import.meta.dirname, 'skald.js'), ...argv], { cwd, env });
  child.stdin.on('error', () => {});
  child.stdin.end(given.input ?? '');
  return Promise.all([read(child.stdout), read(child.stderr), once(child, 'close')]).then(
    ([out, err, [code]]) => ({
      code: code as number | null,
      out,
      err,
    }),
  );
}
