// An encounter, or a whole adventure, for another number of heroes than it was made for: its fights change as little as
// they must, and nothing else does. RUN-CEVENT-11, RUN-RULING-F40

import type { Adventure } from '../documents/adventure/schema.ts';
import { combatOf, kindOf } from '../documents/encounter/fights.ts';
import { type MixSheet, mixSheets, type Opponent } from '../documents/encounter/mix.ts';
import type { Element, Encounter, EncounterEvent, FoeEntry } from '../documents/encounter/schema.ts';
import { rebalanced } from './mustering.ts';

/** Null where no change makes a match of it. */
export function refitted(encounter: Encounter, heroes: number): Encounter | null {
  const fought = encounter.events.filter(({ combat }) => combat !== null && combat.foes.length > 0);
  const sheets = mixSheets(
    fought.map((event) => combatOf(encounter, event)),
    encounter.group.heroes,
  );
  const fights = new Map<string, readonly FoeEntry[]>();
  const names = new Set(encounter.events.flatMap(({ combat }) => (combat?.foes ?? []).map(({ id }) => id)));
  for (const [i, { id, combat }] of fought.entries()) {
    const foes = fightFor(encounter, combat?.foes ?? [], matchFor(sheets[i], heroes), names);
    if (foes === null) return null;
    fights.set(id, foes);
  }
  return withFoesLeft({
    ...encounter,
    group: { ...encounter.group, heroes },
    events: encounter.events.map((event) => withFoes(event, fights.get(event.id))),
  });
}

/** Null where one of its encounters cannot be; whoever has no place at the table any more runs none. */
export function refittedAdventure(adventure: Adventure, heroes: number): Adventure | null {
  const encounters: Adventure['encounters'] = [];
  for (const { runner, encounter } of adventure.encounters) {
    const fit = refitted(encounter, heroes);
    if (fit === null) return null;
    encounters.push({ runner: runner !== null && runner < heroes ? runner : null, encounter: fit });
  }
  return { ...adventure, group: { ...adventure.group, heroes }, encounters };
}

/** The main fight is for all of them, another for no more than half. RUN-CEVENT-05, -06 */
const matchFor = (sheet: MixSheet | undefined, heroes: number): number =>
  sheet === undefined || sheet.relation === '==' ? heroes : Math.min(sheet.rounded, Math.floor(heroes / 2));

type Entered = Opponent & { readonly entry: FoeEntry };

function fightFor(
  encounter: Encounter,
  foes: readonly FoeEntry[],
  match: number,
  names: Set<string>,
): FoeEntry[] | null {
  const entered = foes.flatMap((entry): Entered[] => {
    const kind = kindOf(encounter, entry);
    return kind ? [{ ...entry, kind, entry }] : [];
  });
  const made = entered.length < foes.length ? null : rebalanced(entered, match);
  if (made === null || made.foes.length === 0) return null;
  const met = new Set<FoeEntry>();
  return made.foes.map(({ entry, threat }) => {
    if (!met.has(entry)) {
      met.add(entry);
      return { ...entry, threat };
    }
    // One more of its kind stands wherever there is room, and holds nobody.
    return { ...entry, threat, id: freeName(entry.id, names), start: null, holds: null };
  });
}

const LONGEST_NAME = 36;

function freeName(id: string, names: Set<string>): string {
  let number = 2;
  while (names.has(`${id.slice(0, LONGEST_NAME)}-${number}`)) number++;
  const name = `${id.slice(0, LONGEST_NAME)}-${number}`;
  names.add(name);
  return name;
}

const withFoes = (event: EncounterEvent, foes: readonly FoeEntry[] | undefined): EncounterEvent => ({
  ...event,
  combat: event.combat === null || foes === undefined ? event.combat : { ...event.combat, foes: [...foes] },
});

/** Nothing names a foe any more that is gone. */
export function withFoesLeft(encounter: Encounter): Encounter {
  const there = new Set(encounter.events.flatMap(({ combat }) => (combat?.foes ?? []).map(({ id }) => id)));
  return {
    ...encounter,
    events: encounter.events.map((event) => ({
      ...event,
      elements: event.elements.map((element) => withoutOthers(element, there)),
    })),
  };
}

/** What helps foes by name helps those who are left; where none of them is, all. RUN-TRAP-43 */
const withoutOthers = (element: Element, there: ReadonlySet<string>): Element => ({
  ...element,
  effects: element.effects.map((effect) => {
    if (effect.kind !== 'foesStick' || effect.foes === 'all') return effect;
    const left = effect.foes.filter((id) => there.has(id));
    return { ...effect, foes: left.length > 0 ? left : 'all' };
  }),
});
