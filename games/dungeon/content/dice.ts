// Tables that are read with one die.

/** The entry for a roll of n stands at index n − 1; `onDie` reads it. */
export type ByDie<T> = readonly [T, T, T, T, T, T];

export function onDie<T>(table: ByDie<T>, die: number): T {
  const entry = table[die - 1];
  if (entry === undefined) throw new RangeError(`no die shows ${die}`);
  return entry;
}
