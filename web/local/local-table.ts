// A table that this device runs by itself: alone against bots, or several people who pass the device around.

import type { Saga } from '@skald/games/saga';
import type { Control } from '@skald/games/saved-game';
import type { TableInfo } from '@skald/hall/protocol';
import {
  type Event,
  type GameState,
  type MatchRecord,
  type Orders,
  type Outcome,
  type Refusal,
  type Result,
  type Seat,
  USUAL_LEVEL,
  USUAL_THINKING,
} from '@skald/kernel';
import type { TableAuthority, TableModel } from '../model.ts';
import { Crew, readyCrew } from './crew.ts';
import { fileOf } from './files.ts';
import type { LocalMatch, MatchOfSaga, NewLocalMatch, Seen, Stands } from './messages.ts';
import { sagaAfter, sagaGoesOn, sagaOf } from './sagas.ts';
import { saveMatch } from './saves.ts';
import { newId } from './shelf.ts';

const why = (outcome: Outcome<unknown>): Refusal | null => ('refused' in outcome ? outcome.refused : null);

export class LocalTable implements TableAuthority {
  readonly kind = 'local';
  readonly id: string;
  readonly #match = readyCrew();
  readonly #bots = new Crew();
  readonly #controls: readonly Control[];
  readonly #listeners = new Set<() => void>();
  #game: string;
  #given: { seats: readonly unknown[]; options: unknown };
  #orders: Readonly<Record<Seat, Orders>> = {};
  #model: TableModel | null = null;
  /** The person in front of the screen, when several share it. */
  #eyes: Seat | null;
  #thinking = false;
  /** The device had no room for what happened last. */
  #unkept = false;
  #closed = false;
  #unsaved = false;
  /** The saga this match belongs to, and how it stands once the match is over. */
  readonly saga: MatchOfSaga | null;
  /** Where in the workshop lies what is played on; null for what nobody made here. */
  readonly bench: string | null;
  #told: Saga | null = null;
  #saving: Promise<void> | null = null;

  private constructor(
    id: string,
    game: string,
    given: { seats: readonly unknown[]; options: unknown },
    controls: readonly Control[],
    saga: MatchOfSaga | null,
    bench: string | null,
  ) {
    this.id = id;
    this.saga = saga;
    this.bench = bench;
    this.#game = game;
    this.#given = given;
    this.#controls = controls;
    const humans = this.#humans();
    this.#eyes = humans.length === 1 ? (humans[0] as Seat) : null;
  }

  static async begin(match: NewLocalMatch): Promise<Outcome<LocalTable>> {
    const { game, seats, options, controls, saga, bench = null } = match;
    const of = saga ?? (await sagaOf(game, options, seats, controls));
    const table = new LocalTable(newId(), game, { seats, options }, controls, of, bench);
    return table.#start(await table.#match.ask({ do: 'new', game, seats, options, seed: newSeed() }), true);
  }

  static async load({
    id,
    record,
    controls,
    saga,
    bench,
    orders = {},
  }: Omit<LocalMatch, 'saved'>): Promise<Outcome<LocalTable>> {
    const { game, seats, options } = record;
    const of = saga ?? (await sagaOf(game, options, seats, controls));
    const table = new LocalTable(id, game, { seats, options }, controls, of, bench ?? null);
    table.#orders = orders;
    const loaded = await table.#match.ask({ do: 'load', record });
    if ('ok' in loaded) await table.#match.ask({ do: 'orders', orders });
    return table.#start(loaded, saga === undefined);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): TableModel | null => this.#model;

  async choose(seat: Seat, option: string): Promise<Refusal | null> {
    const played = await this.#match.ask({ do: 'play', seat, option });
    if ('ok' in played) await this.#changed();
    return why(played);
  }

  async order(seat: Seat, orders: Orders): Promise<Refusal | null> {
    this.#orders = { ...this.#orders, [seat]: orders };
    const obeyed = await this.#match.ask({ do: 'orders', orders: this.#orders });
    if ('ok' in obeyed) await this.#changed();
    return why(obeyed);
  }

  async undo(seat: Seat): Promise<Refusal | null> {
    const undone = await this.#match.ask({ do: 'undo', seat });
    if ('ok' in undone) await this.#changed();
    return why(undone);
  }

  /** Everybody sits at the same device: that is consent. */
  async askUndo(_seat: Seat, to: number): Promise<Refusal | null> {
    const back = await this.#match.ask({ do: 'rewind', to });
    if ('ok' in back) await this.#changed();
    return why(back);
  }

  async consent(): Promise<Refusal | null> {
    return null;
  }

  async odds(seat: Seat, option: string): Promise<readonly { outcome: string; chance: number }[] | null> {
    const outcome = await this.#match.ask<{ chances: { outcome: string; chance: number }[] | null }>({
      do: 'odds',
      seat,
      option,
    });
    return 'ok' in outcome ? outcome.ok.chances : null;
  }

  liftCurtain(): void {
    this.#eyes = this.#model?.curtain ?? this.#eyes;
    void this.#look();
  }

  async chat(): Promise<Refusal | null> {
    return { code: 'no-chat-here', params: {} };
  }

  async hush(): Promise<Refusal | null> {
    return this.chat();
  }

  async record(): Promise<MatchRecord | Refusal> {
    const outcome = await this.#match.ask<MatchRecord>({ do: 'record' });
    return 'ok' in outcome ? outcome.ok : outcome.refused;
  }

  /** The game as a file; null when it can't be had. */
  async file(): Promise<string | null> {
    const record = await this.record();
    const { controls, saga } = this;
    return 'skald' in record
      ? fileOf({ record, controls, orders: this.#orders, ...(saga && { saga }) })
      : null;
  }

  get controls(): readonly Control[] {
    return this.#controls;
  }

  /** The saga as it stands after this match. */
  get told(): Saga | null {
    return this.#told;
  }

  close(): void {
    this.#closed = true;
    this.#bots.close();
    // What was chosen last is still being kept.
    void Promise.resolve(this.#saving).then(() => this.#match.close());
  }

  /** `opens`: its saga has not heard of it yet. */
  async #start(begun: Outcome<unknown>, opens: boolean): Promise<Outcome<LocalTable>> {
    if ('refused' in begun) {
      this.close();
      return begun;
    }
    // Whoever gets its address may come back to it at once.
    await this.#keep();
    if (this.saga !== null && opens) await sagaGoesOn(this.saga, this.id);
    await this.#look();
    void this.#letBotsAnswer();
    return { ok: this };
  }

  #humans(): Seat[] {
    return this.#controls.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  }

  /** After every change: keep it, then show it, and let bots answer. What one has seen is never lost. */
  async #changed(): Promise<void> {
    await this.#save();
    await this.#look();
    void this.#letBotsAnswer();
  }

  async #look(): Promise<void> {
    const known = this.#model;
    const sameEyes = known?.seat === this.#eyes;
    const order = {
      do: 'see' as const,
      seat: this.#eyes,
      from: sameEyes ? (known?.events.length ?? 0) : 0,
      revision: sameEyes ? (known?.revision ?? -1) : -1,
    };
    const outcome = await this.#match.ask<Seen>(order);
    if ('refused' in outcome || this.#closed) return;
    await this.#tell(outcome.ok.result);
    this.#model = this.#modelFrom(
      outcome.ok,
      order.revision === outcome.ok.revision ? (known?.events ?? []) : null,
    );
    for (const listener of this.#listeners) listener();
  }

  /** Once it is over, its saga goes on; taken back, it does not. */
  async #tell(result: Result | null): Promise<void> {
    if (this.saga === null || (result === null) === (this.#told === null)) return;
    if (result === null) {
      this.#told = null;
      return sagaGoesOn(this.saga, this.id, true);
    }
    const end = await this.#match.ask<GameState>({ do: 'end' });
    if ('refused' in end) return;
    const { seats } = this.#given;
    const ended = { match: this.id, seats, controls: this.#controls, end: end.ok, result };
    this.#told = await sagaAfter(this.saga, ended);
  }

  #modelFrom(seen: Seen, before: readonly Event[] | null): TableModel {
    const humans = this.#humans();
    const next = seen.asked.find((seat) => humans.includes(seat));
    const hidden =
      humans.length > 1 &&
      next !== undefined &&
      next !== this.#eyes &&
      !seen.asked.includes(this.#eyes ?? -1);
    return {
      info: this.#info(seen),
      revision: seen.revision,
      moves: seen.moves,
      seat: seen.seat,
      view: seen.view,
      decisions: seen.decisions,
      // Whoever shares the screen sees his own alone.
      orders: Object.fromEntries(Object.entries(this.#orders).filter(([seat]) => Number(seat) === seen.seat)),
      mayUndo: seen.mayUndo,
      events: [...(before ?? []), ...seen.events],
      fresh: before === null ? [] : seen.events,
      chat: [],
      result: seen.result,
      commitment: seen.commitment,
      seed: seen.seed,
      wish: null,
      spectators: 0,
      connection: 'local',
      unkept: this.#unkept,
      curtain: hidden ? next : null,
    };
  }

  #info(seen: Seen): TableInfo {
    const now = Date.now();
    return {
      id: this.id,
      game: this.#game,
      options: this.#given.options,
      seats: this.#controls.map(({ kind, name, level }, seat) => ({
        as: this.#given.seats[seat] ?? null,
        kind,
        name,
        level,
        online: true,
        away: false,
        left: null,
        seen: null,
        seal: null,
        revealed: false,
      })),
      status: seen.result === null ? 'playing' : 'over',
      visibility: 'private',
      clock: null,
      now,
      updated: now,
      result: seen.result,
      rematch: null,
      brought: null,
      realDice: false,
      saga: null,
      mine: this.#humans(),
      asked: seen.asked,
      moves: seen.moves,
      mayBegin: false,
      closedChat: false,
    };
  }

  /** One save after the other; what changes meanwhile is in the next. */
  #save(): Promise<void> {
    this.#unsaved = true;
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #saveAll(): Promise<void> {
    while (this.#unsaved) {
      this.#unsaved = false;
      await this.#keep();
    }
  }

  async #keep(): Promise<void> {
    const record = await this.record();
    const stands = await this.#match.ask<Stands>({ do: 'stands' });
    const { id, saga, bench } = this;
    if ('skald' in record)
      this.#unkept = await saveMatch({
        id,
        ...('ok' in stands && { stands: stands.ok }),
        controls: this.#controls,
        ...(saga && { saga }),
        ...(bench !== null && { bench }),
        record,
        saved: Date.now(),
        orders: this.#orders,
      }).then(
        () => false,
        () => true,
      );
  }

  async #letBotsAnswer(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      for (let seat = this.#askedBot(); seat !== null && !this.#closed; seat = this.#askedBot()) {
        const option = await this.#botAnswer(seat);
        const played = option === null ? null : await this.#match.ask({ do: 'play', seat, option });
        if (played !== null && 'refused' in played) return;
        await this.#save();
        await this.#look();
      }
    } finally {
      this.#thinking = false;
    }
  }

  #askedBot(): Seat | null {
    if (this.#model === null || this.#model.result !== null) return null;
    return this.#model.info.asked.find((seat) => this.#controls[seat]?.kind === 'bot') ?? null;
  }

  /** A bot is told what its seat may know, and nothing else. Null when the question is gone meanwhile. */
  async #botAnswer(seat: Seat): Promise<string | null> {
    const outcome = await this.#match.ask<Seen>({
      do: 'see',
      seat,
      from: Number.MAX_SAFE_INTEGER,
      revision: -1,
    });
    const decision = 'ok' in outcome ? outcome.ok.decisions.find((one) => one.seat === seat) : undefined;
    if ('refused' in outcome || decision === undefined) return null;
    const answer = await this.#bots.ask<{ option: string }>({
      do: 'bot',
      seat,
      level: this.#controls[seat]?.level ?? USUAL_LEVEL,
      ms: USUAL_THINKING,
      game: this.#game,
      view: outcome.ok.view,
      decision,
    });
    return 'ok' in answer ? answer.ok.option : null;
  }
}

function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
