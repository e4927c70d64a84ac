// Victory points of whoever runs an encounter: for danger, never for death. RUN-VPR

/** At this or less, or with so many Wounds, a hero is almost down. RUN-VPR-04, RUN-RULING-F07 */
const LOW_HP = 20;
const ALMOST_WOUNDS = 4;
export const isAlmostDown = (
  { hp, wounds }: { readonly hp: number; readonly wounds: number },
  low = LOW_HP,
): boolean => hp <= low || wounds === ALMOST_WOUNDS;

export interface Fate {
  readonly hero: string;
  /** Of the runner himself. */
  readonly own: boolean;
  /** All victory points that he ever had, spent or not, without those of this encounter. RUN-VP-10 */
  readonly total: number;
  /** At any moment of the encounter. */
  readonly almostDown: boolean;
  readonly died: boolean;
  readonly killedByHero: boolean;
}

export interface FailedRoll {
  readonly difficulty: number;
  readonly result: number;
  /** The notes demand it. RUN-VPR-07 */
  readonly demanded: boolean;
  readonly freestanding: boolean;
}

/** An element of the notes, however often it stands there. RUN-RULING-F14 */
export interface Feature {
  readonly element: string;
  /** Its sort, such as `cover`; traps may come again, terrain not so soon. */
  readonly kind: string;
  readonly trap: boolean;
  /** It moved a hero to do something. RUN-VPR-09, -10, -16 */
  readonly inPlay: boolean;
}

export interface Running {
  readonly heroes: readonly Fate[];
  readonly failures: readonly FailedRoll[];
  readonly features: readonly Feature[];
  /** Sorts of terrain in the two encounters that he ran before. RUN-VPR-12 */
  readonly recent: readonly string[];
  /** Made for beginners, without terrain. RUN-VPR-15 */
  readonly beginners: boolean;
  /** He thought it up himself. */
  readonly designed: boolean;
  /** Half of what his own hero made in others' hands. RUN-VPR-17 */
  readonly share: number;
}

export interface RunnerScore {
  readonly fee: number;
  readonly almost: number;
  readonly failures: number;
  readonly terrain: number;
  readonly share: number;
  readonly trifecta: number;
  readonly dead: number;
  readonly score: number;
  /** What he owes if that is below nothing. RUN-VPR-21 */
  readonly deficit: number;
}

/** RUN-VPR-03, -04, -18, -20 */
const FEE = 30;
const ALMOST = 75;
const TRIFECTA = 75;
const DEAD = 75;

/** RUN-VPR-22 */
export function runnerScore(running: Running): RunnerScore {
  const { heroes, designed, share } = running;
  const almost = heroes.reduce((sum, hero) => sum + almostPoints(hero), 0);
  const failures = running.failures.reduce((sum, roll) => sum + failurePoints(roll), 0);
  const terrain = terrainPoints(running);
  const trifecta = designed && almost >= 1 && failures >= 1 && terrain >= 1 ? TRIFECTA : 0;
  // His own loss he bears as everybody does; for what heroes do to heroes he pays nothing. RUN-VPR-20, RUN-RULING-F12
  const dead = DEAD * heroes.filter(({ own, died, killedByHero }) => died && !own && !killedByHero).length;
  const score = FEE + almost + failures + terrain + share + trifecta - dead;
  return { fee: FEE, almost, failures, terrain, share, trifecta, dead, score, deficit: Math.max(0, -score) };
}

/** Once for each who lives to tell it, his own among them. RUN-VPR-04 to -06, RUN-RULING-F13 */
const almostPoints = ({ almostDown, died, total }: Fate): number =>
  almostDown && !died ? ALMOST + Math.floor(total / 10) : 0;

const FACTOR = 3;

/** RUN-VPR-07, -08 */
export const failurePoints = ({ difficulty, result, demanded, freestanding }: FailedRoll): number =>
  demanded && !freestanding ? FACTOR * Math.max(0, difficulty - result) : 0;

/** RUN-VPR-09, -10, -13, -15 */
const EACH_FEATURE = 20;
const MOST_FOR_FEATURES = 80;
const FOR_BEGINNERS = 20;
/** They pay as scenery already. RUN-VPR-11, RUN-FOELIST-TUBE-STRIKER.14 */
const NEVER = 'tube-striker';

function terrainPoints({ features, recent, beginners }: Running): number {
  const counted = features.filter(
    ({ kind, trap, inPlay }) => inPlay && kind !== NEVER && (trap || !recent.includes(kind)),
  );
  const elements = new Set(counted.map(({ element }) => element)).size;
  return Math.min(MOST_FOR_FEATURES, EACH_FEATURE * elements) + (beginners ? FOR_BEGINNERS : 0);
}
