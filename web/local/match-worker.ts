// The authority over a match on this device, and the bots, each in a worker of its own.

import { chooseOption, playMatch } from '@skald/bots';
import type { GameModule } from '@skald/games';
import { kindNamed } from '@skald/games/documents';
import { MODULES } from '@skald/games/modules';
import { roundNow } from '@skald/games/rounds';
import {
  Match,
  type Orders,
  type Outcome,
  obey,
  optionId,
  RecordSchema,
  Refused,
  refuse,
  type Seat,
  USUAL_LEVEL,
  USUAL_THINKING,
  unfold,
  verify,
} from '@skald/kernel';
import type { Language } from '@skald/text';
import type { Answering, Asking, Order, Seen, Stands } from './messages.ts';
import { Teller } from './teller.ts';

let match: Match | null = null;
/** What is answered once for all, by seat. */
let orders: Readonly<Record<Seat, Orders>> = {};
let revision = 0;
let teller: Teller | null = null;

/** The games that were needed so far. */
const games = new Map<string, GameModule>();
const gameById = (id: string): GameModule | undefined => games.get(id);

/** One after the other, although the first order about a game has to wait for it. */
let before: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data: { id, order } }: MessageEvent<Asking>) => {
  before = before
    .then(() => fetchGame(order))
    .then(
      () => carryOut(order),
      (error) => refuse('hall-failed', { why: String(error) }),
    )
    .then((outcome) => postMessage({ id, outcome } satisfies Answering));
});

async function fetchGame(order: Order): Promise<void> {
  const id = gameOf(order);
  if (id === undefined || games.has(id) || !Object.hasOwn(MODULES, id)) return;
  const game = await MODULES[id]?.();
  if (game !== undefined) games.set(id, game);
}

function gameOf(order: Order): string | undefined {
  if ('game' in order) return order.game;
  const record = 'record' in order ? (order.record as { game?: unknown } | null) : null;
  return typeof record?.game === 'string' ? record.game : undefined;
}

function carryOut(order: Order): Outcome<unknown> {
  try {
    if (order.do === 'prepare') return { ok: null };
    if (order.do === 'new') return begin(order);
    if (order.do === 'load') return load(order.record);
    if (order.do === 'tell') {
      teller = new Teller(order.record, gameById(order.record.game));
      return { ok: null };
    }
    if (order.do === 'rounds') return teller?.rounds() ?? refuse('not-begun', {});
    if (order.do === 'moment') return teller?.moment(order) ?? refuse('not-begun', {});
    if (order.do === 'bot') return think(order);
    if (order.do === 'trial') return tryOut(order);
    if (order.do === 'verify') return check(order.record);
    return match === null ? refuse('not-begun', {}) : atMatch(match, order);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    return refuse('hall-failed', { why: error instanceof Error ? error.message : String(error) });
  }
}

function begin({ game, seats, options, seed }: Extract<Order, { do: 'new' }>): Outcome<unknown> {
  const module = gameById(game);
  if (module === undefined) return refuse('no-such-game', { game });
  return hold(Match.create(module.game, { seats, options, seed }));
}

function load(record: unknown): Outcome<unknown> {
  const id = (record as { game?: unknown } | null)?.game;
  const module = typeof id === 'string' ? gameById(id) : undefined;
  return module === undefined
    ? refuse('bad-record', { why: 'game' })
    : hold(Match.replay(module.game, record));
}

function hold(made: Outcome<Match>): Outcome<unknown> {
  if ('refused' in made) return made;
  match = made.ok;
  orders = {};
  revision += 1;
  const module = gameById(match.game.id);
  return {
    ok: { moves: match.moves, game: match.game.id, seats: module?.seats(match.view(null)).length ?? 0 },
  };
}

function atMatch(
  match: Match,
  order: Exclude<
    Order,
    { do: 'prepare' | 'new' | 'load' | 'tell' | 'rounds' | 'moment' | 'bot' | 'trial' | 'verify' }
  >,
): Outcome<unknown> {
  switch (order.do) {
    case 'see':
      return { ok: see(match, order) };
    case 'play': {
      const played = match.play(order.seat, order.option);
      if ('ok' in played) obey(match, orders);
      return played;
    }
    case 'orders':
      orders = order.orders;
      return { ok: obey(match, orders) };
    case 'undo': {
      const undone = match.undo(order.seat);
      if ('ok' in undone) revision += 1;
      return undone;
    }
    case 'rewind':
      return hold(match.rewind(order.to));
    case 'odds':
      return match.odds(order.seat, order.option);
    case 'record':
      return { ok: match.record() };
    case 'stands': {
      const module = gameById(match.game.id);
      const round = module ? roundNow(module, match.events) : null;
      return { ok: { asked: match.asked, round } satisfies Stands };
    }
    case 'end':
      return match.result === null ? refuse('still-running', {}) : { ok: match.position().state };
    case 'saga': {
      const words = gameById(match.game.id)?.words;
      const text = words?.saga(
        match.eventsFor(order.seat),
        match.view(order.seat),
        order.language as Language,
      );
      return { ok: { text: text ?? '' } };
    }
  }
}

function check(given: unknown): Outcome<unknown> {
  const record = RecordSchema.safeParse(given);
  const module = record.success ? gameById(record.data.game) : undefined;
  if (!record.success || module === undefined) return refuse('bad-record', { why: 'schema' });
  return { ok: verify(module.game, record.data) };
}

function see(match: Match, { seat, from, revision: known }: Extract<Order, { do: 'see' }>): Seen {
  const decisions = match.decisionsTold(seat);
  return {
    moves: match.moves,
    revision,
    asked: decisions.map((one) => one.seat),
    seat,
    view: match.view(seat),
    decisions,
    mayUndo: seat !== null && match.mayUndo(seat),
    events: match.eventsFor(seat, known === revision ? from : 0),
    result: match.result,
    commitment: match.commitment,
    seed: match.result === null ? null : (match.record().seed ?? null),
  };
}

function tryOut({
  game,
  trial: { seats, options, seed, counted },
}: Extract<Order, { do: 'trial' }>): Outcome<unknown> {
  const module = gameById(game);
  if (module === undefined) return refuse('no-such-game', { game });
  const levels = seats.map(() => USUAL_LEVEL);
  const plan = { seats, options, seed, levels, ms: USUAL_THINKING };
  const foreseen = counted === undefined ? undefined : kindNamed(module.documents, counted)?.foreseen;
  if (foreseen === undefined) return { ok: playMatch(module.game, plan).end };
  const counting = foreseen.counting();
  playMatch(counting.game, { ...plan, tell: counting.tell });
  return { ok: counting.count() };
}

function think({ game, view, decision, level, ms }: Extract<Order, { do: 'bot' }>): Outcome<unknown> {
  const module = gameById(game);
  if (module === undefined) return refuse('no-such-game', { game });
  const dice = new Uint32Array(1);
  const random = (sides: number): number => ((crypto.getRandomValues(dice)[0] as number) % sides) + 1;
  const asked = unfold(module.game, decision);
  const serious = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const { choice, why } = chooseOption(module.game, view, serious, level, { ms, random });
  return { ok: { option: optionId(choice), why } };
}
