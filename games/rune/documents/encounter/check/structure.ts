// Whether it is an encounter at all: its events, their places, and whom it was made for. RUN-ENC

import type { DocumentPath, Problem } from '@skald/kernel';
import { EVENTS } from '../../../content/design/budget.ts';
import type { Step } from '../order.ts';
import type { Encounter, EncounterContext } from '../schema.ts';
import { isBlank, spoken } from '../words.ts';
import { advice, problem } from './problem.ts';

export function checkStructure(
  encounter: Encounter,
  steps: readonly Step[],
  context: EncounterContext,
): Problem[] {
  const { events, kind, hook, group } = encounter;
  const heroes = context.heroes ?? group.heroes;
  return [
    ...(events.length < EVENTS.least || events.length > EVENTS.most
      ? [problem('events', 'RUN-ENC-18', ['events'], { events: events.length, ...EVENTS })]
      : []),
    ...locations(encounter),
    ...ids(encounter, steps),
    ...events.flatMap(({ combat }, e) =>
      (combat?.foes ?? []).flatMap(({ kind: foe }, i) =>
        typeof foe === 'object' && encounter.creatures[foe.creature] === undefined
          ? [problem('unknownCreature', 'RUN-CEVENT-12', ['events', e, 'combat', 'foes', i, 'kind'])]
          : [],
      ),
    ),
    ...(kind === 'basic' && hook !== 'underground' ? [advice('notUnderground', 'RUN-ENC-13', ['hook'])] : []),
    ...(heroes === group.heroes
      ? []
      : [advice('otherHeroes', 'RUN-CEVENT-11', ['group', 'heroes'], { heroes, planned: group.heroes })]),
  ];
}

/** RUN-ENC-19, -21 */
function locations({ events }: Encounter): Problem[] {
  const seen = new Set<string>();
  return events.flatMap(({ location, summary }, e) => {
    const place = spoken(location);
    const isTaken = seen.has(place);
    seen.add(place);
    return [
      ...(isBlank(location)
        ? [problem('noLocation', 'RUN-ENC-19', ['events', e, 'location'])]
        : isTaken
          ? [problem('sameLocation', 'RUN-ENC-19', ['events', e, 'location'])]
          : []),
      ...(isBlank(summary) ? [advice('noSummary', 'RUN-ENC-21', ['events', e, 'summary'])] : []),
    ];
  });
}

/** Whatever can be named must be known by one name. */
function ids({ events }: Encounter, steps: readonly Step[]): Problem[] {
  const seen = new Set<string>();
  const found: Problem[] = [];
  const note = (id: string | null, ...path: readonly DocumentPath[]): void => {
    if (id === null) return;
    if (seen.has(id)) found.push(problem('idTwice', null, [...path.flat(), 'id'], { id }));
    else seen.add(id);
  };
  for (const [e, { id, people = [], combat }] of events.entries()) {
    note(id, ['events', e]);
    for (const [i, person] of people.entries()) note(person.id, ['events', e, 'people', i]);
    for (const [i, foe] of (combat?.foes ?? []).entries()) note(foe.id, ['events', e, 'combat', 'foes', i]);
  }
  for (const { element, path, rolls } of steps) {
    if (element === null) continue;
    note(element.id, path);
    for (const roll of rolls) note(roll.id, roll.path);
    for (const [i, { id }] of element.effects.entries()) note(id, path, ['effects', i]);
  }
  return found;
}
