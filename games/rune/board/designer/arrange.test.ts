import { describe, expect, it } from 'vitest';
import { check } from '../../documents/encounter/check/index.ts';
import { ENCOUNTER_SAMPLES } from '../../documents/encounter/samples.ts';
import {
  type Encounter,
  EncounterSchema,
  MOST_ELEMENTS,
  MOST_EVENTS,
} from '../../documents/encounter/schema.ts';
import {
  elementAdded,
  elementCopied,
  elementMoved,
  elementRemoved,
  eventAdded,
  eventCopied,
  eventMoved,
  eventRemoved,
  mayHaveElement,
  type Spot,
  stepFrom,
} from './arrange.ts';
import { ELEMENT_TEMPLATES, newElement } from './forms/templates.ts';
import { targetOf } from './use-dragging.ts';

const [blank, toll] = ENCOUNTER_SAMPLES as unknown as readonly [Encounter, Encounter];

/** What stands where: the names of each event's elements. */
const order = ({ events }: Encounter): string[] =>
  events.map(({ id, elements }) => [id, ...elements.map((one) => one.id)].join(' '));

const codes = (encounter: Encounter): string[] => check(encounter).map(({ code }) => code);
const isWhole = (encounter: Encounter): boolean => EncounterSchema.safeParse(encounter).success;

/** One of every kind, each after the other. */
const full = ELEMENT_TEMPLATES.reduce(
  (encounter, template) => elementAdded(encounter, 0, newElement(template, encounter)),
  blank,
);

describe('events', () => {
  it('one more is added at the end, without a fight and under a name of its own', () => {
    const next = eventAdded(toll);
    expect(order(next)).toEqual(['gate beam tracks', 'warren hoard', 'event-1']);
    expect(next.events[2]?.combat).toBeNull();
    expect(isWhole(next)).toBe(true);
  });

  it('no more are added than a document can hold', () => {
    let next = blank;
    for (let i = 0; i < MOST_EVENTS + 3; i++) next = eventCopied(eventAdded(next), 0);
    expect(next.events).toHaveLength(MOST_EVENTS);
    expect(isWhole(next)).toBe(true);
  });

  it('a copy stands behind its original and shares no name with it, but keeps its map', () => {
    const next = eventCopied(toll, 1);
    expect(next.events).toHaveLength(3);
    expect(codes(next)).not.toContain('idTwice');
    expect(next.events[2]?.map).toBe(toll.events[1]?.map);
    expect(next.events[2]?.combat?.foes).toHaveLength(6);
  });

  it('moving one and moving it back is as if nothing had been', () => {
    for (const to of [0, 1, 2]) {
      const there = eventMoved(eventAdded(toll), 1, to);
      expect(order(eventMoved(there, to, 1))).toEqual(order(eventAdded(toll)));
    }
    expect(eventMoved(toll, 0, 2)).toBe(toll);
    expect(eventMoved(toll, 0, -1)).toBe(toll);
  });

  it('one is taken away with all that is in it', () => {
    expect(order(eventRemoved(toll, 0))).toEqual(['warren hoard']);
  });
});

describe('elements', () => {
  it('every one that can be added makes a whole document', () => {
    expect(full.events[0]?.elements).toHaveLength(ELEMENT_TEMPLATES.length);
    expect(isWhole(full)).toBe(true);
    expect(codes(full)).not.toContain('idTwice');
  });

  it('no more are added, copied or moved than an event can hold', () => {
    let next = full;
    while (mayHaveElement(next, 0)) next = elementCopied(next, { event: 0, element: 0 });
    expect(next.events[0]?.elements).toHaveLength(MOST_ELEMENTS);
    expect(elementCopied(next, { event: 0, element: 0 })).toBe(next);
    const more = elementAdded(eventAdded(next), 1, newElement(ELEMENT_TEMPLATES[0]!, next));
    expect(elementMoved(more, { event: 1, element: 0 }, { event: 0, element: 0 })).toBe(more);
    expect(stepFrom(more, { event: 1, element: 0 }, -1)).toBeNull();
    expect(isWhole(next)).toBe(true);
  });

  it('a copy stands behind its original, and what it says of itself it says of the copy', () => {
    const given: Encounter = structuredClone(toll);
    const beam = given.events[0]?.elements[0];
    if (beam?.roll == null) throw new Error('the beam is rolled for');
    beam.roll.serves = ['beam-falls'];
    beam.roll.leadsTo = 'tracks';
    const next = elementCopied(given, { event: 0, element: 0 });
    const copy = next.events[0]?.elements[1];
    expect(order(next)[0]).toBe('gate beam beam-1 tracks');
    expect(copy?.roll?.id).toBe('beam-dodge-1');
    expect(copy?.roll?.serves).toEqual([copy?.effects[0]?.id]);
    expect(copy?.roll?.leadsTo).toBe('tracks');
    expect(copy?.tags).toEqual(['mechanical']);
    expect(codes(next)).not.toContain('idTwice');
  });

  it('moving one and moving it back is as if nothing had been, within an event and between two', () => {
    const spots: Spot[] = [
      { event: 0, element: 0 },
      { event: 0, element: 1 },
      { event: 1, element: 0 },
      { event: 1, element: 1 },
    ];
    for (const from of spots.slice(0, 3))
      for (const to of spots) expect(elementMoved(elementMoved(toll, from, to), to, from)).toEqual(toll);
  });

  it('steps lead through all events and back again', () => {
    let [next, at]: [Encounter, Spot | null] = [toll, { event: 0, element: 0 }];
    const seen: string[] = [];
    for (let to = stepFrom(next, at, 1); to !== null; to = stepFrom(next, at, 1)) {
      next = elementMoved(next, at, to);
      at = to;
      seen.push(`${to.event}.${to.element}`);
    }
    expect(seen).toEqual(['0.1', '1.0', '1.1']);
    for (let to = stepFrom(next, at, -1); to !== null; to = stepFrom(next, at, -1)) {
      next = elementMoved(next, at, to);
      at = to;
    }
    expect(next).toEqual(toll);
  });

  it('one is taken away, and the others close up', () => {
    expect(order(elementRemoved(toll, { event: 0, element: 0 }))).toEqual(['gate tracks', 'warren hoard']);
  });
});

describe('dragging', () => {
  const row = (event: number, element: number | null = null) => ({ event, element });
  const at = (event: number, element: number | null, behind: boolean) => ({
    row: row(event, element),
    behind,
  });

  it('an element goes before or behind the one it is dropped on', () => {
    expect(targetOf(toll, row(0, 0), at(0, 1, true))).toEqual(row(0, 1));
    expect(targetOf(toll, row(0, 0), at(0, 1, false))).toEqual(row(0, 0));
    expect(targetOf(toll, row(0, 1), at(0, 0, false))).toEqual(row(0, 0));
    expect(targetOf(toll, row(0, 0), at(1, 0, true))).toEqual(row(1, 1));
    expect(targetOf(toll, row(1, 0), at(0, 1, false))).toEqual(row(0, 1));
  });

  it('below the name of an event it goes to its beginning, above it to the end of the one before', () => {
    expect(targetOf(toll, row(0, 0), at(1, null, true))).toEqual(row(1, 0));
    expect(targetOf(toll, row(1, 0), at(1, null, false))).toEqual(row(0, 2));
    expect(targetOf(toll, row(0, 0), at(1, null, false))).toEqual(row(0, 1));
    expect(targetOf(toll, row(1, 0), at(0, null, false))).toEqual(row(0, 0));
  });

  it('an event goes before or behind the event it is dropped on, or on whose half', () => {
    expect(targetOf(toll, row(0), at(1, null, true))).toEqual(row(1));
    expect(targetOf(toll, row(0), at(1, null, false))).toEqual(row(0));
    expect(targetOf(toll, row(1), at(0, null, false))).toEqual(row(0));
    expect(targetOf(toll, row(1), at(0, 0, false))).toEqual(row(0));
    expect(targetOf(toll, row(1), at(0, 1, true))).toEqual(row(1));
  });
});
