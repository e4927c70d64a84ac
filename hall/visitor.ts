// One socket, one person: requests in, replies and news out.

import type { Writable } from 'node:stream';
import { type Outcome, refuse } from '@skald/kernel';
import type { WebSocket } from 'ws';
import { wordsOf } from './costs.ts';
import type { Doors } from './doors.ts';
import { Errands } from './errands.ts';
import type { KeptTable, Person } from './kept.ts';
import { type Asker, Bucket } from './limits.ts';
import { Line } from './line.ts';
import type { Watcher } from './news.ts';
import { Written } from './past.ts';
import { LIMITS, type Reply, type Request, type RequestOf } from './protocol/index.ts';
import { idOf, isLong, type LongVerb, longRequest, readRequest, whyTooLong } from './requests.ts';
import type { Room } from './room.ts';
import { StoreAway } from './store-trouble.ts';

const TABLES_WATCHED = 50;
/** Requests that may wait for their answer. */
const MOST_PENDING = 200;
/** Refusals that only a broken or hostile program gets; so many a second are written down, so many put up with. */
const UNSEEMLY = new Set(['bad-request', 'too-fast', 'not-your-seat', 'no-such-table', 'no-such-option']);
const LOGGED = { rate: 1, burst: 10 };
const PATIENCE = { rate: 20, burst: 2000 };

export class Visitor {
  readonly person: Person | null;
  readonly session: string;
  readonly #line: Line;
  readonly #doors: Doors;
  readonly #asker: Asker;
  readonly #errands: Errands;
  readonly #patience: Bucket;
  readonly #logged: Bucket;
  readonly #watching = new Map<string, { room: Room; watcher: Watcher }>();
  #inLobby = false;
  #pending = 0;

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
    this.#doors = doors;
    this.#asker = asker;
    this.#errands = new Errands(doors, person, asker);
    this.#patience = new Bucket(PATIENCE.rate, PATIENCE.burst, now);
    this.#logged = new Bucket(LOGGED.rate, LOGGED.burst, now);
    this.#line = new Line(ws, socket, () => doors.tick(), {
      hear: (text) => this.#hear(text),
      failed: ({ message }) => this.#writeDown(message),
    });
  }

  get inLobby(): boolean {
    return this.#inLobby && !this.#line.gone;
  }

  beat(): void {
    this.#line.beat();
  }

  leave(): void {
    this.#line.hangUp();
    for (const id of [...this.#watching.keys()]) this.#unwatch(id);
  }

  dismiss(code: string, status: number): void {
    this.#line.dismiss(code, status);
  }

  cut(): void {
    this.#line.cut();
  }

  async tellLobby(open: readonly KeptTable[]): Promise<void> {
    this.#line.push({ push: 'lobby', lobby: await this.#doors.rooms.lobby(this.person, open) });
  }

  tellHouse(away: boolean): void {
    this.#line.push({ push: 'house', away });
  }

  #hear(text: string | null): void {
    this.#doors.count('request');
    if (text !== null && text.length > LIMITS.frame) return this.#hearLong(text);
    const request = text === null ? null : readRequest(text);
    if (request === null) return this.#refuse(idOf(text), 'bad-request');
    if (!this.#mayAsk(wordsOf(request.do))) return this.#refuse(request.id, 'too-fast');
    void this.#reply(
      request.id,
      request.do,
      isLong(request) ? this.#errands.take(request.do, text as string) : this.#carryOut(request),
    );
  }

  /** Only a game that is brought along or a document may be so long, and only of somebody we know. */
  #hearLong(text: string): void {
    const long = longRequest(text);
    if (long === null || this.person === null) return this.#refuse(idOf(text), whyTooLong(text));
    if (!this.#mayAsk(wordsOf(long.verb))) return this.#refuse(long.id, 'too-fast');
    void this.#reply(long.id, long.verb, this.#errands.take(long.verb, text));
  }

  #mayAsk(words: number): boolean {
    const { tariff, tick } = this.#doors;
    return this.#pending < MOST_PENDING && tariff.words.take(this.#asker, tick(), words);
  }

  async #reply(id: number | null, verb: string, work: Promise<Outcome<unknown> | null>): Promise<void> {
    this.#pending += 1;
    let outcome: Outcome<unknown> | null;
    try {
      outcome = await work;
    } catch (error) {
      outcome = this.#failure(error, verb);
    }
    this.#pending -= 1;
    if (outcome === null) return;
    if ('refused' in outcome) this.#answer({ id, error: outcome.refused });
    else if (outcome.ok instanceof Written) this.#line.write(`{"id":${id},"ok":${outcome.ok.json}}`);
    else this.#line.send({ id: id ?? 0, ok: outcome.ok });
  }

  #failure(error: unknown, verb: string): Outcome<unknown> {
    // The house has said why, once.
    if (error instanceof StoreAway) return refuse('store-away', {});
    this.#doors.log.error({ error: String(error), verb }, 'request failed');
    return refuse('hall-failed', {});
  }

  #refuse(id: number | null, code: string): void {
    this.#answer({ id, error: { code, params: {} } });
    if (!this.#patience.take(this.#doors.tick())) this.dismiss('too-fast', 1008);
  }

  #answer(reply: Extract<Reply, { error: unknown }>): void {
    this.#doors.count('refusal');
    if (UNSEEMLY.has(reply.error.code)) this.#writeDown(reply.error.code);
    this.#line.send(reply);
  }

  /** In the log, but never so much that the log itself becomes the harm. */
  #writeDown(code: string): void {
    if (this.#logged.take(this.#doors.tick()))
      this.#doors.log.warn({ code, person: this.person?.id ?? null }, 'refused');
  }

  /** Null if it has been answered already. */
  async #carryOut(request: Exclude<Request, { do: LongVerb }>): Promise<Outcome<unknown> | null> {
    const { rooms } = this.#doors;
    switch (request.do) {
      case 'ping':
        return { ok: {} };
      case 'lobby':
        this.#inLobby = true;
        return { ok: await rooms.lobby(this.person, await rooms.openTables()) };
      case 'leaveLobby':
        this.#inLobby = false;
        return { ok: {} };
      case 'unwatch':
        return this.#unwatch(request.table);
      case 'watch': {
        const found = await this.#errands.toTable(request);
        return 'refused' in found ? found : this.#watch(found.ok, request);
      }
      default:
        return await this.#errands.run(request);
    }
  }

  async #watch(room: Room, request: RequestOf<'watch'>): Promise<Outcome<unknown> | null> {
    const { id } = room.kept;
    if (this.#watching.size >= TABLES_WATCHED && !this.#watching.has(id))
      return refuse('too-many-tables', {});
    this.#unwatch(id);
    // The socket may have closed while the table was fetched.
    if (this.#line.gone) return { ok: {} };
    const watcher: Watcher = {
      person: this.person,
      tell: (state) => this.#line.pushTable(id, state),
    };
    this.#watching.set(id, { room, watcher });
    await room.watch(watcher, request.have, (state) => this.#line.send({ id: request.id, ok: state }));
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
