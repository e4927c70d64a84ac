// A table in memory: one authority, one queue, news for everybody who watches. Nothing is told before it is kept.

import type { GameModule } from '@skald/games';
import { type Match, type Outcome, refuse } from '@skald/kernel';
import { Agreements } from './agreements.ts';
import { Chat } from './chat.ts';
import { GameClock } from './clock.ts';
import { isFull, isGathering, stirLate, takeParts } from './gathering.ts';
import type { House } from './house.ts';
import { tableInfo } from './info.ts';
import type { KeptLine, KeptSeat, KeptTable, Person, Write } from './kept.ts';
import { LiveMatch, movesFrom } from './live-match.ts';
import type { Marks } from './marks.ts';
import { firstMatch, type Loaded, loadMatch, note, snapshotOf } from './matches.ts';
import { Readers, type Tidings } from './news.ts';
import { Past } from './past.ts';
import type { TableInfo, Wish } from './protocol/index.ts';
import { goesOnAlone, people } from './seats.ts';
import { StandIns } from './stand-ins.ts';
import { StoreAway } from './store-trouble.ts';
import { Turns } from './turns.ts';
import { Unasked, type Unsaid } from './unasked.ts';

export type Moved = Outcome<{ moves: number; request?: number }>;
/** Lets a table go on that was held: as it was, or as the store has it now. */
export type LetGo = (changed: boolean) => void;

/** Milliseconds that comings and goings may wait, so that many are told at once. */
const PRESENCE = 250;

export class Table implements Tidings {
  readonly kept: KeptTable;
  readonly module: GameModule;
  readonly chat: Chat;
  protected readonly house: House;
  protected readonly live: LiveMatch;
  protected readonly turns: Turns;
  protected readonly readers = new Readers();
  protected readonly clock: GameClock;
  protected readonly agreements: Agreements;
  protected readonly past: Past;
  protected readonly standIns: StandIns;
  protected readonly unasked: Unasked;
  /** Somebody has gone since the seats were last kept. */
  protected sawOff = false;
  #heading = 0;
  #presence: NodeJS.Timeout | null = null;
  #gathering: NodeJS.Timeout | null = null;

  constructor(kept: KeptTable, module: GameModule, loaded: Loaded, chat: readonly KeptLine[], house: House) {
    this.kept = kept;
    this.module = module;
    this.house = house;
    this.chat = new Chat(kept, chat, house.store, house);
    this.agreements = new Agreements(house.now());
    this.past = new Past(kept, module, house.replays);
    this.live = new LiveMatch(kept, loaded);
    this.clock = new GameClock(kept, house.tick, (seat) => void this.#runOut(seat).catch(() => {}));
    this.turns = new Turns(() => this.reload(), house.failed);
    this.standIns = new StandIns(this, this.turns, house.bots, (match, seat, option) =>
      this.choose(match, seat, option, 'bot'),
    );
    this.unasked = new Unasked(this, this.turns, house.breath, (match, seat, how) => {
      const { orders = {} } = kept.seats[seat] as KeptSeat;
      const option = how === 'order' ? match.ordered(seat, orders) : match.byDefault(seat);
      return this.choose(match, seat, option ?? '', how);
    });
  }

  get match(): Match | null {
    return this.live.match;
  }

  get marks(): Marks {
    return this.live.marks;
  }

  get revision(): number {
    return this.live.revision;
  }

  get heading(): number {
    return this.#heading;
  }

  get wish(): Wish | null {
    return this.agreements.told(this.kept);
  }

  answersItself(seat: number): boolean {
    return this.unasked.answersFor(seat);
  }

  get spectators(): number {
    return this.readers.spectators;
  }

  /** Whether bots shall play: for those who look on, or so that the turn comes to people who play by and by. */
  get awake(): boolean {
    return people(this.kept).size > 0 && (this.readers.size > 0 || goesOnAlone(this.kept));
  }

  /** How much there is to tell. */
  get length(): { revision: number; moves: number; events: number } {
    const { moves = 0, events = [] } = this.match ?? {};
    return { revision: this.revision, moves, events: events.length };
  }

  /** Whether nothing would be missed if this table were only in the store. */
  get idle(): boolean {
    const clockRuns = this.kept.clock !== null && this.kept.status === 'playing';
    return this.readers.size === 0 && !this.standIns.busy && !this.unasked.busy && !clockRuns;
  }

  /** After loading: clocks run and bots think. */
  wake(): void {
    if (isGathering(this.kept)) this.#gather();
    if (this.match === null || this.kept.status !== 'playing') return;
    // While nothing can be kept they would only try in vain, again and again.
    if (this.house.store.watch.away) return;
    this.#runClock();
    this.standIns.wake();
    this.unasked.wake();
  }

  /** The store is away: nobody's time runs while nothing he could do would hold. */
  pause(): void {
    this.clock.stop();
    this.unasked.stop();
  }

  /** The store is back: what it holds is the truth, and everybody goes on from there. */
  async refresh(): Promise<void> {
    await this.turns.take(async () => this.wake());
  }

  /** Finishes what was begun and keeps how things stand, in case the next hall knows other rules. */
  async close(): Promise<void> {
    this.standIns.close();
    this.unasked.stop();
    if (this.#presence) clearTimeout(this.#presence);
    if (this.#gathering) clearTimeout(this.#gathering);
    await this.turns
      .take(async () => {
        this.clock.stop();
        const match = this.match;
        if (match === null || this.kept.status !== 'playing') return;
        if (this.live.ahead) await this.append({ snapshot: snapshotOf(match) });
        else if (this.sawOff) await this.append({});
      })
      .catch(() => {});
  }

  /** Resolves when nothing goes on here any more, until it is let go. */
  hold(): Promise<LetGo> {
    return new Promise((held, failed) => {
      this.turns
        .take(async () => {
          const changed = await new Promise<boolean>((letGo) => held(letGo));
          if (changed) await this.reload();
        })
        .catch(failed);
    });
  }

  info(reader: Person | null): TableInfo {
    return tableInfo(this.kept, reader, this.house.now(), {
      online: this.online,
      left: (seat) => this.clock.left(seat),
    });
  }

  // ── For those who act here ──────────────────────────────────────────────────

  protected readonly online = (person: string): boolean => this.readers.online(person);

  protected append(write: Partial<Write>): Promise<void> {
    const nothing = { cutFrom: null, moves: [], snapshot: null, shows: true };
    return this.house.ledger.append({ ...nothing, ...write, table: this.kept });
  }

  protected own(person: Person, seat: number, at: number): Outcome<Match> {
    const match = this.match;
    if (this.kept.seats[seat]?.person !== person.id) return refuse('not-your-seat', { seat });
    if (match === null || this.kept.status === 'open') return refuse('not-begun', {});
    if (this.kept.status === 'over') return refuse('match-over', { seat });
    if (at < this.marks.of(seat) || at > match.moves) return refuse('stale', { moves: match.moves });
    return { ok: match };
  }

  protected async choose(
    match: Match,
    seat: number,
    option: string,
    by: 'person' | 'bot' | Unsaid,
  ): Promise<Moved> {
    const inPerson = by === 'person';
    const before = match.moves;
    const { asked } = this.kept;
    const stirred = inPerson && stirLate(match, this.kept, seat, option);
    const played = by === 'default' ? match.lapse(seat) : match.play(seat, option);
    if ('refused' in played) {
      if (stirred) await this.reload();
      return played;
    }
    const place = this.kept.seats[seat] as KeptSeat;
    if (inPerson) place.seen = this.house.now();
    const returned = inPerson && place.away;
    if (returned) this.sitBack(seat);
    // Who lets others wait earns nothing by it.
    if (by !== 'default') this.clock.moved(seat);
    this.agreements.chosen(seat, this.kept);
    this.marks.answered(seat, asked, match.asked, match.moves);
    return await this.#keep(match, null, before, asked, returned || stirred);
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
    this.live.spare();
    const { round } = kept.terms;
    note(kept, match);
    this.agreements.review(kept, this.online);
    const seatChanged =
      kept.asked.length !== asked.length || kept.asked.some((seat) => !asked.includes(seat));
    const listed = seatChanged || kept.terms.round !== round;
    const moves = movesFrom(match, before);
    const whole = (seatChanged && this.live.isDue(match)) || cutFrom !== null;
    const snapshot = whole ? snapshotOf(match) : null;
    try {
      const shows = listed || cutFrom !== null || kept.clock !== null || returned;
      await this.append({ cutFrom, moves, snapshot, shows });
    } catch (error) {
      this.house.failed(error);
      await this.reload();
      return refuse(error instanceof StoreAway ? 'store-away' : 'not-kept', {});
    }
    this.live.keptWhole(snapshot);
    kept.updated = this.house.now();
    this.#runClock();
    if (kept.clock === null && kept.status === 'playing' && cutFrom === null && !returned)
      this.readers.tellAll(this);
    else this.tellAll();
    if (listed) this.house.changed(kept, false);
    this.standIns.wake();
    this.unasked.wake();
    return { ok: { moves: match.moves } };
  }

  protected wentBack(match: Match, to: number, by: number | null = null): Promise<Moved> {
    this.live.wentBack(match);
    if (by !== null) this.unasked.tookBack(by);
    return this.#keep(match, to, to, []);
  }

  protected async reload(): Promise<void> {
    const { store, now, replays } = this.house;
    const kept = await store.table(this.kept.id);
    if (kept === null) return this.#vanish();
    const loaded = await loadMatch(store, kept, this.module, now(), (record) =>
      replays.replay(kept.creator, this.module.game, record),
    );
    await this.chat.reload();
    Object.assign(this.kept, kept);
    this.live.reload(loaded);
    this.agreements.lapse();
    this.wake();
    this.readers.seatsChanged(this);
    this.tellAll();
  }

  /** There is no such table any more. */
  #vanish(): void {
    this.standIns.close();
    this.unasked.stop();
    this.clock.stop();
    this.live.hold(null);
  }

  protected async seatsChanged(
    done: Outcome<object> = { ok: {} },
    waitedLongEnough = false,
  ): Promise<Outcome<object>> {
    if ('refused' in done) return done;
    const { kept } = this;
    const wasOpen = kept.status === 'open';
    const begins = wasOpen && isFull(kept) && (waitedLongEnough || !isGathering(kept));
    const before = this.match?.moves ?? 0;
    if (begins) await this.#begin();
    else if (isGathering(kept)) this.#gather();
    this.#runClock();
    this.agreements.review(kept, this.online);
    const first = begins && this.match ? snapshotOf(this.match) : null;
    const moves = begins ? movesFrom(this.match, before) : [];
    await this.house.store.saveSeats(kept, first, this.house.now(), moves);
    kept.updated = this.house.now();
    this.readers.seatsChanged(this);
    this.tellAll();
    this.house.changed(kept, wasOpen);
    this.standIns.wake();
    this.unasked.wake();
    return done;
  }

  /** The dice come to be: of a match that was brought, those still to fall. */
  async #begin(): Promise<void> {
    const { kept } = this;
    const parts = takeParts(kept);
    if (this.match === null && parts.length > 0) kept.terms.parts = parts;
    if (this.match !== null) {
      for (const part of parts) this.match.stir(part);
      // Everybody hears of it through his own eyes now, from its beginning.
      this.live.revise();
    }
    this.live.hold(this.match ?? (await firstMatch(kept, this.module, this.house.replays)));
    kept.status = 'playing';
    note(kept, this.match);
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      const begin = async (): Promise<unknown> =>
        isGathering(this.kept) && this.seatsChanged({ ok: {} }, true);
      void this.turns.take(begin).catch(() => {});
    }, this.house.gathering).unref();
  }

  protected sitBack(seat: number): void {
    (this.kept.seats[seat] as KeptSeat).away = false;
    this.clock.refill(seat);
  }

  /** For those who are asked, unless none of them could answer. */
  #runClock(): void {
    const runs = this.kept.status === 'playing' && !this.house.store.watch.away;
    this.clock.begin(runs ? this.kept.asked : []);
  }

  /** Time is up: a bot plays until the person returns. */
  #runOut(seat: number): Promise<void> {
    return this.turns.take(async () => {
      const place = this.kept.seats[seat] as KeptSeat;
      if (!this.kept.asked.includes(seat) || place.away || this.clock.left(seat) !== 0) return;
      place.away = true;
      await this.seatsChanged();
    });
  }

  protected presenceChanged(): void {
    this.#presence ??= setTimeout(() => {
      this.#presence = null;
      void this.turns.take(async () => this.tellAll()).catch(() => {});
    }, PRESENCE).unref();
  }

  protected tellAll(): void {
    this.#heading += 1;
    this.readers.tellAll(this);
  }
}
