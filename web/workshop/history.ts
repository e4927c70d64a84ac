// What was, what is, and what was undone.

import { canonical } from '@skald/kernel';

export interface History<D> {
  readonly past: readonly D[];
  readonly now: D;
  readonly undone: readonly D[];
}

/** Steps one can go back. */
const MOST = 200;

export const begin = <D>(now: D): History<D> => ({ past: [], now, undone: [] });

export const step = <D>({ past, now }: History<D>, next: D): History<D> =>
  Object.is(next, now)
    ? { past, now, undone: [] }
    : { past: [...past, now].slice(-MOST), now: next, undone: [] };

export function undo<D>(history: History<D>): History<D> {
  const { past, now, undone } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: past.at(-1) as D, undone: [now, ...undone] };
}

let left: { readonly id: string; readonly history: History<unknown> } | null = null;

/** One goes to play with it, perhaps, and comes back. */
export const leave = (id: string, history: History<unknown>): void => {
  left = { id, history };
};

/** As it was left, if nobody has changed the document since. */
export const comeBack = (id: string, document: unknown): History<unknown> =>
  left?.id === id && canonical(left.history.now) === canonical(document) ? left.history : begin(document);

export function redo<D>(history: History<D>): History<D> {
  const { past, now, undone } = history;
  if (undone.length === 0) return history;
  return { past: [...past, now], now: undone[0] as D, undone: undone.slice(1) };
}
