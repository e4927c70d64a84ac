import { describe, expect, it } from 'vitest';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import { EncounterSchema } from '../../documents/encounter/schema.ts';
import { GALLERY, GALLERY_IDS } from '../../documents/hero/builds/index.ts';
import { expectedFrom, NOBODY_YET } from './roster.ts';

describe('heroes whom a designer expects', () => {
  it('have the ratings of those that are kept, and an encounter can hold every one of the gallery', () => {
    const roster = GALLERY_IDS.map((id) => expectedFrom(GALLERY[id]));
    expect(roster[0]).toMatchObject({ abilities: GALLERY[GALLERY_IDS[0]].abilities });
    const [blank] = ENCOUNTER_SAMPLES;
    const group = { ...blank.group, roster: roster.slice(0, 4) };
    expect(EncounterSchema.parse({ ...blank, group }).group.roster).toEqual(group.roster);
  });

  it('are nobody in particular where something else was kept', () => {
    expect(expectedFrom({ skald: 'creature' })).toEqual(NOBODY_YET);
  });
});
