import { viewOf } from '@skald/kernel';
import { describe, expect, it } from 'vitest';
import { check } from '../../documents/encounter/check/index.ts';
import { type Encounter, EncounterSchema } from '../../documents/encounter/schema.ts';
import { gain } from '../../documents/encounter/testing.ts';
import { rune } from '../../index.ts';
import { generateEncounter } from '../../text/generator/index.ts';
import type { SeatEntry } from '../fight/options.ts';
import type { State } from '../fight/state.ts';
import { playFrom } from '../fight/testing.ts';
import { hurryOn, notes } from './testing.ts';

const [first, second, third] = [1, 2, 3].map((seed) => generateEncounter({ seed, heroes: 2 })) as [
  Encounter,
  Encounter,
  Encounter,
];
const brought = (hero: 'ragnar' | 'gunnhild', ...encounters: Encounter[]): SeatEntry => ({
  heroes: [hero],
  encounters,
});

const begin = (seats: SeatEntry[], options = {}) => rune.begin(seats, options);
function begun(...seats: SeatEntry[]): State {
  const made = begin(seats);
  if ('refused' in made) throw new Error(made.refused.code);
  return made.ok;
}
const refusal = (...given: Parameters<typeof begin>): string | null => {
  const made = begin(...given);
  return 'refused' in made ? made.refused.code : null;
};

describe('a round in which everybody runs what he has brought', () => {
  it('[RUN-BASIC-24] goes from seat to seat, and then again', () => {
    const { sitting } = begun(brought('ragnar', first, third), brought('gunnhild', second));
    expect(sitting?.encounters.map(({ name }) => name)).toEqual([first.name, second.name, third.name]);
    expect(sitting?.runners).toEqual([
      { seat: 0, own: true },
      { seat: 1, own: true },
      { seat: 0, own: true },
    ]);
  });

  it('[RUN-VP-43] lets those pillage who have brought nothing, and is no sloth of theirs: nobody had asked them to run', () => {
    const { sitting } = begun(['ragnar'], brought('gunnhild', second));
    expect(sitting?.runners).toEqual([{ seat: 1, own: true }]);
    expect(Object.values(sitting?.purses ?? {}).map(({ slothful }) => slothful)).toEqual([false, false]);
  });

  it('[RUN-RUN-90] [RUN-RUN-10] keeps what is sealed from everybody until it is run, from its owner’s rivals for good', () => {
    const driver = playFrom(begun(brought('ragnar', first), brought('gunnhild', second)));
    const word = (encounter: Encounter): string => JSON.stringify(encounter.events.at(-1)?.narration);
    const seen = (seat: number | null): string => JSON.stringify(viewOf(rune as never, driver.state, seat));
    hurryOn(driver);
    expect(driver.state.sitting?.running).toMatchObject({ seat: 0, proxy: 1 });
    expect([0, 1, null].map((seat) => seen(seat).includes(word(first)))).toEqual([true, false, false]);
    expect([0, 1, null].map((seat) => seen(seat).includes(word(second)))).toEqual([false, false, false]);
  });

  it('[RUN-HERO-02] has one hero for each, and none of the gallery beside him', () => {
    const made = begin([brought('ragnar', first), ['gunnhild']], { band: 2 });
    expect('ok' in made && made.ok.seats).toEqual([['h0'], ['h1']]);
    const two: SeatEntry = { heroes: ['hrolf', 'bersi'], encounters: [second] };
    expect(refusal([brought('ragnar', first), two])).toBe('one-hero-each');
  });

  it('is not mixed with an adventure, nor with somebody who plays nothing but foes', () => {
    expect(refusal([brought('ragnar', first), ['gunnhild']], { sitting: notes({}) })).toBe('sitting-twice');
    expect(refusal([brought('ragnar', first), ['gunnhild'], 'foes'])).toBe('nobody-runs');
  });

  it('[RUN-ENC-06] [RUN-RULING-T60] refuses what is not legal, whatever its designer has granted himself', () => {
    const silver = Array.from({ length: 9 }, (_, i) =>
      gain([{ kind: 'silver', ounces: 99 }], null, { id: `much-${i}` }),
    );
    const [event, ...others] = first.events;
    const elements = [...(event?.elements ?? []), ...silver];
    const rich = EncounterSchema.parse({ ...first, events: [{ ...event, elements }, ...others] });
    expect(refusal([brought('ragnar', rich), ['gunnhild']])).toBe('bad-encounter');
    const waivers = check(rich).map(({ code }) => code);
    expect(check({ ...rich, waivers }).every(({ advice }) => advice)).toBe(true);
    expect(refusal([brought('ragnar', { ...rich, waivers }), ['gunnhild']])).toBe('bad-encounter');
  });
});
