import { describe, expect, it } from 'vitest';
import { check } from '../../documents/encounter/check/index.ts';
import { PROBLEMS } from '../../documents/encounter/check/problem.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import type { Encounter } from '../../documents/encounter/schema.ts';
import { placeOf, standing } from './place.ts';
import { type DesignStep, PROBLEMS_OF, stepsFor } from './steps.ts';

const [blank, toll] = ENCOUNTER_SAMPLES as unknown as readonly [Encounter, Encounter];
const steps = (encounter: Encounter): DesignStep[] => stepsFor(encounter, check(encounter));
const states = (encounter: Encounter): Record<string, string> =>
  Object.fromEntries(steps(encounter).map(({ name, state }) => [name, state]));
const placed = (encounter: Encounter, step: string) =>
  steps(encounter).find(({ name }) => name === step)?.place;

describe('the eight steps', () => {
  it('[RUN-ENC-05] stand in the order of the book', () => {
    expect(steps(blank).map(({ name }) => name)).toEqual([
      'budget',
      'concept',
      'foes',
      'terrain',
      'difficulties',
      'traps',
      'treasure',
      'gains',
    ]);
  });

  it('[RUN-ENC-05] are open where nothing is done yet, and done where nothing is wrong', () => {
    expect(states(blank)).toEqual({
      budget: 'done',
      concept: 'open',
      foes: 'open',
      terrain: 'open',
      difficulties: 'open',
      traps: 'open',
      treasure: 'open',
      gains: 'open',
    });
    expect(new Set(Object.values(states(toll)))).toEqual(new Set(['done']));
  });

  it('[RUN-ENC-06, RUN-BUDGET-03] the budget is wrong as soon as something is not paid for', () => {
    const unpaid = structuredClone(toll);
    unpaid.events[1]!.elements = [];
    expect(states(unpaid)).toMatchObject({ budget: 'wrong', treasure: 'open', gains: 'done' });
  });

  it('[RUN-ENC-17] a concept says where, how many events, and what happens in each', () => {
    const silent = structuredClone(toll);
    silent.events[1]!.summary = ' ';
    expect(states(silent).concept).toBe('open');
    expect(placed(silent, 'concept')).toEqual({ page: 'event', event: 1, tab: 'story' });
    silent.events[1]!.summary = 'They fight.';
    silent.concept = '';
    expect(states(silent).concept).toBe('open');
    expect(placed(silent, 'concept')).toEqual({ page: 'encounter' });
  });

  it('[RUN-ENC-07, RUN-RECAP-02] foes are wrong when they are no match, and open when there are none', () => {
    const weak = structuredClone(toll);
    weak.events[1]!.combat!.foes.length = 1;
    expect(states(weak).foes).toBe('wrong');
    expect(placed(weak, 'foes')).toEqual({ page: 'event', event: 1, tab: 'fight' });
    weak.events[1]!.combat = null;
    expect(states(weak)).toMatchObject({ foes: 'open', terrain: 'open' });
  });

  it('[RUN-RECAP-03] terrain is open while a fight has no map', () => {
    const bare = structuredClone(toll);
    bare.events[1]!.map = null;
    expect(states(bare).terrain).toBe('open');
    expect(placed(bare, 'terrain')).toEqual({ page: 'event', event: 1, tab: 'map' });
  });

  it('[RUN-RECAP-04] a trap without effect is wrong, and its step leads to it', () => {
    const harmless = structuredClone(toll);
    harmless.events[0]!.elements[0]!.effects = [];
    expect(states(harmless).traps).toBe('wrong');
    expect(placed(harmless, 'traps')).toEqual({ page: 'element', event: 0, element: 0 });
  });

  it('only what every encounter has is needed', () => {
    expect(steps(blank).filter(({ needed }) => needed)).toHaveLength(4);
  });

  it('every problem belongs to one step', () => {
    const known = Object.values(PROBLEMS_OF).flat();
    expect(known.toSorted()).toEqual(PROBLEMS.toSorted());
  });
});

describe('places', () => {
  it.each([
    [[], { page: 'encounter' }],
    [['hook'], { page: 'encounter' }],
    [['events'], { page: 'encounter' }],
    [['creatures', 0, 'name'], { page: 'encounter' }],
    [['events', 1], { page: 'event', event: 1, tab: 'story' }],
    [['events', 1, 'location'], { page: 'event', event: 1, tab: 'story' }],
    [['events', 1, 'combat', 'foes', 2, 'kind'], { page: 'event', event: 1, tab: 'fight' }],
    [['events', 1, 'combat', 'foes', 2, 'start'], { page: 'event', event: 1, tab: 'map' }],
    [['events', 1, 'map', 'zones', 3], { page: 'event', event: 1, tab: 'map' }],
    [['events', 1, 'claims', 0], { page: 'event', event: 1, tab: 'map' }],
    [['events', 0, 'elements', 1, 'roll', 'type'], { page: 'element', event: 0, element: 1 }],
  ])('%j is found on its page', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  it('what was taken away leaves one at what it was in', () => {
    expect(standing({ page: 'element', event: 0, element: 7 }, toll)).toEqual({
      page: 'event',
      event: 0,
      tab: 'elements',
    });
    expect(standing({ page: 'event', event: 7, tab: 'map' }, toll)).toEqual({ page: 'encounter' });
    expect(standing({ page: 'element', event: 0, element: 1 }, toll)).toEqual({
      page: 'element',
      event: 0,
      element: 1,
    });
  });
});
