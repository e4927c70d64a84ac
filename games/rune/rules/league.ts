// What a session of a league is worth to who played it. RUN-LEAGUE-04, -05, -09, RUN-RULING-R48, -R51

/** For the first, the second and the third: so many for each encounter, or so many for the whole. */
const WORTH = [4, 2, 1] as const;
/** Nobody has won anything who has not beaten so many. */
const BEATEN = 2;

/** By their points of the session; `each`: how many encounters it had, where that counts. */
export function leaguePoints(
  scores: Readonly<Record<string, number>>,
  each: number | null,
): Record<string, number> {
  const all = Object.values(scores);
  return Object.fromEntries(
    Object.entries(scores).map(([player, score]) => {
      // Equals share the better place, and the next is nobody's.
      const place = all.filter((other) => other > score).length;
      const worse = all.filter((other) => other < score).length;
      return [player, worse < BEATEN ? 0 : (WORTH[place] ?? 0) * (each ?? 1)];
    }),
  );
}
