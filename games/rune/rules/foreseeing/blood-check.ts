// The blood check: an encounter is legal, and heroes such as it expects do not die in it more often than in the book's own.

import { BLOOD_CHECK } from '../../content/blood-check.ts';
import { check } from '../../documents/encounter/check/index.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { atLeast, type Estimate, share } from '../forecast.ts';
import type { Foreseen } from './counting.ts';

export type Verdict = 'passes' | 'illegal' | 'tooDeadly' | 'tooFewRuns';

export interface BloodCheck {
  readonly passes: boolean;
  readonly verdict: Verdict;
  /** Breaches of design, whatever its group has allowed. */
  readonly breaches: number;
  /** Of its runs, in how many somebody died; null before there was any. */
  readonly deadly: Estimate | null;
  readonly limit: number;
}

/** What its designer has granted himself counts for nothing before others. RUN-ENC-06, RUN-RULING-T60 */
export function breachesOf(encounter: Encounter): number {
  const known =
    KNOWN.get(encounter) ?? check({ ...encounter, waivers: [] }).filter(({ advice }) => !advice).length;
  KNOWN.set(encounter, known);
  return known;
}

/** An encounter that does not change is asked once, however many runs come in. */
const KNOWN = new WeakMap<Encounter, number>();

/** The share itself decides, for it rests on so many runs; how sure it is stands beside it. */
export function bloodCheck(encounter: Encounter, { runs, deaths }: Foreseen): BloodCheck {
  const breaches = breachesOf(encounter);
  const deadly = share(atLeast(deaths, 1), runs);
  const { limit, leastRuns } = BLOOD_CHECK;
  const verdict = verdictOn();
  return { passes: verdict === 'passes', verdict, breaches, deadly, limit };

  function verdictOn(): Verdict {
    if (breaches > 0) return 'illegal';
    if (deadly === null || runs < leastRuns) return 'tooFewRuns';
    return deadly.value <= limit ? 'passes' : 'tooDeadly';
  }
}
