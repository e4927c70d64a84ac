// One socket, one person: requests in, replies and news out.

import type { Writable } from 'node:stream';
import { type Outcome, refuse } from '@skald/kernel';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Breaths } from './breaths.ts';
import { movesOf, movesOfText, type Tariff, wordsOf } from './costs.ts';
import { type DocumentRequest, type Documents, isAboutDocuments } from './documents.ts';
import type { KeptTable, Person } from './kept.ts';
import { type Asker, Bucket } from './limits.ts';
import type { Watcher } from './news.ts';
import { Written } from './past.ts';
import {
  type FromHall,
  LIMITS,
  type Push,
  type Reply,
  type Request,
  type RequestOf,
  RequestSchema,
  readChoice,
} from './protocol/index.ts';
import type { Replays } from './replays.ts';
import type { Room } from './room.ts';
import type { Rooms, Toll } from './rooms.ts';
import type { Sagas } from './sagas.ts';
import { StoreAway } from './store-trouble.ts';

export interface Doors {
  readonly rooms: Rooms;
  readonly sagas: Sagas;
  readonly documents: Documents;
  readonly log: FastifyBaseLogger;
  readonly rate: number;
  readonly tariff: Tariff;
  readonly replays: Replays;
  readonly breaths: Breaths;
  /** Milliseconds that only go forward. */
  tick(): number;
  count(what: 'request' | 'refusal' | 'choice'): void;
}

/** Bytes that may wait for a slow reader before we let go. */
const MOST_BUFFERED = 8 * 1024 * 1024;
const TABLES_WATCHED = 50;
/** Requests that may wait for their answer. */
const MOST_PENDING = 200;
/** Pings and pongs that a client may send; a browser sends none of its own. */
const CONTROL = { rate: 5, burst: 50 };
/** Moves from which on telling a whole game is no small thing. */
const LONG = 500;
/** Refusals that only a broken or hostile program gets; so many a second are written down, so many put up with. */
const UNSEEMLY = new Set(['bad-request', 'too-fast', 'not-your-seat', 'no-such-table', 'no-such-option']);
const LOGGED = { rate: 1, burst: 10 };
const PATIENCE = { rate: 20, burst: 2000 };
/** Heartbeats without a word after which somebody has gone, though no goodbye came. */
const MOST_MISSED = 2;

type Sent = Push extends infer P ? (P extends Push ? Omit<P, 'n'> : never) : never;

export class Visitor {
  readonly person: Person | null;
  readonly session: string;
  readonly #ws: WebSocket;
  readonly #socket: Writable;
  readonly #doors: Doors;
  readonly #asker: Asker;
  readonly #toll: Toll;
  readonly #control: Bucket;
  readonly #patience: Bucket;
  readonly #logged: Bucket;
  readonly #watching = new Map<string, { room: Room; watcher: Watcher }>();
  #inLobby = false;
  #pushed = 0;
  #pending = 0;
  /** Heartbeats since the last word, answer to a ping or not. */
  #missed = 0;
  #gone = false;
  #corked = false;

  constructor(
    ws: WebSocket,
    socket: Writable,
    person: Person | null,
    session: string,
    asker: Asker,
    doors: Doors,
  ) {
    const now = doors.tick();
    this.person = person;
    this.session = session;
    this.#ws = ws;
    this.#socket = socket;
    this.#doors = doors;
    this.#asker = asker;
    this.#toll = { who: asker.key, pays: (moves) => doors.tariff.moves.take(asker, doors.tick(), moves) };
    this.#control = new Bucket(CONTROL.rate, CONTROL.burst, now);
    this.#patience = new Bucket(PATIENCE.rate, PATIENCE.burst, now);
    this.#logged = new Bucket(LOGGED.rate, LOGGED.burst, now);
    ws.on('message', (data, binary) => {
      this.#missed = 0;
      this.#hear(binary ? null : String(data));
    });
    ws.on('ping', (data) => {
      if (this.#mayBother()) ws.pong(data);
    });
    ws.on('pong', () => {
      if (this.#mayBother()) this.#missed = 0;
    });
    ws.on('error', (error) => this.#writeDown(error.message));
  }

  get inLobby(): boolean {
    return this.#inLobby && !this.#gone;
  }

  /** Asks only whoever has been silent: pages that are looked at speak by themselves. */
  beat(): void {
    if (this.#missed >= MOST_MISSED) return this.#ws.terminate();
    if (this.#missed > 0) this.#ws.ping();
    this.#missed += 1;
  }

  /** Whoever pings without end, or does not even read our answers, has to go. */
  #mayBother(): boolean {
    const fine = this.#ws.bufferedAmount <= MOST_BUFFERED && this.#control.take(this.#doors.tick());
    if (!fine) this.#ws.terminate();
    return fine;
  }

  leave(): void {
    this.#gone = true;
    for (const id of [...this.#watching.keys()]) this.#unwatch(id);
  }

  dismiss(code: string, status: number): void {
    this.#push({ push: 'bye', code });
    this.#gone = true;
    this.#ws.close(status);
  }

  cut(): void {
    this.#ws.terminate();
  }

  async tellLobby(open: readonly KeptTable[]): Promise<void> {
    this.#push({ push: 'lobby', lobby: await this.#doors.rooms.lobby(this.person, open) });
  }

  tellHouse(away: boolean): void {
    this.#push({ push: 'house', away });
  }

  #push(push: Sent): void {
    this.#write(JSON.stringify({ ...push, n: this.#pushed++ } satisfies Push));
  }

  #send(message: FromHall): void {
    this.#write(JSON.stringify(message));
  }

  #write(text: string): void {
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

  #hear(text: string | null): void {
    if (this.#gone) return;
    this.#doors.count('request');
    if (text !== null && text.length > LIMITS.frame) return this.#hearLong(text);
    const request = text === null ? null : parse(text);
    if (request === null) return this.#refuse(idOf(text), 'bad-request');
    if (!this.#mayAsk(wordsOf(request.do))) return this.#refuse(request.id, 'too-fast');
    this.#reply(
      request.id,
      request.do,
      isLong(request) ? this.#take(request.do, text as string) : this.#carryOut(request),
    );
  }

  /** Only a game that is brought along or a document may be so long, and only of somebody we know. */
  #hearLong(text: string): void {
    const [, id, verb] = LONG_REQUEST.exec(text) ?? [];
    if (id === undefined || this.person === null) return this.#refuse(idOf(text), 'bad-request');
    const long = verb as LongVerb;
    if (!this.#mayAsk(wordsOf(long))) return this.#refuse(Number(id), 'too-fast');
    this.#reply(Number(id), long, this.#take(long, text));
  }

  /** What may be long is read beside the hall. */
  async #take(verb: LongVerb, text: string): Promise<Outcome<unknown>> {
    if (this.person === null) return refuse('sign-in-first', {});
    return verb === 'bring'
      ? this.#bring(this.person, text)
      : this.#doors.documents.keep(this.person, text, this.#toll);
  }

  #mayAsk(words: number): boolean {
    const { tariff, tick } = this.#doors;
    return this.#pending < MOST_PENDING && tariff.words.take(this.#asker, tick(), words);
  }

  #reply(id: number | null, verb: string, work: Promise<Outcome<unknown> | null>): void {
    this.#pending += 1;
    work
      .catch((error): Outcome<unknown> => {
        // The house has said why, once.
        if (error instanceof StoreAway) return refuse('store-away', {});
        this.#doors.log.error({ error: String(error), verb }, 'request failed');
        return refuse('hall-failed', {});
      })
      .then((outcome) => {
        this.#pending -= 1;
        if (outcome === null) return;
        if ('refused' in outcome) this.#answer({ id, error: outcome.refused });
        else if (outcome.ok instanceof Written) this.#write(`{"id":${id},"ok":${outcome.ok.json}}`);
        else this.#send({ id: id ?? 0, ok: outcome.ok });
      });
  }

  #refuse(id: number | null, code: string): void {
    this.#answer({ id, error: { code, params: {} } });
    if (!this.#patience.take(this.#doors.tick())) this.dismiss('too-fast', 1008);
  }

  #answer(reply: Extract<Reply, { error: unknown }>): void {
    this.#doors.count('refusal');
    if (UNSEEMLY.has(reply.error.code)) this.#writeDown(reply.error.code);
    this.#send(reply);
  }

  /** In the log, but never so much that the log itself becomes the harm. */
  #writeDown(code: string): void {
    if (this.#logged.take(this.#doors.tick()))
      this.#doors.log.warn({ code, person: this.person?.id ?? null }, 'refused');
  }

  /** Read and played again beside the hall; paid for by its bytes. */
  async #bring(person: Person, text: string): Promise<Outcome<unknown>> {
    const { rooms, replays, breaths } = this.#doors;
    if (!this.#toll.pays(movesOfText(text.length))) return refuse('too-fast', {});
    const brought = await replays.bring(person.id, text);
    await breaths.take(person.id);
    return tableOf(await rooms.bring(person, brought));
  }

  /** Null if it has been answered already. */
  async #carryOut(request: Exclude<Request, { do: LongVerb }>): Promise<Outcome<unknown> | null> {
    const { rooms, sagas, documents } = this.#doors;
    const { person } = this;
    if (request.do === 'ping') return { ok: {} };
    if (request.do === 'lobby') {
      this.#inLobby = true;
      return { ok: await rooms.lobby(person, await rooms.openTables()) };
    }
    if (request.do === 'leaveLobby') {
      this.#inLobby = false;
      return { ok: {} };
    }
    if (request.do === 'unwatch') return this.#unwatch(request.table);
    if (isAboutDocuments(request)) return documents.answer(person, request, this.#toll);
    if (request.do === 'saga') return sagas.read(person, request.saga);
    if (request.do === 'create' || request.do === 'sagas' || request.do === 'goOn') {
      if (person === null) return refuse('sign-in-first', {});
      if (request.do === 'sagas') return { ok: await sagas.list(person) };
      if (request.do === 'goOn') return tableOf(await sagas.goOn(person, request.saga, request.seal));
      const brought = await documents.brought(person, request.game, this.#toll, request.brings);
      if ('refused' in brought) return brought;
      const played = request.plays && (await documents.played(request.game, request.plays, this.#toll));
      if (played && 'refused' in played) return played;
      const wish = played ? { ...request, options: { ...optionsIn(request), ...played.ok } } : request;
      const made = request.saga
        ? sagas.begin(person, wish, brought.ok)
        : rooms.create(person, wish, brought.ok);
      return tableOf(await made);
    }
    const found = await rooms.find(request.table, person, this.#toll);
    if ('refused' in found) return found;
    const cost = movesOf(request, found.ok.length);
    if (cost > 0 && !this.#toll.pays(cost)) return refuse('too-fast', {});
    if (cost > LONG) await this.#doors.breaths.take(this.#asker.key);
    if (request.do === 'watch') return this.#watch(found.ok, request);
    if (request.do === 'look') return found.ok.look(person, request.at, this.#asker.key);
    if (person === null) return refuse('sign-in-first', {});
    return this.#atTable(found.ok, person, request);
  }

  async #atTable(
    room: Room,
    person: Person,
    request: Exclude<
      Request,
      | DocumentRequest
      | {
          do:
            | 'ping'
            | 'lobby'
            | 'leaveLobby'
            | 'unwatch'
            | 'create'
            | LongVerb
            | 'watch'
            | 'look'
            | 'sagas'
            | 'saga'
            | 'goOn';
        }
    >,
  ): Promise<Outcome<unknown>> {
    switch (request.do) {
      case 'play':
        this.#doors.count('choice');
        return room.play(person, request.seat, request.option, request.at);
      case 'orders':
        return room.order(person, request.seat, request.orders);
      case 'undo':
        return room.undo(person, request.seat, request.at);
      case 'askUndo':
        return room.askUndo(person, request.seat, request.to, request.at);
      case 'consent':
        return room.consent(person, request.request, request.yes);
      case 'askReplace':
        return room.askReplace(person, request.seat);
      case 'odds':
        return room.odds(person, request.seat, request.option);
      case 'chat':
        return room.say(person, request.text);
      case 'hush':
        return room.hush(person, request.closed);
      case 'join': {
        const { brings, seal, agrees } = request;
        const brought = await this.#doors.documents.brought(person, room.kept.game, this.#toll, brings);
        if ('refused' in brought) return brought;
        return room.askSeat(person, request.seat, { seal, agrees, brought: brought.ok });
      }
      case 'reveal':
        return room.reveal(person, request.part);
      case 'begin':
        return room.begin(person);
      case 'leave':
        return this.#doors.rooms.leave(person, room);
      case 'return':
        return room.comeBack(person);
      case 'rematch':
        return tableOf(await this.#doors.sagas.again(person, room, request.seal));
    }
  }

  async #watch(room: Room, request: RequestOf<'watch'>): Promise<Outcome<unknown> | null> {
    const { id } = room.kept;
    if (this.#watching.size >= TABLES_WATCHED && !this.#watching.has(id))
      return refuse('too-many-tables', {});
    this.#unwatch(id);
    // The socket may have closed while the table was fetched.
    if (this.#gone) return { ok: {} };
    const watcher: Watcher = {
      person: this.person,
      tell: (state) => this.#write(`{"push":"table","n":${this.#pushed++},"table":"${id}","state":${state}}`),
    };
    this.#watching.set(id, { room, watcher });
    await room.watch(watcher, request.have, (state) => this.#send({ id: request.id, ok: state }));
    return null;
  }

  #unwatch(id: string): Outcome<unknown> {
    const known = this.#watching.get(id);
    this.#watching.delete(id);
    // A room writes down its own failures.
    known?.room.unwatch(known.watcher).catch(() => {});
    return { ok: {} };
  }
}

const optionsIn = ({ options }: RequestOf<'create'>): object =>
  typeof options === 'object' && options !== null ? options : {};

const tableOf = (made: Outcome<Room>): Outcome<{ table: string }> =>
  'refused' in made ? made : { ok: { table: made.ok.kept.id } };

/** How a request must begin that is longer than others may be; whether it is one is seen when it is read. */
const LONG_REQUEST = /^\{"id":(\d{1,15}),"do":"(bring|keep)",/;
type LongVerb = 'bring' | 'keep';
const isLong = (request: Request): request is RequestOf<LongVerb> =>
  request.do === 'bring' || request.do === 'keep';

function parse(text: string): Request | null {
  try {
    const given: unknown = JSON.parse(text);
    return readChoice(given) ?? RequestSchema.safeParse(given).data ?? null;
  } catch {
    return null;
  }
}

/** The id of a request that is otherwise nonsense or unread, so that its sender knows which one it was. */
function idOf(text: string | null): number | null {
  if (text === null) return null;
  if (text.length > LIMITS.frame) {
    const first = LONG_REQUEST.exec(text)?.[1];
    return first === undefined ? null : Number(first);
  }
  try {
    const id = (JSON.parse(text) as { id?: unknown } | null)?.id;
    return typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}
