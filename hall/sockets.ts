// The doors: who may come in, and who is told what goes on in the lobby.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Doors } from './doors.ts';
import type { KeptTable, Person } from './kept.ts';
import { Bucket, Buckets } from './limits.ts';
import { isOurTongue, LIMITS } from './protocol/index.ts';
import { StoreAway } from './store-trouble.ts';
import { Visitor } from './visitor.ts';

/** Milliseconds that lobbies wait, so that all changes of a moment are told at once. */
const LOBBY_PAUSE = 200;
/** Of those who are turned away so many a second are written down, and so much of where they came from. */
const LOGGED = { rate: 1, burst: 20, characters: 100 };
/** Milliseconds to say goodbye when the hall closes. */
const GOODBYE = 1000;

export interface Porter extends Doors {
  whoIs(request: IncomingMessage): Promise<Person | null>;
  addressOf(request: IncomingMessage): string;
  /** The hash of the session a request carries. */
  sessionOf(request: IncomingMessage): string;
  /** Whether a browser page of this address may speak to us. */
  welcome(request: IncomingMessage): boolean;
  /** Calls now and then. */
  heartbeat(beat: () => void): () => void;
}

export class Sockets {
  readonly #server: WebSocketServer;
  /** For those who have not said who they are: they bring no games along. */
  readonly #strangers: WebSocketServer;
  readonly #porter: Porter;
  readonly #arrivals: Buckets;
  readonly #logged: Bucket;
  readonly #visitors = new Set<Visitor>();
  readonly #stopBeating: () => void;
  #lobbyTimer: NodeJS.Timeout | null = null;
  /** Whose lobby has changed; the list of open tables is everybody's. */
  readonly #concerned = new Set<string>();
  #openListChanged = false;
  /** Whether the store is away. */
  #away = false;
  /** How many are being let in, and the sessions that ended meanwhile: who was known a moment ago may be so no more. */
  #knocking = 0;
  readonly #endedMeanwhile = new Set<string>();
  #entered = 0;
  #closed = false;

  constructor(http: Server, porter: Porter) {
    this.#porter = porter;
    this.#arrivals = new Buckets(porter.rate / 4, porter.rate * 10);
    this.#logged = new Bucket(LOGGED.rate, LOGGED.burst, porter.tick());
    // Pongs are ours to send: they count like everything else that nobody may have read.
    const manners = { noServer: true, clientTracking: false, autoPong: false };
    this.#server = new WebSocketServer({ ...manners, maxPayload: LIMITS.record + LIMITS.frame });
    this.#strangers = new WebSocketServer({ ...manners, maxPayload: LIMITS.frame * 2 });
    http.on('upgrade', (request, socket, head) => void this.#knock(request, socket, head));
    this.#stopBeating = porter.heartbeat(() => this.#beat());
  }

  get open(): number {
    return this.#visitors.size;
  }

  /** Everybody hears that the store is away, or back; then lobbies may have missed something. */
  tellHouse(away: boolean): void {
    this.#away = away;
    for (const visitor of this.#visitors) visitor.tellHouse(away);
    if (away) return;
    this.#openListChanged = true;
    this.#tellSoon();
  }

  lobbyChanged(kept: KeptTable, openList: boolean): void {
    if (kept.visibility === 'public' && openList) this.#openListChanged = true;
    this.#concerned.add(kept.creator);
    for (const { person } of kept.seats) if (person !== null) this.#concerned.add(person);
    this.#tellSoon();
  }

  #tellSoon(): void {
    if (this.#closed) return;
    this.#lobbyTimer ??= setTimeout(() => {
      this.#lobbyTimer = null;
      this.#tellLobbies().catch((error) => {
        if (!(error instanceof StoreAway)) this.#porter.log.error({ error: String(error) }, 'lobby');
      });
    }, LOBBY_PAUSE);
  }

  /** These sessions have ended: nobody speaks in them any more. */
  dismiss(sessions: readonly string[]): void {
    const ended = new Set(sessions);
    if (this.#knocking > 0) for (const session of ended) this.#endedMeanwhile.add(session);
    for (const visitor of this.#visitors) if (ended.has(visitor.session)) visitor.dismiss('signed-out', 1008);
  }

  /** Says goodbye to everybody. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#stopBeating();
    if (this.#lobbyTimer) clearTimeout(this.#lobbyTimer);
    for (const visitor of this.#visitors) visitor.dismiss('closing', 1001);
    let longEnough = false;
    const end = setTimeout(() => {
      longEnough = true;
    }, GOODBYE);
    while (this.#visitors.size > 0 && !longEnough) await new Promise((done) => setTimeout(done, 10));
    clearTimeout(end);
    for (const visitor of this.#visitors) visitor.cut();
    this.#server.close();
    this.#strangers.close();
  }

  async #knock(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { tick } = this.#porter;
    // Until the socket has an owner, nobody else would hear it break.
    socket.on('error', () => socket.destroy());
    const turnAway = (answer: string, why: string): void => {
      this.#turnedAway(request, why);
      socket.end(`HTTP/1.1 ${answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    if (this.#closed || request.url?.split('?')[0] !== '/socket')
      return turnAway('404 Not Found', 'not-found');
    if (!this.#porter.welcome(request)) return turnAway('403 Forbidden', 'foreign-origin');
    if (!this.#arrivals.take(this.#porter.addressOf(request), tick()))
      return turnAway('429 Too Many Requests', 'too-fast');
    this.#knocking += 1;
    try {
      const person = await this.#porter.whoIs(request);
      if (socket.destroyed) return;
      const door = person === null ? this.#strangers : this.#server;
      door.handleUpgrade(request, socket, head, (ws) => this.#enter(ws, person, request));
    } catch (error) {
      const away = error instanceof StoreAway;
      if (!away) this.#porter.log.error({ error: String(error) }, 'nobody could be let in');
      turnAway('503 Service Unavailable', away ? 'store-away' : 'hall-failed');
    } finally {
      this.#knocking -= 1;
      if (this.#knocking === 0) this.#endedMeanwhile.clear();
    }
  }

  #turnedAway({ headers }: IncomingMessage, code: string): void {
    if (!this.#logged.take(this.#porter.tick())) return;
    this.#porter.log.warn({ origin: headers.origin?.slice(0, LOGGED.characters), code }, 'turned away');
  }

  #enter(ws: WebSocket, person: Person | null, request: IncomingMessage): void {
    const asker = {
      key: person?.id ?? `socket ${this.#entered++}`,
      address: this.#porter.addressOf(request),
    };
    const session = this.#porter.sessionOf(request);
    const visitor = new Visitor(ws, request.socket, person, session, asker, this.#porter);
    this.#visitors.add(visitor);
    ws.on('close', () => {
      visitor.leave();
      this.#visitors.delete(visitor);
    });
    // It would misread whatever it is told: it is told nothing else.
    if (!isOurTongue(request.url ?? '')) return visitor.dismiss('other-tongue', 1008);
    if (this.#away) visitor.tellHouse(true);
    if (this.#closed) visitor.dismiss('closing', 1001);
    else if (this.#endedMeanwhile.has(visitor.session)) visitor.dismiss('signed-out', 1008);
  }

  async #tellLobbies(): Promise<void> {
    const everybody = this.#openListChanged;
    const concerned = new Set(this.#concerned);
    this.#openListChanged = false;
    this.#concerned.clear();
    const readers = [...this.#visitors].filter(
      ({ inLobby, person }) => inLobby && (everybody || (person !== null && concerned.has(person.id))),
    );
    if (readers.length === 0) return;
    const open = await this.#porter.rooms.openTables();
    for (const visitor of readers) await visitor.tellLobby(open);
  }

  #beat(): void {
    for (const visitor of this.#visitors) visitor.beat();
  }
}
