import { describe, expect, it } from 'vitest';
import { SCENES } from '../../../content/generating/scenes.ts';
import { check } from '../../../documents/encounter/check/index.ts';
import { ENCOUNTER_SAMPLES } from '../../../documents/encounter/samples.ts';
import { generateWords } from '../../../text/designer/generate.ts';
import { wished, wishFor } from './wish.ts';

const [blank] = ENCOUNTER_SAMPLES;
const group = { heroes: 5, totals: [900, 700, 800, 0, 0], roster: [] };
const legal = (encounter: typeof blank): boolean => check(encounter).every(({ advice }) => advice);

describe('an encounter that is wished for', () => {
  it('is at first for the group at hand', () => {
    const wish = wishFor({ ...blank, group, kind: 'climax' }, 9);
    expect(wish).toMatchObject({
      seed: 9,
      heroes: 5,
      points: 700,
      kind: 'climax',
      place: 'any',
      quick: false,
    });
    const made = wished(wish, { ...blank, group, kind: 'climax', hook: 'jotunheim' });
    expect(made).toMatchObject({ group, kind: 'climax', hook: 'jotunheim' });
    expect(legal(made)).toBe(true);
  });

  it('is for as many as there can be, where the group is smaller or larger', () => {
    expect(wishFor({ ...blank, group: { ...group, heroes: 1 } }, 0).heroes).toBe(2);
    expect(wishFor({ ...blank, group: { ...group, heroes: 12 } }, 0).heroes).toBe(8);
  });

  it('is for another group, if one wishes', () => {
    const wish = { ...wishFor({ ...blank, group }, 4), heroes: 3, points: 2000, place: 'ship' as const };
    const made = wished(wish, { ...blank, group });
    expect(made.group).toEqual({ heroes: 3, totals: [2000, 2000, 2000], roster: [] });
    expect(made.events[0]?.scene).toBe('ship');
    expect(legal(made)).toBe(true);
    expect(wished(wish, { ...blank, group })).toEqual(made);
    expect(wished({ ...wish, seed: 5 }, { ...blank, group })).not.toEqual(made);
  });

  it('may come from the quick charts', () => {
    const made = wished({ ...wishFor(blank, 4), quick: true }, blank);
    expect(made.events).toHaveLength(3);
    expect(legal(made)).toBe(true);
  });

  it('is offered in both languages', () => {
    const [en, de] = [generateWords('en'), generateWords('de')];
    for (const scene of SCENES) expect(en.places[scene]).not.toBe(de.places[scene]);
    expect(de.made('Der Weg zu Wark', 3)).toContain('3');
  });
});
