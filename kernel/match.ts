import { optionId } from './choice.ts';
import { commitment, type Part } from './dice.ts';
import type { Event, LapsedEvent } from './event.ts';
import type { Frame, Game, GameState } from './game.ts';
import { History } from './history.ts';
import type { MatchImage, Origin } from './image.ts';
import { firstIssue } from './issues.ts';
import { clone, digest } from './json.ts';
import { MatchDice } from './match-dice.ts';
import type { Asked, Given } from './offers.ts';
import { firstState, foreign, guarded, type NewMatch, reason, stateOf } from './opening.ts';
import { answer, copyOf, Play, run } from './play.ts';
import { type MatchRecord, type Move, RecordSchema, readMove } from './record.ts';
import { type Outcome, Refused, refuse } from './refusal.ts';
import type { Seat } from './seat.ts';
import { Sight } from './sight.ts';

type Played = Outcome<{ events: readonly Event[] }>;

/**
 * The one authority over a match, the same in the browser, the server and the terminal. It alone knows the
 * truth; what it returns to a seat is redacted for that seat.
 */
export class Match<S extends GameState = GameState> extends Sight<S> {
  /** Keeps no copy to take a choice back with, but plays all again then: for whoever hosts a thousand matches. */
  sparing = false;
  readonly #given: Origin;
  readonly #dice: MatchDice;

  private constructor(game: Game<S>, state: S, given: Origin, dice: MatchDice, history: History<S>) {
    super(game, state, history);
    this.#given = given;
    this.#dice = dice;
  }

  static create<S extends GameState>(game: Game<S>, given: NewMatch): Outcome<Match<S>> {
    const { seats, options, seed, parts } = given;
    const begun = firstState(game, given);
    if ('refused' in begun) return begun;
    return { ok: Match.#begin(game, begun.ok, seed, { seats, options: options ?? {}, parts }) };
  }

  /** Goes on from a position, with dice of a new seed. */
  static load<S extends GameState>(
    game: Game<S>,
    position: unknown,
    seed: string,
    parts?: readonly Part[],
  ): Outcome<Match<S>> {
    const state = stateOf(game, position, seed);
    if ('refused' in state) return state;
    const given = { seats: [], options: {}, parts, start: clone(state.ok) };
    return guarded(() => {
      const match = Match.#begin(game, state.ok, seed, given);
      match.#checkQuestions();
      return match;
    });
  }

  /** Plays a record again; `upTo` stops after so many moves, `before` looks on. The record must carry its seed. */
  static replay<S extends GameState>(
    game: Game<S>,
    record: unknown,
    upTo = Infinity,
    before?: (match: Match<S>, move: Move) => void,
  ): Outcome<Match<S>> {
    const checked = RecordSchema.safeParse(record);
    if (!checked.success) return refuse('bad-record', { why: firstIssue(checked.error) });
    const { seats, options, seed, parts, moves, start } = checked.data;
    const wrong = foreign(game, checked.data);
    if (wrong) return { refused: wrong };
    if (seed === undefined) return refuse('record-without-seed');
    const begun =
      start === undefined
        ? Match.create(game, { seats, options, seed, parts })
        : Match.load(
            game,
            { skald: 'position', game: game.id, version: game.version, state: clone(start) },
            seed,
            parts,
          );
    if ('refused' in begun) return begun;
    const match = begun.ok;
    match.sparing = true;
    const done = match.follow(moves.slice(0, upTo), before);
    if ('refused' in done) return done;
    match.sparing = false;
    return { ok: match };
  }

  /** Goes on from an image, which nobody else may use afterwards. */
  static restore<S extends GameState>(game: Game<S>, image: MatchImage<S>): Match<S> {
    const dice = MatchDice.restore(image);
    return new Match(game, image.state, image.given, dice, new History(dice, image));
  }

  static #begin<S extends GameState>(game: Game<S>, state: S, seed: string, given: Origin): Match<S> {
    const dice = new MatchDice(seed, given.parts);
    const match = new Match(game, state, given, dice, new History(dice));
    run(game, match.#play());
    match.history.wall('start');
    return match;
  }

  /** All that this match is, to be copied at once: its parts are those of the match itself. */
  image(): MatchImage<S> {
    const { checkpoint, events, moves } = this.history;
    if (checkpoint.state === null && this.movesToRepeat > 0)
      checkpoint.state = this.#stateAfter(checkpoint.moves);
    return { ...this.#dice.image(), given: this.#given, state: this.state, checkpoint, events, moves };
  }

  /** Carries out one of the listed options, given by id or by what it says. */
  play(seat: Seat, option: Given): Played {
    return this.unnamed(seat, option) ?? this.#choose(seat, option, false);
  }

  /** Time is up: the seat's question is answered by default, which everybody is told. */
  lapse(seat: Seat): Played {
    const option = this.byDefault(seat);
    return option === null ? refuse('not-asked', { seat }) : this.#choose(seat, option, true);
  }

  #choose(seat: Seat, option: Given, late: boolean): Played {
    const chosen = this.find(seat, option);
    if ('refused' in chosen) return chosen;
    if (late && optionId(chosen.ok) !== this.byDefault(seat)) return refuse('no-such-option', {});
    const history = this.history;
    history.wallFromOthers(seat);
    if (!this.sparing && this.movesToRepeat === 0) history.checkpoint.state ??= copyOf(this.game, this.state);
    this.listed.clear();
    const from = history.events.length;
    const play = this.#play();
    if (late) history.events.push(this.#lapsed(seat));
    try {
      answer(this.game, play, seat, chosen.ok);
      if (this.#isHandMade) this.#checkQuestions();
    } catch (error) {
      this.#restore(history.since);
      if (error instanceof Refused) return { refused: error.refusal };
      if (this.#isHandMade) return refuse('bad-position', { why: reason(error) });
      throw error;
    }
    const move = { kind: 'choice', seat, option: optionId(chosen.ok) } as const;
    history.moves.push(late ? { ...move, late } : move);
    if (play.wall !== null) history.wall(play.wall);
    // Nobody chose this, so nobody takes it back.
    else if (late) history.wall('other-seat');
    return { ok: { events: history.events.slice(from) } };
  }

  // ── Going on and back ───────────────────────────────────────────────────────

  get moves(): number {
    return this.history.moves.length;
  }

  /** Goes on by moves as a record writes them. */
  follow(moves: readonly string[], before?: (match: Match<S>, move: Move) => void): Outcome<null> {
    for (const text of moves) {
      const move = readMove(text);
      if (move !== null) before?.(this, move);
      const done = move === null ? refuse('no-such-option', {}) : this.#repeat(move);
      if ('refused' in done)
        return refuse('record-breaks', { move: this.moves + 1, text, why: done.refused.code });
    }
    return { ok: null };
  }

  /** How many moves lie behind the last wall: taking one back repeats the others. */
  get movesToRepeat(): number {
    return this.moves - this.history.checkpoint.moves;
  }

  /** Moves as a record writes them, from a number on. */
  movesFrom(first: number): string[] {
    return this.history.written(first);
  }

  /** Whether this seat could take back its last choice now. */
  mayUndo(seat: Seat): boolean {
    const { last } = this.history;
    return last?.kind === 'choice' && last.seat === seat;
  }

  /** Takes back the seat's last choice, unless a die, a secret or another seat's choice lies behind it. */
  undo(seat: Seat): Outcome<{ decisions: Asked[] }> {
    const { last, checkpoint, since } = this.history;
    if (last === undefined) return refuse(`undo-${checkpoint.wall}`);
    if (!this.mayUndo(seat)) return refuse('undo-other-seat');
    this.#restore(since.slice(0, -1));
    return { ok: { decisions: this.decisions() } };
  }

  /** Goes back to an earlier moment by everyone's consent. Dice that were seen do not come again. */
  rewind(moves: number): Outcome<Match<S>> {
    const back = this.earlier(moves);
    if ('refused' in back) return back;
    const then = back.ok;
    then.sparing = this.sparing;
    for (const move of then.#dice.waysTo(this.#dice)) then.#repeat(move);
    const words = this.#dice.drawn - then.#dice.drawn;
    if (words > 0) then.#repeat({ kind: 'skip', words });
    return back;
  }

  /** The match as it was after so many moves; this one stays as it is. */
  earlier(moves: number, before?: (match: Match<S>, move: Move) => void): Outcome<Match<S>> {
    if (!Number.isInteger(moves) || moves < 0 || moves > this.moves)
      return refuse('no-such-moment', { moves });
    return Match.replay(this.game, this.#inputs(), moves, before);
  }

  // ── Dice ────────────────────────────────────────────────────────────────────

  /** Every face so far. */
  get rolls(): readonly number[] {
    return this.#dice.rolls;
  }

  /** How many faces that were typed in are still to be rolled. */
  get loadedDice(): number {
    return this.#dice.loaded.length;
  }

  /** Of the seed whose dice come next. */
  get commitment(): string {
    return this.#dice.commitment;
  }

  /** The secret of the dice to come, but for what seats have added. */
  get seed(): string {
    return this.#dice.secret;
  }

  /** The next dice take these faces, then the seed goes on. Returns what is left of all faces given so far. */
  loadDice(faces: readonly number[] = []): Outcome<{ left: number[] }> {
    const loaded = this.#handled(this.#dice.load(faces));
    return 'refused' in loaded ? loaded : { ok: { left: [...this.#dice.loaded] } };
  }

  /** From here on the dice are those of another seed: whoever knew the old one knows nothing of them. */
  reseed(seed: string): Outcome<null> {
    return this.#handled(this.#dice.reseed(seed));
  }

  /** A seat's part goes into the dice to come: whoever knew the seed alone knows nothing of them. */
  stir(part: Part): Outcome<null> {
    return this.#handled(this.#dice.stir(part));
  }

  /** Faces that were typed in and not rolled yet are put away. */
  dropDice(): Outcome<null> {
    return this.#handled(this.#dice.drop());
  }

  /** The whole truth, seed included. */
  record(): MatchRecord {
    return { ...this.#inputs(), rolls: [...this.rolls], result: this.result, digest: digest(this.state) };
  }

  // ── Inside ──────────────────────────────────────────────────────────────────

  /** As much of a record as it takes to play it again. */
  #inputs(): MatchRecord {
    const { seats, options, start, parts } = this.#given;
    const seed = this.#dice.firstSeed;
    return {
      skald: 'record',
      game: this.game.id,
      version: this.game.version,
      seats: [...seats],
      options,
      ...(start !== undefined && { start: clone(start) }),
      commitment: commitment(seed),
      ...(parts !== undefined && { parts: [...parts] }),
      seed,
      moves: this.history.written(),
      rolls: [],
      result: null,
      digest: '0'.repeat(64),
    };
  }

  /** It began from a position that somebody may have made up: only play shows whether its agenda makes sense. */
  get #isHandMade(): boolean {
    return this.#given.start !== undefined;
  }

  /** A question that nobody can answer is none that play ever leads to. */
  #checkQuestions(): void {
    const stuck = this.decisions().find(({ options }) => options.length === 0);
    if (stuck) throw new Refused('bad-position', { why: `agenda: no answer to ${stuck.kind}` });
  }

  #play(): Play<S> {
    return new Play(this.state, this.#dice, (event) => this.history.events.push(event));
  }

  /** Back to the last wall, then forward again through these moves. */
  #restore(moves: readonly Move[]): void {
    const { checkpoint } = this.history;
    this.state = checkpoint.state ?? this.#stateAfter(checkpoint.moves);
    this.history.goBack();
    this.listed.clear();
    for (const move of moves) this.#repeat(move);
  }

  #stateAfter(moves: number): S {
    const then = this.earlier(moves);
    if ('refused' in then) throw new Refused(then.refused.code, then.refused.params);
    return then.ok.state;
  }

  #repeat(move: Move): Outcome<unknown> {
    if (move.kind === 'choice') return this.#choose(move.seat, move.option, move.late ?? false);
    if (move.kind === 'dice') return this.loadDice(move.faces);
    if (move.kind === 'drop') return this.dropDice();
    if (move.kind === 'seed') return this.reseed(move.seed);
    if (move.kind === 'part') return this.stir(move);
    return this.#handled(this.#dice.skip(move.words));
  }

  /** Where several are asked in secret the others would learn the answer from it. */
  #lapsed(seat: Seat): LapsedEvent {
    const { step, ...frame } = this.state.agenda.at(-1) as Frame;
    return { type: 'lapsed', seat, kind: step, ...('answers' in frame && { only: [seat] }) };
  }

  /** Something was done to the dice: it belongs to the record, and nobody goes back behind it. */
  #handled(done: Outcome<Move | null>): Outcome<null> {
    if ('refused' in done) return done;
    if (done.ok !== null) {
      this.history.moves.push(done.ok);
      this.history.wall('dice');
    }
    return { ok: null };
  }
}
