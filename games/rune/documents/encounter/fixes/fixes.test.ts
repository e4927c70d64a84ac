import { describe, expect, it } from 'vitest';
import { PROBLEMS as CREATURE_PROBLEMS } from '../../creature/problem.ts';
import { check } from '../check/index.ts';
import { PROBLEMS } from '../check/problem.ts';
import { EncounterSchema } from '../schema.ts';
import { fixesFor } from './index.ts';
import { menderOf, reasonAgainst } from './menders.ts';
import { BROKEN, problemOf } from './testing.ts';

const CODES = [...new Set<string>([...PROBLEMS, ...CREATURE_PROBLEMS])];

const breaches = (...given: Parameters<typeof check>): string[] =>
  check(...given).flatMap(({ code, advice }) => (advice ? [] : [code]));

describe('every problem of an encounter', () => {
  it.each(CODES)('%s is mended, or it is said why not', (code) => {
    expect(menderOf(code) === null).toBe(reasonAgainst(code) !== null);
    expect(Object.hasOwn(BROKEN, code)).toBe(menderOf(code) !== null);
  });

  it('has none of a code that nobody knows', () => {
    expect([menderOf('toString'), reasonAgainst('toString')]).toEqual([null, null]);
  });

  it.each(Object.keys(BROKEN))('%s has up to three fixes, and each removes it', (code) => {
    const broken = BROKEN[code]!();
    const { encounter, context } = broken;
    const problem = problemOf(broken, code);
    expect(problem, 'the scene shows its problem').toBeDefined();
    if (problem === undefined) return;
    const fixes = fixesFor(encounter, problem, context);
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.length).toBeLessThanOrEqual(3);
    const wrong = breaches(encounter, context);
    for (const { document, code: how } of fixes) {
      expect(EncounterSchema.safeParse(document).success).toBe(true);
      const left = check(document, context).filter(
        (one) => one.code === code && (problem.advice || !one.advice) && `${one.path}` === `${problem.path}`,
      );
      expect([how, left]).toEqual([how, []]);
      const now = breaches(document, context);
      expect(now.length).toBeLessThanOrEqual(wrong.length);
      expect([how, now.filter((one) => !wrong.includes(one))]).toEqual([how, []]);
    }
  });
});
