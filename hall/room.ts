// What people do at a table, one after the other: play, come and go, look on.

import { type Match, type MatchRecord, type Orders, type Outcome, refuse } from '@skald/kernel';
import { giveSeat, seen, whoGivesSeat, whoReplaces } from './absence.ts';
import type { Agreed } from './agreements.ts';
import { trial } from './bringing.ts';
import { openSeal } from './gathering.ts';
import { seatsOf } from './info.ts';
import type { KeptSeat, Person } from './kept.ts';
import type { Known, Watcher } from './news.ts';
import type { Written } from './past.ts';
import type { Matter, TableState } from './protocol/index.ts';
import { fillWithBots, getUp, isDeserted, maySit, mindsTypedDice, type Sitting, sitDown } from './seats.ts';
import { type Moved, Table } from './table.ts';
import { giveOrders } from './unasked.ts';

export class Room extends Table {
  // ── Playing ─────────────────────────────────────────────────────────────────

  play(person: Person, seat: number, option: string, at: number): Promise<Moved> {
    return this.turns.take(async () => {
      const mine = this.own(person, seat, at);
      return 'refused' in mine ? mine : await this.choose(mine.ok, seat, option, 'person');
    });
  }

  /** What somebody answers once for all. Only he is told, and nothing that others see changes. */
  order(person: Person, seat: number, orders: Orders): Promise<Outcome<object>> {
    return this.turns.take(async () => {
      const given = giveOrders(this.kept, this.module.game, person, seat, orders);
      if ('refused' in given) return given;
      await this.house.store.saveSeats(this.kept, null, this.kept.updated);
      this.readers.tellOne(this, person);
      this.unasked.wake();
      return given;
    });
  }

  undo(person: Person, seat: number, at: number): Promise<Moved> {
    return this.turns.take(async () => {
      const mine = this.own(person, seat, at);
      if ('refused' in mine) return mine;
      const back = await this.past.undo(mine.ok, seat, person.id);
      return 'refused' in back ? back : this.wentBack(back.ok, back.ok.moves, seat);
    });
  }

  /** Further back than the rules allow alone: every other person at the table must agree. */
  askUndo(person: Person, seat: number, to: number, at: number): Promise<Moved> {
    return this.turns.take(async () => {
      const mine = this.own(person, seat, at);
      if ('refused' in mine) return mine;
      if (to >= mine.ok.moves) return refuse('no-such-moment', { moves: to });
      const people = this.kept.seats.flatMap((one) => (one.person === null ? [] : [one.person]));
      const waiting = new Set(people.filter((other) => other !== person.id));
      return this.#ask({ kind: 'undo', to }, person, seat, waiting);
    });
  }

  /** A bot shall play for somebody who is awaited and gone: those who are here must agree. */
  askReplace(person: Person, seat: number): Promise<Moved> {
    return this.turns.take(async () => {
      const waiting = whoReplaces(this.kept, person, seat, this.online, this.house.now());
      if ('refused' in waiting) return waiting;
      const by = seatsOf(this.kept, person)[0] ?? null;
      return this.#ask({ kind: 'replace', seat }, person, by, waiting.ok);
    });
  }

  consent(person: Person, request: number, yes: boolean): Promise<Moved> {
    return this.turns.take(async () => {
      const answered = this.agreements.answer(person, request, yes, this.kept);
      if ('refused' in answered) return answered;
      if (answered.ok !== null) return this.#carryOut(answered.ok);
      this.tellAll();
      return { ok: { moves: this.kept.moves } };
    });
  }

  odds(person: Person, seat: number, option: string): Promise<Outcome<unknown>> {
    return this.turns.take(async () =>
      !seatsOf(this.kept, person).includes(seat)
        ? refuse('not-your-seat', { seat })
        : this.match === null || this.kept.status === 'open'
          ? refuse('not-begun', {})
          : this.match.odds(seat, option),
    );
  }

  /** An earlier moment, as this reader saw it then: nothing that was hidden from him comes to light. */
  async look(person: Person | null, at: number, who: string): Promise<Outcome<Written>> {
    const now = await this.turns.take(async () => this.live.now);
    if (now === null) return refuse('not-begun', {});
    const seat = this.kept.status === 'open' ? null : (seatsOf(this.kept, person)[0] ?? null);
    return this.live.asPlayed === null
      ? this.past.look(now, seat, at, who)
      : this.past.momentOf(now.match, seat, at);
  }

  // ── Coming and going ────────────────────────────────────────────────────────

  join(person: Person, seats: readonly number[], sitting: Sitting): Promise<Outcome<object>> {
    return this.turns.take(async () => this.#join(person, seats, sitting));
  }

  /** An open seat is taken at once; for that of somebody who is away the others must agree. */
  askSeat(person: Person, seat: number, sitting: Sitting): Promise<Outcome<object>> {
    return this.turns.take(async () => {
      if (this.kept.status === 'open' || !this.kept.seats[seat]?.away)
        return this.#join(person, [seat], sitting);
      if (this.house.departed.has(person.id)) return refuse('sign-in-first', {});
      const waiting = whoGivesSeat(this.kept, person, seat, this.online, this.house.now());
      if ('refused' in waiting) return waiting;
      const unwilling = mindsTypedDice(this.kept, sitting);
      return unwilling ?? this.#ask({ kind: 'seat', seat }, person, null, waiting.ok, sitting);
    });
  }

  /** Somebody opens what he sealed for the dice. */
  reveal(person: Person, part: string): Promise<Outcome<object>> {
    return this.turns.take(async () => this.seatsChanged(openSeal(this.kept, person, part)));
  }

  /** Bots take the seats nobody wanted. */
  begin(person: Person): Promise<Outcome<object>> {
    return this.turns.take(async () => this.seatsChanged(fillWithBots(this.kept, person)));
  }

  leave(person: Person): Promise<Outcome<{ deserted: boolean }>> {
    return this.turns.take(async () => {
      const left = await this.seatsChanged(getUp(this.kept, person));
      return 'refused' in left ? left : { ok: { deserted: isDeserted(this.kept) } };
    });
  }

  comeBack(person: Person): Promise<Outcome<object>> {
    return this.turns.take(async () => {
      const seats = seatsOf(this.kept, person);
      if (seats.length === 0) return refuse('not-seated', {});
      for (const seat of seats) this.sitBack(seat);
      return this.seatsChanged();
    });
  }

  /** The table where the same people play again; the first who asks makes it. */
  rematch(make: () => Promise<string>): Promise<string> {
    return this.turns.take(async () => {
      this.kept.rematch = await make();
      await this.append({});
      this.tellAll();
      this.house.changed(this.kept, false);
      return this.kept.rematch;
    });
  }

  say(person: Person, text: string): Promise<Outcome<object>> {
    return this.turns.take(async () => {
      if (this.house.departed.has(person.id)) return refuse('sign-in-first', {});
      const said = await this.chat.say(person, seatsOf(this.kept, person)[0] ?? null, text);
      if ('ok' in said) this.tellAll();
      return said;
    });
  }

  /** Those at the table close its chat to all others, or open it again. */
  hush(person: Person, closed: boolean): Promise<Outcome<object>> {
    return this.turns.take(async () => {
      if (seatsOf(this.kept, person).length === 0) return refuse('not-seated', {});
      this.kept.terms = { ...this.kept.terms, closedChat: closed };
      await this.append({});
      this.tellAll();
      return { ok: {} };
    });
  }

  // ── Looking on ──────────────────────────────────────────────────────────────

  /** Answers at once, so that no news can overtake what it builds upon. */
  watch(watcher: Watcher, have: Known | null, answer: (state: TableState) => void): Promise<void> {
    return this.turns.take(async () => {
      const comes = (person: string): boolean => person === watcher.person?.id || this.online(person);
      this.agreements.review(this.kept, comes);
      answer(this.readers.add(watcher, this, have));
      this.presenceChanged();
      this.standIns.wake();
    });
  }

  async unwatch(watcher: Watcher): Promise<void> {
    try {
      await this.turns.take(async () => {
        if (!this.readers.remove(watcher)) return;
        this.sawOff = seen(this.kept, watcher.person, this.house.now()) || this.sawOff;
        this.presenceChanged();
      });
    } finally {
      // Who has gone has gone, also while the store is away.
      this.readers.remove(watcher);
    }
  }

  /** A running game leaves the hall only when one person plays all of its human seats: it tells every secret. */
  record(person: Person | null): Promise<Outcome<MatchRecord>> {
    return this.turns.take(async () => {
      const { seats, status } = this.kept;
      const alone =
        person !== null && seats.every((seat) => seat.kind === 'bot' || seat.person === person.id);
      if (this.match === null || (status !== 'over' && !alone)) return refuse('still-running', {});
      return { ok: this.live.asPlayed ?? this.match.record() };
    });
  }

  // ── Inside ──────────────────────────────────────────────────────────────────

  async #join(person: Person, seats: readonly number[], sitting: Sitting): Promise<Outcome<object>> {
    if (this.house.departed.has(person.id)) return refuse('sign-in-first', {});
    const { kept, module, house } = this;
    const fits = maySit(kept, module, person, seats, sitting);
    if ('refused' in fits) return fits;
    const beginning = trial(kept, module, seats[0] ?? 0, sitting.brought ?? []);
    const tried = beginning && (await house.replays.try(person.id, module, beginning));
    if (tried && 'refused' in tried) return tried;
    // He may have left for good meanwhile.
    if (house.departed.has(person.id)) return refuse('sign-in-first', {});
    sitDown(kept, module, person, seats, house.now(), sitting);
    return this.seatsChanged();
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
    const asked = this.agreements.ask({ matter, person, sitting, by, at: moves, waiting }, this.online);
    if ('refused' in asked) return asked;
    if (asked.ok.agreed !== null) return this.#carryOut(asked.ok.agreed);
    this.tellAll();
    return { ok: { moves, request: asked.ok.request } };
  }

  async #carryOut({ matter, person, sitting }: Agreed): Promise<Moved> {
    const { moves } = this.kept;
    if (this.match === null) return refuse('not-begun', {});
    if (matter.kind === 'undo') return this.#rewind(this.match, matter.to, person.id);
    if (matter.kind === 'seat') {
      giveSeat(this.kept, matter.seat, person, this.house.now(), sitting);
      this.clock.refill(matter.seat);
    } else (this.kept.seats[matter.seat] as KeptSeat).away = true;
    await this.seatsChanged();
    return { ok: { moves } };
  }

  async #rewind(match: Match, to: number, who: string): Promise<Moved> {
    const back = await this.past.rewind(match, to, who);
    return 'refused' in back ? back : this.wentBack(back.ok, to);
  }
}
