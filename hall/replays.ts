// Whole games are played again beside the hall, in threads of their own, so that nobody waits for somebody else's game.

import { setImmediate as breath } from 'node:timers/promises';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type GameModule, gameById } from '@skald/games';
import {
  type DiceSources,
  type Game,
  Match,
  type MatchImage,
  type MatchRecord,
  NO_DICE,
  type Outcome,
  type Refusal,
  refuse,
  type Seat,
} from '@skald/kernel';
import { type Beginning, begun, isBrief, isLight, LIGHT, type Tried, tried } from './beginning.ts';
import type { ReadDocument, ToKeep } from './document-text.ts';
import { readDocument } from './document-text.ts';
import { FairQueue } from './fair-queue.ts';
import type { RequestOf } from './protocol/index.ts';

/** The inputs of a match; the moves are one text, a line each, which goes from thread to thread at once. */
export type Inputs = Omit<MatchRecord, 'moves'> & { readonly moves: string };

export const inputsOf = ({ moves, ...record }: MatchRecord): Inputs => ({
  ...record,
  moves: moves.join('\n'),
});

/** What a thread is asked for. */
export type Errand =
  | { readonly do: 'replay'; readonly inputs: Inputs }
  /** A request to bring a match along, as it came in: nobody has read it yet. */
  | { readonly do: 'bring'; readonly text: string }
  /** A request to keep a document, likewise. */
  | { readonly do: 'keep'; readonly text: string }
  /** A document that somebody brings along, as JSON. */
  | { readonly do: 'read'; readonly game: string; readonly kind: string; readonly text: string }
  | { readonly do: 'try'; readonly beginning: Beginning }
  | { readonly do: 'begin'; readonly beginning: Beginning }
  | { readonly do: 'rewind'; readonly inputs: Inputs; readonly to: number }
  | { readonly do: 'undo'; readonly inputs: Inputs; readonly seat: Seat }
  | Glance;

/** One moment of a match, through one pair of eyes; without inputs if the thread may remember them. */
export interface Glance {
  readonly do: 'look';
  /** The same as long as no move was taken back. */
  readonly key: string;
  readonly inputs: Inputs | null;
  readonly at: number;
  readonly seat: Seat | null;
  /** How many moves there are in all. */
  readonly moves: number;
}

/** A request to bring a match along, once its match has been played again. */
type BringRequest = Omit<RequestOf<'bring'>, 'record'>;

export interface Brought {
  /** Null if it was none. */
  readonly request: BringRequest | null;
  readonly match: Outcome<Match>;
  /** Where its dice came from. */
  readonly dice: DiceSources;
}

/** What comes back; the long lists of a match lie beside it, in pieces. */
export interface Answer {
  readonly refused?: Refusal;
  readonly error?: string;
  readonly request?: BringRequest;
  readonly dice?: DiceSources;
  readonly game?: string;
  readonly image?: Omit<MatchImage, LongList>;
  readonly pieces?: number;
  /** A `Moment` as JSON. */
  readonly moment?: string;
  readonly toKeep?: ToKeep;
  readonly read?: ReadDocument;
  readonly tried?: Tried;
  /** The thread does not remember that match. */
  readonly forgotten?: true;
}
export type LongList = 'events' | 'rolls' | 'moves';
export interface Piece {
  readonly list: LongList;
  readonly items: readonly unknown[];
}

interface Job {
  readonly errand: Errand;
  readonly done: (answer: Answer & { lists: Record<LongList, unknown[]> }) => void;
  readonly failed: (error: Error) => void;
}

interface Reader {
  readonly worker: Worker;
  readonly pieces: MessagePort;
  job: Job | null;
  limit: NodeJS.Timeout | null;
}

/** Matches of one person that may wait to be played again. */
const MOST_WAITING = 50;
/** Milliseconds after which a match is given up: no honest one takes a hundredth of it. */
const LONGEST = 60_000;

/** A match of so few moves is played again before a thread has even heard of it. */
export const SHORT = 256;

/** What somebody made up may be long before its first move. */
const isShort = ({ moves, start, seats, options }: MatchRecord): boolean =>
  moves.length <= SHORT && start === undefined && isBrief([seats, options]);

/** Too many of his are waiting already. */
const TOO_MANY = refuse('too-fast', {});

export class Replays {
  readonly #most: number;
  readonly #readers: Reader[] = [];
  readonly #waiting = new FairQueue<Job>(MOST_WAITING);
  #closed = false;

  constructor(threads: number) {
    this.#most = threads;
  }

  /** The match that a record tells of; `who` asks for it. */
  async replay(who: string, game: Game, record: MatchRecord): Promise<Outcome<Match>> {
    if (isShort(record)) return Match.replay(game, record);
    return this.#match(who, game, { do: 'replay', inputs: inputsOf(record) });
  }

  async rewind(who: string, game: Game, record: MatchRecord, to: number): Promise<Outcome<Match>> {
    if (!isShort(record)) return this.#match(who, game, { do: 'rewind', inputs: inputsOf(record), to });
    const match = Match.replay(game, record);
    return 'refused' in match ? match : match.ok.rewind(to);
  }

  undo(who: string, game: Game, record: MatchRecord, seat: Seat): Promise<Outcome<Match>> {
    return this.#match(who, game, { do: 'undo', inputs: inputsOf(record), seat });
  }

  /** Reads a request to bring a match along, and plays that match. */
  async bring(who: string, text: string): Promise<Brought> {
    const answer = await this.#ask(who, { do: 'bring', text });
    if (answer === null) return { request: null, match: TOO_MANY, dice: NO_DICE };
    const { request = null, refused = null, game, image, dice = NO_DICE, lists } = answer;
    if (refused !== null) return { request, match: { refused }, dice };
    return { request, match: { ok: restore((gameById(game ?? '') as GameModule).game, image, lists) }, dice };
  }

  /** Reads a request to keep a document. */
  async toKeep(who: string, text: string): Promise<Outcome<ToKeep>> {
    const answer = await this.#ask(who, { do: 'keep', text });
    if (answer === null) return TOO_MANY;
    return answer.refused ? { refused: answer.refused } : { ok: answer.toKeep as ToKeep };
  }

  /** A document as somebody brings it along, if it is one of this kind. */
  async read(who: string, game: string, kind: string, text: string): Promise<Outcome<ReadDocument>> {
    if (text.length <= LIGHT) return readDocument(game, kind, JSON.parse(text));
    const answer = await this.#ask(who, { do: 'read', game, kind, text });
    if (answer === null) return TOO_MANY;
    return answer.refused ? { refused: answer.refused } : { ok: answer.read as ReadDocument };
  }

  /** Whether a match could begin like this. */
  async try(who: string, module: GameModule, beginning: Beginning): Promise<Outcome<Tried>> {
    if (isLight(beginning)) return tried(module, beginning);
    const answer = await this.#ask(who, { do: 'try', beginning });
    if (answer === null) return TOO_MANY;
    return answer.refused ? { refused: answer.refused } : { ok: answer.tried as Tried };
  }

  async begin(who: string, module: GameModule, beginning: Beginning): Promise<Outcome<Match>> {
    if (isLight(beginning)) return begun(module, beginning);
    return this.#match(who, module.game, { do: 'begin', beginning });
  }

  /** A `Moment` as JSON. The inputs are only fetched where no thread remembers them. */
  async look(
    who: string,
    glance: Omit<Glance, 'do' | 'inputs'>,
    inputs: () => Inputs,
  ): Promise<Outcome<string>> {
    let answer = await this.#ask(who, { do: 'look', ...glance, inputs: null });
    if (answer?.forgotten) answer = await this.#ask(who, { do: 'look', ...glance, inputs: inputs() });
    if (answer === null) return TOO_MANY;
    return answer.refused ? { refused: answer.refused } : { ok: answer.moment as string };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const gone = new Error('the hall is closed');
    for (const { failed } of this.#waiting.clear()) failed(gone);
    await Promise.all(
      this.#readers.map((reader) => {
        if (reader.limit) clearTimeout(reader.limit);
        reader.job?.failed(gone);
        return reader.worker.terminate();
      }),
    );
  }

  async #match(who: string, game: Game, errand: Errand): Promise<Outcome<Match>> {
    const answer = await this.#ask(who, errand);
    if (answer === null) return TOO_MANY;
    return answer.refused ? { refused: answer.refused } : { ok: restore(game, answer.image, answer.lists) };
  }

  /** Null if too many of this person's are waiting already. */
  #ask(who: string, errand: Errand): Promise<Parameters<Job['done']>[0] | null> {
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new Error('the hall is closed'));
      if (!this.#waiting.add(who, { errand, done, failed })) return done(null);
      this.#dispatch();
    });
  }

  #dispatch(): void {
    while (this.#waiting.size > 0 && !this.#closed) {
      const reader = this.#readers.find(({ job }) => job === null) ?? this.#hire();
      if (reader === null) return;
      reader.job = this.#waiting.next() as Job;
      reader.limit = setTimeout(() => this.#giveUp(reader, new Error('a match takes too long')), LONGEST);
      reader.limit.unref();
      reader.worker.postMessage(reader.job.errand);
    }
  }

  #hire(): Reader | null {
    if (this.#readers.length >= this.#most) return null;
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), {
      workerData: { pieces: port2 },
      transferList: [port2],
    });
    worker.unref();
    const reader: Reader = { worker, pieces: port1, job: null, limit: null };
    worker.on('message', (answer: Answer) => void this.#finish(reader, answer));
    worker.on('error', (error: Error) => this.#giveUp(reader, error));
    this.#readers.push(reader);
    return reader;
  }

  async #finish(reader: Reader, answer: Answer): Promise<void> {
    const { job, limit } = reader;
    if (limit) clearTimeout(limit);
    const lists = await gather(reader.pieces, answer.pieces ?? 0);
    reader.job = null;
    if (answer.error === undefined) job?.done({ ...answer, lists });
    else job?.failed(new Error(answer.error));
    this.#dispatch();
  }

  #giveUp(reader: Reader, error: Error): void {
    const at = this.#readers.indexOf(reader);
    if (at >= 0) this.#readers.splice(at, 1);
    if (reader.limit) clearTimeout(reader.limit);
    reader.job?.failed(error);
    reader.job = null;
    void reader.worker.terminate();
    this.#dispatch();
  }
}

/** Piece by piece, so that everybody is heard in between. */
async function gather(from: MessagePort, pieces: number): Promise<Record<LongList, unknown[]>> {
  const lists: Record<LongList, unknown[]> = { events: [], rolls: [], moves: [] };
  for (let i = 0; i < pieces; i++) {
    const { list, items } = (receiveMessageOnPort(from) as { message: Piece }).message;
    lists[list].push(...items);
    await breath();
  }
  return lists;
}

const restore = (game: Game, image: Answer['image'], lists: Record<LongList, unknown[]>): Match =>
  Match.restore(game, { ...image, ...lists } as MatchImage);
