import { describe, expect, it } from 'vitest';
import { check } from '../documents/encounter/check/index.ts';
import { inLanguage } from '../documents/encounter/languages.ts';
import { ENCOUNTER_SAMPLES } from '../documents/encounter/samples.ts';
import { type Encounter, EncounterSchema } from '../documents/encounter/schema.ts';
import { encounter, event, field, fightEvent, laborers, roll, trap } from '../documents/encounter/testing.ts';
import { refitted } from './refitting.ts';

const [, TOLL] = ENCOUNTER_SAMPLES as readonly [Encounter, Encounter];
const mixOf = (given: Encounter | null): string[] =>
  given === null
    ? ['none']
    : check(given)
        .filter(({ code }) => code === 'mix' || code === 'mixOfSecond' || code === 'terrifying')
        .map(({ code }) => code);
const foesIn = (given: Encounter | null, e: number) => given?.events[e]?.combat?.foes ?? [];

describe('an encounter for other heroes', () => {
  it.each([2, 3, 4, 5, 6, 8, 12])('[RUN-CEVENT-11] has a fight that is a match for %i', (heroes) => {
    const made = refitted(TOLL, heroes);
    expect(made?.group.heroes).toBe(heroes);
    expect(mixOf(made)).toEqual([]);
    expect(EncounterSchema.safeParse(made).success).toBe(true);
  });

  it('[RUN-CEVENT-11] [RUN-RULING-F40] changes as few foes as it must, and nothing where nothing must change', () => {
    expect(refitted(TOLL, 4)).toEqual(TOLL);
    const six = foesIn(refitted(TOLL, 6), 1);
    expect(six.slice(0, 6).filter((foe, i) => foe.threat !== foesIn(TOLL, 1)[i]?.threat).length).toBeLessThan(
      3,
    );
    expect(refitted(TOLL, 6)?.events[0]).toEqual(TOLL.events[0]);
  });

  it('[RUN-CEVENT-06] of two fights the smaller stays within half of the heroes', () => {
    const two = encounter([
      fightEvent({ combat: laborers(5) }),
      fightEvent({
        combat: {
          foes: laborers(2).foes.map((foe, i) => ({ ...foe, id: `other-${i}` })),
        },
      }),
    ]);
    expect(mixOf(two)).toEqual([]);
    for (const heroes of [2, 3, 4, 8]) expect([heroes, mixOf(refitted(two, heroes))]).toEqual([heroes, []]);
    expect(foesIn(refitted(two, 8), 1)).toEqual(foesIn(two, 1));
  });

  it('gives those who come besides a name of their own, and no place of another', () => {
    const held = encounter([
      fightEvent({
        map: field({ objects: [{ id: 'captive', kind: 'hostage', area: [[3, 3, 1]] }] }),
        combat: {
          foes: laborers(5).foes.map((foe, i) =>
            i === 0 ? { ...foe, start: { x: 3, y: 4 }, holds: 'captive' } : foe,
          ),
        },
      }),
    ]);
    const foes = foesIn(refitted(held, 12), 0);
    expect(new Set(foes.map(({ id }) => id)).size).toBe(foes.length);
    expect(foes.length).toBeGreaterThan(5);
    expect(foes.filter(({ start, holds }) => start !== null || holds !== null).length).toBeLessThan(2);
  });

  it('forgets the names of foes who stay away', () => {
    const stick = (foes: string[]) =>
      event({
        elements: [
          trap(roll('dodge', 6, { type: 'weakLink' }), [{ kind: 'foesStick', score: 'atk', by: 1, foes }]),
        ],
      });
    const all = laborers(5).foes.map(({ id }) => id);
    const made = refitted(encounter([stick(all), fightEvent()]), 2);
    const [effect] = made?.events[0]?.elements[0]?.effects ?? [];
    const there = foesIn(made, 1).map(({ id }) => id);
    expect(there.length).toBeLessThan(5);
    expect(effect).toMatchObject({ foes: all.filter((id) => there.includes(id)) });
    const gone = all.filter((id) => !there.includes(id)).slice(0, 1);
    const other = refitted(encounter([stick(gone), fightEvent()]), 2);
    expect(other?.events[0]?.elements[0]?.effects[0]).toMatchObject({ foes: 'all' });
  });

  it('is none where a foe is of a kind that is not there', () => {
    const lost = encounter([
      fightEvent({ combat: { foes: [{ id: 'a', name: 'A', kind: { creature: 2 }, threat: 'equal' }] } }),
    ]);
    expect(refitted(lost, 4)).toBeNull();
  });
});

describe('an encounter in a language', () => {
  it('has its words alone, and both again where they are the same', () => {
    const english = inLanguage(TOLL, EncounterSchema, 'en');
    expect(english.events[0]?.title).toBe('The gate of bones');
    expect(inLanguage(english, EncounterSchema, 'en')).toEqual(english);
    expect(inLanguage(TOLL, EncounterSchema, 'both')).toMatchObject({ name: TOLL.name });
    expect(inLanguage(english, EncounterSchema, 'both').events[0]?.title).toEqual({
      en: 'The gate of bones',
      de: 'The gate of bones',
    });
  });

  it('keeps what is no text: names on maps, and what sets a trap off', () => {
    const given = encounter([
      fightEvent({
        elements: [
          trap(roll('dodge', 6), [{ kind: 'damage', dam: 5 }], { phase: 'during', trigger: 'shot' }),
        ],
      }),
    ]);
    const both = inLanguage(given, EncounterSchema, 'both');
    expect(both.events[0]?.elements[0]?.trigger).toBe('shot');
    expect(both.events[0]?.map?.name).toBe('field');
    expect(both.events[0]?.elements[0]?.name).toEqual({ en: 'A trap', de: 'A trap' });
  });
});
