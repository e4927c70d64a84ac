// The engine protocol: one request in, one reply out. It holds matches, and never falls over what it is sent.

import { randomBytes } from 'node:crypto';
import { chooseOption } from '@skald/bots';
import { GAMES, type GameModule, gameById } from '@skald/games';
import { reasonFor } from '@skald/games/counsel';
import { examine, kindNamed } from '@skald/games/documents';
import { digest, FastDice, Match, type Outcome, optionId, refuse, type Seat } from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Line } from './lines.ts';
import { firstIssue, sayRefusal } from './refusals.ts';
import { isVerb, REQUESTS, type RequestOf, type Verb } from './requests.ts';
import { jsonSchema } from './schema.ts';
import { VERSION } from './version.ts';

const PROTOCOL = 1;
const MOST_MATCHES = 1_000;

interface Hosted {
  readonly match: Match;
  readonly module: GameModule;
  /** How many seats it has; for a match from a position, how many it could have. */
  readonly seats: number;
}

type Reply = Outcome<object>;
type Handlers = { readonly [V in Verb]: (request: RequestOf<V>) => Reply };

export class Engine {
  readonly #language: Language;
  readonly #fresh: () => string;
  readonly #matches = new Map<string, Hosted>();
  #count = 0;

  /** `fresh` makes a seed where a request brings none. */
  constructor(language: Language, fresh: () => string = freshSeed) {
    this.#language = language;
    this.#fresh = fresh;
  }

  /** The reply to a line, as a line. */
  answer(line: Line): string {
    const { id, reply, module } = this.#read(line);
    try {
      return JSON.stringify(this.#envelope(id, reply, module));
    } catch {
      return JSON.stringify(this.#envelope(null, refuse('bad-request', { why: 'id' })));
    }
  }

  #read(line: Line): { id: unknown; reply: Reply; module?: GameModule | undefined } {
    if ('wrong' in line)
      return { id: null, reply: refuse(line.wrong === 'not-utf8' ? 'not-json' : line.wrong) };
    let request: unknown;
    try {
      request = JSON.parse(line.text);
    } catch {
      return { id: null, reply: refuse('not-json') };
    }
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      return { id: null, reply: refuse('bad-request', { why: 'request: expected object' }) };
    const { id = null } = request as { id?: unknown };
    const match = (request as { match?: unknown }).match;
    const module = typeof match === 'string' ? this.#matches.get(match)?.module : undefined;
    return { id, reply: this.#dispatch(request as Record<string, unknown>), module };
  }

  #dispatch(request: Record<string, unknown>): Reply {
    const verb = request.do;
    if (verb === undefined) return refuse('bad-request', { why: 'do: missing' });
    if (!isVerb(verb)) return refuse('no-such-verb', { verb: String(verb).slice(0, 100) });
    const checked = REQUESTS[verb].safeParse(request);
    if (!checked.success) return refuse('bad-request', { why: firstIssue(checked.error) });
    try {
      return (this.#verbs[verb] as (request: unknown) => Reply)(checked.data);
    } catch (error) {
      // A fault of ours; the match is as it was, because the authority restores it.
      return refuse('internal-error', { why: error instanceof Error ? error.message : String(error) });
    }
  }

  #envelope(id: unknown, reply: Reply, module?: GameModule): object {
    if ('ok' in reply) return { id, ok: reply.ok };
    const { code, params } = reply.refused;
    return { id, error: { code, message: sayRefusal(reply.refused, this.#language, module), params } };
  }

  readonly #verbs: Handlers = {
    hello: () => ok({ name: 'skald', version: VERSION, protocol: PROTOCOL }),

    games: () =>
      ok({
        games: GAMES.map(({ game: { id, title, seats, schemas } }) => ({
          id,
          title,
          seats,
          options: jsonSchema(schemas.options),
        })),
      }),

    new: ({ game, seats, options, seed = this.#fresh() }) => {
      const module = gameById(game);
      if (module === undefined) return refuse('no-such-game', { game });
      return this.#host(module, Match.create(module.game, { seats, options, seed }), seats.length);
    },

    load: ({ position, record, seed = this.#fresh() }) => {
      const given = position ?? record;
      const name = gameOf(given);
      if (name === null) return refuse(record === undefined ? 'bad-position' : 'bad-record', { why: 'game' });
      const module = gameById(name);
      if (module === undefined) return refuse('no-such-game', { game: name });
      const { game } = module;
      if (record === undefined) return this.#host(module, Match.load(game, position, seed), game.seats.max);
      const match = Match.replay(game, record);
      return this.#host(module, match, (record as { seats: unknown[] }).seats?.length || game.seats.max);
    },

    decisions: (request) => this.#with(request, ({ match }) => ok(open(match))),

    play: ({ option, choice, ...request }) =>
      this.#with(request, ({ match }) => {
        const played = match.play(request.seat, option ?? choice ?? '');
        return 'refused' in played ? played : ok({ events: played.ok.events, ...open(match) });
      }),

    undo: (request) => this.#with(request, ({ match }) => match.undo(request.seat)),

    view: (request) =>
      this.#with(request, ({ match }) =>
        ok({ view: match.view(request.seat), decisions: match.decisionsFor(request.seat) }),
      ),

    events: (request) =>
      this.#with(request, ({ match }) => ok({ events: match.eventsFor(request.seat, request.from) })),

    position: (request) => this.#with(request, ({ match }) => ok({ position: match.position() })),

    dice: (request) => this.#with(request, ({ match }) => match.loadDice(request.rolls)),

    bot: (request) => this.#with(request, ({ match }) => adviceFor(match, request)),

    odds: (request) => this.#with(request, ({ match }) => match.odds(request.seat, request.option)),

    record: (request) => this.#with(request, ({ match }) => ok({ record: match.record() })),

    saga: (request) =>
      this.#with(request, ({ match, module }) => ok({ text: sagaOf(match, module, request.language) })),

    check: ({ game, kind: name, document, context }) => {
      const module = gameById(game);
      if (module === undefined) return refuse('no-such-game', { game });
      const kind = kindNamed(module.documents, name);
      return kind === undefined ? refuse('no-such-kind', { kind: name }) : examine(kind, document, context);
    },

    drop: ({ match }) => (this.#matches.delete(match) ? ok({}) : refuse('no-such-match', { match })),
  };

  #host(module: GameModule, made: Outcome<Match>, seats: number): Reply {
    if ('refused' in made) return made;
    if (this.#matches.size >= MOST_MATCHES) return refuse('too-many-matches', { most: MOST_MATCHES });
    const id = `m${++this.#count}`;
    this.#matches.set(id, { match: made.ok, module, seats });
    return ok({ match: id, decisions: made.ok.decisions() });
  }

  #with(request: { match: string; seat?: Seat | null }, work: (hosted: Hosted) => Reply): Reply {
    const hosted = this.#matches.get(request.match);
    if (hosted === undefined) return refuse('no-such-match', { match: request.match });
    const { seat } = request;
    if (typeof seat === 'number' && seat >= hosted.seats) return refuse('no-such-seat', { seat });
    return work(hosted);
  }
}

export const freshSeed = (): string => randomBytes(32).toString('hex');

/** The game told by what everybody knows; when it is over, that is everything. */
export function sagaOf(match: Match, { words }: GameModule, language: Language): string {
  return match.result === null
    ? words.saga(match.eventsFor(null), match.view(null), language)
    : words.saga(match.events, match.position().state as ReturnType<Match['view']>, language);
}

/** Chance for a bot that is the same whenever it sees the same. */
export function whims(view: unknown): (sides: number) => number {
  const dice = new FastDice(Number.parseInt(digest(view).slice(0, 8), 16) | 0);
  return (sides) => dice.roll(sides);
}

function adviceFor(match: Match, { seat, level, ms }: RequestOf<'bot'>): Reply {
  const asked = match.decisionsFor(seat).find((decision) => decision.seat === seat);
  if (asked === undefined) return refuse(match.result === null ? 'not-asked' : 'match-over', { seat });
  const view = match.view(seat);
  const decision = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const { choice, why } = chooseOption(match.game, view, decision, level, { ms, random: whims(view) });
  const module = gameById(match.game.id);
  const told = module && reasonFor(module, view, decision, choice, 'en');
  return ok({ option: optionId(choice), why: told ?? why });
}

const ok = (value: object): Reply => ({ ok: value });

const open = (match: Match): object => ({ decisions: match.decisions(), result: match.result });

function gameOf(document: unknown): string | null {
  if (typeof document !== 'object' || document === null) return null;
  const { game } = document as { game?: unknown };
  return typeof game === 'string' ? game.slice(0, 200) : null;
}
