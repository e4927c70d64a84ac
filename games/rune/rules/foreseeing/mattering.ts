// Which places of the notes mattered: what each of them cost and brought in a run, and how sure that is.

import { type Counts, type Estimate, mean, share } from '../forecast.ts';
import type { Foreseen, Toll } from './counting.ts';

/** What a death counts for beside hit points and victory points: as much as it costs whoever leads. RUN-VP-41 */
const A_DEATH = 75;

export interface Mattered {
  readonly path: string;
  /** How often it was reached. */
  readonly met: Estimate;
  /** Of rolls made here, how many failed; null where nobody rolled. */
  readonly failed: Estimate | null;
  /** Of a run, whether it was reached or not. */
  readonly hp: Estimate;
  readonly wounds: Estimate;
  readonly deaths: Estimate;
  readonly points: Estimate;
  readonly loot: Estimate;
  /** All of it in victory points. */
  readonly weight: number;
}

const WHOLE = /^events\.\d+$/;

/** Events by themselves, in their order. */
export const eventsForeseen = (foreseen: Foreseen): Mattered[] =>
  placesOf(foreseen, (path) => WHOLE.test(path)).toSorted(
    (one, other) => Number(one.path.split('.')[1]) - Number(other.path.split('.')[1]),
  );

/** Parts of elements, and fights as a whole: those are told by their foes and by their field. */
const TOLD_ELSEWHERE = /^events\.\d+(\.elements\.\d+\..+|\.combat)$/;

/** What is in them: elements, groups of foes and fields, what mattered most first. */
export const whatMattered = (foreseen: Foreseen): Mattered[] =>
  placesOf(foreseen, (path) => !WHOLE.test(path) && !TOLD_ELSEWHERE.test(path)).toSorted(
    (one, other) => other.weight - one.weight || (one.path < other.path ? -1 : 1),
  );

/** None before there are two runs: one says nothing of how they differ. */
function placesOf(foreseen: Foreseen, isWanted: (path: string) => boolean): Mattered[] {
  if (foreseen.runs < 2) return [];
  return Object.entries(foreseen.places)
    .filter(([path]) => isWanted(path))
    .map(([path, toll]) => mattered(path, toll, foreseen.runs));
}

function mattered(path: string, toll: Toll, runs: number): Mattered {
  const [hp, wounds, deaths, points, loot] = [toll.hp, toll.wounds, toll.deaths, toll.points, toll.loot].map(
    (counts) => meanOfRuns(counts, runs),
  ) as [Estimate, Estimate, Estimate, Estimate, Estimate];
  return {
    path,
    met: share(toll.met, runs) as Estimate,
    failed: share(toll.failed, toll.rolls),
    hp,
    wounds,
    deaths,
    points,
    loot,
    weight: hp.value + A_DEATH * deaths.value + Math.abs(points.value) + loot.value,
  };
}

/** Runs that are not counted brought nothing. */
function meanOfRuns(counts: Counts, runs: number): Estimate {
  const counted = Object.values(counts).reduce((sum, times) => sum + times, 0);
  const all = { ...counts, 0: (counts[0] ?? 0) + runs - counted };
  return mean(all) ?? { value: 0, from: 0, to: 0 };
}
