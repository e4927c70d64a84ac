// The authority over a match on this device, and the bots, each in a worker of its own.

import { chooseOption, playMatch } from '@skald/bots';
import { ENGINES, type Engine } from '@skald/games/engines';
import { MODULES } from '@skald/games/modules';
import { roundNow } from '@skald/games/rounds';
import {
  Match,
  type MatchRecord,
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

/** The games that were needed so far, each as the last order needed it. */
const engines = new Map<string, Engine>();
const engineById = (id: string): Engine | undefined => engines.get(id);

/** One after the other, although the first order about a game has to wait for it. */
let before: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data: { id, order } }: MessageEvent<Asking>) => {
  before = before
    .then(() => fetchEngine(order))
    .then(
      () => (order.do === 'saga' ? tellSaga(order) : carryOut(order)),
      (error) => refuse('hall-failed', { why: String(error) }),
    )
    .then((outcome) => postMessage({ id, outcome } satisfies Answering));
});

async function fetchEngine(order: Order): Promise<void> {
  const [id, options] = playedIn(order);
  const engine = id === undefined ? undefined : await ENGINES[id]?.(options);
  if (id !== undefined && engine !== undefined) engines.set(id, engine);
}

/** The game that an order is about, and with which options. */
function playedIn(order: Order): readonly [game: string | undefined, options: unknown] {
  if (order.do === 'trial') return [order.game, order.trial.options];
  if ('game' in order) return [order.game, 'options' in order ? order.options : null];
  const record = 'record' in order ? (order.record as Partial<MatchRecord> | null) : null;
  return [typeof record?.game === 'string' ? record.game : undefined, record?.options];
}

function carryOut(order: Exclude<Order, { do: 'saga' }>): Outcome<unknown> {
  try {
    if (order.do === 'prepare') return { ok: null };
    if (order.do === 'new') return begin(order);
    if (order.do === 'load') return load(order.record);
    if (order.do === 'tell') {
      teller = new Teller(order.record, engineById(order.record.game));
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
  const engine = engineById(game);
  if (engine === undefined) return refuse('no-such-game', { game });
  return hold(Match.create(engine.game, { seats, options, seed }));
}

function load(record: unknown): Outcome<unknown> {
  const id = (record as { game?: unknown } | null)?.game;
  const engine = typeof id === 'string' ? engineById(id) : undefined;
  return engine === undefined
    ? refuse('bad-record', { why: 'game' })
    : hold(Match.replay(engine.game, record));
}

function hold(made: Outcome<Match>): Outcome<unknown> {
  if ('refused' in made) return made;
  match = made.ok;
  orders = {};
  revision += 1;
  const seats = engineById(match.game.id)?.seatCount(match.view(null)) ?? 0;
  return { ok: { moves: match.moves, game: match.game.id, seats } };
}

function atMatch(
  match: Match,
  order: Exclude<
    Order,
    { do: 'prepare' | 'new' | 'load' | 'tell' | 'rounds' | 'moment' | 'bot' | 'trial' | 'verify' | 'saga' }
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
      const engine = engineById(match.game.id);
      const round = engine ? roundNow(engine, match.events) : null;
      return { ok: { asked: match.asked, round } satisfies Stands };
    }
    case 'end':
      return match.result === null ? refuse('still-running', {}) : { ok: match.position().state };
  }
}

/** The words of a game are fetched when somebody reads them. */
async function tellSaga({ seat, language }: Extract<Order, { do: 'saga' }>): Promise<Outcome<unknown>> {
  if (match === null) return refuse('not-begun', {});
  const { words } = (await MODULES[match.game.id]?.()) ?? {};
  return { ok: { text: words?.saga(match.eventsFor(seat), match.view(seat), language as Language) ?? '' } };
}

function check(given: unknown): Outcome<unknown> {
  const record = RecordSchema.safeParse(given);
  const engine = record.success ? engineById(record.data.game) : undefined;
  if (!record.success || engine === undefined) return refuse('bad-record', { why: 'schema' });
  return { ok: verify(engine.game, record.data) };
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
  const engine = engineById(game);
  if (engine === undefined) return refuse('no-such-game', { game });
  const levels = seats.map(() => USUAL_LEVEL);
  const plan = { seats, options, seed, levels, ms: USUAL_THINKING };
  const counting = counted === undefined ? undefined : engine.counting(counted);
  if (counting === undefined) return { ok: playMatch(engine.game, plan).end };
  playMatch(counting.game, { ...plan, tell: counting.tell });
  return { ok: counting.count() };
}

function think({ game, view, decision, level, ms }: Extract<Order, { do: 'bot' }>): Outcome<unknown> {
  const engine = engineById(game);
  if (engine === undefined) return refuse('no-such-game', { game });
  const dice = new Uint32Array(1);
  const random = (sides: number): number => ((crypto.getRandomValues(dice)[0] as number) % sides) + 1;
  const asked = unfold(engine.game, decision);
  const serious = { ...asked, options: asked.options.map(({ choice }) => choice) };
  const { choice, why } = chooseOption(engine.game, view, serious, level, { ms, random });
  return { ok: { option: optionId(choice), why } };
}
