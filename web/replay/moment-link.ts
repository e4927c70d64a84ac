// A moment of a game as the end of an address: `#moment=120`, and through whose eyes, `#moment=120&eyes=1`. It names a
// place in a story and holds nothing of it: whoever may not see the game sees nothing by its link.

import type { Seat } from '@skald/kernel';

export interface NamedMoment {
  readonly at: number;
  /** Left out: whose eyes they are is up to the page. */
  readonly eyes?: Seat;
}

export const momentHash = (at: number, eyes: Seat | null): string =>
  eyes === null ? `#moment=${at}` : `#moment=${at}&eyes=${eyes}`;

/** Null for whatever names no moment of a game of so many choices. */
export function readMoment(hash: string, all: number): NamedMoment | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const at = countIn(given.get('moment'));
  const eyes = countIn(given.get('eyes'));
  if (at === null || at > all) return null;
  return eyes === null ? { at } : { at, eyes };
}

const countIn = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
