// Elements at another place in the order of play.

import type { DocumentPath } from '@skald/kernel';
import type { Element, Encounter } from '../schema.ts';
import { type Fix, fix, type Mender } from './fix.ts';
import { elementAt, put, without } from './places.ts';

const PHASES: readonly Element['phase'][] = ['before', 'during', 'after'];

/** Elsewhere in its event, and then in others, the nearest first. */
function* elsewhere(encounter: Encounter, path: DocumentPath): Iterable<Fix & { readonly to: Spot }> {
  const element = elementAt(encounter, path);
  if (element === null) return;
  const { value, event } = element;
  const { name } = value;
  const { combat = null } = encounter.events[event] ?? {};
  if (combat !== null)
    for (const phase of PHASES)
      if (phase !== value.phase)
        yield {
          ...fix('phase', { name, phase }, put(encounter, [...element.path, 'phase'], phase)),
          to: { event, phase },
        };
  const others = [...encounter.events.keys()]
    .filter((e) => e !== event)
    .toSorted((a, b) => Math.abs(a - event) - Math.abs(b - event));
  for (const e of others)
    for (const phase of PHASES) {
      const there = encounter.events[e]!;
      if (there.combat === null && phase !== 'before') continue;
      const left = without(encounter, element.path);
      yield {
        ...fix(
          'moveTo',
          { name, event: there.title },
          put(left, ['events', e, 'elements'], [...there.elements, { ...value, phase }]),
        ),
        to: { event: e, phase },
      };
    }
}

interface Spot {
  readonly event: number;
  readonly phase: Element['phase'];
}

const moved = (where: (to: Spot, encounter: Encounter, from: number) => boolean): Mender =>
  function* ({ encounter, problem: { path } }) {
    for (const { to, ...one } of elsewhere(encounter, path))
      if (where(to, encounter, Number(path[1]))) yield one;
  };

export const anywhere = moved(() => true);

/** Where people fight, while they do. */
export const intoFight = moved(
  ({ event, phase }, { events }) => phase === 'during' && events[event]?.combat != null,
);

/** In its own event, while people fight there. */
export const duringFight = moved(({ event, phase }, _, from) => event === from && phase === 'during');

/** Sooner than now. */
export const earlier = moved(
  ({ event, phase }, _, from) => event < from || (event === from && phase !== 'after'),
);

/** Into another event. */
export const toOtherEvent = moved(({ event, phase }, _, from) => event !== from && phase === 'before');
