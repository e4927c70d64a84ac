import { describe, expect, it } from 'vitest';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { GALLERY_IDS } from '../../documents/hero/builds/index.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { standingOf } from '../../documents/hero/standing.ts';
import { runsOf, typicalHeroes } from './trials.ts';

const toll = ENCOUNTER_SAMPLES[1] as Encounter;

const runs = (encounter: Encounter, how: Partial<Parameters<typeof runsOf>[1]> = {}) => {
  const made = runsOf(encounter, { runs: 4, seed: 1, ...how });
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
};
const refusal = (encounter: Encounter, how: Partial<Parameters<typeof runsOf>[1]> = {}) => {
  const made = runsOf(encounter, { runs: 2, seed: 1, ...how });
  return 'refused' in made ? made.refused.code : null;
};

describe('runs of an encounter', () => {
  it('are the same for the same document, heroes and number, and others for another number', () => {
    expect(runs(toll)).toEqual(runs(toll));
    expect(new Set(runs(toll, { runs: 100 }).map(({ seed }) => seed)).size).toBe(100);
    expect(runs(toll, { seed: 2 })[0]?.seed).not.toBe(runs(toll)[0]?.seed);
    expect(runs(toll, { runs: 6 }).slice(4)).toEqual(runs(toll, { from: 4, runs: 2 }));
  });

  it('[RUN-CEVENT-10] [RUN-BUDGET-05] have as many heroes as it is made for, one a seat, each of the gallery as often', () => {
    const four = runs(toll);
    expect(four.map(({ seats }) => seats.length)).toEqual([4, 4, 4, 4]);
    const names = four.flatMap(({ seats }) =>
      seats.map((seat) => (seat as unknown as readonly Hero[])[0]!.name),
    );
    expect(new Set(names).size).toBe(GALLERY_IDS.length);
  });

  it('[RUN-BUDGET-05] have heroes with as many points as more than half of the players have', () => {
    const gained = (totals: number[]) =>
      typicalHeroes({ heroes: 3, totals }, 0).map((hero) => standingOf(hero).overall);
    expect(gained([])).toEqual([0, 0, 0]);
    expect(gained([300, 300, 0])).toEqual([300, 300, 300]);
    expect(gained([-20, -20, -20])).toEqual([0, 0, 0]);
  });

  it('[RUN-CEVENT-11] change it for others than it was made for', () => {
    const [run] = runs(toll, { heroes: 6 });
    expect(run?.seats).toHaveLength(6);
    expect(run?.options.sitting).toMatchObject({ group: { heroes: 6 } });
    expect(runs(toll, { party: ['osk', 'hild'] })[0]?.seats).toEqual([['osk'], ['hild']]);
  });

  it('are refused with a reason where it cannot be played', () => {
    expect(refusal({ ...toll, events: [] })).toBe('no-events');
    expect(refusal(toll, { party: [] })).toBe('no-heroes');
    expect(refusal({ ...toll, group: { ...toll.group, heroes: 12 } })).toBe('too-many-heroes');
    const [first, ...others] = toll.events.map((event) => ({
      ...event,
      combat: event.combat && {
        ...event.combat,
        foes: event.combat.foes.map((foe) => ({ ...foe, kind: { creature: 7 } })),
      },
    }));
    expect(refusal({ ...toll, events: [first!, ...others] })).toBe('no-such-creature');
  });
});
