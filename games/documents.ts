// The documents people write for a game: what the rules know of them, with words, samples, and the way to a table.

import {
  type DocumentRules,
  type Event,
  type Game,
  type Outcome,
  type Price,
  type PriceLine,
  type Problem,
  placeOf,
  refuse,
} from '@skald/kernel';
import type { Language } from '@skald/text';
import { isBounded } from './soundness.ts';

export interface DocumentKind<D = unknown, C = unknown> extends DocumentRules<D, C> {
  /** Something to begin from. The first is the plainest and may be unfinished; all others can be played. */
  readonly samples: readonly [D, ...D[]];
  /** The option of the game that takes one; left out where none does. */
  readonly option?: string;
  /** Other options that are thus, whatever else was agreed, when one of these documents is played. */
  readonly along?: Readonly<Record<string, unknown>>;
  readonly words: DocumentWords<D>;
  /** The same for other people; null where nothing comes of that. Left out where there are no such editions. */
  convert?(document: D, to: Edition): D | null;
  /** One that nobody wrote. Left out where none can be had. */
  readonly generated?: Generated<D>;
  /** What would happen to whoever plays it. Left out where that cannot be foreseen. */
  readonly foreseen?: Foreseeing<D>;
  /** The documents of which it is made, each of which is foreseen by itself. */
  parts?(document: D): readonly { readonly kind: string; readonly document: unknown }[];
}

/** A whole match of bots; the same seed plays the same. */
export interface Trial {
  readonly seats: readonly unknown[];
  readonly options: unknown;
  readonly seed: number;
  /** The kind of document that knows how to count it: then what comes of it is a count, and not how it ended. */
  readonly counted?: string;
}

/** Bots play a document many times, and what comes of it is counted. */
export interface Foreseeing<D = unknown, F = unknown> {
  /** Matches, each with dice of its own; the same for the same number. Or why it cannot be played. */
  trials(
    document: D,
    how: { readonly runs: number; readonly seed: number; readonly heroes?: number },
  ): Outcome<readonly Trial[]>;
  readonly nothing: F;
  /** The game as one match of it is played while it is counted. */
  counting(): Counting<F>;
  merged(one: F, other: F): F;
  /** Whether it may be put before others, as data. */
  verdict(document: D, all: F): { readonly passes: boolean };
  told(document: D, all: F, language: Language): readonly string[];
}

export interface Counting<F = unknown> {
  readonly game: Game;
  tell(event: Event): void;
  count(): F;
}

/** Documents from a number, the same for the same number and the same wishes. */
export interface Generated<D = unknown> {
  /** What may be wished for, and what each wish may be: one of a list, or a whole number. */
  readonly wishes: Readonly<Record<string, Wish>>;
  make(seed: number, wishes: Readonly<Record<string, string | number>>): D;
}
export type Wish = readonly string[] | { readonly least: number; readonly most: number };

/** For whom a document shall be: so many heroes, or who reads one language or both. */
export interface Edition {
  readonly heroes?: number;
  readonly language?: Language | 'both';
}

export interface About {
  readonly story: readonly string[];
  readonly goals: readonly string[];
  readonly picture: string;
}

interface DocumentWords<D> {
  title(document: D, language: Language): string;
  /** What is told before it is played, from its open part: its story, who wins when, and its picture in words. */
  about?(document: D, language: Language): About;
  /** A sentence for a problem; the document is null where it could not be read. */
  problem(problem: Problem, document: D | null, language: Language): string;
  /** The whole of it as plain text, for a terminal or a real table; left out where a drawing says more. */
  sheet?(document: D, language: Language): string;
  /** What a line of the price is for; left out where nothing is priced. */
  line?(line: PriceLine, document: D, language: Language): string;
  /** What a sum of the price is called. */
  total?(name: string, language: Language): string;
}

/** The kind that somebody named; undefined where a game has none. */
export const kindNamed = (
  kinds: Readonly<Record<string, DocumentKind>> | undefined,
  name: string,
): DocumentKind | undefined => (kinds && Object.hasOwn(kinds, name) ? kinds[name] : undefined);

/** A problem with its sentence. */
export interface ToldProblem extends Problem {
  readonly text: string;
}

export const told = (
  kind: DocumentKind,
  document: unknown,
  language: Language,
  context?: unknown,
): ToldProblem[] =>
  kind
    .check(document, context)
    .map((problem) => ({ ...problem, text: kind.words.problem(problem, document, language) }));

/** Whether a document can be played as it stands. */
export const isPlayable = (problems: readonly Problem[]): boolean => problems.every(({ advice }) => advice);

/** What of it may be shown to whoever plays it. */
export const openPart = (kind: DocumentKind, document: unknown): unknown =>
  kind.open ? kind.open(document) : document;

/** A document from somewhere, if it is one of this kind. */
export function readAs(kind: DocumentKind, given: unknown): Outcome<unknown> {
  if (!isBounded(given)) return refuse('bad-document', { where: '' });
  const read = kind.schema.safeParse(given);
  if (read.success) return { ok: read.data };
  return refuse('bad-document', { where: placeOf(read.error).join('.') });
}

export interface Examination {
  readonly problems: readonly Problem[];
  readonly price?: Price;
  readonly derived?: unknown;
}

/** All that the rules say about a document and its context, both as they come. */
export function examine(kind: DocumentKind, given: unknown, context?: unknown): Outcome<Examination> {
  const document = readAs(kind, given);
  if ('refused' in document) return document;
  const around = kind.context?.safeParse(context);
  if (around === undefined ? context !== undefined : !around.success)
    return refuse('bad-context', { where: around?.error?.issues[0]?.path.join('.') ?? '' });
  const both = [document.ok, around?.data] as const;
  return {
    ok: {
      problems: kind.check(...both),
      ...(kind.price && { price: kind.price(...both) }),
      ...(kind.derive && { derived: kind.derive(...both) }),
    },
  };
}
