// Sides, armies and their points. CAM-UNIT

export const SIDES = ['normans', 'vikings'] as const;
export type Side = (typeof SIDES)[number];

/** CAM-UNIT-02, -04, -05 */
export const ALL_POINTS = 15;
export const MOST_POINTS = 6;
export const LEAST_POINTS = 3;

/** Fewer points than this make a small army. CAM-UNIT-08 */
export const FIGHTING_POINTS = 2;
/** An army of so many points or fewer lowers its side's initiative. CAM-TURN-02 */
export const WEAK_POINTS = 2;

/** CAM-RULING-03 */
export const ARMIES = 3;
export const MOST_ARMIES = 5;

export const ARMY_IDS = ['n1', 'n2', 'n3', 'n4', 'n5', 'v1', 'v2', 'v3', 'v4', 'v5'] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

export const sideOf = (army: ArmyId): Side => (army[0] === 'n' ? 'normans' : 'vikings');
export const armyIds = (side: Side, count: number): ArmyId[] =>
  ARMY_IDS.filter((id) => sideOf(id) === side).slice(0, count);

/** Every way to divide the points among so many armies; which army gets what matters. CAM-UNIT-02 to -05 */
export function divisions(count: number, points = ALL_POINTS): number[][] {
  if (count === 0) return points === 0 ? [[]] : [];
  const all: number[][] = [];
  for (let first = MOST_POINTS; first >= LEAST_POINTS; first--)
    for (const rest of divisions(count - 1, points - first)) all.push([first, ...rest]);
  return all;
}

/** What a die must show. */
export const FORD_ON = 4;
export const FLEEING_FORD_ON = 5;
export const WINNER_SAVES_ON = 4;
export const LOSER_SAVES_ON = 5;
export const HIT_ON = 5;
export const HAMPERED_HIT_ON = 6;
export const QUICK_ROUNDS = 3;

/** Steps of a retreat or a flight, of the ship in a turn, and of Forced March. */
export const RETREAT_STEPS = 2;
export const SHIP_STEPS = 2;
export const FORCED_MARCH_STEPS = 2;

/** Villages that win the campaign. CAM-WIN-01 */
export const PILLAGED_TO_WIN = 4;
/** How far from the castle the Normans may begin. CAM-RULING-05 */
export const NORMAN_START = 2;
