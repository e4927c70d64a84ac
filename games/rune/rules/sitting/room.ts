// Looking about: everybody in turn does something, until all want to go on. RUN-COND-01, -20, -24, RUN-TRAP-72

import { next, optionId, type Seat } from '@skald/kernel';
import { isBlank } from '../../documents/encounter/words.ts';
import { after, conditionOf, triggeredOnce } from '../encounter/progress.ts';
import type { ChoiceOf } from '../fight/choices.ts';
import { fighterOf, sheetOf } from '../fight/fighters.ts';
import type { State, Steps, Table } from '../fight/state.ts';
import { mayTreat } from '../healing.ts';
import { mayDispute } from './disputing.ts';
import { ableIn, aliveIn, amend, seatsIn, sittingOf } from './heroes.ts';
import { mayImprovise } from './improvising.ts';
import { drink, drinks, mayQuaff, quaffFor } from './interlude/quaffing.ts';
import { moveOn, noteDeed } from './lingering.ts';
import { deedOf, encounterIn, eventIn, mayTouch, nextIn, offersIn } from './notes.ts';
import { isWard, runningIn } from './runner.ts';
import { forgetForbidden, isForbidden, mayBeOverruled } from './running.ts';
import { mayTryToMend, mendable } from './wear.ts';

type Act = ChoiceOf<'room'>;

export const roomSteps: Steps<'looking' | 'room' | 'doing'> = {
  /** The next who is asked; when nobody is left, they go on. */
  looking(table, { seats: [seat, ...rest] }) {
    const { state } = table;
    if (seat !== undefined) {
      const asked = seatsIn(state).includes(seat);
      return next(table, asked ? { step: 'room', seat, rest } : { step: 'looking', seats: rest });
    }
    const sitting = sittingOf(state);
    moveOn(state);
    if (nextIn(sitting)?.comes === 'room')
      amend(state, { progress: after(encounterIn(sitting), sitting.progress) });
    next(table, { step: 'passage' });
  },

  room: {
    options: (state, _, seat) => [
      ...touches(state, seat),
      ...glances(state),
      ...treatments(state, seat),
      ...leaders(state, seat),
      ...mendings(state, seat),
      ...ownOf(state, seat).flatMap((one) => drinks(state, one)),
      ...extras(state, seat),
      { act: 'goOn' },
    ],
    byDefault: () => ({ act: 'goOn' }),
    answer(table, { seat, rest }, choice) {
      if (choice.act === 'goOn') return next(table, { step: 'looking', seats: rest });
      // Whoever has done something gives all the others a new chance.
      next(table, { step: 'looking', seats: afterHim(table.state, seat) });
      if (choice.act === 'dispute') return next(table, { step: 'motion', seat });
      if (choice.act === 'silence') return silence(table, seat);
      // Only thinking of something is no deed.
      if (choice.act !== 'improvise') noteDeed(table);
      if ('hero' in choice && isWard(table.state, choice.hero)) {
        next(table, { step: 'doing', choice });
        if (NEEDS_A_ROLL.includes(choice.act)) mayBeOverruled(table, choice.hero, optionId(choice));
        return;
      }
      act(table, choice);
    },
  },

  doing: (table, { choice }) => act(table, choice),
};

/** What may come to a roll: whoever runs is asked about all of it, so that the question tells nothing. RUN-RUN-15 */
const NEEDS_A_ROLL: readonly string[] = ['touch', 'treat', 'mend'];

function act(table: Table, choice: Act): void {
  switch (choice.act) {
    case 'inspect':
      return inspect(table, choice);
    case 'touch':
      return touch(table, choice);
    case 'lead':
      return lead(table, choice.hero);
    case 'mend': {
      const { hero, target, thing } = choice;
      return next(table, { step: 'mending', hero, target, thing });
    }
    case 'drink':
      return drink(table, choice);
    case 'improvise':
      return next(table, {
        step: 'improvise',
        seat: fighterOf(table.state, choice.hero).seat ?? 0,
        hero: choice.hero,
      });
    case 'treat': {
      const atOnce = !mayTreat(fighterOf(table.state, choice.target).rest);
      if (atOnce) quaffFor(table, choice.hero);
      next(table, { step: 'care', healer: choice.hero, patient: choice.target });
    }
  }
}

/** What the notes did not foresee, a vote, and a word to whoever runs. RUN-RUN-12, -21, -50 */
const extras = (state: State, seat: Seat): Act[] => [
  ...ownOf(state, seat).flatMap(({ id }): Act[] =>
    mayImprovise(state, id) ? [{ act: 'improvise', hero: id }] : [],
  ),
  ...(mayDispute(state, seat) ? [{ act: 'dispute' } as const] : []),
  ...(runningIn(state)?.proxy === seat && runningIn(state)?.silenced === false
    ? [{ act: 'silence' } as const]
    : []),
];

/** His veto is still his. RUN-RUN-12, -15 */
function silence(table: Table, seat: Seat): void {
  const running = runningIn(table.state);
  if (running === null) return;
  amend(table.state, { running: { ...running, silenced: true } });
  table.tell?.({ type: 'silenced', by: seat });
}

/** From the next seat on, and the one that acted last of all. */
function afterHim(state: State, seat: Seat): Seat[] {
  const seats = seatsIn(state);
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}

const ownOf = (state: State, seat: Seat) => ableIn(state).filter((one) => one.seat === seat);

/** Unless whoever runs has forbidden it. RUN-RUN-15 */
const allowed = (state: State, option: Act & { readonly hero: string }): Act[] =>
  isForbidden(state, option.hero, optionId(option)) ? [] : [option];

const touches = (state: State, seat: Seat): Act[] =>
  ownOf(state, seat).flatMap(({ id }) =>
    offersIn(sittingOf(state)).flatMap((element, offer): Act[] =>
      mayTouch(state, id, element) ? allowed(state, { act: 'touch', hero: id, offer }) : [],
    ),
  );

/** Once at each thing and at the place: also where nothing more is to be seen, for that would tell. */
function glances(state: State): Act[] {
  const sitting = sittingOf(state);
  const event = eventIn(sitting);
  const unseen = (id: string): boolean => !sitting.seen.includes(id);
  return [
    ...(event !== null && unseen(event.id) ? [{ act: 'inspect' } as const] : []),
    ...offersIn(sitting).flatMap(({ id }, offer): Act[] => (unseen(id) ? [{ act: 'inspect', offer }] : [])),
  ];
}

/** RUN-HEAL-05, -13 */
const treatments = (state: State, seat: Seat): Act[] =>
  ownOf(state, seat).flatMap(({ id }) =>
    aliveIn(state)
      .filter(
        (patient) =>
          mayTreat(patient.rest, mayQuaff(state, id)) &&
          (patient.wounds > 0 || patient.hp < sheetOf(state, patient).maxHp),
      )
      .flatMap((patient) => allowed(state, { act: 'treat', hero: id, target: patient.id })),
  );

/** The order of the march may matter, and nobody knows before when it does. Once in each place. RUN-DIF-34 */
function leaders(state: State, seat: Seat): Act[] {
  const { march, tried, progress } = sittingOf(state);
  return ownOf(state, seat)
    .map(({ id }) => id)
    .filter(
      (id) => march[0] !== id && !tried.some((one) => one.hero === id && one.element === leadIn(progress)),
    )
    .map((hero) => ({ act: 'lead', hero }));
}

/** RUN-EQDMG-18, -21 */
const mendings = (state: State, seat: Seat): Act[] =>
  ownOf(state, seat).flatMap((one) =>
    aliveIn(state).flatMap((owner) =>
      mendable(state, owner).flatMap((torn, thing): Act[] =>
        mayTryToMend(state, one, torn)
          ? allowed(state, { act: 'mend', hero: one.id, target: owner.id, thing })
          : [],
      ),
    ),
  );

const leadIn = ({ event }: { readonly event: number }): string => `lead-${event}`;

function lead(table: Table, hero: string): void {
  const { state } = table;
  const { march, tried, progress } = sittingOf(state);
  amend(state, {
    march: [hero, ...march.filter((id) => id !== hero)],
    tried: [...tried, { hero, element: leadIn(progress) }],
  });
  table.tell?.({ type: 'tookLead', hero });
}

function inspect(table: Table, { offer }: Extract<Act, { act: 'inspect' }>): void {
  const { state } = table;
  const sitting = sittingOf(state);
  const seen = offer === undefined ? eventIn(sitting) : offersIn(sitting)[offer];
  if (seen == null) return;
  amend(state, { seen: [...sitting.seen, seen.id] });
  table.reveal();
  const what = 'nature' in seen ? deedOf(seen) : null;
  table.tell?.({ type: 'inspected', what, inspection: isBlank(seen.inspection) ? '' : seen.inspection });
}

function touch(table: Table, { hero, offer }: Extract<Act, { act: 'touch' }>): void {
  const { state } = table;
  const sitting = sittingOf(state);
  const element = offersIn(sitting)[offer];
  if (element === undefined) return;
  // What lies there now is something else.
  forgetForbidden(state);
  amend(state, {
    progress: triggeredOnce(sitting.progress, element.id),
    tried: [...sitting.tried, { hero, element: element.id }],
  });
  table.reveal();
  table.tell?.({ type: 'touched', hero, what: deedOf(element) });
  // What all may try, or one for all of them, is no affair of whoever points at it. RUN-DIF-161 to -165
  const isHis = element.roll === null || conditionOf(element) !== null;
  next(table, { step: 'element', element: element.id, by: isHis ? [hero] : null });
}
