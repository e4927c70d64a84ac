// What news are to a seat: whether they concern it, and how much; a game says so of every event.

import type { Seat } from '@skald/kernel';

/** 0: its own doing, or where it merely takes part; 1: worth a line; 2: a gain or a loss; 3: what must not be missed. */
export type Weight = 0 | 1 | 2 | 3;

/** One entry for each event, so that none can be forgotten; null for what concerns nobody in particular. */
export type Concerns<E extends { readonly type: string }, A> = {
  readonly [T in E['type']]: ((event: Extract<E, { readonly type: T }>, about: A) => Weight | null) | null;
};

/** `about` is how a game looks at its events from a seat: what is its own, and what is near it. */
export const concernFront =
  <S, E extends { readonly type: string }, A>(table: Concerns<E, A>, about: (view: S, seat: Seat) => A) =>
  (event: E, view: S, seat: Seat): Weight | null => {
    const weigh = table[event.type as E['type']] as ((event: E, about: A) => Weight | null) | null;
    return weigh === null ? null : weigh(event, about(view, seat));
  };
