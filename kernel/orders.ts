// What is answered without asking: by what a seat has ordered once for all, or because nobody answered in time.

import { z } from 'zod';
import type { Choice } from './choice.ts';
import type { Frame, Game, GameState, Question } from './game.ts';
import type { Match } from './match.ts';
import { asked } from './play.ts';
import type { Seat } from './seat.ts';

export const ORDERS = ['never', 'ask', 'always'] as const;
export type Order = (typeof ORDERS)[number];

/** Never for now: holds in the round or turn with this number, and ends with it. */
export interface ForNow {
  readonly never: number;
}

export const OrderSchema = z.union([z.enum(ORDERS), z.strictObject({ never: z.int().min(0) })]);

/** A seat's orders by kind of question; where nothing is said it is asked. */
export type Orders = Readonly<Record<string, Order | ForNow>>;

/** A kind of question that orders can be given for, and which. */
export interface Standing {
  readonly kind: string;
  readonly orders: readonly Order[];
  /** Whether it can be refused for now. */
  readonly forNow: boolean;
}

export const standingQuestions = <S extends GameState>({ procedure }: Game<S>): Standing[] =>
  Object.entries(procedure).flatMap(([kind, entry]) => {
    const { standing } = entry as Question<S, Frame, Choice>;
    if (standing === undefined) return [];
    return [
      {
        kind,
        orders: ORDERS.filter((order) => order === 'ask' || standing[order] !== undefined),
        forNow: standing.span !== undefined,
      },
    ];
  });

/** The order not to be asked this for now, as a view tells what now is; null where there is none. */
export function neverForNow<S extends GameState>(
  { procedure }: Game<S>,
  view: S,
  kind: string,
): ForNow | null {
  const span = (procedure[kind] as Question<S, Frame, Choice> | undefined)?.standing?.span;
  return span === undefined ? null : { never: span(view) };
}

/** What an order comes to now: one for another round says nothing any more. */
export function orderNow<S extends GameState>(game: Game<S>, view: S, orders: Orders, kind: string): Order {
  const given = orders[kind] ?? 'ask';
  if (typeof given === 'string') return given;
  return neverForNow(game, view, kind)?.never === given.never ? 'never' : 'ask';
}

/** What a seat's orders answer now; null where it must be asked. */
export function orderedAnswer<S extends GameState>(
  game: Game<S>,
  state: S,
  seat: Seat,
  orders: Orders,
): Choice | null {
  const asking = askingOf(game, state, seat);
  if (asking === null) return null;
  const order = orderNow(game, state, orders, asking.frame.step);
  return order === 'ask' ? null : (asking.question.standing?.[order]?.(state, asking.frame, seat) ?? null);
}

/** What is answered for a seat that does not answer in time; null where it is awaited. */
export function defaultAnswer<S extends GameState>(game: Game<S>, state: S, seat: Seat): Choice | null {
  const asking = askingOf(game, state, seat);
  return asking?.question.byDefault?.(state, asking.frame, seat) ?? null;
}

/** Answers all that orders answer, until somebody must be asked. Tells how many answers that took. */
export function obey(match: Match, orders: Readonly<Record<Seat, Orders>>): number {
  const before = match.moves;
  for (;;) {
    const answered = match.asked.some((seat) => {
      const option = match.ordered(seat, orders[seat] ?? {});
      return option !== null && 'ok' in match.play(seat, option);
    });
    if (!answered) return match.moves - before;
  }
}

function askingOf<S extends GameState>(
  game: Game<S>,
  state: S,
  seat: Seat,
): { frame: Frame; question: Question<S, Frame, Choice> } | null {
  if (!asked(game, state).includes(seat)) return null;
  const frame = state.agenda.at(-1) as Frame;
  return { frame, question: game.procedure[frame.step] as Question<S, Frame, Choice> };
}
