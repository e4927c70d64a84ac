// Sagas of the house. Only the hall writes them: it opens one with the first table, lays the table of each next match from
// what the saga says, and lets it go on once when that match is over, however often somebody asks and whoever crashes.

import { type GameModule, gameById } from '@skald/games';
import { afterMatch, nextMatch, openSaga, type Role, readSaga, type Saga } from '@skald/games/saga';
import { type GameState, isLevel, type Outcome, refuse, USUAL_LEVEL } from '@skald/kernel';
import type { BroughtDocument } from './bringing.ts';
import type { House } from './house.ts';
import type { KeptTable, Person } from './kept.ts';
import { loadMatch } from './matches.ts';
import { forged } from './options.ts';
import type { RequestOf, SagaInfo, SeatPlan } from './protocol/index.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { addSaga, claimMatch, isMember, type KeptSaga, sagaById, sagasOf, saveSaga } from './saga-rows.ts';
import { newId, publicId } from './secrets.ts';
import { isConflict } from './sql.ts';

const LISTED = 30;
/** Bytes of a list of sagas, whatever stands in them. */
const LIST_BYTES = 200_000;

/** A saga as somebody found it. */
interface Found {
  readonly kept: KeptSaga;
  readonly module: GameModule;
  readonly saga: Saga;
  readonly member: boolean;
}

const NO_SAGA = refuse('no-such-saga', {});

export class Sagas {
  readonly #house: Pick<House, 'store' | 'replays' | 'now' | 'failed'>;
  readonly #rooms: () => Rooms;
  readonly #settling = new Set<Promise<unknown>>();

  constructor(house: Pick<House, 'store' | 'replays' | 'now' | 'failed'>, rooms: () => Rooms) {
    this.#house = house;
    this.#rooms = rooms;
  }

  /** A saga, and the table of its first match. */
  async begin(
    person: Person,
    request: RequestOf<'create'>,
    brought: readonly BroughtDocument[] = [],
  ): Promise<Outcome<Room>> {
    const { game, seats, options, visibility, clock } = request;
    const module = gameById(game);
    if (module === undefined) return refuse('no-such-game', { game });
    const foul = forged(module, options);
    if (foul !== null) return foul;
    const named = module.game.schemas.seat.array().safeParse(seats.map(({ as }) => as));
    if (!named.success) return refuse('bad-seats', { why: 'seat' });
    const me = { id: publicId(person.id), name: person.name };
    const roles = seats.map((plan, i): Role => {
      const level = plan.kind === 'bot' ? plan.level : null;
      return { as: named.data[i], member: plan.kind === 'me' ? me.id : null, level };
    });
    const plays = seats.some(({ kind }) => kind === 'me');
    const opened = openSaga(module, options, roles, plays ? [me] : []);
    if ('refused' in opened) return opened;
    const next = nextMatch(module, opened.ok);
    if (next === null) return refuse('saga-told', {});
    const id = newId();
    const saga = addSaga({ id, game, visibility, clock }, opened.ok, this.#house.now());
    return this.#rooms().lay(person, module, { ...request, options: next.options }, brought, {
      id,
      also: (table) => [...saga, ...claimMatch(id, 0, table)],
    });
  }

  async list(person: Person): Promise<SagaInfo[]> {
    const listed: SagaInfo[] = [];
    let bytes = 0;
    for (const row of await sagasOf(this.#house.store.sql, person.id, LISTED)) {
      const found = await this.#read(row, true);
      if ('refused' in found) continue;
      const info = infoOf(found.ok, person);
      bytes += JSON.stringify(info).length;
      if (bytes > LIST_BYTES) break;
      listed.push(info);
    }
    return listed;
  }

  async read(person: Person | null, id: string): Promise<Outcome<SagaInfo>> {
    const found = await this.#find(person, id);
    return 'refused' in found ? found : { ok: infoOf(found.ok, person) };
  }

  /** To the table of the next match; the first who asks lays it. */
  async goOn(person: Person, id: string, seal: string | undefined): Promise<Outcome<Room>> {
    const found = await this.#find(person, id);
    if ('refused' in found) return found;
    const { kept, module, saga, member } = found.ok;
    if (!member) return refuse('not-a-member', {});
    if (kept.table !== null) return this.#join(person, kept.table.id, saga, seal);
    const next = nextMatch(module, saga);
    if (next === null) return refuse('saga-told', {});
    const { visibility, clock, matches } = kept;
    const me = publicId(person.id);
    const wish = { seats: next.roles.map((role) => planOf(role, me)), options: next.options };
    try {
      const laid = await this.#rooms().lay(person, module, { ...wish, visibility, clock, seal }, [], {
        id,
        also: (table) => claimMatch(id, matches, table),
      });
      if ('ok' in laid) await this.#point(person, saga, laid.ok.kept.id);
      return laid;
    } catch (error) {
      // Another was first: his table it is.
      if (isConflict(error)) return this.goOn(person, id, seal);
      throw error;
    }
  }

  /** Once more with the same people: in the next match of their saga, where there is one. */
  async again(person: Person, room: Room, seal: string | undefined): Promise<Outcome<Room>> {
    const { saga } = room.kept.terms;
    const on = saga === undefined ? null : await this.goOn(person, saga, seal);
    const told = on === null || ('refused' in on && on.refused.code === 'saga-told');
    return told ? this.#rooms().rematch(person, room, seal) : on;
  }

  /** A match is over and kept as such. Where nobody comes to this, whoever looks at the saga next makes up for it. */
  ended({ status, terms: { saga } }: KeptTable): void {
    if (status !== 'over' || saga === undefined) return;
    const settling = this.#settle(saga)
      .catch(this.#house.failed)
      .finally(() => this.#settling.delete(settling));
    this.#settling.add(settling);
  }

  async settled(): Promise<void> {
    await Promise.all(this.#settling);
  }

  async #find(person: Person | null, id: string): Promise<Outcome<Found>> {
    const { sql } = this.#house.store;
    const kept = await sagaById(sql, id);
    if (kept === null) return NO_SAGA;
    const member = person !== null && (await isMember(sql, id, person.id));
    return kept.visibility === 'private' && !member ? NO_SAGA : this.#read(kept, member);
  }

  async #read(row: KeptSaga, member: boolean): Promise<Outcome<Found>> {
    const module = gameById(row.game);
    const kept = row.table?.status === 'over' ? await this.#settle(row.id) : row;
    if (module === undefined || kept === null) return NO_SAGA;
    const read = readSaga(module, kept.saga);
    return 'refused' in read ? read : { ok: { kept, module, saga: read.ok, member } };
  }

  /** The saga after every match of it that is over. */
  async #settle(id: string): Promise<KeptSaga | null> {
    const { store, now } = this.#house;
    for (;;) {
      const kept = await sagaById(store.sql, id);
      const saga = kept?.table?.status === 'over' ? await this.#after(kept, kept.table.id) : null;
      if (kept === null || saga === null) return kept;
      await saveSaga(store.sql, kept, saga, now());
    }
  }

  /** Null where there is nothing to be learnt from the match. */
  async #after({ game, saga: written }: KeptSaga, id: string): Promise<Saga | null> {
    const { store, replays, now } = this.#house;
    const module = gameById(game);
    const table = await store.table(id);
    const read = module && readSaga(module, written);
    if (!module || !read || 'refused' in read || table === null) return null;
    const { match } = await loadMatch(store, table, module, now(), (record) =>
      replays.replay(table.creator, module.game, record),
    );
    if (match === null || match.result === null) return null;
    const after = afterMatch(module, read.ok, {
      match: id,
      decided: table.updated,
      members: table.seats.flatMap(({ person, name }) =>
        person === null ? [] : [{ id: publicId(person), name }],
      ),
      roles: table.seats.map(({ as, person, kind, level }) => ({
        as,
        member: person && publicId(person),
        level: kind === 'bot' ? level : null,
      })),
      end: match.position().state as GameState,
      result: match.result,
    });
    return after === read.ok ? null : after;
  }

  async #join(person: Person, table: string, saga: Saga, seal: string | undefined): Promise<Outcome<Room>> {
    const found = await this.#rooms().find(table, person, undefined, true);
    if ('refused' in found) return found;
    const { kept } = found.ok;
    const me = publicId(person.id);
    const mine = kept.seats.flatMap(({ kind }, i) =>
      kind === 'open' && saga.roles[i]?.member === me ? [i] : [],
    );
    // Whoever comes to a table that is full by now may still look on.
    if (mine.length > 0) await found.ok.join(person, mine, { seal, agrees: true });
    return found;
  }

  /** Those who still sit at the last table see the way. */
  async #point(person: Person, { ledger }: Saga, to: string): Promise<void> {
    const last = ledger.at(-1);
    const old = last && (await this.#rooms().find(last.match, person, undefined, true));
    if (old && 'ok' in old) await old.ok.rematch(async () => to);
  }
}

const infoOf = ({ kept: { id, game, table }, saga, member }: Found, person: Person | null): SagaInfo => ({
  id,
  game,
  saga,
  table,
  me: member && person !== null ? publicId(person.id) : null,
});

/** The same seats are offered: one's own, that of a bot, or for its member or whoever comes in his place. */
function planOf({ as, member, level }: Role, me: string): SeatPlan {
  if (member === me) return { kind: 'me', as };
  if (level === null) return { kind: 'open', as };
  return { kind: 'bot', as, level: isLevel(level) ? level : USUAL_LEVEL };
}
