// Whether it is an encounter at all: its events, their places, and whom it was made for. RUN-ENC

import type { Problem } from '@skald/kernel';
import { EVENTS } from '../../../content/design/budget.ts';
import { stepsOf } from '../order.ts';
import type { Encounter, EncounterContext } from '../schema.ts';
import { isBlank, type Words } from '../words.ts';
import { advice, problem } from './problem.ts';

export function checkStructure(encounter: Encounter, context: EncounterContext): Problem[] {
  const { events, kind, hook, group } = encounter;
  const heroes = context.heroes ?? group.heroes;
  return [
    ...(events.length < EVENTS.least || events.length > EVENTS.most
      ? [problem('events', 'RUN-ENC-18', ['events'], { events: events.length, ...EVENTS })]
      : []),
    ...locations(encounter),
    ...ids(encounter),
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

const spoken = (given: Words): string => (typeof given === 'string' ? given : given.en).trim().toLowerCase();

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
function ids(encounter: Encounter): Problem[] {
  const seen = new Set<string>();
  const twice = (id: string | null, path: Problem['path']): Problem[] => {
    if (id === null) return [];
    if (seen.has(id)) return [problem('idTwice', null, path, { id })];
    seen.add(id);
    return [];
  };
  return [
    ...encounter.events.flatMap(({ id, combat }, e) => [
      ...twice(id, ['events', e, 'id']),
      ...(combat?.foes ?? []).flatMap((foe, i) => twice(foe.id, ['events', e, 'combat', 'foes', i, 'id'])),
    ]),
    ...stepsOf(encounter, encounter.group.heroes).flatMap(({ element, path, rolls }) =>
      element === null
        ? []
        : [
            ...twice(element.id, [...path, 'id']),
            ...rolls.flatMap((roll) => twice(roll.id, [...roll.path, 'id'])),
            ...element.effects.flatMap(({ id }, i) => twice(id, [...path, 'effects', i, 'id'])),
          ],
    ),
  ];
}
