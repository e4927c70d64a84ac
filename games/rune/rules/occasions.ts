// From a single scene to all that was ever played together. RUN-BASIC-29, -30

/** Each is made of several of the one before it. */
export const OCCASIONS = ['encounter', 'adventure', 'session', 'saga'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Of which somebody is the winner. */
const hasWinner = (occasion: Occasion): boolean => occasion === 'session' || occasion === 'saga';

/** Whoever has most; several where they are level. Nobody wins a mere scene. */
export function winnersOf(occasion: Occasion, points: Readonly<Record<string, number>>): string[] {
  const players = Object.keys(points);
  if (!hasWinner(occasion) || players.length === 0) return [];
  const most = Math.max(...Object.values(points));
  return players.filter((player) => points[player] === most);
}

/** What comes after so many: always the next, whatever came of the last; null at the end. RUN-BASIC-30 */
export const nextOf = <E>(inOrder: readonly E[], over: number): E | null => inOrder[over] ?? null;

/** Who decides for the heroes: their players, but for the way from one scene to the next. RUN-BASIC-30 */
export const decidesFor = (moment: 'within' | 'on-the-way'): 'player' | 'runner' =>
  moment === 'on-the-way' ? 'runner' : 'player';
