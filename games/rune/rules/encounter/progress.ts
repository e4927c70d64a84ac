// What comes next in an encounter. Its events follow each other whatever becomes of them, and within them what the notes
// have in order; what heroes may do or leave is open to them until they go on. RUN-RUN-03, RUN-TRAP-08, RUN-COND

import type { Stage } from '../../content/design/stages.ts';
import type { Condition } from '../../documents/encounter/roll-schema.ts';
import type { Element, Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';

export interface Progress {
  readonly event: number;
  readonly stage: Stage;
  /** Elements of this stage that are behind them. */
  readonly passed: number;
  /** How often each was brought on, by its id. */
  readonly triggered: Readonly<Record<string, number>>;
}

export const AT_FIRST: Progress = { event: 0, stage: 'before', passed: 0, triggered: {} };

export type Next =
  /** It comes by itself. */
  | { readonly comes: 'element'; readonly element: Element }
  /** They look around, and say when they go on. */
  | { readonly comes: 'room'; readonly offers: readonly Element[] }
  | { readonly comes: 'fight' }
  | { readonly comes: 'end' };

export const conditionOf = ({ roll, condition }: Pick<Element, 'roll' | 'condition'>): Condition | null =>
  roll?.condition ?? condition ?? null;

/** What somebody has to choose: to touch it, or to take it. RUN-COND-01, -20 */
const isOffered = (element: Element): boolean =>
  conditionOf(element) !== null ||
  element.nature === 'freestanding' ||
  (element.roll === null && element.effects.length === 0);

/** Whether it is still there for whoever chooses it. RUN-COND-06, -07, -09, RUN-TRAP-72 */
export function isOpen(element: Element, { triggered }: Pick<Progress, 'triggered'>): boolean {
  const times = triggered[element.id] ?? 0;
  const condition = conditionOf(element);
  if (condition === null || condition.exposure === 'first') return times === 0;
  return condition.most === null || times < condition.most;
}

export function nextOf({ events }: Pick<Encounter, 'events'>, progress: Progress): Next {
  const event = events[progress.event];
  if (event === undefined) return { comes: 'end' };
  if (progress.stage === 'fight') return { comes: 'fight' };
  const here = elementsOf(event, progress.stage);
  const element = here[progress.passed];
  if (element === undefined) return nextOf({ events }, following(event, progress));
  if (!isOffered(element)) return { comes: 'element', element };
  const offers = here.slice(0, endOfRoom(here, progress.passed)).filter(isOffered);
  return { comes: 'room', offers: offers.filter((one) => isOpen(one, progress)) };
}

/** It has come, or they go on: what else the room held stays behind with it. */
export function after({ events }: Pick<Encounter, 'events'>, progress: Progress): Progress {
  const at = whereNext({ events }, progress);
  const event = events[at.event];
  if (event === undefined) return at;
  if (at.stage === 'fight') return following(event, at);
  const here = elementsOf(event, at.stage);
  const element = here[at.passed] as Element;
  return { ...at, passed: isOffered(element) ? endOfRoom(here, at.passed) : at.passed + 1 };
}

/** Somebody has brought it on. */
export const triggeredOnce = (progress: Progress, element: string): Progress => ({
  ...progress,
  triggered: { ...progress.triggered, [element]: (progress.triggered[element] ?? 0) + 1 },
});

/** Where there is something left to come. */
export function whereNext({ events }: Pick<Encounter, 'events'>, progress: Progress): Progress {
  const event = events[progress.event];
  if (event === undefined || progress.stage === 'fight') return progress;
  return progress.passed < elementsOf(event, progress.stage).length
    ? progress
    : whereNext({ events }, following(event, progress));
}

function following({ combat }: EncounterEvent, { event, stage, triggered }: Progress): Progress {
  const next = stage === 'before' && combat !== null ? 'fight' : stage === 'fight' ? 'after' : null;
  return next === null
    ? { event: event + 1, stage: 'before', passed: 0, triggered }
    : { event, stage: next, passed: 0, triggered };
}

/** Without a fight there is nothing to come after it; what goes off in a fight is the fight's. RUN-ENC-27 */
const elementsOf = ({ combat, elements }: EncounterEvent, stage: Stage): Element[] =>
  elements.filter(({ phase }) => (combat === null ? stage === 'before' : phase === stage));

/** Offers that follow each other lie in one room. */
function endOfRoom(here: readonly Element[], from: number): number {
  const end = here.findIndex((element, i) => i >= from && !isOffered(element));
  return end < 0 ? here.length : end;
}
