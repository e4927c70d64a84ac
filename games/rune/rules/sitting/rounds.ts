// A call that goes on from round to round: in which order they try, who takes over from whom, and what waits for the next
// round of a fight. RUN-DIF-78, -171, -173, RUN-RULING-T59, -T77

import { isOneOf, next } from '@skald/kernel';
import { ABILITY, type Ability, FIGHTING } from '../../content/abilities.ts';
import type { PlainRoll, Roll } from '../../documents/encounter/roll-schema.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { fighterOf, formOf, impairment, sheetOf } from '../fight/fighters.ts';
import { cast } from '../fight/rolling.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { stepsOf } from '../initiative.ts';
import { ableIds, ableIn, amend, sittingOf } from './heroes.ts';
import { elementNamed } from './notes.ts';
import { scoreFor } from './scores.ts';
import { rollBy, rollsOf } from './series.ts';
import type { Call } from './state.ts';

export const roundsSteps: Steps<'racing' | 'holding' | 'resuming'> = {
  /** Whoever rolls Initiative acts by it, more than once if it is high; all others follow as they march. RUN-DIF-78 */
  racing(table, frame) {
    const { state } = table;
    const { call } = sittingOf(state);
    const element = call === null ? null : elementNamed(sittingOf(state), call.element);
    if (element?.roll == null || call === null) return;
    const { roll } = element;
    const swift = frame.rollers
      .filter((hero) => call.swift?.includes(hero))
      .map((hero) => fighterOf(state, hero));
    const dice = cast(
      table,
      frame,
      swift.map((who) => ({ who, for: 'initiative', roll: 'initiative' })),
    );
    if (dice === null) return;
    const placed = swift.flatMap((one, i) => {
      const total =
        (dice[i]?.result ?? 0) + initiativeFor(state, one, scoreFor(state, one, element, roll).with);
      const steps = stepsOf(total);
      table.tell?.({ type: 'initiative', fighter: one.id, total, steps });
      return steps.map((at) => ({ hero: one.id, at }));
    });
    const first = placed.toSorted((one, other) => other.at - one.at).map(({ hero }) => hero);
    const others = frame.rollers.filter((hero) => !call.swift?.includes(hero));
    next(table, ...[...first, ...others].map((hero) => rollBy(roll, hero, 0)), {
      step: 'callOver',
      rollers: frame.rollers,
    });
  },

  /** He holds it off, and the others try to end it. RUN-DIF-55, -57, -171 */
  holding(table, { holder }) {
    const { state } = table;
    const { call } = sittingOf(state);
    const element = call === null ? null : elementNamed(sittingOf(state), call.element);
    if (element?.roll == null) return;
    const { roll } = element;
    const others = ableIds(state).filter((id) => id !== holder);
    spendAction(state, roll, holder);
    next(
      table,
      rollBy(roll, holder, 0),
      ...others.map((hero) => rollBy(roll, hero, rollsOf(roll, state.round > 0).length)),
      { step: 'callOver', rollers: [holder] },
    );
  },

  /** A round of the fight has begun, or the fight is over and it goes on without one. RUN-DIF-175, RUN-RULING-T59 */
  resuming(table, { element: id }) {
    const { state } = table;
    const { pending = [] } = sittingOf(state);
    const call = pending.find(({ element }) => element === id);
    const element = elementNamed(sittingOf(state), id);
    if (call === undefined || element?.roll == null) return;
    const { rollers = [], ...rest } = call;
    amend(state, { pending: pending.filter((one) => one !== call), call: rest });
    const able = rollers.filter((hero) => ableIds(state).includes(hero));
    goOnWith(table, element.roll, able.length > 0 ? able : rollers);
  },
};

/** Another round: at once where nobody fights, else with the next round of the fight. RUN-DIF-175, RUN-RULING-T59 */
export function anotherRound(table: Table, roll: Roll, call: Call, rollers: readonly string[]): void {
  const { state } = table;
  if (state.round === 0) {
    amend(state, { call });
    return goOnWith(table, roll, rollers);
  }
  const { pending = [] } = sittingOf(state);
  amend(state, { call: null, pending: [...pending, { ...call, rollers: [...rollers] }] });
}

function goOnWith(table: Table, roll: Roll, rollers: readonly string[]): void {
  const { state } = table;
  const [holder] = rollers;
  if (roll.multiple?.kind === 'panicButton' && holder !== undefined)
    return next(table, ...reliefFor(state, holder), { step: 'holding', holder });
  for (const hero of rollers) spendAction(state, roll, hero);
  next(table, ...roundOf(state, roll, rollers));
}

/** One round of it for all who are in it. */
export function roundOf(state: State, roll: Roll, rollers: readonly string[]) {
  const { call } = sittingOf(state);
  const over: FrameOf<'callOver'> = { step: 'callOver', rollers: [...rollers] };
  if (call?.swift?.some((hero) => rollers.includes(hero)))
    return [{ step: 'racing' as const, rollers: [...rollers] }];
  return [...rollers.map((hero) => rollBy(roll, hero, 0)), over];
}

/** Whether anybody wants to roll Initiative, before the first round of a Countdown; a fight has its own. RUN-DIF-78 */
export function asksForInitiative(state: State, roll: Roll, rollers: readonly string[]): boolean {
  const { call } = sittingOf(state);
  return (
    roll.multiple?.kind === 'countdown' &&
    state.round === 0 &&
    call?.swift === undefined &&
    rollers.length > 0
  );
}

/** Somebody else may hold it from now on, if he likes. RUN-RULING-T59 */
function reliefFor(state: State, holder: string): FrameOf<'volunteers'>[] {
  const others = ableIn(state).filter(({ id, seat }) => id !== holder && seat !== null);
  if (others.length === 0) return [];
  return [
    { step: 'volunteers', rollers: 'one', asked: others.map(({ id }) => id), wanting: [], about: 'relief' },
  ];
}

/** What whoever likes does, where that is not the roll itself: it changes what comes next. */
export function doAsTheyLike(
  table: Table,
  about: NonNullable<FrameOf<'volunteers' | 'elbowing'>['about']>,
  heroes: readonly string[],
): void {
  const { state } = table;
  const { call } = sittingOf(state);
  const { agenda } = state;
  const coming = agenda.at(-1);
  if (about === 'initiative') {
    if (call !== null) amend(state, { call: { ...call, swift: [...heroes] } });
    return;
  }
  const [first, ...others] = heroes;
  if (first === undefined) return;
  if (about === 'haggle' && coming?.step === 'askingPrice')
    agenda[agenda.length - 1] = { ...coming, along: [...heroes] };
  if (about === 'rescue' && coming?.step === 'rescuing')
    agenda[agenda.length - 1] = { ...coming, by: [...heroes] };
  if (about === 'award' && coming?.step === 'reap') agenda[agenda.length - 1] = { ...coming, doers: [first] };
  if (about !== 'relief' || coming?.step !== 'holding') return;
  if (others.length > 0) return next(table, { step: 'elbowing', heroes: [...heroes], about });
  agenda[agenda.length - 1] = { ...coming, holder: first };
}

/** With a weapon as in a fight, else Quickness and what it is tried with. RUN-DIF-78 */
function initiativeFor(state: State, one: Fighter, by: ReturnType<typeof scoreFor>['with']): number {
  const sheet = sheetOf(state, one);
  const isWithArms = by === 'init' || by === 'atk' || by === 'dfn' || isOneOf(FIGHTING, by);
  if (isWithArms) return formOf(state, one).init.total - impairment(one);
  const isAbility = (what: string): what is Ability => Object.hasOwn(ABILITY, what);
  return (isAbility(by) ? sheet.roll(by, 'Qik') : sheet.nonCombatInit) - impairment(one);
}

/** In a fight, only where an action was asked for. RUN-RULING-T59, RUN-COND-30 */
function spendAction(state: State, { action }: PlainRoll, hero: string): void {
  if (state.round === 0 || !action) return;
  amend(state, { busy: [...(sittingOf(state).busy ?? []), hero] });
}
