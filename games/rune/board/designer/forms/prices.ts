// What parts of an encounter cost as it stands, and what it would cost if one of them were otherwise.

import type { DocumentPath, PriceLine } from '@skald/kernel';
import { priceOf } from '../../../documents/encounter/price/index.ts';
import type { Encounter } from '../../../documents/encounter/schema.ts';

const known = new WeakMap<Encounter, readonly PriceLine[]>();

/** An encounter that does not change is priced once. */
function linesOf(encounter: Encounter): readonly PriceLine[] {
  const lines = known.get(encounter) ?? priceOf(encounter).lines;
  known.set(encounter, lines);
  return lines;
}

const isWithin = (path: DocumentPath, place: DocumentPath): boolean =>
  path.length >= place.length && place.every((key, i) => path[i] === key);

/** Of a place and all that is in it. */
export const linesWithin = (encounter: Encounter, place: DocumentPath): PriceLine[] =>
  linesOf(encounter).filter(({ path }) => isWithin(path, place));

/** Of that very place. */
export const linesAt = (encounter: Encounter, place: DocumentPath): PriceLine[] =>
  linesWithin(encounter, place).filter(({ path }) => path.length === place.length);

export const sumOf = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);

const withoutMaps = new WeakMap<Encounter, Encounter>();

/** What elements cost does not depend on maps, and what maps cost takes time to find out. */
function bare(encounter: Encounter): Encounter {
  const found = withoutMaps.get(encounter) ?? {
    ...encounter,
    events: encounter.events.map((event) => ({ ...event, map: null })),
  };
  withoutMaps.set(encounter, found);
  return found;
}

/** By how much the whole would change if this stood at that place. */
export function differenceIf(encounter: Encounter, place: DocumentPath, instead: unknown): number {
  const now = bare(encounter);
  return sumOf(linesOf(putAt(now, place, instead))) - sumOf(linesOf(now));
}

/** The document with something else at a place of it. */
function putAt<T>(document: T, [key, ...rest]: DocumentPath, instead: unknown): T {
  if (key === undefined) return instead as T;
  if (Array.isArray(document))
    return document.map((one, i) => (i === key ? putAt(one, rest, instead) : one)) as T;
  const parts = document as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: putAt(parts[key], rest, instead) } as T;
}
