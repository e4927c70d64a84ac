// The notes of the encounter that is played, and what heroes are told of them. RUN-ENC-10, RUN-TRAP-72

import type { Element, Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';
import { isBlank, type Words } from '../../documents/encounter/words.ts';
import { AT_FIRST, conditionOf, isOpen, type Next, nextOf, whereNext } from '../encounter/progress.ts';
import type { State } from '../fight/state.ts';
import { sittingOf } from './heroes.ts';
import type { Sitting } from './state.ts';

export const encounterIn = ({ encounters, at }: Pick<Sitting, 'encounters' | 'at'>): Encounter =>
  encounters[at] as Encounter;

/** How far an encounter has come of which nothing has been told. RUN-ENC-10 */
export const UNTOLD: Pick<Sitting, 'progress' | 'told' | 'reached' | 'seen' | 'tried'> = {
  progress: AT_FIRST,
  told: false,
  reached: 0,
  seen: [],
  tried: [],
};

/** Null where there is none, as on the way home. */
export const eventIn = ({ encounters, at, progress }: Sitting): EncounterEvent | null =>
  encounters[at]?.events[progress.event] ?? null;

export const elementNamed = (sitting: Sitting, id: string): Element | null =>
  encounterIn(sitting)
    .events.flatMap(({ elements }) => elements)
    .find((element) => element.id === id) ?? null;

/** What is still to come in this event; null: it is over. */
export function nextIn(sitting: Sitting): Exclude<Next, { comes: 'end' }> | null {
  const { progress } = sitting;
  if (eventIn(sitting) === null) return null;
  if (whereNext(encounterIn(sitting), progress).event !== progress.event) return null;
  const next = nextOf(encounterIn(sitting), progress);
  return next.comes === 'end' ? null : next;
}

/** What the place offers to whoever looks about. */
export function offersIn(sitting: Sitting): readonly Element[] {
  const next = nextIn(sitting);
  return next?.comes === 'room' ? next.offers : [];
}

/** What somebody would do, in words that say no more: not what comes of it, nor whether it is a trap. RUN-TRAP-72 */
export function deedOf(element: Element): Words {
  const trigger = conditionOf(element)?.trigger ?? '';
  if (!isBlank(trigger)) return trigger;
  return isBlank(element.how) ? element.name : element.how;
}

/** Once for each hero, and again as often as the notes allow a further try. RUN-OTHER-03, RUN-DIF-90 */
export function mayTouch(state: State, hero: string, element: Element): boolean {
  const { tried, progress } = sittingOf(state);
  return (
    isOpen(element, progress) && !tried.some((each) => each.hero === hero && each.element === element.id)
  );
}

/** What gear suffers goes by what its bearer did, and so comes last. RUN-EQDMG-02 */
export const inOrder = (effects: Element['effects']) =>
  effects
    .map(({ kind }, effect) => ({ kind, effect }))
    .toSorted((one, other) => Number(one.kind === 'equipment') - Number(other.kind === 'equipment'));
