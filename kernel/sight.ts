// A match as it stands, to be read: what is asked, and what each seat may know.

import { type Choice, optionId } from './choice.ts';
import { type Event, mayKnow } from './event.ts';
import type { Chance, Decision, Game, GameState, Result } from './game.ts';
import type { History } from './history.ts';
import { clone } from './json.ts';
import { type Asked, choiceLike, type Given, isNamed, listedOption, offered } from './offers.ts';
import { guarded } from './opening.ts';
import { defaultAnswer, type Orders, orderedAnswer } from './orders.ts';
import { asked, copyOf, decisionOf, descriptionOf, hideAnswers, viewOf } from './play.ts';
import type { Position } from './record.ts';
import { type Outcome, type Refusal, refuse } from './refusal.ts';
import type { Seat } from './seat.ts';

export class Sight<S extends GameState> {
  readonly game: Game<S>;
  protected state: S;
  protected readonly history: History<S>;
  /** The questions that were listed since the last choice: nobody's options change before the next. */
  protected readonly listed = new Map<Seat, Decision | null>();

  protected constructor(game: Game<S>, state: S, history: History<S>) {
    this.game = game;
    this.state = state;
    this.history = history;
  }

  decisions(): Asked[] {
    return asked(this.game, this.state).map((seat) => offered(this.#decisionOf(seat) as Decision));
  }

  /** What a seat may know of the open questions: its own in full, of the others only that they are asked. */
  decisionsFor(seat: Seat | null): Asked[] {
    return this.#asked(seat, (own) => offered(this.#decisionOf(own) as Decision));
  }

  /** The same as it is told: a long list by what describes it. */
  decisionsTold(seat: Seat | null): Asked[] {
    return this.#asked(seat, (own, kind) => {
      const described = descriptionOf(this.game, this.state, own);
      return described === undefined
        ? offered(this.#decisionOf(own) as Decision)
        : { seat: own, kind, options: [], described };
    });
  }

  /** The seats that are asked. */
  get asked(): Seat[] {
    return asked(this.game, this.state);
  }

  /** The option that a seat's orders take now; null where it must be asked. */
  ordered(seat: Seat, orders: Orders): string | null {
    const choice = orderedAnswer(this.game, this.state, seat, orders);
    return choice && optionId(choice);
  }

  /** The option that is taken for a seat that does not answer in time; null where it is awaited. */
  byDefault(seat: Seat): string | null {
    const choice = defaultAnswer(this.game, this.state, seat);
    return choice && optionId(choice);
  }

  get result(): Result | null {
    return this.game.result(this.state);
  }

  odds(seat: Seat, option: Given): Outcome<{ chances: Chance[] | null }> {
    const chosen = this.find(seat, option);
    if ('refused' in chosen) return chosen;
    return { ok: { chances: this.game.odds?.(this.view(seat), seat, chosen.ok) ?? null } };
  }

  view(seat: Seat | null): S {
    return viewOf(this.game, this.state, seat);
  }

  /**
   * A view to be written down at once: its parts may be those of the match itself, so only whole parts may be taken out
   * of it. Whoever has been told leaves out what never changes.
   */
  glance(seat: Seat | null, told: boolean): Partial<S> {
    const { redactsAside, fixed = [] } = this.game;
    const state = redactsAside ? this.state : copyOf(this.game, this.state);
    const redacted = this.game.redact(hideAnswers(state, seat), seat);
    const view: Partial<S> = redacted === this.state ? { ...redacted } : redacted;
    if (told) for (const part of fixed) view[part as keyof S] = undefined;
    return view;
  }

  get events(): readonly Event[] {
    return this.history.events;
  }

  /** What a seat may know of what happened, numbered by what it has heard, so that gaps tell nothing. */
  eventsFor(seat: Seat | null, from = 0): Event[] {
    return this.events.filter((event) => mayKnow(event, seat)).slice(from);
  }

  position(): Position {
    return { skald: 'position', game: this.game.id, version: this.game.version, state: clone(this.state) };
  }

  /** The state of a position as JSON, without a copy: for whoever keeps it after every choice. */
  stateJson(): string {
    return JSON.stringify(this.state);
  }

  /** The listed option that is meant, or why there is none. */
  protected find(seat: Seat, given: Given): Outcome<Choice> {
    const decision = this.#decisionOf(seat);
    if (decision === null) return refuse(this.result === null ? 'not-asked' : 'match-over', { seat });
    const found = listedOption(decision, given);
    if (found !== undefined) return { ok: found };
    const why = guarded(
      () => this.game.explain?.(this.view(seat), seat, choiceLike(decision, given)) ?? null,
    );
    return 'ok' in why && why.ok !== null
      ? { refused: why.ok }
      : refuse('no-such-option', { kind: decision.kind });
  }

  /** Why an option cannot be chosen although it is listed: no record could name it. What a record names need not be asked. */
  protected unnamed(seat: Seat, given: Given): { refused: Refusal } | null {
    const decision = this.#decisionOf(seat);
    const found = decision && listedOption(decision, given);
    if (!decision || !found || isNamed(decision, found)) return null;
    return refuse('bad-option', { kind: decision.kind, option: optionId(found) });
  }

  #asked(seat: Seat | null, tell: (own: Seat, kind: string) => Asked): Asked[] {
    const kind = this.state.agenda.at(-1)?.step ?? '';
    return asked(this.game, this.state).map((other) =>
      other === seat ? tell(other, kind) : { seat: other, kind, options: [] },
    );
  }

  #decisionOf(seat: Seat): Decision | null {
    let listed = this.listed.get(seat);
    if (listed === undefined) {
      listed = decisionOf(this.game, this.state, seat);
      this.listed.set(seat, listed);
    }
    return listed;
  }
}
