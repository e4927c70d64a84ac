// A table with people around it: one authority, one queue, news for everybody who watches.

import { randomInt } from 'node:crypto';
import type { GameModule } from '@skald/games';
import { type Match, type MatchRecord, type Orders, type Outcome, refuse } from '@skald/kernel';
import { giveSeat, seen, whoGivesSeat, whoReplaces } from './absence.ts';
import { type Agreed, Agreements } from './agreements.ts';
import type { Bots } from './bots.ts';
import { Chat } from './chat.ts';
import { GameClock } from './clock.ts';
import { isFull, isGathering, openSeal, stirLate, takeParts } from './gathering.ts';
import { seatsOf, tableInfo } from './info.ts';
import type { KeptLine, KeptSeat, KeptTable, Person, Write } from './kept.ts';
import type { Ledger } from './ledger.ts';
import { Marks } from './marks.ts';
import { firstMatch, type Loaded, loadMatch, note, snapshotOf } from './matches.ts';
import { type Known, Readers, type Tidings, type Watcher } from './news.ts';
import { Past, type Written } from './past.ts';
import type { Matter, TableInfo, TableState, Wish } from './protocol/index.ts';
import { type Replays, SHORT } from './replays.ts';
import {
  fillWithBots,
  getUp,
  goesOnAlone,
  isDeserted,
  mindsTypedDice,
  people,
  type Sitting,
  sitDown,
} from './seats.ts';
import { StandIns } from './stand-ins.ts';
import type { Store } from './store.ts';
import { StoreAway } from './store-trouble.ts';
import { Turns } from './turns.ts';
import { giveOrders, Unasked, type Unsaid } from './unasked.ts';

/** What a room needs from the house. */
export interface House {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly bots: Bots;
  readonly replays: Replays;
  /** Milliseconds that a full table waits for what people add to its dice. */
  readonly gathering: number;
  /** Milliseconds until orders answer among several people. */
  breath(): number;
  /** Those who left for good while this hall was open: what they said before may still be on its way. */
  readonly departed: Set<string>;
  /** The time of day, for what is written down. */
  now(): number;
  /** Milliseconds that only go forward, for what takes time. */
  tick(): number;
  /** Something changed that lobbies show: those of the players, or everybody's list of open tables. */
  changed(kept: KeptTable, openList: boolean): void;
  failed(error: unknown): void;
}

type Moved = Outcome<{ moves: number; request?: number }>;
/** Lets a table go on that was held: as it was, or as the store has it now. */
export type LetGo = (changed: boolean) => void;

/** Milliseconds that comings and goings may wait, so that many are told at once. */
const PRESENCE = 250;
/** Moves between two snapshots: only a hall that crashed and comes back with other rules has need of the last one. */
const SNAPSHOT_EVERY = 10;
/** Where the first revision of a table in memory comes from: it is another one each time. */
const REVISIONS = 2 ** 47;

export class Room implements Tidings {
  readonly kept: KeptTable;
  readonly module: GameModule;
  readonly #house: House;
  readonly #readers = new Readers();
  readonly #clock: GameClock;
  readonly #standIns: StandIns;
  readonly #unasked: Unasked;
  readonly #turns: Turns;
  readonly #agreements: Agreements;
  readonly #past: Past;
  readonly chat: Chat;
  #match: Match | null = null;
  #asPlayed: MatchRecord | null = null;
  #revision: number;
  #heading = 0;
  readonly marks: Marks;
  #snapshotAt: number;
  #presence: NodeJS.Timeout | null = null;
  #gathering: NodeJS.Timeout | null = null;
  /** Somebody has gone since the seats were last kept. */
  #sawOff = false;

  constructor(kept: KeptTable, module: GameModule, loaded: Loaded, chat: readonly KeptLine[], house: House) {
    this.kept = kept;
    this.module = module;
    this.#house = house;
    this.chat = new Chat(kept, chat, house.store, house);
    this.#agreements = new Agreements(house.now());
    this.#past = new Past(kept, module, house.replays);
    this.#revision = randomInt(REVISIONS);
    this.#hold(loaded.match, loaded.asPlayed);
    this.#snapshotAt = loaded.match?.moves ?? 0;
    this.marks = new Marks(this.#snapshotAt);
    this.#clock = new GameClock(kept, house.tick, (seat) => void this.#runOut(seat).catch(() => {}));
    this.#turns = new Turns(() => this.#reload(), house.failed);
    this.#standIns = new StandIns(this, this.#turns, house.bots, (match, seat, option) =>
      this.#choose(match, seat, option, 'bot'),
    );
    this.#unasked = new Unasked(this, this.#turns, house.breath, (match, seat, how) => {
      const { orders = {} } = kept.seats[seat] as KeptSeat;
      const option = how === 'order' ? match.ordered(seat, orders) : match.byDefault(seat);
      return this.#choose(match, seat, option ?? '', how);
    });
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

  get wish(): Wish | null {
    return this.#agreements.told(this.kept);
  }

  answersItself(seat: number): boolean {
    return this.#unasked.answersFor(seat);
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
    return this.#readers.size === 0 && !this.#standIns.busy && !this.#unasked.busy && !clockRuns;
  }

  /** After loading: clocks run and bots think. */
  wake(): void {
    if (isGathering(this.kept)) this.#gather();
    if (this.#match === null || this.kept.status !== 'playing') return;
    // While nothing can be kept they would only try in vain, again and again.
    if (this.#house.store.watch.away) return;
    this.#runClock();
    this.#standIns.wake();
    this.#unasked.wake();
  }

  /** The store is away: nobody's time runs while nothing he could do would hold. */
  pause(): void {
    this.#clock.stop();
    this.#unasked.stop();
  }

  /** The store is back: what it holds is the truth, and everybody goes on from there. */
  async refresh(): Promise<void> {
    await this.#turns.take(async () => this.wake());
  }

  /** Finishes what was begun and keeps how things stand, in case the next hall knows other rules. */
  async close(): Promise<void> {
    this.#standIns.close();
    this.#unasked.stop();
    if (this.#presence) clearTimeout(this.#presence);
    if (this.#gathering) clearTimeout(this.#gathering);
    await this.#turns
      .take(async () => {
        this.#clock.stop();
        const match = this.#match;
        if (match === null || this.kept.status !== 'playing') return;
        if (this.#snapshotAt !== match.moves) await this.#append({ snapshot: snapshotOf(match) });
        else if (this.#sawOff) await this.#append({});
      })
      .catch(() => {});
  }

  /** Resolves when nothing goes on here any more, until it is let go. */
  hold(): Promise<LetGo> {
    return new Promise((held, failed) => {
      this.#turns
        .take(async () => {
          const changed = await new Promise<boolean>((letGo) => held(letGo));
          if (changed) await this.#reload();
        })
        .catch(failed);
    });
  }

  // ── Playing ─────────────────────────────────────────────────────────────────

  play(person: Person, seat: number, option: string, at: number): Promise<Moved> {
    return this.#turns.take(async () => {
      const mine = this.#own(person, seat, at);
      return 'refused' in mine ? mine : this.#choose(mine.ok, seat, option, 'person');
    });
  }

  /** What somebody answers once for all. Only he is told, and nothing that others see changes. */
  order(person: Person, seat: number, orders: Orders): Promise<Outcome<object>> {
    return this.#turns.take(async () => {
      const given = giveOrders(this.kept, this.module.game, person, seat, orders);
      if ('refused' in given) return given;
      await this.#house.store.saveSeats(this.kept, null, this.kept.updated);
      this.#readers.tellOne(this, person);
      this.#unasked.wake();
      return given;
    });
  }

  undo(person: Person, seat: number, at: number): Promise<Moved> {
    return this.#turns.take(async () => {
      const mine = this.#own(person, seat, at);
      if ('refused' in mine) return mine;
      const back = await this.#past.undo(mine.ok, seat, person.id);
      return 'refused' in back ? back : this.#wentBack(back.ok, back.ok.moves, seat);
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
      return this.#ask({ kind: 'undo', to }, person, seat, waiting);
    });
  }

  /** A bot shall play for somebody who is awaited and gone: those who are here must agree. */
  askReplace(person: Person, seat: number): Promise<Moved> {
    return this.#turns.take(async () => {
      const waiting = whoReplaces(this.kept, person, seat, this.#online, this.#house.now());
      if ('refused' in waiting) return waiting;
      const by = seatsOf(this.kept, person)[0] ?? null;
      return this.#ask({ kind: 'replace', seat }, person, by, waiting.ok);
    });
  }

  consent(person: Person, request: number, yes: boolean): Promise<Moved> {
    return this.#turns.take(async () => {
      const answered = this.#agreements.answer(person, request, yes, this.kept);
      if ('refused' in answered) return answered;
      if (answered.ok !== null) return this.#carryOut(answered.ok);
      this.#tellAll();
      return { ok: { moves: this.kept.moves } };
    });
  }

  odds(person: Person, seat: number, option: string): Promise<Outcome<unknown>> {
    return this.#turns.take(async () =>
      !seatsOf(this.kept, person).includes(seat)
        ? refuse('not-your-seat', { seat })
        : this.#match === null || this.kept.status === 'open'
          ? refuse('not-begun', {})
          : this.#match.odds(seat, option),
    );
  }

  /** An earlier moment, as this reader saw it then: nothing that was hidden from him comes to light. */
  async look(person: Person | null, at: number, who: string): Promise<Outcome<Written>> {
    const now = await this.#turns.take(async () => this.#now());
    if (now === null) return refuse('not-begun', {});
    const seat = this.kept.status === 'open' ? null : (seatsOf(this.kept, person)[0] ?? null);
    return this.#asPlayed === null
      ? this.#past.look(now, seat, at, who)
      : this.#past.momentOf(now.match, seat, at);
  }

  // ── Coming and going ────────────────────────────────────────────────────────

  join(person: Person, seats: readonly number[], sitting: Sitting): Promise<Outcome<object>> {
    return this.#turns.take(async () => this.#join(person, seats, sitting));
  }

  /** An open seat is taken at once; for that of somebody who is away the others must agree. */
  askSeat(person: Person, seat: number, sitting: Sitting): Promise<Outcome<object>> {
    return this.#turns.take(async () => {
      if (this.kept.status === 'open' || !this.kept.seats[seat]?.away)
        return this.#join(person, [seat], sitting);
      if (this.#house.departed.has(person.id)) return refuse('sign-in-first', {});
      const waiting = whoGivesSeat(this.kept, person, seat, this.#online, this.#house.now());
      if ('refused' in waiting) return waiting;
      const unwilling = mindsTypedDice(this.kept, sitting);
      return unwilling ?? this.#ask({ kind: 'seat', seat }, person, null, waiting.ok, sitting);
    });
  }

  /** Somebody opens what he sealed for the dice. */
  reveal(person: Person, part: string): Promise<Outcome<object>> {
    return this.#turns.take(async () => this.#seatsChanged(openSeal(this.kept, person, part)));
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
      if (this.#house.departed.has(person.id)) return refuse('sign-in-first', {});
      const said = await this.chat.say(person, seatsOf(this.kept, person)[0] ?? null, text);
      if ('ok' in said) this.#tellAll();
      return said;
    });
  }

  /** Those at the table close its chat to all others, or open it again. */
  hush(person: Person, closed: boolean): Promise<Outcome<object>> {
    return this.#turns.take(async () => {
      if (seatsOf(this.kept, person).length === 0) return refuse('not-seated', {});
      this.kept.terms = { ...this.kept.terms, closedChat: closed };
      await this.#append({});
      this.#tellAll();
      return { ok: {} };
    });
  }

  // ── Looking on ──────────────────────────────────────────────────────────────

  /** Answers at once, so that no news can overtake what it builds upon. */
  watch(watcher: Watcher, have: Known | null, answer: (state: TableState) => void): Promise<void> {
    return this.#turns.take(async () => {
      const comes = (person: string): boolean => person === watcher.person?.id || this.#online(person);
      this.#agreements.review(this.kept, comes);
      answer(this.#readers.add(watcher, this, have));
      this.#presenceChanged();
      this.#standIns.wake();
    });
  }

  async unwatch(watcher: Watcher): Promise<void> {
    try {
      await this.#turns.take(async () => {
        if (!this.#readers.remove(watcher)) return;
        this.#sawOff = seen(this.kept, watcher.person, this.#house.now()) || this.#sawOff;
        this.#presenceChanged();
      });
    } finally {
      // Who has gone has gone, also while the store is away.
      this.#readers.remove(watcher);
    }
  }

  info(reader: Person | null): TableInfo {
    return tableInfo(this.kept, reader, this.#house.now(), {
      online: this.#online,
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

  #now(): { match: Match; moves: number; revision: number } | null {
    const match = this.#match;
    return match && { match, moves: match.moves, revision: this.#revision };
  }

  readonly #online = (person: string): boolean => this.#readers.online(person);

  async #join(person: Person, seats: readonly number[], sitting: Sitting): Promise<Outcome<object>> {
    if (this.#house.departed.has(person.id)) return refuse('sign-in-first', {});
    return this.#seatsChanged(sitDown(this.kept, this.module, person, seats, this.#house.now(), sitting));
  }

  /** Puts a wish to those who must agree; with nobody to ask it is granted. */
  async #ask(
    matter: Matter,
    person: Person,
    by: number | null,
    waiting: Set<string>,
    sitting: Sitting = {},
  ): Promise<Moved> {
    const { moves } = this.kept;
    const asked = this.#agreements.ask({ matter, person, sitting, by, at: moves, waiting }, this.#online);
    if ('refused' in asked) return asked;
    if (asked.ok.agreed !== null) return this.#carryOut(asked.ok.agreed);
    this.#tellAll();
    return { ok: { moves, request: asked.ok.request } };
  }

  async #carryOut({ matter, person, sitting }: Agreed): Promise<Moved> {
    const { moves } = this.kept;
    if (this.#match === null) return refuse('not-begun', {});
    if (matter.kind === 'undo') return this.#rewind(this.#match, matter.to, person.id);
    if (matter.kind === 'seat') {
      giveSeat(this.kept, matter.seat, person, this.#house.now(), sitting);
      this.#clock.refill(matter.seat);
    } else (this.kept.seats[matter.seat] as KeptSeat).away = true;
    await this.#seatsChanged();
    return { ok: { moves } };
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
    if (at < this.marks.of(seat) || at > match.moves) return refuse('stale', { moves: match.moves });
    return { ok: match };
  }

  async #choose(match: Match, seat: number, option: string, by: 'person' | 'bot' | Unsaid): Promise<Moved> {
    const inPerson = by === 'person';
    const before = match.moves;
    const { asked } = this.kept;
    const stirred = inPerson && stirLate(match, this.kept, seat, option);
    const played = by === 'default' ? match.lapse(seat) : match.play(seat, option);
    if ('refused' in played) {
      if (stirred) await this.#reload();
      return played;
    }
    const place = this.kept.seats[seat] as KeptSeat;
    if (inPerson) place.seen = this.#house.now();
    const returned = inPerson && place.away;
    if (returned) this.#sitBack(seat);
    // Who lets others wait earns nothing by it.
    if (by !== 'default') this.#clock.moved(seat);
    this.#agreements.chosen(seat, this.kept);
    this.marks.answered(seat, asked, match.asked, match.moves);
    return this.#keep(match, null, before, asked, returned || stirred);
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
    this.#spare();
    const { round } = kept.terms;
    note(kept, match);
    this.#agreements.review(kept, this.#online);
    const seatChanged =
      kept.asked.length !== asked.length || kept.asked.some((seat) => !asked.includes(seat));
    const listed = seatChanged || kept.terms.round !== round;
    const moves = match.movesFrom(before).map((move, i) => ({ seq: before + i, move }));
    const due = match.moves - this.#snapshotAt >= SNAPSHOT_EVERY || kept.status === 'over';
    const snapshot = (seatChanged && due) || cutFrom !== null ? snapshotOf(match) : null;
    try {
      const shows = listed || cutFrom !== null || kept.clock !== null || returned;
      await this.#append({ cutFrom, moves, snapshot, shows });
    } catch (error) {
      this.#house.failed(error);
      await this.#reload();
      return refuse(error instanceof StoreAway ? 'store-away' : 'not-kept', {});
    }
    if (snapshot !== null) this.#snapshotAt = snapshot.seq;
    kept.updated = this.#house.now();
    this.#runClock();
    if (kept.clock === null && kept.status === 'playing' && cutFrom === null && !returned)
      this.#readers.tellAll(this);
    else this.#tellAll();
    if (listed) this.#house.changed(kept, false);
    this.#standIns.wake();
    this.#unasked.wake();
    return { ok: { moves: match.moves } };
  }

  #wentBack(match: Match, to: number, by: number | null = null): Promise<Moved> {
    this.#hold(match);
    this.#revision += 1;
    this.marks.renew(match.moves);
    if (by !== null) this.#unasked.tookBack(by);
    return this.#keep(match, to, to, []);
  }

  async #rewind(match: Match, to: number, who: string): Promise<Moved> {
    const back = await this.#past.rewind(match, to, who);
    return 'refused' in back ? back : this.#wentBack(back.ok, to);
  }

  async #reload(): Promise<void> {
    const { store, now, replays } = this.#house;
    const kept = await store.table(this.kept.id);
    if (kept === null) return this.#vanish();
    const loaded = await loadMatch(store, kept, this.module, now(), (record) =>
      replays.replay(kept.creator, this.module.game, record),
    );
    await this.chat.reload();
    Object.assign(this.kept, kept);
    this.#hold(loaded.match, loaded.asPlayed);
    this.#revision += 1;
    this.#agreements.lapse();
    this.#snapshotAt = this.kept.moves;
    this.marks.renew(this.kept.moves);
    this.wake();
    this.#readers.seatsChanged(this);
    this.#tellAll();
  }

  /** There is no such table any more. */
  #vanish(): void {
    this.#standIns.close();
    this.#unasked.stop();
    this.#clock.stop();
    this.#hold(null);
  }

  async #seatsChanged(
    done: Outcome<object> = { ok: {} },
    waitedLongEnough = false,
  ): Promise<Outcome<object>> {
    if ('refused' in done) return done;
    const { kept } = this;
    const wasOpen = kept.status === 'open';
    const begins = wasOpen && isFull(kept) && (waitedLongEnough || !isGathering(kept));
    const before = this.#match?.moves ?? 0;
    if (begins) this.#begin();
    else if (isGathering(kept)) this.#gather();
    this.#runClock();
    this.#agreements.review(kept, this.#online);
    const first = begins && this.#match ? snapshotOf(this.#match) : null;
    const stirred = begins ? (this.#match?.movesFrom(before) ?? []) : [];
    const moves = stirred.map((move, i) => ({ seq: before + i, move }));
    await this.#house.store.saveSeats(kept, first, this.#house.now(), moves);
    kept.updated = this.#house.now();
    this.#readers.seatsChanged(this);
    this.#tellAll();
    this.#house.changed(kept, wasOpen);
    this.#standIns.wake();
    this.#unasked.wake();
    return done;
  }

  /** The dice come to be: of a match that was brought, those still to fall. */
  #begin(): void {
    const { kept } = this;
    const parts = takeParts(kept);
    kept.status = 'playing';
    if (this.#match === null && parts.length > 0) kept.terms.parts = parts;
    if (this.#match !== null) {
      for (const part of parts) this.#match.stir(part);
      // Everybody hears of it through his own eyes now, from its beginning.
      this.#revision += 1;
    }
    this.#hold(this.#match ?? firstMatch(kept, this.module));
    note(kept, this.#match);
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      const begin = async (): Promise<unknown> =>
        isGathering(this.kept) && this.#seatsChanged({ ok: {} }, true);
      void this.#turns.take(begin).catch(() => {});
    }, this.#house.gathering).unref();
  }

  #sitBack(seat: number): void {
    (this.kept.seats[seat] as KeptSeat).away = false;
    this.#clock.refill(seat);
  }

  /** For those who are asked, unless none of them could answer. */
  #runClock(): void {
    const runs = this.kept.status === 'playing' && !this.#house.store.watch.away;
    this.#clock.begin(runs ? this.kept.asked : []);
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
