// Whoever falls may pull down the next in line. RUN-DIF-28, -37, -38, -168, RUN-RULING-T08, -T66

import type { Made, Ranks } from './outcome.ts';

/** Who rolls again now, because somebody of the rank before his has failed; nobody twice. Empty: it is over. */
export function rollsAgain(
  ranks: Ranks,
  /** Where to it goes on. */
  direction: 'front' | 'rear',
  latest: readonly Made[],
  /** Who was made to already. */
  forced: readonly string[],
): string[] {
  const failed = (hero: string): boolean => latest.some((one) => one.hero === hero && one.margin < 0);
  // From the side of the danger on.
  const line = direction === 'rear' ? ranks : ranks.toReversed();
  for (const [i, rank] of line.entries()) {
    if (!rank.some(failed)) continue;
    const shaken = (line[i + 1] ?? []).filter((hero) => !failed(hero) && !forced.includes(hero));
    if (shaken.length > 0) return shaken;
  }
  return [];
}
