// All tables of the house: made, found, listed.

import { type GameModule, gameById } from '@skald/games';
import { type Match, type Outcome, refuse, typedIn } from '@skald/kernel';
import { Berths } from './berths.ts';
import { type BroughtDocument, bodiesOf, copiesOf, laidDown, misfit, sweep } from './bringing.ts';
import { handOver, tablesWith } from './farewell.ts';
import type { House } from './house.ts';
import { belongsTo, seatsOf } from './info.ts';
import type { KeptTable, Person } from './kept.ts';
import { isBotsAlone, newSeed, newTable, realDice, seatOf, seatsAgain, withSeal } from './laying.ts';
import { lobbyOf, openTables } from './lobby.ts';
import { Busy, firstMatch, note, snapshotOf } from './matches.ts';
import { forged, optionsOf } from './options.ts';
import { LIMITS, type LobbyState, type RequestOf } from './protocol/index.ts';
import type { Brought } from './replays.ts';
import { Room } from './room.ts';
import { goesOnAlone } from './seats.ts';
import type { Statement } from './sql.ts';

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

export class Rooms {
  readonly #house: House;
  readonly #berths: Berths;
  /** Whether all games that were running have been taken up again. */
  #resumed = false;
  #handingOver: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(house: House) {
    this.#house = house;
    this.#berths = new Berths(house);
  }

  get size(): number {
    return this.#berths.size;
  }

  /** A table by its id; private ones only for those who belong there. */
  async find(id: string, person: Person | null, toll = FREE, invited = false): Promise<Outcome<Room>> {
    const length = this.#berths.has(id) ? 0 : ((await this.#house.store.table(id))?.moves ?? 0);
    if (length > 0 && !toll.pays(length)) return refuse('too-fast', {});
    let room: Room | null;
    try {
      room = await this.#berths.load(id, toll.who);
    } catch (error) {
      if (error instanceof Busy) return refuse('too-fast', {});
      throw error;
    }
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
    // What the game does not understand it shall refuse itself.
    const entries = roles.success ? places : given.seats.map((as) => ({ as: null, given: as ?? null }));
    const beginning = { ...given, game: module.game.id, seats: entries, bodies };
    const trial = await this.#house.replays.try(person.id, module, beginning);
    if ('refused' in trial) return trial;
    if (await this.#hasEnough(person)) return refuse('too-many-games', { most: LIMITS.games });
    const terms = { ...(trial.ok.realDice && { realDice: true }), ...(saga && { saga: saga.id }) };
    const kept = newTable(person, module, this.#house.now(), {
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
    const kept = newTable(person, module, this.#house.now(), {
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
      if (kept.rematch !== null && (await this.#berths.load(kept.rematch)) !== null) return kept.rematch;
      const again = newTable(person, module, this.#house.now(), {
        ...kept,
        seats: withSeal(seatsAgain(kept.seats, person, bank), person, seal),
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
    if (left.ok.deserted) await this.#berths.forget(room, () => this.#house.store.dropTable(room.kept.id));
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
    try {
      const ids = await tablesWith(store.sql, from.id);
      return await this.#berths.stilled(ids, async () => {
        const { sessions, tables, dropped } = await handOver(store.sql, from, to);
        for (const { id } of dropped) this.#berths.drop(id);
        for (const kept of [...tables, ...dropped]) this.#house.changed(kept, kept.status === 'open');
        return sessions;
      });
    } catch (error) {
      departed.delete(from.id);
      throw error;
    }
  }

  lobby(person: Person | null, open: readonly KeptTable[]): Promise<LobbyState> {
    return lobbyOf(this.#house.store, person, open, this.#berths.live);
  }

  openTables(): Promise<KeptTable[]> {
    return openTables(this.#house.store);
  }

  /** Games that were running when the hall stopped go on. */
  async resume(): Promise<void> {
    for (const { id, clock, seats } of await this.#house.store.playing()) {
      if (this.#closed) return;
      const bots = seats.some(({ kind, away }) => kind === 'bot' || away);
      if (clock === null && !(bots && goesOnAlone({ seats }))) continue;
      await this.#berths.load(id).catch((error) => this.#house.failed(error));
    }
    this.#resumed = !this.#house.store.watch.away;
  }

  /** While the store is away no clock runs. */
  pause(): void {
    this.#berths.pause();
  }

  /** After the store was away everything goes on from what it holds. */
  async refresh(): Promise<void> {
    await this.#berths.refresh();
    if (!this.#resumed && !this.#closed) await this.resume();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#berths.close();
  }

  async #hasEnough({ id }: Person, moves = 0): Promise<boolean> {
    const { store } = this.#house;
    if ((await store.unfinished(id)) >= LIMITS.games) return true;
    return moves > 0 && moves + (await store.unfinishedMoves(id)) > LIMITS.allMoves;
  }

  async #add(
    kept: KeptTable,
    module: GameModule,
    begun: Match | null,
    also: readonly Statement[] = [],
  ): Promise<Room> {
    const { replays } = this.#house;
    const match = begun ?? (kept.status === 'playing' ? await firstMatch(kept, module, replays) : null);
    note(kept, match);
    await this.#house.store.addTable(kept, match && snapshotOf(match), match?.movesFrom(0), also);
    const room = new Room(kept, module, { match, asPlayed: null }, [], this.#house);
    this.#berths.add(room);
    this.#house.changed(kept, kept.status === 'open');
    return room;
  }
}
