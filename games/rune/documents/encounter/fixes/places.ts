// Places in an encounter: what stands there, and the same encounter with something else there. What comes of it is read
// by the schema before anybody is offered it.

import { type DocumentPath, valueAt } from '@skald/kernel';
import type { Effect } from '../effect-schema.ts';
import type { Gain } from '../gain-schema.ts';
import { namesIn, naming } from '../ids.ts';
import type { Element, Encounter, EncounterEvent, FoeEntry } from '../schema.ts';

export function put<T>(whole: T, path: DocumentPath, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  if (Array.isArray(whole))
    return whole.map((one: unknown, i) => (i === key ? put(one, rest, value) : one)) as T;
  return { ...whole, [key]: put((whole as Record<string, unknown>)[key], rest, value) };
}

/** Without this one of a list. */
export function without(encounter: Encounter, path: DocumentPath): Encounter {
  const list = valueAt(encounter, path.slice(0, -1));
  return Array.isArray(list)
    ? put(
        encounter,
        path.slice(0, -1),
        list.filter((_, i) => i !== path.at(-1)),
      )
    : encounter;
}

/** As far as the last of this name, without it. */
export const before = (path: DocumentPath, key: string): DocumentPath => path.slice(0, path.lastIndexOf(key));

interface Placed<T> {
  readonly value: T;
  readonly path: DocumentPath;
  readonly event: number;
}

function placed<T>(encounter: Encounter, path: DocumentPath, length: number): Placed<T> | null {
  const at = path.slice(0, length);
  const value = valueAt(encounter, at);
  return value === undefined || at.length < length
    ? null
    : { value: value as T, path: at, event: Number(path[1]) };
}

/** The event that a path leads into. */
export const eventAt = (encounter: Encounter, path: DocumentPath): Placed<EncounterEvent> | null =>
  path[0] === 'events' ? placed(encounter, path, 2) : null;

export const elementAt = (encounter: Encounter, path: DocumentPath): Placed<Element> | null =>
  path[2] === 'elements' ? placed(encounter, path, 4) : null;

export const effectAt = (encounter: Encounter, path: DocumentPath): Placed<Effect> | null =>
  path[4] === 'effects' ? placed(encounter, path, 6) : null;

export const gainAt = (encounter: Encounter, path: DocumentPath): Placed<Gain> | null =>
  path[4] === 'gains' ? placed(encounter, path, 6) : null;

export const foeAt = (encounter: Encounter, path: DocumentPath): Placed<FoeEntry> | null =>
  path[3] === 'foes' ? placed(encounter, path, 5) : null;

export const allElements = ({ events }: Encounter): Placed<Element>[] =>
  events.flatMap(({ elements }, event) =>
    elements.map((value, i) => ({ value, path: ['events', event, 'elements', i], event })),
  );

/** The same place whatever goes before it: named things by their names. */
export const nameOfPlace = (encounter: Encounter, path: DocumentPath): string =>
  path
    .map((key, i) => {
      const there = valueAt(encounter, path.slice(0, i + 1));
      if (typeof key !== 'number') return key;
      if (typeof there === 'string') return there;
      return typeof there === 'object' && there !== null && 'id' in there ? String(there.id) : key;
    })
    .join('.');

/** An element goes, and nothing refers to it any more. */
export function withoutElement(encounter: Encounter, path: DocumentPath): Encounter {
  const gone = elementAt(encounter, path)?.value.id;
  const left = without(encounter, path);
  return gone === undefined ? left : forgotten(left, gone);
}

const REFERENCES: ReadonlySet<string> = new Set(['leadsTo', 'partOf', 'until']);

function forgotten<T>(part: T, gone: string): T {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => forgotten(one, gone)) as T;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      REFERENCES.has(key) && value === gone ? null : key === 'map' ? value : forgotten(value, gone),
    ]),
  ) as T;
}

/** A roll no longer serves what is gone. RUN-DIF-106 */
export function withoutEffect(encounter: Encounter, path: DocumentPath): Encounter {
  const left = without(encounter, path);
  const element = elementAt(left, path);
  const serves = element?.value.roll?.serves;
  if (!element || serves == null) return left;
  const still = serves.filter((id) => element.value.effects.some((effect) => effect.id === id));
  return put(
    left,
    [...element.path, 'roll', 'serves'],
    element.value.effects.length < 2 || still.length === 0 ? null : still,
  );
}

/** A foe goes; what helps foes by name helps those who are left, and where none of them is, all. RUN-TRAP-43 */
export function withoutFoe(encounter: Encounter, path: DocumentPath): Encounter {
  const gone = foeAt(encounter, path)?.value.id;
  const left = without(encounter, path.slice(0, 5));
  const { events } = left;
  return {
    ...left,
    events: events.map((event) => ({
      ...event,
      elements: event.elements.map((element) => ({
        ...element,
        effects: element.effects.map((effect) => {
          if (effect.kind !== 'foesStick' || effect.foes === 'all') return effect;
          const foes = effect.foes.filter((id) => id !== gone);
          return { ...effect, foes: foes.length > 0 ? foes : 'all' };
        }),
      })),
    })),
  };
}

/** A name that nothing bears. */
export const freshName = (encounter: Encounter, like: string): string =>
  naming(new Set(namesIn(encounter)))(like);
