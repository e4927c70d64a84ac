// Tables in memory: fetched when somebody comes, let go when nobody has for long.

import { gameById } from '@skald/games';
import type { House } from './house.ts';
import type { KeptTable } from './kept.ts';
import { loadMatch } from './matches.ts';
import { Room } from './room.ts';
import type { LetGo } from './table.ts';

/** Tables that stay in memory although nobody looks, and how long at least. */
const MOST_IDLE = 1000;
const IDLE_FOR = 60_000;
/** Whoever was used so short a time ago need not be moved to the end again. */
const USED_JUST_NOW = 1000;
/** How many are looked at for that with each new one. */
const AT_ONCE = 20;
/** Moves of a game that weigh as much as a table does. */
const MOVES_A_TABLE = 200;
/** A table in memory, or on its way there. */
interface Berth {
  readonly loading: Promise<Room | null>;
  room: Room | null;
  used: number;
}

export class Berths {
  readonly #house: House;
  /** The longest unused come first. */
  readonly #places = new Map<string, Berth>();
  /** Tables that leave the memory: they must be gone before they come again. */
  readonly #leaving = new Map<string, Promise<void>>();

  constructor(house: House) {
    this.#house = house;
  }

  get size(): number {
    return this.#places.size;
  }

  has(id: string): boolean {
    return this.#places.has(id);
  }

  /** A table in memory knows best how it stands. */
  readonly live = (kept: KeptTable): KeptTable => this.#places.get(kept.id)?.room?.kept ?? kept;

  /** For whom it is fetched decides whose turn it is where many are. */
  load(id: string, who = ''): Promise<Room | null> {
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

  /** One that has just been laid. */
  add(room: Room): void {
    const { id } = room.kept;
    const place = { loading: Promise.resolve(room), room, used: this.#house.tick() };
    this.#places.set(id, place);
    this.#settle(id, place);
    room.wake();
  }

  forget(room: Room, then: () => Promise<void> = async () => {}): Promise<void> {
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

  /** It is not in the store any more. */
  drop(id: string): void {
    this.#places.delete(id);
  }

  /** Nothing goes on at these tables meanwhile; whoever opens another of them finds it as it is afterwards. */
  async stilled<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
    const held = new Map<string, LetGo>();
    const settled = Promise.withResolvers<void>();
    let changed = false;
    try {
      await this.#holdAll(ids, held);
      const gated = ids.filter((id) => !held.has(id));
      for (const id of gated) this.#leaving.set(id, settled.promise);
      try {
        const done = await work();
        changed = true;
        return done;
      } finally {
        for (const id of gated) this.#leaving.delete(id);
      }
    } finally {
      settled.resolve();
      for (const letGo of held.values()) letGo(changed);
    }
  }

  /** While the store is away no clock runs. */
  pause(): void {
    for (const { room } of this.#places.values()) room?.pause();
  }

  /** After the store was away everything goes on from what it holds. */
  async refresh(): Promise<void> {
    for (const { loading } of [...this.#places.values()])
      await loading.then((room) => room?.refresh()).catch((error) => this.#house.failed(error));
  }

  async close(): Promise<void> {
    const rooms = await Promise.all(
      [...this.#places.values()].map(({ loading }) => loading.catch(() => null)),
    );
    await Promise.all([...rooms.map((room) => room?.close()), ...this.#leaving.values()]);
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
      if (place.room?.idle) void this.forget(place.room).catch(this.#house.failed);
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

  /** Nothing goes on at those of these tables that are in memory, or on their way in or out. */
  async #holdAll(ids: readonly string[], held: Map<string, LetGo>): Promise<void> {
    for (;;) {
      const id = ids.find((one) => (this.#places.has(one) && !held.has(one)) || this.#leaving.has(one));
      if (id === undefined) return;
      await this.#leaving.get(id);
      const room = this.#places.has(id) ? await this.load(id).catch(() => null) : null;
      if (room !== null) held.set(id, await room.hold());
    }
  }
}
