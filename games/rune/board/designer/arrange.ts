// What is done to the events of an encounter and to what they hold: added, copied, taken away and moved. What a document
// could not hold is not done at all.

import {
  type Element,
  type Encounter,
  type EncounterEvent,
  MOST_ELEMENTS,
  MOST_EVENTS,
} from '../../documents/encounter/schema.ts';
import { numberedEvent } from '../../text/designer/frame.ts';
import { replaced, without } from './forms/edits.ts';
import { type Fresh, freshIds, idsIn } from './forms/ids.ts';

/** Where an element stands, or shall stand. */
export interface Spot {
  readonly event: number;
  readonly element: number;
}

export const withEvent = (encounter: Encounter, at: number, event: EncounterEvent): Encounter => ({
  ...encounter,
  events: replaced(encounter.events, at, event),
});

const withElements = (encounter: Encounter, at: number, elements: Element[]): Encounter => {
  const event = encounter.events[at];
  return event === undefined ? encounter : withEvent(encounter, at, { ...event, elements });
};

export const mayHaveEvent = ({ events }: Encounter): boolean => events.length < MOST_EVENTS;
export const mayHaveElement = ({ events }: Encounter, event: number): boolean =>
  (events[event]?.elements.length ?? MOST_ELEMENTS) < MOST_ELEMENTS;

/** At the end: whoever tells a story goes on. */
export function eventAdded(encounter: Encounter): Encounter {
  if (!mayHaveEvent(encounter)) return encounter;
  const event: EncounterEvent = {
    id: freshIds(encounter)('event'),
    title: numberedEvent(encounter.events.length + 1),
    location: '',
    summary: '',
    scene: 'cave',
    narration: '',
    inspection: '',
    background: '',
    combat: null,
    map: null,
    claims: [],
    elements: [],
  };
  return { ...encounter, events: [...encounter.events, event] };
}

/** Right after it, with names of its own for all that is in it. */
export function eventCopied(encounter: Encounter, at: number): Encounter {
  const event = encounter.events[at];
  if (event === undefined || !mayHaveEvent(encounter)) return encounter;
  const { map, ...told } = event;
  // Nothing outside of a map knows what is on it by name, but for the foes on it.
  const copy: EncounterEvent = { ...copied(told, freshIds(encounter)), map };
  return { ...encounter, events: encounter.events.toSpliced(at + 1, 0, copy) };
}

export const eventRemoved = (encounter: Encounter, at: number): Encounter => ({
  ...encounter,
  events: without(encounter.events, at),
});

export function eventMoved(encounter: Encounter, from: number, to: number): Encounter {
  const event = encounter.events[from];
  if (event === undefined || to < 0 || to >= encounter.events.length || from === to) return encounter;
  return { ...encounter, events: encounter.events.toSpliced(from, 1).toSpliced(to, 0, event) };
}

export function elementAdded(encounter: Encounter, at: number, element: Element): Encounter {
  const elements = encounter.events[at]?.elements;
  if (elements === undefined || !mayHaveElement(encounter, at)) return encounter;
  return withElements(encounter, at, [...elements, element]);
}

export function elementCopied(encounter: Encounter, { event, element: at }: Spot): Encounter {
  const elements = encounter.events[event]?.elements ?? [];
  const element = elements[at];
  if (element === undefined || !mayHaveElement(encounter, event)) return encounter;
  return withElements(encounter, event, elements.toSpliced(at + 1, 0, copied(element, freshIds(encounter))));
}

export const elementRemoved = (encounter: Encounter, { event, element }: Spot): Encounter =>
  withElements(encounter, event, without(encounter.events[event]?.elements ?? [], element));

/** To the place it will have when it is there, in this event or in another. */
export function elementMoved(encounter: Encounter, from: Spot, to: Spot): Encounter {
  const moved = encounter.events[from.event]?.elements[from.element];
  const there = encounter.events[to.event]?.elements;
  if (moved === undefined || there === undefined) return encounter;
  const isSame = from.event === to.event;
  const most = isSame ? there.length - 1 : there.length;
  if (to.element < 0 || to.element > most || (isSame && from.element === to.element)) return encounter;
  if (!isSame && !mayHaveElement(encounter, to.event)) return encounter;
  const left = elementRemoved(encounter, from);
  const elements = left.events[to.event]?.elements ?? [];
  return withElements(left, to.event, elements.toSpliced(to.element, 0, moved));
}

/** One step earlier or later: out of an event at its end, into the next one at its beginning. Null where there is none. */
export function stepFrom(encounter: Encounter, { event, element }: Spot, by: -1 | 1): Spot | null {
  const next = element + by;
  const size = encounter.events[event]?.elements.length ?? 0;
  if (next >= 0 && next < size) return { event, element: next };
  const other = encounter.events[event + by];
  if (other === undefined || !mayHaveElement(encounter, event + by)) return null;
  return { event: event + by, element: by > 0 ? 0 : other.elements.length };
}

/** What names something that is copied along with it. */
const NAMING: ReadonlySet<string> = new Set([
  'id',
  'leadsTo',
  'serves',
  'until',
  'roll',
  'foes',
  'against',
  'partOf',
  'pools.of',
]);

/** The same with names that nothing bears yet; what it says of itself it says of the copy. */
function copied<T>(part: T, fresh: Fresh): T {
  const names = new Map(idsIn(part).map((id) => [id, fresh(stemOf(id))]));
  const renamed = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return NAMING.has(key) ? (names.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((one) => renamed(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, renamed(one, name === 'of' ? `${key}.of` : name)]),
    );
  };
  return renamed(part, '') as T;
}

const LONGEST_STEM = 34;
const stemOf = (id: string): string => id.replace(/-\d+$/, '').slice(0, LONGEST_STEM);
