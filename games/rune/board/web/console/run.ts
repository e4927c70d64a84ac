// What whoever runs knows, as the rules want to read it: the sitting without its veil, and what comes next in it.

import type { Element, EncounterEvent } from '../../../documents/encounter/schema.ts';
import { after } from '../../../rules/encounter/progress.ts';
import type { State } from '../../../rules/fight/state.ts';
import { encounterIn, nextIn } from '../../../rules/sitting/notes.ts';
import type { Sitting } from '../../../rules/sitting/state.ts';

export type Run = State & { readonly sitting: Sitting };

/** What is veiled from all is put back from his notes; null for everybody else. RUN-RUN-01 */
export function runOf(view: State): Run | null {
  const { notes, sitting } = view;
  if (notes == null || sitting === undefined) return null;
  const { encounter, ...known } = notes;
  return {
    ...view,
    sitting: { ...sitting, ...known, encounters: sitting.encounters.with(sitting.at, encounter) },
  };
}

type Onward =
  | { readonly comes: 'element'; readonly element: Element }
  | { readonly comes: 'fight' }
  | { readonly comes: 'event'; readonly event: EncounterEvent }
  | { readonly comes: 'end' };

export interface Coming {
  /** What lies open to them as long as they look around. */
  readonly here: readonly Element[];
  /** What comes as they go on. */
  readonly onward: Onward;
}

export function comingIn(sitting: Sitting): Coming {
  const now = nextIn(sitting);
  if (now?.comes !== 'room') return { here: [], onward: now ?? following(sitting) };
  const later = { ...sitting, progress: after(encounterIn(sitting), sitting.progress) };
  const next = nextIn(later);
  // One room never follows another within an event.
  return { here: now.offers, onward: next === null || next.comes === 'room' ? following(sitting) : next };
}

function following(sitting: Sitting): Onward {
  const event = encounterIn(sitting).events[sitting.progress.event + 1];
  return event === undefined ? { comes: 'end' } : { comes: 'event', event };
}
