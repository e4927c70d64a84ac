// Where one is in the designer, and which place a path of the document has.

import type { DocumentPath } from '@skald/kernel';
import type { Encounter } from '../../documents/encounter/schema.ts';

export const TABS = ['story', 'fight', 'map', 'elements'] as const;
export type Tab = (typeof TABS)[number];

export type Place =
  | { readonly page: 'encounter' }
  | { readonly page: 'steps' }
  | { readonly page: 'foreseen' }
  | { readonly page: 'event'; readonly event: number; readonly tab: Tab }
  | { readonly page: 'element'; readonly event: number; readonly element: number };

const TAB_OF: Readonly<Record<string, Tab>> = {
  combat: 'fight',
  map: 'map',
  claims: 'map',
  elements: 'elements',
};

export function placeOf([head, event, part, element, ...rest]: DocumentPath): Place {
  if (head !== 'events' || typeof event !== 'number') return { page: 'encounter' };
  if (part === 'elements' && typeof element === 'number') return { page: 'element', event, element };
  // Where a foe begins is shown on the map. RUN-CEVENT-22
  if (part === 'combat' && element === 'foes' && rest[1] === 'start')
    return { page: 'event', event, tab: 'map' };
  return { page: 'event', event, tab: TAB_OF[part ?? ''] ?? 'story' };
}

/** Where one is as long as it is there: what was taken away leaves one at what it was in. */
export function standing(place: Place, { events }: Encounter): Place {
  if (place.page !== 'event' && place.page !== 'element') return place;
  const event = events[place.event];
  if (event === undefined) return { page: 'encounter' };
  if (place.page === 'element' && event.elements[place.element] === undefined)
    return { page: 'event', event: place.event, tab: 'elements' };
  return place;
}

export const isSame = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The nearest that is drawn for a path. */
export function drawnAt(frame: HTMLElement, path: DocumentPath): HTMLElement | null {
  if (path.length === 0) return null;
  return (
    frame.querySelector<HTMLElement>(`[data-path="${path.join('.')}"]`) ?? drawnAt(frame, path.slice(0, -1))
  );
}

/** Unfolds what it is in, brings it into sight and takes the keys there. */
export function lookAt(drawn: HTMLElement): void {
  for (let fold = drawn.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  drawn.scrollIntoView({ block: 'center' });
  const field = drawn.querySelector<HTMLElement>('input, select, textarea, button:not([disabled])');
  (field ?? drawn.closest<HTMLElement>('[tabindex]'))?.focus({ preventScroll: true });
}
