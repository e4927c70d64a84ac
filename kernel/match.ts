import { type Choice, optionId, sameChoice } from './choice.ts';
import { commitment, type Dice, isSeed, LoadedDice, type Part, SeedDice, stirred } from './dice.ts';
import { type Event, mayKnow } from './event.ts';
import type { Decision, Game, GameState, Result } from './game.ts';
import type { Checkpoint, MatchImage, Origin } from './image.ts';
import { clone, digest } from './json.ts';
import { answer, asked, copyOf, decisionOf, hideAnswers, Play, run, viewOf } from './play.ts';
import {
  type MatchRecord,
  type Move,
  type Position,
  PositionSchema,
  RecordSchema,
  readMove,
  writeMove,
} from './record.ts';
import { type Outcome, type Refusal, Refused, refuse } from './refusal.ts';
import type { Seat } from './seat.ts';

export interface NewMatch {
  readonly seats: readonly unknown[];
  readonly options: unknown;
  /** 64 hex digits; whoever has them, and all parts, knows every die. */
  readonly seed: string;
  /** What seats add to it before the first die. */
  readonly parts?: readonly Part[] | undefined;
}

/** An option as it leaves the authority: what it says, and the id to choose it by. */
export interface Offer {
  readonly id: string;
  readonly choice: Choice;
}

export interface Asked {
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly Offer[];
}

const DIE_MAX = 1_000;

/**
 * The one authority over a match, the same in the browser, the server and the terminal. It alone knows the
 * truth; what it returns to a seat is redacted for that seat.
 */
export class Match<S extends GameState = GameState> {
  readonly game: Game<S>;
  /** Keeps no copy to take a choice back with, but plays all again then: for whoever hosts a thousand matches. */
  sparing = false;
  readonly #given: Origin;
  readonly #firstSeed: string;
  /** What the dice hang on: the last seed and all that was stirred into it since. */
  #secret: string;
  #parts: Part[];
  #seed: SeedDice;
  #dice: LoadedDice;
  #commitment: string | null = null;
  #state: S;
  #events: Event[] = [];
  #rolls: number[] = [];
  #moves: Move[] = [];
  #checkpoint: Checkpoint<S>;
  /** The questions that were listed since the last choice: nobody's options change before the next. */
  readonly #listed = new Map<Seat, Decision | null>();

  private constructor(game: Game<S>, state: S, seed: string, given: Origin) {
    this.game = game;
    this.#given = given;
    this.#firstSeed = this.#secret = seed;
    this.#parts = [...(given.parts ?? [])];
    this.#seed = new SeedDice(this.#parts.reduce(stirred, seed));
    this.#dice = new LoadedDice([], this.#seed);
    this.#state = state;
    const play = this.#play();
    run(game, play);
    this.#checkpoint = this.#here('start');
  }

  static create<S extends GameState>(
    game: Game<S>,
    { seats, options, seed, parts }: NewMatch,
  ): Outcome<Match<S>> {
    if (!isSeed(seed)) return refuse('bad-seed');
    if (seats.length < game.seats.min || seats.length > game.seats.max)
      return refuse('wrong-number-of-seats', { ...game.seats, given: seats.length });
    const checkedSeats = game.schemas.seat.array().safeParse(seats);
    if (!checkedSeats.success) return refuse('bad-seats', { why: firstIssue(checkedSeats.error) });
    const checkedOptions = game.schemas.options.safeParse(options ?? {});
    if (!checkedOptions.success) return refuse('bad-options', { why: firstIssue(checkedOptions.error) });
    const begun = game.begin(checkedSeats.data, checkedOptions.data);
    if ('refused' in begun) return begun;
    return { ok: new Match(game, begun.ok, seed, { seats, options: options ?? {}, parts }) };
  }

  /** Goes on from a position, with dice of a new seed. */
  static load<S extends GameState>(
    game: Game<S>,
    position: unknown,
    seed: string,
    parts?: readonly Part[],
  ): Outcome<Match<S>> {
    if (!isSeed(seed)) return refuse('bad-seed');
    const checked = PositionSchema.safeParse(position);
    if (!checked.success) return refuse('bad-position', { why: firstIssue(checked.error) });
    const wrong = foreign(game, checked.data);
    if (wrong) return { refused: wrong };
    const state = game.schemas.state.safeParse(checked.data.state);
    if (!state.success) return refuse('bad-position', { why: firstIssue(state.error) });
    const faults = guarded(() => game.faults(state.data as S));
    if ('refused' in faults) return faults;
    if (faults.ok.length > 0) return refuse('bad-position', { why: faults.ok[0] as string });
    const given = { seats: [], options: {}, parts, start: clone(state.data) };
    return guarded(() => {
      const match = new Match(game, state.data as S, seed, given);
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
    const match = new Match(game, image.state, image.firstSeed, image.given);
    match.#secret = image.secret;
    match.#parts = [...image.parts];
    match.#seed = new SeedDice(image.key, image.drawn);
    match.#dice = new LoadedDice(image.loaded, match.#seed);
    match.#events = image.events as Event[];
    match.#rolls = image.rolls as number[];
    match.#moves = image.moves as Move[];
    match.#checkpoint = { ...image.checkpoint };
    return match;
  }

  /** All that this match is, to be copied at once: its parts are those of the match itself. */
  image(): MatchImage<S> {
    const back = this.#checkpoint;
    if (back.state === null && this.movesToRepeat > 0) back.state = this.#stateAfter(back.moves);
    return {
      given: this.#given,
      firstSeed: this.#firstSeed,
      secret: this.#secret,
      parts: this.#parts,
      key: this.#seed.seed,
      drawn: this.#seed.drawn,
      loaded: this.#dice.faces,
      state: this.#state,
      checkpoint: back,
      events: this.#events,
      rolls: this.#rolls,
      moves: this.#moves,
    };
  }

  decisions(): Asked[] {
    return asked(this.game, this.#state).map((seat) => offers(this.#decisionOf(seat) as Decision));
  }

  /** What a seat may know of the open questions: its own in full, of the others only that they are asked. */
  decisionsFor(seat: Seat | null): Asked[] {
    const kind = this.#state.agenda.at(-1)?.step ?? '';
    return asked(this.game, this.#state).map((other) =>
      other === seat ? offers(this.#decisionOf(other) as Decision) : { seat: other, kind, options: [] },
    );
  }

  get result(): Result | null {
    return this.game.result(this.#state);
  }

  get moves(): number {
    return this.#moves.length;
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
    return this.#moves.length - this.#checkpoint.moves;
  }

  /** Moves as a record writes them, from a number on. */
  movesFrom(first: number): string[] {
    return this.#moves.slice(first).map(writeMove);
  }

  /** Whether this seat could take back its last choice now. */
  mayUndo(seat: Seat): boolean {
    const last = this.#moves.length > this.#checkpoint.moves ? this.#moves.at(-1) : undefined;
    return last?.kind === 'choice' && last.seat === seat;
  }

  get events(): readonly Event[] {
    return this.#events;
  }

  /** Every face so far. */
  get rolls(): readonly number[] {
    return this.#rolls;
  }

  /** How many faces that were typed in are still to be rolled. */
  get loadedDice(): number {
    return this.#dice.faces.length;
  }

  /** Of the seed whose dice come next. */
  get commitment(): string {
    this.#commitment ??= commitment(this.#secret);
    return this.#commitment;
  }

  /** The secret of the dice to come, but for what seats have added. */
  get seed(): string {
    return this.#secret;
  }

  /** Carries out one of the listed options, given by id or by what it says. */
  play(
    seat: Seat,
    option: string | Readonly<Record<string, unknown>>,
  ): Outcome<{ events: readonly Event[] }> {
    const chosen = this.#find(seat, option);
    if ('refused' in chosen) return chosen;
    const move: Move = { kind: 'choice', seat, option: optionId(chosen.ok) };
    const own = this.#moves
      .slice(this.#checkpoint.moves)
      .every((m) => m.kind === 'choice' && m.seat === seat);
    if (!own) this.#checkpoint = this.#here('other-seat');
    if (!this.sparing && this.#checkpoint.moves === this.#moves.length)
      this.#checkpoint.state ??= copyOf(this.game, this.#state);
    this.#listed.clear();
    const from = this.#events.length;
    const play = this.#play();
    try {
      answer(this.game, play, seat, chosen.ok);
      if (this.#isHandMade) this.#checkQuestions();
    } catch (error) {
      this.#restore(this.#moves.slice(this.#checkpoint.moves));
      if (error instanceof Refused) return { refused: error.refusal };
      if (this.#isHandMade) return refuse('bad-position', { why: reason(error) });
      throw error;
    }
    this.#moves.push(move);
    if (play.wall !== null) this.#checkpoint = this.#here(play.wall);
    return { ok: { events: this.#events.slice(from) } };
  }

  /** Takes back the seat's last choice, unless a die, a secret or another seat's choice lies behind it. */
  undo(seat: Seat): Outcome<{ decisions: Asked[] }> {
    const since = this.#moves.slice(this.#checkpoint.moves);
    const last = since.at(-1);
    if (last === undefined) return refuse(`undo-${this.#checkpoint.wall}`);
    if (last.kind !== 'choice' || last.seat !== seat) return refuse('undo-other-seat');
    this.#restore(since.slice(0, -1));
    return { ok: { decisions: this.decisions() } };
  }

  /** Goes back to an earlier moment by everyone's consent. Dice that were seen do not come again. */
  rewind(moves: number): Outcome<Match<S>> {
    const back = this.earlier(moves);
    if ('refused' in back) return back;
    back.ok.sparing = this.sparing;
    back.ok.#takeDiceOf(this);
    const words = this.#seed.drawn - back.ok.#seed.drawn;
    if (words > 0) back.ok.#skip(words);
    return back;
  }

  /** The match as it was after so many moves; this one stays as it is. */
  earlier(moves: number): Outcome<Match<S>> {
    if (!Number.isInteger(moves) || moves < 0 || moves > this.#moves.length)
      return refuse('no-such-moment', { moves });
    return Match.replay(this.game, this.#inputs(), moves);
  }

  /** The next dice take these faces, then the seed goes on. Returns what is left of all faces given so far. */
  loadDice(faces: readonly number[] = []): Outcome<{ left: number[] }> {
    const bad = faces.find((face) => !Number.isInteger(face) || face < 1 || face > DIE_MAX);
    if (bad !== undefined) return refuse('bad-face', { face: String(bad) });
    if (faces.length > 0) {
      this.#dice.faces.push(...faces);
      this.#moves.push({ kind: 'dice', faces: [...faces] });
      this.#checkpoint = this.#here('dice');
    }
    return { ok: { left: [...this.#dice.faces] } };
  }

  /** From here on the dice are those of another seed: whoever knew the old one knows nothing of them. */
  reseed(seed: string): Outcome<null> {
    if (!isSeed(seed)) return refuse('bad-seed');
    this.#secret = seed;
    this.#parts = [];
    this.#commitment = null;
    return this.#newKey(seed, { kind: 'seed', seed });
  }

  /** A seat's part goes into the dice to come: whoever knew the seed alone knows nothing of them. */
  stir({ seat, part }: Part): Outcome<null> {
    if (!isSeed(part)) return refuse('bad-seed');
    this.#parts.push({ seat, part });
    return this.#newKey(stirred(this.#seed.seed, { seat, part }), { kind: 'part', seat, part });
  }

  /** Faces that were typed in and not rolled yet are put away. */
  dropDice(): void {
    if (this.#dice.faces.length === 0) return;
    this.#dice.faces.length = 0;
    this.#moves.push({ kind: 'drop' });
    this.#checkpoint = this.#here('dice');
  }

  view(seat: Seat | null): S {
    return viewOf(this.game, this.#state, seat);
  }

  /**
   * A view to be written down at once: its parts may be those of the match itself, so only whole parts may be taken out
   * of it. Whoever has been told leaves out what never changes.
   */
  glance(seat: Seat | null, told: boolean): Partial<S> {
    const { redactsAside, fixed = [] } = this.game;
    const state = redactsAside ? this.#state : copyOf(this.game, this.#state);
    const redacted = this.game.redact(hideAnswers(state, seat), seat);
    const view: Partial<S> = redacted === this.#state ? { ...redacted } : redacted;
    if (told) for (const part of fixed) view[part as keyof S] = undefined;
    return view;
  }

  /** What a seat may know of what happened, numbered by what it has heard, so that gaps tell nothing. */
  eventsFor(seat: Seat | null, from = 0): Event[] {
    return this.#events.filter((event) => mayKnow(event, seat)).slice(from);
  }

  odds(
    seat: Seat,
    option: string | Readonly<Record<string, unknown>>,
  ): Outcome<{ chances: ReturnType<NonNullable<Game<S>['odds']>> }> {
    const chosen = this.#find(seat, option);
    if ('refused' in chosen) return chosen;
    return { ok: { chances: this.game.odds?.(this.view(seat), seat, chosen.ok) ?? null } };
  }

  position(): Position {
    return { skald: 'position', game: this.game.id, version: this.game.version, state: clone(this.#state) };
  }

  /** The state of a position as JSON, without a copy: for whoever keeps it after every choice. */
  stateJson(): string {
    return JSON.stringify(this.#state);
  }

  /** The whole truth, seed included. */
  record(): MatchRecord {
    return { ...this.#inputs(), rolls: [...this.#rolls], result: this.result, digest: digest(this.#state) };
  }

  /** As much of a record as it takes to play it again. */
  #inputs(): MatchRecord {
    return {
      skald: 'record',
      game: this.game.id,
      version: this.game.version,
      seats: [...this.#given.seats],
      options: this.#given.options,
      ...(this.#given.start !== undefined && { start: clone(this.#given.start) }),
      commitment: commitment(this.#firstSeed),
      ...(this.#given.parts !== undefined && { parts: [...this.#given.parts] }),
      seed: this.#firstSeed,
      moves: this.#moves.map(writeMove),
      rolls: [],
      result: null,
      digest: '0'.repeat(64),
    };
  }

  #find(seat: Seat, option: string | Readonly<Record<string, unknown>>): Outcome<Choice> {
    const decision = this.#decisionOf(seat);
    if (decision === null) return refuse(this.result === null ? 'not-asked' : 'match-over', { seat });
    const matches =
      typeof option === 'string'
        ? (c: Choice) => optionId(c) === option
        : (c: Choice) => sameChoice(option, c);
    const found = decision.options.find(matches);
    if (found !== undefined) return { ok: found };
    const given = typeof option === 'string' ? choiceLike(option, decision) : option;
    const why = guarded(() => this.game.explain?.(this.view(seat), seat, given) ?? null);
    return 'ok' in why && why.ok !== null
      ? { refused: why.ok }
      : refuse('no-such-option', { kind: decision.kind });
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
    const dice: Dice = {
      roll: (sides) => {
        const face = this.#dice.roll(sides);
        this.#rolls.push(face);
        return face;
      },
    };
    return new Play(this.#state, dice, (event) => this.#events.push(event));
  }

  #decisionOf(seat: Seat): Decision | null {
    let listed = this.#listed.get(seat);
    if (listed === undefined) {
      listed = decisionOf(this.game, this.#state, seat);
      this.#listed.set(seat, listed);
    }
    return listed;
  }

  #here(wall: Checkpoint<S>['wall']): Checkpoint<S> {
    return {
      state: null,
      drawn: this.#seed.drawn,
      loaded: [...this.#dice.faces],
      events: this.#events.length,
      rolls: this.#rolls.length,
      moves: this.#moves.length,
      wall,
    };
  }

  /** Back to the checkpoint, then forward again through these moves. */
  #restore(moves: readonly Move[]): void {
    const back = this.#checkpoint;
    this.#state = back.state ?? this.#stateAfter(back.moves);
    back.state = null;
    this.#listed.clear();
    this.#seed.drawn = back.drawn;
    this.#dice.faces.splice(0, Infinity, ...back.loaded);
    this.#events.length = back.events;
    this.#rolls.length = back.rolls;
    this.#moves.length = back.moves;
    for (const move of moves) this.#repeat(move);
  }

  #stateAfter(moves: number): S {
    const then = this.earlier(moves);
    if ('refused' in then) throw new Refused(then.refused.code, then.refused.params);
    return then.ok.#state;
  }

  #repeat(move: Move): Outcome<unknown> {
    if (move.kind === 'choice') return this.play(move.seat, move.option);
    if (move.kind === 'dice') return this.loadDice(move.faces);
    if (move.kind === 'drop') return { ok: this.dropDice() };
    if (move.kind === 'seed') return this.reseed(move.seed);
    if (move.kind === 'part') return this.stir(move);
    return this.#skip(move.words);
  }

  #newKey(key: string, move: Move): Outcome<null> {
    this.#seed = new SeedDice(key);
    this.#dice = new LoadedDice(this.#dice.faces, this.#seed);
    this.#moves.push(move);
    this.#checkpoint = this.#here('dice');
    return { ok: null };
  }

  /** The same seed with the same parts in it. */
  #takeDiceOf(other: Match<S>): void {
    if (this.#seed.seed === other.#seed.seed) return;
    if (this.#secret !== other.#secret) this.reseed(other.#secret);
    for (const part of other.#parts.slice(this.#parts.length)) this.stir(part);
  }

  #skip(words: number): Outcome<unknown> {
    this.#seed.drawn += words;
    this.#moves.push({ kind: 'skip', words });
    this.#checkpoint = this.#here('dice');
    return { ok: null };
  }
}

const offers = ({ seat, kind, options }: Decision): Asked => ({
  seat,
  kind,
  options: options.map((choice) => ({ id: optionId(choice), choice })),
});

/** An id that is on no list, read with the field names of an option of the same act, so that it can be explained. */
function choiceLike(id: string, decision: Decision): Record<string, unknown> {
  const values = id.split(':');
  const like = decision.options.find((option) => option.act === values[0]);
  const keys = like ? Object.keys(like) : ['act', 'what'];
  return Object.fromEntries(values.map((value, i) => [keys[i] ?? `what${i}`, value]));
}

function foreign(
  game: Pick<Game, 'id' | 'version'>,
  { game: id, version }: { game: string; version: number },
): Refusal | null {
  if (id !== game.id) return { code: 'other-game', params: { game: id, expected: game.id } };
  return version === game.version
    ? null
    : { code: 'other-version', params: { version, expected: game.version } };
}

/** Runs what may stumble over data from outside; a stumble is a refusal, never a crash. */
function guarded<T>(work: () => T): Outcome<T> {
  try {
    return { ok: work() };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    return refuse('bad-position', { why: reason(error) });
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function firstIssue(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  return issue === undefined ? '' : `${issue.path.map(String).join('.') || 'document'}: ${issue.message}`;
}
