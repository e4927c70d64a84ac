// How a table decides what its rules leave open, and what it keeps of that. RUN-RUN-20 to -26, RUN-RULING-R41

/** Of whoever runs the encounter; everybody else has one, and whoever is not there has none. RUN-RUN-21 */
const RUNNERS_VOTES = 2;

export interface Vote<T> {
  readonly player: string;
  readonly for: T;
}

export interface Verdict<T> {
  readonly decided: T;
  /** Nobody had more: what the runner wanted holds for this once. */
  readonly tied: boolean;
}

/** Null where nobody voted, or where a tie is nobody's to break. */
export function verdictOf<T>(votes: readonly Vote<T>[], runner: string | null): Verdict<T> | null {
  const counted = new Map<T, number>();
  for (const { player, for: wish } of votes)
    counted.set(wish, (counted.get(wish) ?? 0) + (player === runner ? RUNNERS_VOTES : 1));
  const most = Math.max(0, ...counted.values());
  const first = [...counted].filter(([, count]) => count === most).map(([wish]) => wish);
  const [only] = first;
  if (only === undefined) return null;
  if (first.length === 1) return { decided: only, tied: false };
  const wanted = votes.find(({ player }) => player === runner)?.for;
  return wanted !== undefined && first.includes(wanted) ? { decided: wanted, tied: true } : null;
}

/** A line of the Book of Iron Law. RUN-RUN-22, -25 */
export interface Law {
  readonly question: string;
  readonly ruling: string;
  /** Who voted, of how many there are in the group. */
  readonly voters: number;
  readonly group: number;
}

/** A tie is not written down. RUN-RULING-R41 */
export const lawOf = (
  question: string,
  verdict: Verdict<string>,
  voters: number,
  group: number,
): Law | null => (verdict.tied ? null : { question, ruling: verdict.decided, voters, group });

/** Decided by too few, when more are there; or by an official word that most want. RUN-RUN-23, -24 */
export const mayOverturn = (
  { voters, group }: Pick<Law, 'voters' | 'group'>,
  present: number,
  official?: { readonly inFavor: number; readonly players: number },
): boolean =>
  (2 * voters < group && 2 * present > group) ||
  (official !== undefined && 2 * official.inFavor > official.players);

/** The book as it stands: of several on one question the last holds. RUN-RUN-22 */
export const rulingOn = (book: readonly Law[], question: string): string | null =>
  book.findLast((law) => law.question === question)?.ruling ?? null;
