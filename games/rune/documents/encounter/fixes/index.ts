// The nearest legal fix: for each problem of an encounter the smallest changes that make it go away. None is offered that
// has not been tried: the problem must be gone, and nothing else broken where another way breaks nothing.

import type { Problem } from '@skald/kernel';
import { check } from '../check/index.ts';
import { type Encounter, type EncounterContext, EncounterSchema } from '../schema.ts';
import type { Fix } from './fix.ts';
import { menderOf } from './menders.ts';
import { nameOfPlace } from './places.ts';

export type { Fix } from './fix.ts';

/** More would be no help. */
const MOST_FIXES = 3;
/** How many ways are tried at most, so that nobody waits. */
const MOST_TRIED = 40;

export function fixesFor(
  encounter: Encounter,
  problem: Problem,
  context: EncounterContext = {},
): readonly Fix[] {
  const mender = menderOf(problem.code);
  if (mender === null) return [];
  const found = check(encounter, context);
  const wrong = countsOf(found);
  const clean: Fix[] = [];
  const others: Fix[] = [];
  const seen = new Set<string>();
  let tried = 0;
  for (const fix of mender({ encounter, problem, context })) {
    const [sentence, made] = [
      JSON.stringify([fix.code, fix.params, fix.further]),
      JSON.stringify(fix.document),
    ];
    if (seen.has(sentence) || seen.has(made)) continue;
    seen.add(sentence).add(made);
    if (tried++ === MOST_TRIED) break;
    if (!EncounterSchema.safeParse(fix.document).success) continue;
    const left = check(fix.document, context);
    if (left.some((one) => isSame(one, fix.document, problem, encounter))) continue;
    // What is only elsewhere now is not mended.
    if (alike(left, problem) >= alike(found, problem)) continue;
    const now = countsOf(left);
    const broken = [...now].reduce(
      (sum, [code, count]) => sum + Math.max(0, count - (wrong.get(code) ?? 0)),
      0,
    );
    if (broken === 0) clean.push(fix);
    else if (total(now) <= total(wrong) && !problem.advice) others.push(fix);
    if (clean.length === MOST_FIXES) break;
  }
  return clean.length > 0 ? clean : others.slice(0, MOST_FIXES);
}

/** Still there, where it was; what a group has agreed to is gone. RUN-RULING-T60 */
const isSame = (one: Problem, made: Encounter, problem: Problem, encounter: Encounter): boolean =>
  one.code === problem.code &&
  (problem.advice === true || !one.advice) &&
  nameOfPlace(made, one.path) === nameOfPlace(encounter, problem.path);

/** How many are as this one is, wherever they are. */
const alike = (problems: readonly Problem[], { code, advice }: Problem): number =>
  problems.filter((one) => one.code === code && (advice === true || !one.advice)).length;

function countsOf(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code, advice } of problems) if (!advice) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
