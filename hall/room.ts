// A table with people around it: one authority, one queue, news for everybody who watches.

import { randomInt } from 'node:crypto';
import type { GameModule } from '@skald/games';
import { type Match, type MatchRecord, type Outcome, refuse } from '@skald/kernel';
import type { Bots } from './bots.ts';
import { GameClock } from './clock.ts';
import { seatsOf, tableInfo } from './info.ts';
import { type KeptSeat, type KeptTable, type Person, recordOf, type Write } from './kept.ts';
import type { Ledger } from './ledger.ts';
import { firstMatch, type Loaded, loadMatch, note, snapshotOf } from './matches.ts';
import { type Known, Readers, type Story, type UndoAsked, type Watcher } from './news.ts';
import { type ChatLine, LIMITS, type Moment, type TableInfo, type TableState } from './protocol/index.ts';
import { inputsOf, type Replays, SHORT } from './replays.ts';
import { fillWithBots, getUp, goesOnAlone, isDeserted, people, sitDown } from './seats.ts';
import { StandIns } from './stand-ins.ts';
import type { Store } from './store.ts';
import { Turns } from './turns.ts';

/** What a room needs from the house. */
export interface House {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly bots: Bots;
  readonly replays: Replays;
  /** The time of day, for what is written down. */
  now(): number;
  /** Milliseconds that only go forward, for what takes time. */
  tick(): number;
  /** Something changed that lobbies show: those of the players, or everybody's list of open tables. */
  changed(kept: KeptTable, openList: boolean): void;
  failed(error: unknown): void;
}

type Moved = Outcome<{ moves: number }>;

/** An answer that is JSON already. */
export class Written {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** Milliseconds that comings and goings may wait, so that many are told at once. */
const PRESENCE = 250;
/** Moves between two snapshots: only a hall that crashed and comes back with other rules has need of the last one. */
const SNAPSHOT_EVERY = 10;
/** Where the first revision of a table in memory comes from: it is another one each time. */
const REVISIONS = 2 ** 47;

export class Room implements Story {
  readonly kept: KeptTable;
  readonly module: GameModule;
  readonly #house: House;
  readonly #readers = new Readers();
  readonly #clock: GameClock;
  readonly #standIns: StandIns;
  readonly #turns: Turns;
  #chat: ChatLine[];
  #match: Match | null = null;
  #asPlayed: MatchRecord | null = null;
  #revision: number;
  #heading = 0;
  #undoAsked: UndoAsked | null = null;
  /** The number of moves when the present question was put: whoever has seen that much may answer it. */
  #questionAt: number;
  #snapshotAt: number;
  #presence: NodeJS.Timeout | null = null;

  constructor(kept: KeptTable, module: GameModule, loaded: Loaded, chat: ChatLine[], house: House) {
    this.kept = kept;
    this.module = module;
    this.#chat = chat;
    this.#house = house;
    this.#revision = randomInt(REVISIONS);
    this.#hold(loaded.match, loaded.asPlayed);
    this.#questionAt = this.#snapshotAt = loaded.match?.moves ?? 0;
    this.#clock = new GameClock(kept, house.tick, (seat) => void this.#runOut(seat).catch(() => {}));
    this.#turns = new Turns(() => this.#reload(), house.failed);
    this.#standIns = new StandIns(this, this.#turns, house.bots, (match, seat, option) =>
      this.#choose(match, seat, option, false),
    );
  }

  get match(): Match | null {
    return this.#match;
  }

  get revision(): number {
    return this.#revision;
  }

  get heading(): number {
    return this.#heading;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  get undoAsked(): UndoAsked | null {
    return this.#undoAsked;
  }

  get spectators(): number {
    return this.#readers.spectators;
  }

  /** Whether bots shall play: for those who look on, or so that the turn comes to people who play by and by. */
  get awake(): boolean {
    return people(this.kept).size > 0 && (this.#readers.size > 0 || goesOnAlone(this.kept));
  }

  /** How much there is to tell. */
  get length(): { revision: number; moves: number; events: number } {
    const { moves = 0, events = [] } = this.#match ?? {};
    return { revision: this.#revision, moves, events: events.length };
  }

  /** Whether nothing would be missed if this table were only in the store. */
  get idle(): boolean {
    const clockRuns = this.kept.clock !== null && this.kept.status === 'playing';
    return this.#readers.size === 0 && !this.#standIns.busy && !clockRuns;
  }

  /** After loading: clocks run and bots think. */
  wake(): void {
    if (this.#match === null || this.kept.status !== 'playing') return;
    this.#clock.begin(this.kept.asked);
    this.#standIns.wake();
  }

  /** Finishes what was begun and keeps how things stand, in case the next hall knows other rules. */
  async close(): Promise<void> {
    this.#standIns.close();
    if (this.#presence) clearTimeout(this.#presence);
    await this.#turns
      .take(async () => {
        this.#clock.stop();
        const match = this.#match;
        if (match === null || this.kept.status !== 'playing' || this.#snapshotAt === match.moves) return;
        await this.#append({ snapshot: snapshotOf(match) });
      })
      .catch(() => {});
  }

  // ── Playing ─────────────────────────────────────────────────────────────────

  play(person: Person, seat: number, option: string, at: number): Promise<Moved> {
    return this.#turns.take(async () => {
      const mine = this.#own(person, seat, at);
      return 'refused' in mine ? mine : this.#choose(mine.ok, seat, option, true);
    });
  }

  undo(person: Person, seat: number, at: number): Promise<Moved> {
    return this.#turns.take(async () => {
      const mine = this.#own(person, seat, at);
      if ('refused' in mine) return mine;
      const back = await this.#undone(mine.ok, seat, person.id);
      return 'refused' in back ? back : this.#wentBack(back.ok, back.ok.moves);
    });
  }

  /** Further back than the rules allow alone: every other person at the table must agree. */
  askUndo(person: Person, seat: number, to: number, at: number): Promise<Moved> {
    return this.#turns.take(async () => {
      const mine = this.#own(person, seat, at);
      if ('refused' in mine) return mine;
      if (to >= mine.ok.moves) return refuse('no-such-moment', { moves: to });
      const people = this.kept.seats.flatMap((one) => (one.person === null ? [] : [one.person]));
      const waiting = new Set(people.filter((other) => other !== person.id));
      if (waiting.size === 0) return this.#rewind(mine.ok, to, person.id);
      this.#undoAsked = { by: seat, to, waiting };
      this.#tellAll();
      return { ok: { moves: mine.ok.moves } };
    });
  }

  consent(person: Person, yes: boolean): Promise<Moved> {
    return this.#turns.take(async () => {
      const asked = this.#undoAsked;
      if (asked === null || this.#match === null || !asked.waiting.delete(person.id))
        return refuse('not-asked', {});
      if (yes && asked.waiting.size === 0) return this.#rewind(this.#match, asked.to, person.id);
      if (!yes) this.#undoAsked = null;
      this.#tellAll();
      return { ok: { moves: this.#match.moves } };
    });
  }

  odds(person: Person, seat: number, option: string): Promise<Outcome<unknown>> {
    return this.#turns.take(async () =>
      this.#match === null || !seatsOf(this.kept, person).includes(seat)
        ? refuse('not-your-seat', { seat })
        : this.#match.odds(seat, option),
    );
  }

  /** An earlier moment, as this reader saw it then: nothing that was hidden from him comes to light. */
  async look(person: Person | null, at: number, who: string): Promise<Outcome<Written>> {
    const now = await this.#turns.take(async () => ({ match: this.#match, moves: this.#match?.moves ?? 0 }));
    const { match, moves } = now;
    if (match === null) return refuse('not-begun', {});
    if (at > moves) return refuse('no-such-moment', { moves: at });
    const seat = seatsOf(this.kept, person)[0] ?? null;
    if (this.#asPlayed !== null || match.sparing) return this.#moment(match, seat, at);
    // Nobody at the table waits for those who look back.
    const key = `${this.kept.id} ${this.#revision}`;
    const found = await this.#house.replays.look(who, { key, at, seat, moves }, () =>
      inputsOf(recordOf(this.kept, match.movesFrom(0).slice(0, moves))),
    );
    return 'refused' in found ? found : { ok: new Written(found.ok) };
  }

  // ── Coming and going ────────────────────────────────────────────────────────

  join(person: Person, seats: readonly number[]): Promise<Outcome<object>> {
    return this.#turns.take(async () => this.#seatsChanged(sitDown(this.kept, person, seats)));
  }

  /** Bots take the seats nobody wanted. */
  begin(person: Person): Promise<Outcome<object>> {
    return this.#turns.take(async () => this.#seatsChanged(fillWithBots(this.kept, person)));
  }

  leave(person: Person): Promise<Outcome<{ deserted: boolean }>> {
    return this.#turns.take(async () => {
      const left = await this.#seatsChanged(getUp(this.kept, person));
      return 'refused' in left ? left : { ok: { deserted: isDeserted(this.kept) } };
    });
  }

  comeBack(person: Person): Promise<Outcome<object>> {
    return this.#turns.take(async () => {
      const seats = seatsOf(this.kept, person);
      if (seats.length === 0) return refuse('not-seated', {});
      for (const seat of seats) this.#sitBack(seat);
      return this.#seatsChanged();
    });
  }

  /** The table where the same people play again; the first who asks makes it. */
  rematch(make: () => Promise<string>): Promise<string> {
    return this.#turns.take(async () => {
      this.kept.rematch = await make();
      await this.#append({});
      this.#tellAll();
      this.#house.changed(this.kept, false);
      return this.kept.rematch;
    });
  }

  say(person: Person, text: string): Promise<Outcome<object>> {
    return this.#turns.take(async () => {
      if (this.#chat.length >= LIMITS.chatLines) return refuse('chat-full', {});
      const seat = seatsOf(this.kept, person)[0] ?? null;
      const line: ChatLine = { name: person.name, seat, text, time: this.#house.now() };
      await this.#house.store.addChat(this.kept.id, this.#chat.length, person.id, line);
      this.#chat.push(line);
      this.#tellAll();
      return { ok: {} };
    });
  }

  // ── Looking on ──────────────────────────────────────────────────────────────

  /** Answers at once, so that no news can overtake what it builds upon. */
  watch(watcher: Watcher, have: Known | null, answer: (state: TableState) => void): Promise<void> {
    return this.#turns.take(async () => {
      answer(this.#readers.add(watcher, this, have));
      this.#presenceChanged();
      this.#standIns.wake();
    });
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.#turns.take(async () => {
      if (this.#readers.remove(watcher)) this.#presenceChanged();
    });
  }

  info(reader: Person | null): TableInfo {
    return tableInfo(this.kept, reader, this.#house.now(), {
      online: (person) => this.#readers.online(person),
      left: (seat) => this.#clock.left(seat),
    });
  }

  /** A running game leaves the hall only when one person plays all of its human seats: it tells every secret. */
  record(person: Person | null): Promise<Outcome<MatchRecord>> {
    return this.#turns.take(async () => {
      const { seats, status } = this.kept;
      const alone =
        person !== null && seats.every((seat) => seat.kind === 'bot' || seat.person === person.id);
      if (this.#match === null || (status !== 'over' && !alone)) return refuse('still-running', {});
      return { ok: this.#asPlayed ?? this.#match.record() };
    });
  }

  // ── Inside ──────────────────────────────────────────────────────────────────

  #hold(match: Match | null, asPlayed: MatchRecord | null = null): void {
    this.#match = match;
    this.#asPlayed = asPlayed;
    this.#spare();
  }

  /**
   * A short match is played again faster than copies are made at every wall. One that somebody made up may break off at
   * any choice: what it goes back to must be at hand.
   */
  #spare(): void {
    if (this.#match) this.#match.sparing = this.kept.start === undefined && this.#match.moves < SHORT;
  }

  /** A long way back is gone beside the hall. */
  async #undone(match: Match, seat: number, who: string): Promise<Outcome<Match>> {
    if (match.movesToRepeat > SHORT) {
      const { kept, module } = this;
      return this.#house.replays.undo(who, module.game, recordOf(kept, match.movesFrom(0)), seat);
    }
    const undone = match.undo(seat);
    return 'refused' in undone ? undone : { ok: match };
  }

  /** A moment of a short game, or all that can be seen of one that nobody can play again here. */
  #moment(match: Match, seat: number | null, at: number): Outcome<Written> {
    const { moves } = match;
    const then = match.earlier(at);
    if ('refused' in then) return then;
    const seen = { view: then.ok.view(seat), events: then.ok.eventsFor(seat) };
    const moment: Moment = { game: this.kept.game, seat, moves, ...seen };
    return { ok: new Written(JSON.stringify(moment)) };
  }

  #append(write: Partial<Write>): Promise<void> {
    const nothing = { cutFrom: null, moves: [], snapshot: null, shows: true };
    return this.#house.ledger.append({ ...nothing, ...write, table: this.kept });
  }

  #own(person: Person, seat: number, at: number): Outcome<Match> {
    const match = this.#match;
    if (this.kept.seats[seat]?.person !== person.id) return refuse('not-your-seat', { seat });
    if (match === null || this.kept.status === 'open') return refuse('not-begun', {});
    if (this.kept.status === 'over') return refuse('match-over', { seat });
    if (at < this.#questionAt || at > match.moves) return refuse('stale', { moves: match.moves });
    return { ok: match };
  }

  async #choose(match: Match, seat: number, option: string, inPerson: boolean): Promise<Moved> {
    const before = match.moves;
    const { asked } = this.kept;
    const played = match.play(seat, option);
    if ('refused' in played) return played;
    const returned = inPerson && this.kept.seats[seat]?.away === true;
    if (returned) this.#sitBack(seat);
    this.#clock.moved(seat);
    // Of several who are asked at once, the others may still answer what they saw.
    if (asked.length === 1) this.#questionAt = match.moves;
    return this.#keep(match, null, before, asked, returned);
  }

  /** Keeps what was done, then tells it. */
  async #keep(
    match: Match,
    cutFrom: number | null,
    before: number,
    asked: readonly number[],
    returned = false,
  ): Promise<Moved> {
    const { kept } = this;
    this.#undoAsked = null;
    this.#spare();
    note(kept, match);
    const seatChanged =
      kept.asked.length !== asked.length || kept.asked.some((seat) => !asked.includes(seat));
    const moves = match.movesFrom(before).map((move, i) => ({ seq: before + i, move }));
    const due = match.moves - this.#snapshotAt >= SNAPSHOT_EVERY || kept.status === 'over';
    const snapshot = (seatChanged && due) || cutFrom !== null ? snapshotOf(match) : null;
    try {
      const shows = seatChanged || cutFrom !== null || kept.clock !== null || returned;
      await this.#append({ cutFrom, moves, snapshot, shows });
    } catch (error) {
      this.#house.failed(error);
      await this.#reload();
      return refuse('not-kept', {});
    }
    if (snapshot !== null) this.#snapshotAt = snapshot.seq;
    kept.updated = this.#house.now();
    if (kept.status === 'over') this.#clock.stop();
    else this.#clock.begin(kept.asked);
    if (kept.clock === null && kept.status === 'playing' && cutFrom === null && !returned)
      this.#readers.tellAll(this);
    else this.#tellAll();
    if (seatChanged) this.#house.changed(kept, false);
    this.#standIns.wake();
    return { ok: { moves: match.moves } };
  }

  #wentBack(match: Match, to: number): Promise<Moved> {
    this.#hold(match);
    this.#revision += 1;
    this.#questionAt = match.moves;
    return this.#keep(match, to, to, []);
  }

  async #rewind(match: Match, to: number, who: string): Promise<Moved> {
    const { kept, module } = this;
    const record = recordOf(kept, match.movesFrom(0));
    const back = await this.#house.replays.rewind(who, module.game, record, to);
    return 'refused' in back ? back : this.#wentBack(back.ok, to);
  }

  async #reload(): Promise<void> {
    const { store, now, replays } = this.#house;
    const kept = await store.table(this.kept.id);
    if (kept === null) return;
    const loaded = await loadMatch(store, kept, this.module, now(), (record) =>
      replays.replay(kept.creator, this.module.game, record),
    );
    this.#chat = await store.chat(kept.id);
    Object.assign(this.kept, kept);
    this.#hold(loaded.match, loaded.asPlayed);
    this.#revision += 1;
    this.#undoAsked = null;
    this.#questionAt = this.#snapshotAt = this.kept.moves;
    this.wake();
    this.#readers.seatsChanged(this);
    this.#tellAll();
  }

  async #seatsChanged(done: Outcome<object> = { ok: {} }): Promise<Outcome<object>> {
    if ('refused' in done) return done;
    const { kept } = this;
    const wasOpen = kept.status === 'open';
    const begins = wasOpen && kept.seats.every(({ kind }) => kind !== 'open');
    if (begins) {
      kept.status = 'playing';
      this.#hold(this.#match ?? firstMatch(kept, this.module));
      note(kept, this.#match);
    }
    this.#clock.begin(kept.asked);
    const first = begins && this.#match ? snapshotOf(this.#match) : null;
    await this.#house.store.saveSeats(kept, first, this.#house.now());
    kept.updated = this.#house.now();
    this.#readers.seatsChanged(this);
    this.#tellAll();
    this.#house.changed(kept, wasOpen);
    this.#standIns.wake();
    return done;
  }

  #sitBack(seat: number): void {
    (this.kept.seats[seat] as KeptSeat).away = false;
    this.#clock.refill(seat);
  }

  /** Time is up: a bot plays until the person returns. */
  #runOut(seat: number): Promise<void> {
    return this.#turns.take(async () => {
      const place = this.kept.seats[seat] as KeptSeat;
      if (!this.kept.asked.includes(seat) || place.away || this.#clock.left(seat) !== 0) return;
      place.away = true;
      await this.#seatsChanged();
    });
  }

  #presenceChanged(): void {
    this.#presence ??= setTimeout(() => {
      this.#presence = null;
      void this.#turns.take(async () => this.#tellAll()).catch(() => {});
    }, PRESENCE).unref();
  }

  #tellAll(): void {
    this.#heading += 1;
    this.#readers.tellAll(this);
  }
}
