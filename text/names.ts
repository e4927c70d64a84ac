// A name in every language of the house, with whatever grammar each of them needs: none can be missing.

import type { Language } from './language.ts';

/** English and German of one thing; a language that joins `LANGUAGES` is missing here until it has its part. */
export type Named<E = string, G = E> = Readonly<Record<Language, unknown>> & {
  readonly en: E;
  readonly de: G;
};

/** What is called the same everywhere. */
export const same = <T>(name: T): Named<T> => ({ en: name, de: name });

/** The column of one language. */
export const spoken = <K extends string, N extends Named<unknown>, L extends Language>(
  table: Readonly<Record<K, N>>,
  language: L,
): Readonly<Record<K, N[L]>> =>
  Object.fromEntries(Object.entries<N>(table).map(([id, name]) => [id, name[language]])) as Readonly<
    Record<K, N[L]>
  >;
