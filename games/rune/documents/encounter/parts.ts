// Parts of an encounter that another can take over: whole events, single elements, fights, maps and creatures. Whatever
// belongs to a part comes along, and goes by names that are still free.

import type { Creature } from '../creature/schema.ts';
import { namesIn, naming } from './ids.ts';
import { type Element, type Encounter, type EncounterEvent, EncounterSchema } from './schema.ts';
import type { Words } from './words.ts';

type Combat = NonNullable<EncounterEvent['combat']>;
type BattleMap = NonNullable<EncounterEvent['map']>;

/** With the creatures that its foes are of, by their places in this list. */
interface Manned {
  readonly creatures: readonly Creature[];
}

export type Part = { readonly title: Words } & (
  | ({ readonly kind: 'event'; readonly event: EncounterEvent } & Manned)
  | ({ readonly kind: 'fight'; readonly combat: Combat; readonly map: BattleMap | null } & Manned)
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'map'; readonly map: BattleMap }
  | { readonly kind: 'creature'; readonly creature: Creature }
);
export type PartKind = Part['kind'];

/** Event after event, with what is in it; then its creatures. */
export function partsOf({ events, creatures }: Encounter): Part[] {
  return [
    ...events.flatMap((event): Part[] => {
      const { title, combat, map, elements } = event;
      return [
        { kind: 'event', title, event, creatures },
        ...elements.map((element): Part => ({ kind: 'element', title: element.name, element })),
        ...(combat === null || combat.foes.length === 0
          ? []
          : [{ kind: 'fight' as const, title, combat, map, creatures }]),
        ...(map === null ? [] : [{ kind: 'map' as const, title, map }]),
      ];
    }),
    ...creatures.map((creature): Part => ({ kind: 'creature', title: creature.name, creature })),
  ];
}

/**
 * With this part: an event before the one at this place, anything else in the event there. Null where the document cannot
 * hold it, or has no such event.
 */
export function withPart(encounter: Encounter, part: Part, at: number): Encounter | null {
  const made = taken(encounter, part, at);
  return made !== null && EncounterSchema.safeParse(made).success ? made : null;
}

function taken(encounter: Encounter, part: Part, at: number): Encounter | null {
  const { events, creatures } = encounter;
  const event = events[at];
  const changed = (what: Partial<EncounterEvent>): Encounter | null =>
    event === undefined
      ? null
      : { ...encounter, events: events.map((one, e) => (e === at ? { ...one, ...what } : one)) };
  switch (part.kind) {
    case 'creature':
      return { ...encounter, creatures: [...creatures, part.creature] };
    case 'map':
      return changed({ map: part.map, claims: [] });
    case 'element':
      return changed({ elements: [...(event?.elements ?? []), renamed(part.element, encounter)] });
    case 'fight': {
      // Those who were there go, and their names are free.
      const without = changed({ combat: null });
      if (without === null) return null;
      const come = manned(renamed(part.combat, without), part.creatures, creatures);
      const fought = changed({ combat: come.part, map: part.map, claims: [] });
      return fought && { ...fought, creatures: come.creatures };
    }
    case 'event': {
      const come = manned(renamed(part.event, encounter), part.creatures, creatures);
      return { ...encounter, events: events.toSpliced(at, 0, come.part), creatures: come.creatures };
    }
  }
}

/** References that may be empty, and are where nobody comes along to whom they lead. */
const MAY_LACK: ReadonlySet<string> = new Set(['leadsTo', 'partOf', 'until']);

/** Everything under a free name, and named so wherever it is meant. */
function renamed<T>(part: T, encounter: Encounter): T {
  const name = naming(new Set(namesIn(encounter)));
  const own = new Map(namesIn(part).map((id) => [id, name(id)]));
  const meant = (id: string): string => own.get(id) ?? name(id);
  const told = (given: unknown, key: string): unknown => {
    if (typeof given === 'string') {
      if (key === 'id') return meant(given);
      if (MAY_LACK.has(key)) return own.get(given) ?? null;
      // Where a later roll is meant that does not come, the name means nothing, rather than something else.
      return key === 'roll' ? meant(given) : given;
    }
    if (key === 'map' || typeof given !== 'object' || given === null) return given;
    if (key === 'serves') return known(given, own, null);
    if (key === 'foes' && isNames(given)) return known(given, own, 'all');
    if (Array.isArray(given)) return given.map((one) => told(one, ''));
    if ('score' in given && 'against' in given && typeof given.against === 'string')
      return against(given, own);
    return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, told(value, name)]));
  };
  // What was read is of the same kind as what was given: names were exchanged for names.
  return told(part, '') as T;
}

const isNames = (given: object): boolean =>
  Array.isArray(given) && given.every((one) => typeof one === 'string');

/** Those who come along; where none does, all that are there. RUN-DIF-106, RUN-TRAP-43 */
function known(
  given: object,
  own: ReadonlyMap<string, string>,
  none: 'all' | null,
): readonly string[] | 'all' | null {
  const names = (given as readonly string[]).flatMap((id) => own.get(id) ?? []);
  return names.length > 0 ? names : none;
}

/** A carrot against somebody who stays behind helps against everybody. RUN-RULING-R90 */
function against(given: object, own: ReadonlyMap<string, string>): object {
  const { against: whom, ...rest } = given as { readonly against: string };
  const there = own.get(whom);
  return there === undefined ? rest : { ...rest, against: there };
}

/** Foes find their creatures in the list of the encounter they come to; what is there already is not brought twice. */
function manned<T>(
  part: T,
  brought: readonly Creature[],
  there: readonly Creature[],
): { readonly part: T; readonly creatures: Creature[] } {
  const creatures = [...there];
  const placed = (index: number): number => {
    const creature = brought[index];
    // One that was missing is missing still.
    if (creature === undefined) return index;
    const same = JSON.stringify(creature);
    const known = creatures.findIndex((one) => JSON.stringify(one) === same);
    return known >= 0 ? known : creatures.push(creature) - 1;
  };
  const told = (given: unknown): unknown => {
    if (typeof given !== 'object' || given === null) return given;
    if (Array.isArray(given)) return given.map(told);
    return Object.fromEntries(
      Object.entries(given).map(([key, value]) => [
        key,
        key === 'map' ? value : key === 'creature' && typeof value === 'number' ? placed(value) : told(value),
      ]),
    );
  };
  return { part: told(part) as T, creatures };
}
