// What comes next, as whoever runs sees it.

import type { Element, EncounterEvent } from '../../../documents/encounter/schema.ts';
import { after } from '../../../rules/encounter/progress.ts';
import { encounterIn, nextIn } from '../../../rules/sitting/notes.ts';
import type { Sitting } from '../../../rules/sitting/state.ts';

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
