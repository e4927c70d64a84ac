// Whose doing everything is: the game as it is, but each step knows to which place of the notes it goes back.

import { type Event, type Game, isOneOf, type RollEvent } from '@skald/kernel';
import type { Encounter } from '../../documents/encounter/schema.ts';
import type { AnyFrame, StepName } from '../fight/agenda.ts';
import type { GameEvent } from '../fight/events.ts';
import type { State, Table } from '../fight/state.ts';
import { encounterIn } from '../sitting/notes.ts';

/** A path into the encounter, as `events.1.elements.0`; null: nothing of the notes. */
export type Cause = string | null;

export interface Watcher {
  /** A step is about to be done. */
  before(state: State, frame: AnyFrame, cause: Cause): void;
  told(state: State, event: GameEvent | RollEvent, cause: Cause): void;
}

export interface Watched {
  readonly game: Game;
  /** For whoever plays it: what is told goes through here. */
  tell(event: Event): void;
}

/** Steps that name the element they are about. */
const ABOUT_AN_ELEMENT = [
  'element',
  'strike',
  'ordeal',
  'ending',
  'ablaze',
  'afloat',
  'rescuing',
  'wayfinding',
  'hardship',
  'creeping',
  'reap',
  'salvo',
  'working',
  'quelling',
  'givers',
] as const satisfies readonly StepName[];

/** One match, watched from its first step on; bots may meanwhile play copies of it as they like. */
export function watched(game: Game<State>, watcher: Watcher): Watched {
  let match: State | null = null;
  /** For each place of the agenda whose doing it is that something waits there. */
  let causes: Cause[] = [];
  let now: Cause = null;

  const oversee = (table: Table, frame: AnyFrame, act: () => void): void => {
    const { state } = table;
    match ??= state;
    if (state !== match) return act();
    const { agenda } = state;
    now = causeOf(state, frame, causes[agenda.length] ?? null);
    causes = causes.slice(0, agenda.length);
    watcher.before(state, frame, now);
    act();
    causes = agenda.map((_, place) => (place < causes.length ? (causes[place] ?? null) : now));
  };

  const procedure = Object.fromEntries(
    Object.entries(game.procedure).map(([step, entry]) => [step, overseen(entry as Entry, oversee)]),
  );
  return {
    game: { ...game, procedure } as unknown as Game,
    tell(event) {
      if (match !== null) watcher.told(match, event as GameEvent | RollEvent, now);
    },
  };
}

type Act = (table: Table, frame: AnyFrame, ...answer: unknown[]) => void;
type Entry = Act | { readonly answer: Act } | { readonly settle: Act };
type Oversee = (table: Table, frame: AnyFrame, act: () => void) => void;

function overseen(entry: Entry, oversee: Oversee): Entry {
  const through =
    (act: Act): Act =>
    (table, frame, ...answer) =>
      oversee(table, frame, () => act.call(entry, table, frame, ...answer));
  if (typeof entry === 'function') return through(entry);
  return 'answer' in entry
    ? { ...entry, answer: through(entry.answer) }
    : { ...entry, settle: through(entry.settle) };
}

function causeOf({ sitting }: State, frame: AnyFrame, inherited: Cause): Cause {
  if (sitting?.encounters[sitting.at] === undefined) return null;
  const event = `events.${sitting.progress.event}`;
  if (frame.step === 'passage') return event;
  if (frame.step === 'combat') return `${event}.combat`;
  if (!isOneOf(ABOUT_AN_ELEMENT, frame.step) || !('element' in frame)) return inherited;
  return pathOf(encounterIn(sitting), frame.element as string) ?? inherited;
}

/** Where an element stands in the notes. */
function pathOf({ events }: Encounter, id: string): Cause {
  const event = events.findIndex(({ elements }) => elements.some((element) => element.id === id));
  const element = events[event]?.elements.findIndex((one) => one.id === id);
  return element === undefined ? null : `events.${event}.elements.${element}`;
}
