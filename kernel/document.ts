// The contract for what people write rather than play: a map, a quest, a hero. All of it is pure.

import type { z } from 'zod';

/** The way into a document: keys of objects, places in lists, letters of a text. Empty: the document as a whole. */
export type DocumentPath = readonly (string | number)[];

/** What is wrong with a document, as data that a game's words put into a sentence. */
export interface Problem {
  readonly code: string;
  /** The rule it breaks; null where the document itself is muddled. */
  readonly rule: string | null;
  readonly path: DocumentPath;
  /** Where else, if one breach has several places. */
  readonly also?: readonly DocumentPath[];
  readonly params: Readonly<Record<string, string | number>>;
  /** It can be played all the same, but could be better. */
  readonly advice?: true;
}

/** What one thing in a document costs. */
export interface PriceLine {
  readonly path: DocumentPath;
  readonly code: string;
  readonly points: number;
  readonly rule: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Price {
  readonly lines: readonly PriceLine[];
  readonly totals: Readonly<Record<string, number>>;
}

/** What the rules know of a kind of document. `context` is what outside of it matters, such as a group's totals. */
export interface DocumentRules<D = unknown, C = unknown> {
  /** What must be fulfilled to be one at all; it may still have problems. It bounds the size. */
  readonly schema: z.ZodType<D>;
  /** Left out where nothing outside the document matters. */
  readonly context?: z.ZodType<C>;
  /** Every code that `check` gives. */
  readonly codes: readonly string[];
  /** All that keeps it from being played, then advice; looked at after every change, so it must be fast. */
  check(document: D, context?: C): readonly Problem[];
  price?(document: D, context?: C): Price;
  /** The numbers that follow from it, as plain data. */
  derive?(document: D, context?: C): unknown;
  /**
   * As much of it as whoever plays may know before it is played: such a document, without its secrets. Left out where it
   * has none.
   */
  open?(document: D): D;
  /** Why something is no such document, better than its schema says it; null where it is one. */
  fault?(given: unknown): Problem | null;
}

/** What a path leads to; undefined where it leads nowhere. */
export function valueAt(document: unknown, path: DocumentPath): unknown {
  let value = document;
  for (const key of path) {
    if (typeof value === 'string') value = typeof key === 'number' ? value[key] : undefined;
    else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key))
      value = (value as Record<string | number, unknown>)[key];
    else return undefined;
  }
  return value;
}
