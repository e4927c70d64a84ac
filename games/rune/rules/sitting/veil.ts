// What everybody may know of a sitting: what has been told, and what lies open. RUN-RUN-90, RUN-TRAP-72

import { DESIGN_RULINGS } from '../../content/design/rulings.ts';
import type { PlainRoll, Roll } from '../../documents/encounter/roll-schema.ts';
import type { Element, Encounter, EncounterEvent } from '../../documents/encounter/schema.ts';
import type { State } from '../fight/state.ts';
import { deedOf, elementNamed, offersIn } from './notes.ts';
import type { Sitting, Sway } from './state.ts';

/** By which something goes whose name nobody knows. */
const VEILED = 'veiled';

/** Takes out of a copy what nobody may know; nobody runs, so that goes for all. */
export function veil(copy: State): void {
  const { sitting, agenda } = copy;
  if (sitting === undefined) return;
  copy.sitting = veiled(sitting, agenda.at(-1)?.step === 'room');
  copy.agenda = agenda.filter((frame) => !('element' in frame));
}

function veiled(sitting: Sitting, inRoom: boolean): Sitting {
  const { encounters, at, progress, reached, call } = sitting;
  const called = call === null ? null : elementNamed(sitting, call.element);
  const elements = [
    ...(inRoom ? offersIn(sitting).map(asOffered) : []),
    ...(called?.roll == null ? [] : [asCalled(called.roll)]),
  ];
  return {
    ...sitting,
    encounters: encounters
      .slice(0, at + 1)
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
    seen: [],
    tried: [],
    call: call && { ...call, element: VEILED },
    sways: sitting.sways.map(asFelt),
    ambushed: { heroes: [], foes: false },
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

/** One thing as any other: what one would do, and nothing of what comes of it. */
const asOffered = (element: Element, index: number): Element => ({
  ...NOTHING,
  id: `o${index}`,
  name: '',
  nature: 'gain',
  how: deedOf(element),
});

/** What is rolled with, and against what. */
const asCalled = (roll: Roll): Element => ({
  ...NOTHING,
  id: VEILED,
  name: '',
  nature: 'task',
  how: '',
  roll: {
    ...plainly(roll),
    serves: null,
    also: roll.also.map(plainly),
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

/** How much, but neither for which roll to come nor until when. */
const asFelt = (one: Sway): Sway => ({
  ...one,
  on: one.on !== 'all' && 'roll' in one.on ? { roll: VEILED } : one.on,
  until: null,
});
