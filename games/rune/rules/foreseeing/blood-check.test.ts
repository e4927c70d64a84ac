import { describe, expect, it } from 'vitest';
import { BLOOD_CHECK } from '../../content/blood-check.ts';
import { check } from '../../documents/encounter/check/index.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { bloodCheck, breachesOf } from './blood-check.ts';
import { type Foreseen, NOTHING_FORESEEN } from './counting.ts';

const toll = ENCOUNTER_SAMPLES[1] as Encounter;
const { limit } = BLOOD_CHECK;
const most = Math.floor(limit * 1000);

const after = (deadly: number, runs = 1000): Foreseen => ({
  ...NOTHING_FORESEEN,
  runs,
  heroes: 4 * runs,
  deaths: { 0: runs - deadly, 2: deadly },
});

describe('the blood check', () => {
  it('[RUN-ENC-06] is passed by what is legal and kills in no more of its runs than it may', () => {
    expect(bloodCheck(toll, after(most))).toMatchObject({
      passes: true,
      verdict: 'passes',
      breaches: 0,
      limit,
    });
    expect(bloodCheck(toll, after(0)).deadly?.value).toBe(0);
  });

  it('is not passed by what kills in one run more', () => {
    expect(bloodCheck(toll, after(most + 1))).toMatchObject({ passes: false, verdict: 'tooDeadly' });
  });

  it('[RUN-RULING-T60] is not passed by what breaks a rule, whatever its group has allowed', () => {
    const empty = { ...toll, events: toll.events.slice(0, 1), waivers: [] };
    const waived = { ...empty, waivers: check(empty).map(({ code }) => code) };
    expect(check(waived).filter(({ advice }) => !advice)).toEqual([]);
    expect(breachesOf(empty)).toBeGreaterThan(0);
    expect(breachesOf(waived)).toBe(breachesOf(empty));
    expect(bloodCheck(waived, after(0))).toMatchObject({ passes: false, verdict: 'illegal' });
  });

  it('is open before there are runs enough', () => {
    expect(bloodCheck(toll, after(0, BLOOD_CHECK.leastRuns - 1))).toMatchObject({
      passes: false,
      verdict: 'tooFewRuns',
    });
    expect(bloodCheck(toll, after(0, BLOOD_CHECK.leastRuns)).passes).toBe(true);
    expect(bloodCheck(toll, NOTHING_FORESEEN)).toMatchObject({ verdict: 'tooFewRuns', deadly: null });
  });
});
