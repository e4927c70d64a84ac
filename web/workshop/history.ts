// What was, what is, and what was undone.

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

export function redo<D>(history: History<D>): History<D> {
  const { past, now, undone } = history;
  if (undone.length === 0) return history;
  return { past: [...past, now], now: undone[0] as D, undone: undone.slice(1) };
}
