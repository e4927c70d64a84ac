// What somebody probably meant.

/** The most similar of some words, if any is similar at all. */
export function nearest(given: string, words: readonly string[]): string | null {
  const ranked = words
    .map((word) => ({ word, apart: distance(given.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.apart - b.apart);
  const best = ranked[0];
  return best !== undefined && best.apart <= Math.max(1, Math.floor(best.word.length / 2)) ? best.word : null;
}

/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? a.length;
}
