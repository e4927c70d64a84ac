// What gains bring that nobody holds in his hand. RUN-GAIN-60 to -74, -90 to -96

/** Of the roll for the way home. RUN-GAIN-60 */
export const WAY_HOME = 10;
/** Of hiding a cache well. RUN-GAIN-71 */
const HIDING = 6;

/** What everybody's Lore came to, his bonus in it: they go home if more was won than lost. RUN-GAIN-60 */
export function findTheWayHome(results: readonly number[]): boolean {
  const margins = results.map((result) => result - WAY_HOME);
  return margins.reduce((sum, margin) => sum + margin, 0) > 0;
}

/** What a cache is the harder to find by, for others. RUN-GAIN-71 */
export const trapBonus = (result: number): number => Math.max(0, result - HIDING);

/** Once, by one of them; what is not found is gone. RUN-GAIN-72 */
export const isRecovered = (result: number, bonus: number, difficulty: number): boolean =>
  result + bonus >= difficulty;

export interface Award {
  readonly shared: 'singular' | 'mutual' | 'doer';
  readonly points: number;
}

/** Half of it for those who let him, nothing for anybody if they quarrel; to each who does it all of it. RUN-GAIN-93, -94 */
export function awardsOf(
  { shared, points }: Award,
  heroes: readonly string[],
  doers: readonly string[],
  quarrel: boolean,
): Readonly<Record<string, number>> {
  if (doers.length === 0 || (shared === 'singular' && quarrel)) return {};
  const others = shared === 'singular' ? heroes.filter((hero) => !doers.includes(hero)) : [];
  return Object.fromEntries([
    ...doers.map((hero) => [hero, points] as const),
    ...others.map((hero) => [hero, Math.floor(points / 2)] as const),
  ]);
}
