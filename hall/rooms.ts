// All tables of the house: made, found, listed.

import { randomBytes } from 'node:crypto';
import { type GameModule, gameById } from '@skald/games';
import { commitment, Match, type Outcome, refuse, typedIn } from '@skald/kernel';
import { type BroughtDocument, bodiesOf, copiesOf, entriesOf, laidDown, misfit, sweep } from './bringing.ts';
import { handOver, tablesWith } from './farewell.ts';
import { sealed } from './gathering.ts';
import { belongsTo, seatsOf, summary } from './info.ts';
import type { KeptSeat, KeptTable, Person, Terms } from './kept.ts';
import { Busy, firstMatch, loadMatch, note, snapshotOf } from './matches.ts';
import { forged, optionsOf } from './options.ts';
import {
  LIMITS,
  type LobbyState,
  type RequestOf,
  type SeatPlan,
  type TableSummary,
} from './protocol/index.ts';
import type { Brought } from './replays.ts';
import { type House, type LetGo, Room } from './room.ts';
import { goesOnAlone } from './seats.ts';
import { newId } from './secrets.ts';
import type { Statement } from './sql.ts';

const LISTED = 50;
/** Tables that stay in memory although nobody looks, and how long at least. */
const MOST_IDLE = 1000;
const IDLE_FOR = 60_000;
/** Whoever was used so short a time ago need not be moved to the end again. */
const USED_JUST_NOW = 1000;
/** How many are looked at for that with each new one. */
const AT_ONCE = 20;
/** Moves of a game that weigh as much as a table does. */
const MOVES_A_TABLE = 200;
/** Bytes of each list of the lobby, whatever stands in it. */
const LIST_BYTES = 60_000;

/** Who asks for a table that has to be fetched, and whether he may: the longer its game, the more it costs. */
export interface Toll {
  readonly who: string;
  pays(moves: number): boolean;
}

const FREE: Toll = { who: '', pays: () => true };

/** What ties a table to a saga, and must be kept along with it. */
interface Tie {
  readonly id: string;
  also(table: string): readonly Statement[];
}

type Wish = Pick<RequestOf<'create'>, 'seats' | 'options' | 'visibility' | 'clock' | 'seal'>;

/** A table in memory, or on its way there. */
interface Berth {
  readonly loading: Promise<Room | null>;
  room: Room | null;
  used: number;
}

export class Rooms {
  readonly #house: House;
  /** The longest unused come first. */
  readonly #places = new Map<string, Berth>();
  /** Tables that leave the memory: they must be gone before they come again. */
  readonly #leaving = new Map<string, Promise<void>>();
  /** Whether all games that were running have been taken up again. */
  #resumed = false;
  #handingOver: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(house: House) {
    this.#house = house;
  }

  get size(): number {
    return this.#places.size;
  }

  /** A table by its id; private ones only for those who belong there. */
  async find(id: string, person: Person | null, toll = FREE, invited = false): Promise<Outcome<Room>> {
    const length = this.#places.has(id) ? 0 : ((await this.#house.store.table(id))?.moves ?? 0);
    if (length > 0 && !toll.pays(length)) return refuse('too-fast', {});
    const room = await this.#load(id, toll.who).catch((error) => {
      if (error instanceof Busy) return undefined;
      throw error;
    });
    if (room === undefined) return refuse('too-fast', {});
    const hidden = room?.kept.visibility === 'private' && !invited && !belongsTo(room.kept, person);
    return room === null || hidden ? refuse('no-such-table', {}) : { ok: room };
  }

  async create(
    person: Person,
    request: RequestOf<'create'>,
    brought: readonly BroughtDocument[] = [],
  ): Promise<Outcome<Room>> {
    const module = gameById(request.game);
    if (module === undefined) return refuse('no-such-game', { game: request.game });
    return forged(module, request.options) ?? this.lay(person, module, request, brought);
  }

  /** A table as somebody wishes it, if its game could begin. */
  async lay(
    person: Person,
    module: GameModule,
    { seats, options, visibility, clock, seal }: Wish,
    brought: readonly BroughtDocument[] = [],
    saga: Tie | null = null,
  ): Promise<Outcome<Room>> {
    if (isBotsAlone(seats)) return refuse('bots-alone', {});
    const understood = optionsOf(module.game, options);
    if ('refused' in understood) return understood;
    const seed = newSeed();
    // A trial run, so that no table is kept that could not begin.
    const given = { seats: seats.map(({ as }) => as), options: understood.ok, seed };
    const roles = module.game.schemas.seat.array().safeParse(given.seats);
    const mine = seats.findIndex(({ kind }) => kind === 'me');
    const unfit = mine < 0 ? null : misfit(module, brought);
    if (unfit) return unfit;
    const bank = clock?.bank ?? null;
    const places = withSeal(
      seats.map((plan, i) => seatOf({ ...plan, as: roles.data?.[i] }, person, bank)),
      person,
      seal,
    ).map((seat, i) => (i === mine ? laidDown(seat, module, brought) : seat));
    const bodies = bodiesOf(mine < 0 ? [] : brought);
    const entries = roles.success ? entriesOf({ game: module.game.id, seats: places, bodies }) : given.seats;
    const trial = Match.create(module.game, { ...given, seats: entries });
    if ('refused' in trial) return trial;
    if (await this.#hasEnough(person)) return refuse('too-many-games', { most: LIMITS.games });
    const terms = { ...realDice(module, trial.ok), ...(saga && { saga: saga.id }) };
    const kept = this.#newTable(person, module, {
      ...given,
      visibility,
      clock,
      seats: places,
      terms,
      bodies,
    });
    return { ok: await this.#add(kept, module, null, saga?.also(kept.id)) };
  }

  /** A match begun elsewhere goes on here. Whoever brought it knew its dice, so it gets new ones. */
  async bring(person: Person, { request, match: replayed, dice }: Brought): Promise<Outcome<Room>> {
    if ('refused' in replayed) return replayed;
    if (request === null) return refuse('bad-request', {});
    if (isBotsAlone(request.seats)) return refuse('bots-alone', {});
    if (replayed.ok.result !== null) return refuse('match-over', {});
    const match = replayed.ok;
    const module = gameById(match.game.id) as GameModule;
    const { moves } = match;
    // Faces that were typed in and have not fallen would be known to him, too.
    match.dropDice();
    match.reseed(newSeed());
    const players = module.seats(match.view(null));
    if (players.length !== request.seats.length)
      return refuse('wrong-number-of-seats', {
        min: players.length,
        max: players.length,
        given: request.seats.length,
      });
    if (await this.#hasEnough(person, match.moves)) return refuse('too-many-games', { most: LIMITS.games });
    const { seed, parts, start, seats: given, options } = match.record();
    const seats = request.seats.map((plan, i) => ({
      ...seatOf({ ...plan, as: players[i] }, person, null),
      ...(start === undefined && { given: given[i] }),
    }));
    const { visibility, seal } = request;
    const brought = { by: person.name, time: this.#house.now(), moves, typed: typedIn(dice) };
    const kept = this.#newTable(person, module, {
      options,
      visibility,
      clock: null,
      seed: seed as string,
      seats: withSeal(seats, person, seal),
      terms: { ...realDice(module, match), ...(parts && { parts }), brought },
      bodies: new Map(),
    });
    kept.start = start;
    return { ok: await this.#add(kept, module, match) };
  }

  /** The same people and bots once more: who asks first makes the table, the others find their seats free. */
  async rematch(person: Person, old: Room, seal: string | undefined): Promise<Outcome<Room>> {
    const { kept, module } = old;
    const mine = seatsOf(kept, person);
    if (kept.status !== 'over' || mine.length === 0) return refuse('may-not-begin', {});
    const bank = kept.clock?.bank ?? null;
    const id = await old.rematch(async () => {
      if (kept.rematch !== null && (await this.#load(kept.rematch)) !== null) return kept.rematch;
      const seats = kept.seats.map((seat): KeptSeat => {
        const free = seat.kind === 'human' && seat.person !== person.id;
        const who = free ? { kind: 'open' as const, person: null, name: '' } : {};
        const fresh = {
          given: undefined,
          away: false,
          gone: undefined,
          left: bank,
          dice: undefined,
          orders: undefined,
        };
        // Whoever comes again brings his own again.
        const brought = free ? undefined : seat.brought;
        return { ...seat, ...who, ...fresh, brought };
      });
      const again = this.#newTable(person, module, {
        ...kept,
        seats: withSeal(seats, person, seal),
        seed: newSeed(),
        terms: kept.terms.realDice ? { realDice: true } : {},
        bodies: copiesOf(kept.bodies),
      });
      sweep(again);
      return (await this.#add(again, module, null)).kept.id;
    });
    const found = await this.find(id, person);
    // Whoever comes to a table that is full by now may still look on.
    if ('ok' in found && seatsOf(found.ok.kept, person).length === 0)
      await found.ok.join(person, mine, { seal, agrees: true });
    return found;
  }

  /** An open table that everybody has left is gone. */
  async leave(person: Person, room: Room): Promise<Outcome<object>> {
    const left = await room.leave(person);
    if ('refused' in left) return left;
    if (left.ok.deserted) await this.#forget(room, () => this.#house.store.dropTable(room.kept.id));
    this.#house.changed(room.kept, left.ok.deserted);
    return { ok: {} };
  }

  /** Everything somebody has here becomes another's or nobody's, and that person is gone. The sessions that ended. */
  handOver(from: Person, to: Person | null): Promise<readonly string[]> {
    // One after the other: two of them could wait for each other's tables.
    const done = this.#handingOver.then(() => this.#handOver(from, to));
    this.#handingOver = done.catch(() => {});
    return done;
  }

  async #handOver(from: Person, to: Person | null): Promise<readonly string[]> {
    const { store, departed } = this.#house;
    departed.add(from.id);
    const held = new Map<string, LetGo>();
    const settled = Promise.withResolvers<void>();
    let changed = false;
    try {
      const ids = await tablesWith(store.sql, from.id);
      await this.#holdAll(ids, held);
      // Whoever opens another of these tables meanwhile finds it as it is afterwards.
      const gated = ids.filter((id) => !held.has(id));
      for (const id of gated) this.#leaving.set(id, settled.promise);
      try {
        const { sessions, tables, dropped } = await handOver(store.sql, from, to);
        changed = true;
        for (const { id } of dropped) this.#places.delete(id);
        for (const kept of [...tables, ...dropped]) this.#house.changed(kept, kept.status === 'open');
        return sessions;
      } finally {
        for (const id of gated) this.#leaving.delete(id);
      }
    } catch (error) {
      departed.delete(from.id);
      throw error;
    } finally {
      settled.resolve();
      for (const letGo of held.values()) letGo(changed);
    }
  }

  /** Nothing goes on at those of these tables that are in memory, or on their way in or out. */
  async #holdAll(ids: readonly string[], held: Map<string, LetGo>): Promise<void> {
    for (;;) {
      const id = ids.find((one) => (this.#places.has(one) && !held.has(one)) || this.#leaving.has(one));
      if (id === undefined) return;
      await this.#leaving.get(id);
      const room = this.#places.has(id) ? await this.#load(id).catch(() => null) : null;
      if (room !== null) held.set(id, await room.hold());
    }
  }

  /** What a person finds in the lobby: open tables, own games with the urgent ones first, finished games. */
  async lobby(person: Person | null, open: readonly KeptTable[]): Promise<LobbyState> {
    const { store } = this.#house;
    // A table in memory knows best how it stands.
    const live = (kept: KeptTable): KeptTable => this.#places.get(kept.id)?.room?.kept ?? kept;
    const list = (tables: readonly KeptTable[]): TableSummary[] =>
      fitting(tables.map((kept) => summary(live(kept), person)));
    if (person === null) return { open: list(open), mine: [], finished: [] };
    const mine = (await store.tablesOf(person.id, false, LISTED)).map(live);
    const finished = await store.tablesOf(person.id, true, LISTED);
    const urgent = ({ asked, seats }: KeptTable): number =>
      asked.some((seat) => seats[seat]?.person === person.id) ? 0 : 1;
    mine.sort((a, b) => urgent(a) - urgent(b) || b.updated - a.updated);
    return { open: list(open), mine: list(mine), finished: list(finished) };
  }

  openTables(): Promise<KeptTable[]> {
    return this.#house.store.openTables(LISTED);
  }

  /** Games that were running when the hall stopped go on. */
  async resume(): Promise<void> {
    for (const { id, clock, seats } of await this.#house.store.playing()) {
      if (this.#closed) return;
      const bots = seats.some(({ kind, away }) => kind === 'bot' || away);
      if (clock === null && !(bots && goesOnAlone({ seats }))) continue;
      await this.#load(id).catch((error) => this.#house.failed(error));
    }
    this.#resumed = !this.#house.store.watch.away;
  }

  /** While the store is away no clock runs. */
  pause(): void {
    for (const { room } of this.#places.values()) room?.pause();
  }

  /** After the store was away everything goes on from what it holds. */
  async refresh(): Promise<void> {
    for (const { loading } of [...this.#places.values()])
      await loading.then((room) => room?.refresh()).catch((error) => this.#house.failed(error));
    if (!this.#resumed && !this.#closed) await this.resume();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const rooms = await Promise.all(
      [...this.#places.values()].map(({ loading }) => loading.catch(() => null)),
    );
    await Promise.all([...rooms.map((room) => room?.close()), ...this.#leaving.values()]);
  }

  async #hasEnough({ id }: Person, moves = 0): Promise<boolean> {
    const { store } = this.#house;
    if ((await store.unfinished(id)) >= LIMITS.games) return true;
    return moves > 0 && moves + (await store.unfinishedMoves(id)) > LIMITS.allMoves;
  }

  #load(id: string, who = ''): Promise<Room | null> {
    const now = this.#house.tick();
    const known = this.#places.get(id);
    if (known !== undefined && now - known.used < USED_JUST_NOW) return known.loading;
    // The newest goes to the end.
    if (known !== undefined) this.#places.delete(id);
    const place = known ?? { loading: this.#open(id, who), room: null, used: now };
    place.used = now;
    this.#places.set(id, place);
    if (known === undefined) this.#settle(id, place);
    return place.loading;
  }

  #settle(id: string, place: Berth): void {
    const gone = (): unknown => this.#places.get(id) === place && this.#places.delete(id);
    place.loading.then((room) => (room === null ? gone() : Object.assign(place, { room })), gone);
    this.#forgetIdle();
  }

  async #open(id: string, who: string): Promise<Room | null> {
    await this.#leaving.get(id);
    const { store, replays } = this.#house;
    const kept = await store.table(id);
    const module = kept && gameById(kept.game);
    if (!kept || !module) return null;
    const loaded = await loadMatch(store, kept, module, this.#house.now(), (record) =>
      replays.replay(who, module.game, record),
    );
    const room = new Room(kept, module, loaded, await store.chat(id), this.#house);
    room.wake();
    return room;
  }

  #forgetIdle(): void {
    const weight = this.#weight();
    if (weight <= MOST_IDLE) return;
    const now = this.#house.tick();
    // When it is long games that fill the memory, nobody is missed for a minute.
    const least = weight > this.#places.size * 2 ? USED_JUST_NOW : IDLE_FOR;
    for (const [id, place] of [...this.#places.entries().take(AT_ONCE)]) {
      if (now - place.used < least) return;
      if (place.room?.idle) void this.#forget(place.room).catch(this.#house.failed);
      else {
        // In use all the same: it goes to the end, and the next one is looked at.
        this.#places.delete(id);
        this.#places.set(id, Object.assign(place, { used: now }));
      }
    }
  }

  /** Tables in memory, long games counted as several. */
  #weight(): number {
    let weight = 0;
    for (const { room } of this.#places.values())
      weight += Math.max(1, (room?.kept.moves ?? 0) / MOVES_A_TABLE);
    return weight;
  }

  #forget(room: Room, then: () => Promise<void> = async () => {}): Promise<void> {
    const { id } = room.kept;
    this.#places.delete(id);
    const leaving = room
      .close()
      .then(then)
      .finally(() => this.#leaving.delete(id));
    this.#leaving.set(
      id,
      leaving.catch(() => {}),
    );
    return leaving;
  }

  #newTable(
    person: Person,
    { game }: GameModule,
    from: Pick<KeptTable, 'options' | 'visibility' | 'clock' | 'seats' | 'seed' | 'terms' | 'bodies'>,
  ): KeptTable {
    const now = this.#house.now();
    const full = from.seats.every(({ kind }) => kind !== 'open');
    return {
      id: newId(),
      game: game.id,
      version: game.version,
      creator: person.id,
      status: full && !from.seats.some(({ dice }) => dice) ? 'playing' : 'open',
      visibility: from.visibility,
      options: from.options ?? {},
      seats: [...from.seats],
      clock: from.clock,
      seed: from.seed,
      commitment: commitment(from.seed),
      start: undefined,
      result: null,
      rematch: null,
      terms: from.terms,
      asked: [],
      moves: 0,
      created: now,
      updated: now,
      bodies: from.bodies,
    };
  }

  async #add(
    kept: KeptTable,
    module: GameModule,
    begun: Match | null,
    also: readonly Statement[] = [],
  ): Promise<Room> {
    const match = begun ?? (kept.status === 'playing' ? firstMatch(kept, module) : null);
    note(kept, match);
    await this.#house.store.addTable(kept, match && snapshotOf(match), match?.movesFrom(0), also);
    const room = new Room(kept, module, { match, asPlayed: null }, [], this.#house);
    const place = { loading: Promise.resolve(room), room, used: this.#house.tick() };
    this.#places.set(kept.id, place);
    this.#settle(kept.id, place);
    room.wake();
    this.#house.changed(kept, kept.status === 'open');
    return room;
  }
}

const isBotsAlone = (seats: readonly SeatPlan[]): boolean => seats.every(({ kind }) => kind === 'bot');

/** As many of a list as its bytes allow. */
function fitting(tables: readonly TableSummary[]): TableSummary[] {
  let bytes = 0;
  return tables.filter((table) => {
    bytes += Buffer.byteLength(JSON.stringify(table));
    return bytes <= LIST_BYTES;
  });
}

const newSeed = (): string => randomBytes(32).toString('hex');

function seatOf(plan: SeatPlan, person: Person, bank: number | null): KeptSeat {
  const free = { as: plan.as, person: null, level: null, away: false, left: bank };
  if (plan.kind === 'me') return { ...free, kind: 'human', person: person.id, name: person.name };
  return plan.kind === 'bot'
    ? { ...free, kind: 'bot', level: plan.level, name: '', left: null }
    : { ...free, kind: 'open', name: '' };
}

/** The first of one's own seats keeps what one sealed for the dice. */
function withSeal(seats: readonly KeptSeat[], person: Person, seal: string | undefined): KeptSeat[] {
  const first = seats.findIndex((seat) => seat.person === person.id);
  return seats.map((seat, i) => (i === first ? { ...seat, ...sealed(seal) } : seat));
}

const realDice = ({ typesDice }: GameModule, match: Match): Terms =>
  typesDice?.(match.view(null)) ? { realDice: true } : {};
