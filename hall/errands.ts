// What a visitor asks of the house and waits for: each errand leads to one answer.

import { type Outcome, refuse } from '@skald/kernel';
import { movesOf, movesOfText } from './costs.ts';
import { type DocumentRequest, isAboutDocuments } from './documents.ts';
import type { Doors } from './doors.ts';
import type { Person } from './kept.ts';
import type { Asker } from './limits.ts';
import type { Request, RequestOf } from './protocol/index.ts';
import type { LongVerb } from './requests.ts';
import type { Room } from './room.ts';
import type { Toll } from './rooms.ts';

/** Moves from which on telling a whole game is no small thing. */
const LONG = 500;

/** What concerns the visitor's own line, or is too long to be read here. */
type Other = 'ping' | 'lobby' | 'leaveLobby' | 'unwatch' | 'watch' | LongVerb;
type Errand = Exclude<Request, { do: Other }>;
type NewTable = 'create' | 'sagas' | 'goOn';
type AtTable = Exclude<Errand, DocumentRequest | { do: NewTable | 'saga' }>;

export class Errands {
  readonly #doors: Doors;
  readonly #person: Person | null;
  readonly #asker: Asker;
  readonly #toll: Toll;

  constructor(doors: Doors, person: Person | null, asker: Asker) {
    this.#doors = doors;
    this.#person = person;
    this.#asker = asker;
    this.#toll = { who: asker.key, pays: (moves) => doors.tariff.moves.take(asker, doors.tick(), moves) };
  }

  /** What may be long is read beside the hall. */
  async take(verb: LongVerb, text: string): Promise<Outcome<unknown>> {
    if (this.#person === null) return refuse('sign-in-first', {});
    return verb === 'bring'
      ? this.#bring(this.#person, text)
      : this.#doors.documents.keep(this.#person, text, this.#toll);
  }

  async run(request: Errand): Promise<Outcome<unknown>> {
    const { sagas, documents } = this.#doors;
    const person = this.#person;
    if (isAboutDocuments(request)) return documents.answer(person, request, this.#toll);
    if (request.do === 'saga') return sagas.read(person, request.saga);
    if (request.do === 'create' || request.do === 'sagas' || request.do === 'goOn')
      return person === null ? refuse('sign-in-first', {}) : this.#toNewTable(person, request);
    const found = await this.toTable(request);
    if ('refused' in found) return found;
    if (request.do === 'look') return found.ok.look(person, request.at, this.#asker.key);
    return person === null ? refuse('sign-in-first', {}) : await this.#atTable(found.ok, person, request);
  }

  /** The table of a request, once what it costs is paid. */
  async toTable(request: AtTable | RequestOf<'watch'>): Promise<Outcome<Room>> {
    const found = await this.#doors.rooms.find(request.table, this.#person, this.#toll);
    if ('refused' in found) return found;
    const cost = movesOf(request, found.ok.length);
    if (cost > 0 && !this.#toll.pays(cost)) return refuse('too-fast', {});
    if (cost > LONG) await this.#doors.breaths.take(this.#asker.key);
    return found;
  }

  /** Read and played again beside the hall; paid for by its bytes. */
  async #bring(person: Person, text: string): Promise<Outcome<unknown>> {
    const { rooms, replays, breaths } = this.#doors;
    if (!this.#toll.pays(movesOfText(text.length))) return refuse('too-fast', {});
    const brought = await replays.bring(person.id, text);
    await breaths.take(person.id);
    return tableOf(await rooms.bring(person, brought));
  }

  async #toNewTable(person: Person, request: RequestOf<NewTable>): Promise<Outcome<unknown>> {
    const { rooms, sagas, documents } = this.#doors;
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

  async #atTable(
    room: Room,
    person: Person,
    request: Exclude<AtTable, RequestOf<'look'>>,
  ): Promise<Outcome<unknown>> {
    switch (request.do) {
      case 'play':
        this.#doors.count('choice');
        return await room.play(person, request.seat, request.option, request.at);
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
}

const optionsIn = ({ options }: RequestOf<'create'>): object =>
  typeof options === 'object' && options !== null ? options : {};

const tableOf = (made: Outcome<Room>): Outcome<{ table: string }> =>
  'refused' in made ? made : { ok: { table: made.ok.kept.id } };
