// From the first sentence of an encounter to its last event. RUN-RUN-03, RUN-ENC-10, -27

import { next } from '@skald/kernel';
import { PASSING } from '../../content/recharge.ts';
import { after } from '../encounter/progress.ts';
import { isHero } from '../fight/fighters.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { refitted } from '../refitting.ts';
import { refreshed } from './bodies.ts';
import { wake } from './charms.ts';
import { passTime } from './clock.ts';
import { ableIds, aliveIn, amend, seatsIn, sittingOf } from './heroes.ts';
import { bringBack } from './interlude/returning.ts';
import { moveOn } from './lingering.ts';
import { encounterIn, eventIn, nextIn, UNTOLD } from './notes.ts';
import { forgetForbidden } from './running.ts';
import { endSways } from './sways.ts';

export const courseSteps: Steps<'encounter' | 'embark' | 'passage'> = {
  /** Whoever lives or comes back makes ready; where nobody does, they go home. */
  encounter(table) {
    const { state } = table;
    const { at, encounters, homeward } = sittingOf(state);
    const there = encounters[at] !== undefined;
    if (there) bringBack(table);
    const alive = aliveHeroes(state);
    if (!there || alive.length === 0) return next(table, { step: 'recovering' }, { step: 'wayHome' });
    // Somebody has a reason to go home. RUN-GAIN-60
    if (homeward !== undefined)
      return next(
        table,
        { step: 'homesick', rest: alive.map(({ id }) => id), results: [] },
        { step: 'encounter' },
      );
    next(table, { step: 'interlude', occasion: 'before' }, { step: 'embark' });
  },

  /** Whole again, and against foes that are a match for as many as are left. RUN-HEAL-01, RUN-CEVENT-11, RUN-FOE-01 */
  embark(table) {
    const { state } = table;
    const { at, encounters, claims } = sittingOf(state);
    const alive = aliveHeroes(state);
    const notes = encounters[at];
    if (notes === undefined) return;
    for (const one of alive) Object.assign(one, refreshed(state, one));
    if (at > 0) passTime(state, PASSING.encounter);
    const fit = notes.group.heroes === alive.length ? notes : (refitted(notes, alive.length) ?? notes);
    const present = alive.map(({ id }) => id);
    amend(state, {
      encounters: encounters.with(at, fit),
      ...UNTOLD,
      present,
      march: present,
      counted: 0,
      call: null,
      sways: [],
      ambushed: { heroes: [], foes: false },
      sheltered: false,
      works: [],
      ordeals: [],
      pending: [],
      bled: [],
      won: [],
      proven: [],
      ...(claims && { claims: { possible: [], decided: [] } }),
    });
    table.tell?.({
      type: 'encounterBegan',
      number: at + 1,
      of: encounters.length,
      name: fit.name,
      heroes: present,
    });
    for (const hero of present) wake(table, hero, { by: 'next-encounter' });
    next(table, { step: 'handover' }, { step: 'passage' });
  },

  /** What comes next; nobody goes on whom nothing carries. */
  passage(table) {
    const { state } = table;
    const sitting = sittingOf(state);
    if (eventIn(sitting) === null || ableIds(state).length === 0)
      return next(table, { step: 'encounterOver' });
    if (!sitting.told) return arrive(table);
    const coming = nextIn(sitting);
    if (coming === null) return leaveEvent(table);
    if (coming.comes === 'room' && coming.offers.length > 0)
      return next(table, { step: 'looking', seats: seatsIn(state) });
    amend(state, { progress: after(encounterIn(sitting), sitting.progress) });
    // Whatever comes was hidden until now.
    table.reveal();
    if (coming.comes === 'fight') return next(table, { step: 'combat' }, { step: 'passage' });
    if (coming.comes === 'room') return next(table, { step: 'passage' });
    const { id, name } = coming.element;
    table.tell?.({ type: 'cameUpon', name });
    next(table, { step: 'element', element: id, by: null }, { step: 'passage' });
  },
};

const aliveHeroes = ({ fighters }: State): Fighter[] =>
  fighters.filter((one) => isHero(one) && one.condition !== 'dead');

/** Its narration, and time to look about, whatever there is: nobody learns from it what comes. RUN-ENC-10 */
function arrive(table: Table): void {
  const { state } = table;
  const sitting = sittingOf(state);
  const { progress } = sitting;
  const event = eventIn(sitting);
  if (event === null) return;
  const { id, title, location, scene, narration } = event;
  amend(state, { told: true, reached: progress.event + 1 });
  moveOn(state);
  forgetForbidden(state);
  table.reveal();
  table.tell?.({ type: 'narrated', title, location, scene, narration });
  endSways(table, id);
  if (progress.event > 0) passTime(state, PASSING.event);
  if (progress.event > 0) for (const hero of aliveIn(state)) wake(table, hero.id, { by: 'next-event' });
  next(table, { step: 'looking', seats: seatsIn(state) });
}

function leaveEvent(table: Table): void {
  const { state } = table;
  const { progress } = sittingOf(state);
  amend(state, {
    progress: { event: progress.event + 1, stage: 'before', passed: 0, triggered: progress.triggered },
    told: false,
    sheltered: false,
    bled: [],
  });
  next(table, { step: 'passage' });
}
