import { describe, expect, it } from 'vitest';
import { type Scene, scene } from '../rules/testing.ts';
import { aim, briefing, score } from './aim.ts';

const of = (more: Partial<Scene> = {}) =>
  scene({
    heroes: [
      { hero: 'beowulf', in: 'juteland', glory: 7, luck: 8, hoard: 25 },
      { hero: 'ragnar', in: 'wessex', status: 'withdrawn', final: 4 },
    ],
    jarls: [{ jarl: 'hagen', in: 'juteland', of: 0 }],
    ...more,
  });

describe('what one plays for', () => {
  it('is glory after the last turn', () => {
    expect(aim(of(), 0, 'en')).toEqual({ goal: 'Most glory after turn 20', clock: 'turn 2', last: false });
    expect(aim(of({ options: { turns: 2 } }), 0, 'de')).toEqual({
      goal: 'Am meisten Ruhm nach Runde 2',
      clock: 'letzte Runde',
      last: true,
    });
    expect(aim(of({ state: { turn: 0, phase: 'setUp' } }), null, 'en').clock).toBeNull();
  });

  it('is told before the first choice, with what a death means under these rules', () => {
    expect(briefing(of(), 0, 'en').perils[1]).toContain('with his sword');
    expect(briefing(of({ options: { ruleset: 'amended' } }), 0, 'en').perils[1]).not.toContain('sword');
    expect(briefing(of({ options: { turns: 9 } }), 0, 'de').goal).toContain('nach Runde 9');
  });

  it('is counted as it would stand now, part by part; the fallen are remembered for one number', () => {
    const { short, parts } = score(of(), 0, 'en') ?? { short: '', parts: [] };
    expect(parts.map(({ name, value }) => [name, value])).toEqual([
      ['glory won', 7],
      ['for gold', 2],
      ['for luck left', 2],
      ['for jarls', 1],
    ]);
    expect(short).toBe('12');
    expect(score(of(), 1, 'en')?.short).toBe('4');
    expect(score(of(), 9, 'en')).toBeNull();
  });
});
