// In the middle of a fight: what goes off in it, what shoots at heroes round after round, and what they do about it.
// RUN-TRAP-57, -65 to -71, RUN-DIF-50, -170

import { next } from '@skald/kernel';
import { successes } from '../../documents/encounter/order.ts';
import type { PlainRoll } from '../../documents/encounter/roll-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { perilsOf } from '../calls/perils.ts';
import { isTriumph } from '../dice.ts';
import { conditionOf, triggeredOnce } from '../encounter/progress.ts';
import type { Turning } from '../fight/agenda.ts';
import type { ChoiceOf } from '../fight/choices.ts';
import { noteTrap } from '../fight/features.ts';
import { fighterOf, isAble } from '../fight/fighters.ts';
import { rollOnce } from '../fight/rolling.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { scoreOnce } from '../fight/tally.ts';
import { characteristicOf, wake } from './charms.ts';
import { ableIds, amend, sittingOf } from './heroes.ts';
import { proveRoll } from './interlude/proving.ts';
import { elementNamed } from './notes.ts';
import { difficultyFor, kindOfRoll, scoreFor } from './scores.ts';
import type { Ordeal } from './state.ts';
import { shotAt } from './targets.ts';
import { endOf, frayOf, isDeed, isSink, type Work, workOn, worksIn } from './works.ts';

/** When what has neither time nor cause of its own goes off: in the middle of it. */
const IN_THE_MIDDLE = 2;

export const fraySteps: Steps<'fray' | 'repeatShots' | 'wentOff' | 'working' | 'quelling'> = {
  /** As a round begins what hurts somebody hurts him again. RUN-TRAP-70 */
  fray(table) {
    const { state } = table;
    const { ordeals = [], pending = [] } = sittingOf(state);
    const lasting = ordeals.map(({ element, effect, hero, difference, round }) => ({
      step: 'ordeal' as const,
      element,
      effect,
      hero,
      difference,
      round: round + 1,
    }));
    const due = frayOf(state).filter((element) => state.round === IN_THE_MIDDLE && comesByItself(element));
    for (const element of due) table.tell?.({ type: 'cameUpon', name: element.name });
    next(
      table,
      ...lasting,
      ...pending.map(({ element }) => ({ step: 'resuming' as const, element })),
      ...due.map(({ id }) => ({ step: 'element' as const, element: id, by: null })),
    );
  },

  /** Before anybody acts. RUN-TRAP-57, -71 */
  repeatShots(table) {
    const { state } = table;
    spendActions(state);
    const shots = frayOf(state).filter(
      (element) => element.targets?.repeats != null && !workOn(sittingOf(state), element.id).over,
    );
    for (const element of shots) {
      enterWork(state, element.id, {});
      table.tell?.({ type: 'cameUpon', name: element.name });
    }
    next(
      table,
      ...shots.map((element) => ({
        step: 'element' as const,
        element: element.id,
        by: shotAt(table, element, ableIds(state)),
        led: true as const,
      })),
    );
  },

  /** Somebody has done what it was waiting for. RUN-TRAP-67, RUN-COND-06, -07 */
  wentOff(table, { trigger, hero }) {
    const { state } = table;
    const sitting = sittingOf(state);
    const due = frayOf(state).filter(
      (element) =>
        element.trigger === trigger && isLoaded(element, sitting.progress.triggered[element.id] ?? 0),
    );
    for (const element of due) {
      amend(state, { progress: triggeredOnce(sittingOf(state).progress, element.id) });
      table.reveal();
      table.tell?.({ type: 'cameUpon', name: element.name });
      next(table, { step: 'element', element: element.id, by: hero === null ? null : [hero] });
    }
  },

  /** One of many successes, each for an action; failing costs no more than that. RUN-DIF-50, -51, -170 */
  working(table, frame) {
    const { state } = table;
    const { element: id, hero } = frame;
    const element = elementNamed(sittingOf(state), id);
    const one = fighterOf(state, hero);
    const { multiple } = element?.roll ?? {};
    if (element?.roll == null || multiple?.kind !== 'actionSink' || !isAble(one)) return;
    const total = tried(table, frame, one, element, element.roll);
    if (total === null || !total.success) return;
    const { have } = workOn(sittingOf(state), id);
    const need = Math.max(1, multiple.successes);
    enterWork(state, id, { have: have + 1, over: have + 1 >= need });
    table.tell?.({ type: 'workedOn', hero, have: have + 1, need });
    if (have + 1 >= need && element.gains.length > 0)
      next(table, { step: 'reap', element: id, heroes: ableIds(state), doers: [hero] });
  },

  /** To end it takes all rolls that go with it; many successes where the notes want many. RUN-TRAP-31, -33, -58, RUN-DIF-76 */
  quelling(table, frame) {
    const { state } = table;
    const { element: id, effect, hero, by, which, failed } = frame;
    const element = elementNamed(sittingOf(state), id);
    const one = fighterOf(state, by);
    if (element === null || !isAble(one)) return;
    const end = effect === null ? (element.targets?.repeats ?? null) : endOf(element, effect);
    const rolls: readonly PlainRoll[] = end?.roll == null ? [] : [end.roll, ...end.roll.also];
    const roll = rolls[which];
    if (roll === undefined) {
      if (!failed) quelled(table, element, frame, successesFor(state, end?.countdown ?? null));
      return;
    }
    const outcome = tried(table, frame, one, element, roll);
    if (outcome === null) return;
    next(table, {
      step: 'quelling',
      element: id,
      effect,
      hero,
      by,
      which: which + 1,
      failed: failed || !outcome.success,
    });
    if (!outcome.success && roll.leadsTo !== null)
      next(table, { step: 'element', element: roll.leadsTo, by: [by], led: true });
  },
};

/** Whoever goes on with something that asks for an action has one less. RUN-RULING-T59 */
function spendActions(state: State): void {
  const { busy = [], ordeals = [] } = sittingOf(state);
  // From under water nobody does anything. RUN-HAZ-DROWN-05
  for (const { element, effect, hero } of ordeals)
    if (elementNamed(sittingOf(state), element)?.effects[effect]?.kind === 'drowning')
      fighterOf(state, hero).steps = [];
  for (const id of busy) {
    const one = fighterOf(state, id);
    one.steps = one.steps.slice(1);
  }
  if (busy.length > 0) amend(state, { busy: [] });
}

/** What waits for nothing. */
const comesByItself = (element: Element): boolean =>
  !isDeed(element) &&
  element.targets?.repeats == null &&
  (element.trigger === null || element.trigger === 'else');

const isLoaded = (element: Element, times: number): boolean => {
  const condition = conditionOf(element);
  if (condition === null || condition.exposure !== 'remains') return times === 0;
  return condition.most === null || times < condition.most;
};

const successesFor = (state: State, share: Parameters<typeof successes>[0] | null): number =>
  share === null ? 1 : successes(share, sittingOf(state).present.length);

function tried(
  table: Table,
  frame: Parameters<typeof rollOnce>[1],
  one: Fighter,
  element: Element,
  roll: PlainRoll,
): { readonly success: boolean } | null {
  const { state } = table;
  const difficulty = difficultyFor(state, one, roll, null);
  const score = () => scoreFor(state, one, element, roll);
  const die = { who: one, for: 'note', roll: kindOfRoll(score()), perils: perilsOf(element) } as const;
  let triumph = false;
  const total = rollOnce(
    table,
    frame,
    die,
    () => score().total,
    difficulty,
    null,
    (thrown) => {
      triumph = isTriumph(thrown);
    },
  );
  if (total === null) return null;
  const of = triumph ? characteristicOf(score()) : null;
  if (of !== null) wake(table, one.id, { by: 'triumph', of });
  const success = total >= difficulty;
  const { with: by } = score();
  table.tell?.({ type: 'attempted', hero: one.id, with: by, total, difficulty, success });
  scoreOnce(table, one, roll.id, { result: total, difficulty }, 'RUN-VP-21');
  if (success) proveRoll(state, one, by);
  return { success };
}

type Quelled = { readonly effect: number | null; readonly hero: string; readonly by: string };

function quelled(table: Table, element: Element, { effect, hero, by }: Quelled, need: number): void {
  const { state } = table;
  const sitting = sittingOf(state);
  const told = { type: 'quelled' as const, by, name: element.name };
  if (effect === null) {
    const have = workOn(sitting, element.id).have + 1;
    enterWork(state, element.id, { have, over: have >= need });
    if (have < need) table.tell?.({ type: 'workedOn', hero: by, have, need });
    else table.tell?.({ ...told, hero: null });
    return;
  }
  const one = ordealOf(state, { element: element.id, effect, hero });
  if (one === undefined) return;
  const rest = (sitting.ordeals ?? []).filter((other) => other !== one);
  const have = one.have + 1;
  amend(state, { ordeals: have >= need ? rest : [...rest, { ...one, have }] });
  if (have < need) table.tell?.({ type: 'workedOn', hero: by, have, need });
  else table.tell?.({ ...told, hero });
}

export const ordealOf = (
  { sitting }: State,
  { element, effect, hero }: Pick<Ordeal, 'element' | 'effect' | 'hero'>,
): Ordeal | undefined =>
  sitting?.ordeals?.find((one) => one.element === element && one.effect === effect && one.hero === hero);

/** How it stands with something that heroes work on. */
function enterWork(state: State, element: string, change: { have?: number; over?: boolean }): void {
  const { works = [] } = sittingOf(state);
  const now = { ...workOn(sittingOf(state), element), ...change };
  amend(state, { works: [...works.filter((one) => one.element !== element), now] });
}

type Try = Extract<ChoiceOf<'act'>, { act: 'try' }>;

/** It takes no action. */
export const isAside = (state: State, { offer }: Try): boolean => worksIn(state)[offer]?.action === false;

/** He does it, in his turn. */
export function undertake(table: Table, turning: Turning, one: Fighter, { offer }: Try): void {
  const { state } = table;
  const work = worksIn(state)[offer];
  if (work === undefined) return;
  const { element, kind, words, ordeal } = work;
  if (!work.action) next(table, { step: 'continue', ...turning });
  table.reveal();
  table.tell?.({ type: 'touched', hero: one.id, what: words });
  if (kind !== 'deed') {
    const effect = ordeal?.effect ?? null;
    const hero = ordeal?.hero ?? one.id;
    return next(table, {
      step: 'quelling',
      element: element.id,
      effect,
      hero,
      by: one.id,
      which: 0,
      failed: false,
    });
  }
  if (element.nature === 'trap' || element.nature === 'hazard') noteTrap(state, one, element.id);
  if (isSink(element)) return next(table, { step: 'working', element: element.id, hero: one.id });
  const sitting = sittingOf(state);
  amend(state, {
    progress: triggeredOnce(sitting.progress, element.id),
    tried: [...sitting.tried, { hero: one.id, element: element.id }],
  });
  if (element.bait !== null) {
    const { have } = workOn(sitting, element.id);
    enterWork(state, element.id, { have: have + 1, over: have + 1 >= element.bait });
    table.tell?.({ type: 'workedOn', hero: one.id, have: have + 1, need: element.bait });
    if (have + 1 < element.bait) return;
  }
  next(table, { step: 'element', element: element.id, by: [one.id] });
}

/** Somebody has done it on a table of their own: what takes a roll is rolled here, what takes many is done. */
export function undertaken(table: Table, { element }: Work, hero: string): void {
  const { state } = table;
  const { id, gains, nature } = element;
  if (nature === 'trap' || nature === 'hazard') noteTrap(state, fighterOf(state, hero), id);
  if (isSink(element)) {
    enterWork(state, id, { over: true });
    if (gains.length > 0) next(table, { step: 'reap', element: id, heroes: ableIds(state), doers: [hero] });
    return;
  }
  const sitting = sittingOf(state);
  amend(state, {
    progress: triggeredOnce(sitting.progress, id),
    tried: [...sitting.tried, { hero, element: id }],
  });
  if (isAble(fighterOf(state, hero))) next(table, { step: 'element', element: id, by: [hero] });
}

/** The fight is over: what was not managed in time strikes, and what goes on goes on. RUN-DIF-52, -170, -175 */
export function afterFray(table: Table, fray: readonly Element[]): void {
  const { state } = table;
  const sitting = sittingOf(state);
  const late = fray.filter(
    (element) =>
      element.roll?.multiple?.kind === 'actionSink' &&
      element.roll.multiple.trapAtEnd &&
      !workOn(sitting, element.id).over,
  );
  const { ordeals = [], pending = [] } = sitting;
  amend(state, { works: [], ...(sitting.busy && { busy: [] }) });
  next(
    table,
    ...late.flatMap(({ id, effects }) =>
      sitting.march.flatMap((hero) =>
        effects.map((_, effect) => ({ step: 'strike' as const, element: id, effect, hero, difference: 0 })),
      ),
    ),
    ...ordeals.map(({ element, effect, hero, difference, round }) => ({
      step: 'ordeal' as const,
      element,
      effect,
      hero,
      difference,
      round: round + 1,
    })),
    ...pending.map(({ element }) => ({ step: 'resuming' as const, element })),
  );
}
