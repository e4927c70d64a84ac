// The words of a game are `as const` lists, and their types are drawn from them.

/** Whether something is one of these words. */
export const isOneOf = <T>(words: readonly T[], word: unknown): word is T =>
  (words as readonly unknown[]).includes(word);

/** A record with one entry for each word, in their order. */
export function recordOf<K extends string, V>(
  words: readonly K[],
  entry: (word: K, index: number) => V,
): Readonly<Record<K, V>> {
  // Without a prototype it is a plain hash table: several times faster to read by a key that varies.
  const record = Object.create(null) as Record<K, V>;
  for (const [index, word] of words.entries()) record[word] = entry(word, index);
  return record;
}
