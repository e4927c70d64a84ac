// What everybody may know of a sitting: what has been told, and what lies open. RUN-RUN-90, RUN-TRAP-72

import type { Seat } from '@skald/kernel';
import { DESIGN_RULINGS } from '../../content/design/rulings.ts';
import type { PlainRoll, Roll } from '../../documents/encounter/roll-schema.ts';
import type { Element, Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';
import type { State } from '../fight/state.ts';
import { deedOf, elementNamed, encounterIn, offersIn, UNTOLD } from './notes.ts';
import type { Notes, Sitting, Sway } from './state.ts';
import type { Entry } from './tabletop/choices.ts';
import { worksIn } from './works.ts';

/** By which something goes whose name nobody knows. */
const VEILED = 'veiled';
/** A roll that nobody knows of yet. */
const LATER = 'later';

/** Takes out of a copy what nobody may know; whoever runs has it beside what all see, and nobody else. RUN-RUN-01 */
export function veil(copy: State, seat: Seat | null): void {
  const { agenda } = copy;
  copy.notes = null;
  if (copy.sitting === undefined) return;
  // Between two encounters how far they came in the one says nothing of the next.
  const sitting = copy.sitting.present.length > 0 ? copy.sitting : { ...copy.sitting, ...UNTOLD };
  if (seat !== null && sitting.running?.seat === seat) copy.notes = notesOf(sitting);
  const asked = agenda.at(-1)?.step;
  const isLooking = asked === 'room' || asked === 'improvise';
  const open: Open[] = isLooking
    ? offersIn(sitting).map((element) => asSeen(element, sitting))
    : asked === 'act' || asked === 'account'
      ? worksIn(copy).map(({ words }) => ({ how: words, inspection: '' }))
      : [];
  const offers = isLooking ? offersIn(sitting) : [];
  copy.sitting = { ...veiled(sitting, open), ...doneIn(sitting, offers) };
  copy.agenda = agenda.filter((frame) => !('element' in frame || HIDDEN.includes(frame.step)));
  if (copy.notes === null) unclaimed(copy);
}

/** What whoever runs knows, as the rules want to read it; null for everybody else. RUN-RUN-01 */
export function unveiled(view: State): Run | null {
  const { notes, sitting } = view;
  if (notes == null || sitting === undefined) return null;
  const { encounter, ...known } = notes;
  return {
    ...view,
    sitting: { ...sitting, ...known, encounters: sitting.encounters.with(sitting.at, encounter) },
  };
}
export type Run = State & { readonly sitting: Sitting };

/** Terrain and traps that nobody has come upon give away what there is. RUN-TRAP-72 */
function unclaimed(copy: State): void {
  const { sitting } = copy;
  if (sitting?.claims !== undefined)
    copy.sitting = { ...sitting, claims: { ...sitting.claims, possible: [] } };
  const shown = (entries: readonly Entry[]): Entry[] => entries.filter(({ act }) => act !== 'moved');
  copy.agenda = copy.agenda.map((frame) => {
    if (frame.step === 'review' || frame.step === 'enacting')
      return { ...frame, entries: shown(frame.entries) };
    if (frame.step !== 'account') return frame;
    return { ...frame, entries: shown(frame.entries), before: shown(frame.before) };
  });
}

const notesOf = (sitting: Sitting): Notes => ({
  encounter: encounterIn(sitting),
  progress: sitting.progress,
  seen: sitting.seen,
  tried: sitting.tried,
  sways: sitting.sways,
  works: sitting.works ?? [],
  ordeals: sitting.ordeals ?? [],
  won: sitting.won ?? [],
  call: sitting.call,
  ambushed: sitting.ambushed,
});

/** What comes with a round is nobody's business before it comes. */
const HIDDEN: readonly string[] = ['fray', 'repeatShots', 'wentOff'];

/** What has been looked at and tried here, which all have seen, by the names that all know. */
function doneIn(
  { seen, tried, encounters, at, progress }: Sitting,
  offers: readonly Element[],
): Pick<Sitting, 'seen' | 'tried'> {
  const event = encounters[at]?.events[progress.event]?.id;
  const offer = (id: string): string[] => {
    const index = offers.findIndex((one) => one.id === id);
    return index < 0 ? [] : [`o${index}`];
  };
  const hidden = encounters[at]?.events.flatMap(({ elements }) => elements.map(({ id }) => id)) ?? [];
  return {
    seen: seen.flatMap((id) => (id === event ? [`e${progress.event}`] : offer(id))),
    tried: tried.flatMap(({ hero, element }) =>
      (hidden.includes(element) ? offer(element) : [element]).map((known) => ({ hero, element: known })),
    ),
  };
}

/** What one would do with something, and what has been seen of it. */
type Open = Pick<Element, 'how' | 'inspection'>;

const asSeen = (element: Element, { seen }: Sitting): Open => ({
  how: deedOf(element),
  inspection: seen.includes(element.id) ? element.inspection : '',
});

function veiled(sitting: Sitting, open: readonly Open[]): Sitting {
  const { encounters, at, progress, reached, call, present } = sitting;
  const called = call === null ? null : elementNamed(sitting, call.element);
  const elements = [...open.map(asOffered), ...(called?.roll == null ? [] : [asCalled(called, called.roll)])];
  return {
    ...sitting,
    // Between two encounters the next has not even a name.
    encounters: encounters
      .slice(0, present.length === 0 ? at : at + 1)
      .map((encounter, i) =>
        shell(
          encounter,
          i < at
            ? []
            : encounter.events
                .slice(0, reached)
                .map((event, e) => asTold(event, e, sitting, e === progress.event ? elements : [])),
        ),
      ),
    progress: {
      event: Math.min(progress.event, Math.max(0, reached - 1)),
      stage: 'before',
      passed: 0,
      triggered: {},
    },
    call: call && { ...call, element: VEILED },
    sways: sitting.sways.map((one) => asFelt(one, called?.roll ?? null)),
    ambushed: { heroes: [], foes: false },
    ...(sitting.works && { works: [] }),
    ...(sitting.ordeals && { ordeals: [] }),
    ...(sitting.pending && { pending: [] }),
    ...(sitting.won && { won: [] }),
    ...(sitting.market && { market: { ...sitting.market, bonus: 0 } }),
  };
}

/** Its name, and what has been told of it. */
const shell = ({ skald, version, name, hook, group }: Encounter, events: EncounterEvent[]): Encounter => ({
  skald,
  version,
  name,
  kind: 'basic',
  hook,
  beginner: false,
  concept: '',
  group: { heroes: group.heroes, totals: [], roster: [] },
  creatures: [],
  events,
  rulings: DESIGN_RULINGS,
  waivers: [],
});

const asTold = (
  { id, title, location, scene, narration, inspection }: EncounterEvent,
  index: number,
  { seen }: Sitting,
  elements: Element[],
): EncounterEvent => ({
  id: `e${index}`,
  title,
  location,
  summary: '',
  scene,
  narration,
  inspection: seen.includes(id) ? inspection : '',
  background: '',
  combat: null,
  map: null,
  claims: [],
  elements,
});

const NOTHING: Omit<Element, 'id' | 'name' | 'nature' | 'how'> = {
  phase: 'before',
  roll: null,
  effects: [],
  gains: [],
  targets: null,
  zone: null,
  trigger: null,
  tags: [],
  partOf: null,
  bait: null,
  inspection: '',
  background: '',
  waives: [],
};

/** One thing as any other: what one would do, and nothing of what comes of it; what has been seen of it is told. */
const asOffered = (open: Open, index: number): Element => ({
  ...NOTHING,
  id: `o${index}`,
  name: '',
  nature: 'gain',
  ...open,
});

/** What is rolled with, and against what: by then it has a name, and whether it is a trap shows in everybody's roll. */
const asCalled = ({ nature }: Element, roll: Roll): Element => ({
  ...NOTHING,
  id: VEILED,
  name: '',
  nature: nature === 'trap' ? 'trap' : 'task',
  how: '',
  roll: {
    ...plainly(roll),
    serves: null,
    also: roll.also.map((one, i) => ({ ...plainly(one), id: veiledId(i + 1) })),
    multiple: roll.multiple?.kind === 'endurance' ? roll.multiple : null,
  },
});

const plainly = ({ methods, against, type, action, withoutKit, defies, extra }: PlainRoll): PlainRoll => ({
  id: VEILED,
  methods,
  against,
  type,
  direction: null,
  condition: null,
  action,
  withoutKit,
  defies,
  extra,
  leadsTo: null,
  spot: null,
});

/** The roll that is called for, and whatever goes with it. */
const veiledId = (which: number): string => (which === 0 ? VEILED : `${VEILED}-${which}`);

/** How much, but neither for which roll to come nor until when: only of the roll that is called for it is known. */
const asFelt = (one: Sway, called: Roll | null): Sway => ({ ...one, on: felt(one.on, called), until: null });

function felt(on: Sway['on'], called: Roll | null): Sway['on'] {
  if (on === 'all' || 'on' in on) return on;
  if ('roll' in on) return { roll: nameFor(on.roll, called) };
  // Whom it is against, and which of them it is for, is seen when they come.
  const { against: _, foes: __, ...rest } = on;
  return rest;
}

function nameFor(roll: string, called: Roll | null): string {
  const which = called === null ? -1 : [called, ...called.also].findIndex(({ id }) => id === roll);
  return which < 0 ? LATER : veiledId(which);
}
