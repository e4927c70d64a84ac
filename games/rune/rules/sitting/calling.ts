// The notes call for a roll: who makes it, and what it comes to for everybody. RUN-DIF-20 to -38, -160 to -174

import { next, type Seat } from '@skald/kernel';
import type { PlainRoll, Roll } from '../../documents/encounter/roll-schema.ts';
import type { Element } from '../../documents/encounter/schema.ts';
import { isCounted } from '../calls/buffness.ts';
import { rollsAgain } from '../calls/domino.ts';
import { outcomeOf, type Ranks } from '../calls/outcome.ts';
import { perilsOf } from '../calls/perils.ts';
import { askedFor, settledBy } from '../calls/rollers.ts';
import { isTriumph } from '../dice.ts';
import type { FrameOf } from '../fight/agenda.ts';
import { noteTrap } from '../fight/features.ts';
import { fighterOf, isAble, sheetOf } from '../fight/fighters.ts';
import { cast, rollOnce, throwDie } from '../fight/rolling.ts';
import { lacks } from '../fight/rolls.ts';
import type { Fighter, State, Steps, Table } from '../fight/state.ts';
import { scoreOnce } from '../fight/tally.ts';
import { standing } from '../rolls/contest.ts';
import { characteristicOf, wake } from './charms.ts';
import { courseOf, isSettled } from './courses.ts';
import { ableIds, amend, sittingOf } from './heroes.ts';
import { proveRoll } from './interlude/proving.ts';
import { offerRetry, roundPasses, soberUp } from './interlude/quaffing.ts';
import { elementNamed, inOrder } from './notes.ts';
import { asksForInitiative, doAsTheyLike, roundOf } from './rounds.ts';
import { isWard } from './runner.ts';
import { mayBeOverruled } from './running.ts';
import { difficultyFor, kindOfRoll, type Score, scoreFor } from './scores.ts';
import { rollAt, rollBy, rollsOf } from './series.ts';
import type { Call } from './state.ts';
import { endSways, spendSways } from './sways.ts';
import { targetsOf } from './targets.ts';
import { getOnWith } from './usual.ts';

export const callingSteps: Steps<
  'element' | 'volunteers' | 'volunteer' | 'elbowing' | 'calling' | 'noteRoll' | 'callOver'
> = {
  element(table, { element: id, by, led }) {
    const { state } = table;
    const element = elementNamed(sittingOf(state), id);
    const there = ableIds(state);
    if (element === null || there.length === 0) return;
    endSways(table, id);
    const { roll, targets } = element;
    const amid = state.round > 0;
    // Without a fight it shoots in rounds of its own. RUN-DIF-175
    if (targets?.repeats != null && !amid && led === undefined)
      return next(table, { step: 'salvo', element: id, round: 1, tried: [] });
    const met = led ? (by ?? there) : targetsOf(table, element, roll === null ? (by ?? there) : there);
    if (met.length === 0) return;
    if (!amid) next(table, { step: 'tending' });
    if (amid && isTrap(element)) for (const hero of met) noteTrap(state, fighterOf(state, hero), id);
    if (roll === null) return comesAbout(table, element, met, met);
    endSways(table, roll.id);
    begin(table, element, by);
    const asked = led
      ? ({ rollers: 'all', among: met } as const)
      : askedFor({ type: roll.type, triggeredBy: by }, met);
    if (asked.rollers === 'all') next(table, { step: 'calling', rollers: [...asked.among] });
    else next(table, { step: 'volunteers', rollers: asked.rollers, asked: [...asked.among], wanting: [] });
  },

  /** Everybody at once: each seat about one of its heroes after the other. RUN-DIF-162 to -165 */
  volunteers(table, { rollers, asked, wanting, heard, about }) {
    const { state } = table;
    const what = about === undefined ? {} : { about };
    if (asked.length > 0) {
      const wave = firstOfEach(state, asked);
      const seats = wave.map(({ seat }) => seat as Seat);
      const heroes = wave.map(({ id }) => id);
      return next(
        table,
        { step: 'volunteer', seats, answers: seats.map(() => null), heroes, ...what },
        { step: 'volunteers', rollers, asked: asked.filter((id) => !heroes.includes(id)), wanting, ...what },
      );
    }
    const ward = wanting.find((id) => isWard(state, id));
    if (ward !== undefined && heard === undefined) {
      next(table, { step: 'volunteers', rollers, asked, wanting, heard: true, ...what });
      return mayBeOverruled(table, ward, 'volunteer');
    }
    if (about !== undefined) return doAsTheyLike(table, about, wanting);
    if (wanting.length > 0) table.tell?.({ type: 'volunteered', heroes: wanting });
    if (rollers === 'one' && settledBy(wanting) === 'contest')
      return next(table, { step: 'elbowing', heroes: wanting });
    next(table, { step: 'calling', rollers: wanting });
  },

  volunteer: {
    options: () => [{ act: 'roll' }, { act: 'leaveIt' }],
    byDefault: () => ({ act: 'leaveIt' }),
    settle({ state }, { heroes }, answers) {
      const willing = heroes.filter((_, i) => answers[i]?.act === 'roll');
      const { agenda } = state;
      const waiting = agenda.at(-1);
      if (waiting?.step === 'volunteers')
        agenda[agenda.length - 1] = { ...waiting, wanting: [...waiting.wanting, ...willing] };
    },
  },

  /** Several want what one alone may try. RUN-DIF-32, -163 */
  elbowing(table, frame) {
    const { state } = table;
    const heroes = frame.heroes.map((id) => fighterOf(state, id));
    const dice = cast(
      table,
      frame,
      heroes.map((who) => ({ who, for: 'elbows', roll: 'engagement' })),
    );
    if (dice === null) return;
    const now = standing(
      heroes.map((one, i) => ({
        id: one.id,
        hero: true,
        total: (dice[i]?.result ?? 0) + sheetOf(state, one).roll('brawling', 'Str'),
      })),
    );
    const { about } = frame;
    if ('again' in now)
      return next(table, { step: 'elbowing', heroes: [...now.again], ...(about && { about }) });
    table.tell?.({ type: 'elbowed', heroes: frame.heroes, winner: now.winner });
    if (about !== undefined) return doAsTheyLike(table, about, [now.winner]);
    next(table, { step: 'calling', rollers: [now.winner] });
  },

  calling(table, { rollers }) {
    const { state } = table;
    const { element, call } = underWay(state);
    if (element === null || call === null) return;
    const { roll } = element;
    if (asksForInitiative(state, roll, rollers))
      return next(
        table,
        { step: 'volunteers', rollers: 'volunteers', asked: rollers, wanting: [], about: 'initiative' },
        { step: 'calling', rollers },
      );
    const attempted = rollers.length > 0;
    const listed = { ability: roll.methods[0]?.ability ?? null, listed: true, attempted };
    if (isCounted({ ...listed, freestanding: element.nature === 'freestanding' }))
      amend(state, { counted: sittingOf(state).counted + 1 });
    if (attempted) announce(table, roll, fighterOf(state, rollers[0] as string));
    if (roll.multiple?.kind === 'countdown') return next(table, ...roundOf(state, roll, rollers));
    const amid = state.round > 0;
    const frames = rollers.flatMap((hero) =>
      rollsOf(roll, amid).map((_, which) => rollBy(roll, hero, which)),
    );
    next(table, ...frames, { step: 'callOver', rollers });
  },

  noteRoll(table, frame) {
    const { state } = table;
    const { element, call } = underWay(state);
    const one = fighterOf(state, frame.hero);
    if (element === null || call === null) return;
    if (isSettled(state, element.roll, one.id) && frame.retried === undefined) return;
    const roll = rollAt(element.roll, frame.which, state.round > 0);
    // Whoever can do nothing more has failed, and no worse than that.
    if (!isAble(one)) return enter(state, one.id, -1);
    const difficulty = difficultyFor(state, one, roll, call.against);
    let score = scoreFor(state, one, element, roll);
    const with_ = kindOfRoll(score);
    const lacked = isLacking(state, one, score);
    let triumph = false;
    const total = rollOnce(
      table,
      frame,
      { who: one, for: 'note', roll: with_, lacked, perils: perilsOf(element) },
      () => {
        score = scoreFor(state, one, element, roll);
        return score.total;
      },
      difficulty,
      null,
      (die) => {
        triumph = isTriumph(die);
      },
    );
    if (total === null) return;
    const success = total >= difficulty;
    spendSways(state, one.id, roll.id);
    soberUp(one);
    table.tell?.({ type: 'attempted', hero: one.id, with: score.with, total, difficulty, success });
    scoreNote(table, one, element, roll, { result: total, difficulty, ability: score.with });
    if (success) proveRoll(state, one, score.with);
    if (success) getOnWith(state, one.id, score.with);
    const of = triumph ? characteristicOf(score) : null;
    if (of !== null) wake(table, one.id, { by: 'triumph', of });
    // In a fight each further try takes another action. RUN-DIF-90
    const mayTryAgain = frame.extra > 0 && !(state.round > 0 && element.roll.action);
    if (!success && mayTryAgain)
      return next(table, { step: 'noteRoll', hero: one.id, which: frame.which, extra: frame.extra - 1 });
    const counts = element.roll.multiple?.kind === 'countdown';
    const before = counts ? null : (call.made.find(({ hero }) => hero === one.id)?.margin ?? null);
    enter(state, one.id, total - difficulty);
    if (!success && roll.leadsTo !== null) lead(state, one.id, roll.leadsTo);
    if (!success) offerRetry(table, frame, score.with, before);
  },

  callOver(table, { rollers }) {
    const { state } = table;
    const { element, call } = underWay(state);
    if (element === null || call === null) return;
    const { type, direction } = element.roll;
    if (state.round === 0 && call.forced.length === 0) roundPasses(state);
    const there = call.by ?? ableIds(state);
    const ranks: Ranks = sittingOf(state)
      .march.filter((id) => there.includes(id) || rollers.includes(id))
      .map((id) => [id]);
    const again = type === 'domino' ? rollsAgain(ranks, direction ?? 'rear', call.made, call.forced) : [];
    if (again.length > 0) {
      amend(state, {
        call: {
          ...call,
          made: call.made.filter(({ hero }) => !again.includes(hero)),
          forced: [...call.forced, ...again],
        },
      });
      return next(table, ...again.map((hero) => rollBy(element.roll, hero, 0)), {
        step: 'callOver',
        rollers,
      });
    }
    const course = courseOf(table, element.roll, call, rollers);
    if (course === 'on') return;
    const { struck, served } =
      course === null
        ? outcomeOf({ type, triggeredBy: call.by, direction }, ranks, call.made)
        : forAll(ranks, course === 'won');
    const doers = [...new Set(call.made.filter(({ margin }) => margin >= 0).map(({ hero }) => hero))];
    const { won = [] } = sittingOf(state);
    amend(state, { call: null, won: [...won, ...doers.map((hero) => ({ hero, element: element.id }))] });
    ledOn(table, call);
    const first = foremost(element, call);
    comesAbout(table, element, struck, served, first.length > 0 ? first : doers, first.length > 1);
  },
};

/** He has failed, and comes to something else by it. RUN-DIF-130 */
function lead(state: State, hero: string, to: string): void {
  const { call } = sittingOf(state);
  if (call === null || call.led?.some((one) => one.hero === hero && one.to === to)) return;
  amend(state, { call: { ...call, led: [...(call.led ?? []), { hero, to }] } });
}

/** When the call is over, those whom it led somewhere are there. */
function ledOn(table: Table, { led = [] }: Call): void {
  const goals = [...new Set(led.map(({ to }) => to))];
  next(
    table,
    ...goals.map((to) => ({
      step: 'element' as const,
      element: to,
      by: led.filter((one) => one.to === to).map(({ hero }) => hero),
      led: true as const,
    })),
  );
}

const isTrap = ({ nature }: Element): boolean => nature === 'trap' || nature === 'hazard';

/** What took many rolls ends alike for everybody. RUN-DIF-171 to -174 */
const forAll = (ranks: Ranks, won: boolean) => ({
  struck: won ? [] : ranks.flat().map((hero) => ({ hero, difference: 0 })),
  served: won ? ranks.flat() : [],
});

/** What somebody suffers, by how much he missed; what somebody has won. */
type Struck = string | { readonly hero: string; readonly difference: number };

function comesAbout(
  table: Table,
  { id, effects, gains }: Element,
  struck: readonly Struck[],
  served: readonly string[],
  doers = served,
  level = false,
): void {
  const strikes = struck.flatMap((one, i) => {
    const { hero, difference } = typeof one === 'string' ? { hero: one, difference: 0 } : one;
    return inOrder(effects).flatMap(({ kind, effect }): FrameOf<'strike'>[] =>
      // The way is lost by all of them at once.
      kind === 'lost' && i > 0 ? [] : [{ step: 'strike', element: id, effect, hero, difference }],
    );
  });
  const reaped: FrameOf<'reap'>[] =
    gains.length > 0 && served.length > 0
      ? [{ step: 'reap', element: id, heroes: [...served], doers: [...doers] }]
      : [];
  const contest: FrameOf<'elbowing'>[] =
    level && reaped.length > 0 ? [{ step: 'elbowing', heroes: [...doers], about: 'award' }] : [];
  next(table, ...strikes, ...contest, ...reaped);
}

/** Whose it is alone though several have made it: whoever did best, and more than one where they are level. RUN-RULING-R94 */
function foremost({ roll, gains }: Element, { made }: Call): string[] {
  const isHisAlone = gains.some((gain) => gain.kind === 'points' && gain.shared === 'doer');
  if (roll?.type !== 'noFault' || !isHisAlone) return [];
  const best = Math.max(...made.map(({ margin }) => margin));
  return best < 0 ? [] : made.filter(({ margin }) => margin === best).map(({ hero }) => hero);
}

type Rolling = Element & { readonly roll: Roll };

function underWay(state: State): { element: Rolling | null; call: Call | null } {
  const { call } = sittingOf(state);
  const element = call === null ? null : elementNamed(sittingOf(state), call.element);
  return { element: element?.roll == null ? null : (element as Rolling), call };
}

/** The other side rolls once for all. RUN-DIF-169 */
function begin(table: Table, { id, roll }: Element, by: readonly string[] | null): void {
  const { state } = table;
  const against =
    roll?.against.kind === 'opposed' ? throwDie(table, 'opposition').result + roll.against.bonus : null;
  amend(state, {
    call: { element: id, by: by && [...by], against, made: [], forced: [], have: 0, round: 0 },
  });
}

function announce(table: Table, roll: Roll, first: Fighter): void {
  const { state } = table;
  const { call } = sittingOf(state);
  const ways = roll.methods.flatMap(
    ({ ability, characteristic, score }) => score ?? ability ?? characteristic ?? [],
  );
  table.tell?.({
    type: 'called',
    kind: roll.type,
    with: roll.against.kind === 'baseline' ? [roll.against.score] : ways,
    difficulty: difficultyFor(state, first, { ...roll, defies: null }, call?.against ?? null),
  });
}

/** The worst of all that he had to roll decides. RUN-DIF-100 */
function enter(state: State, hero: string, margin: number): void {
  const { call } = sittingOf(state);
  if (call === null) return;
  const counts = elementNamed(sittingOf(state), call.element)?.roll?.multiple?.kind === 'countdown';
  if (counts) return amend(state, { call: { ...call, made: [...call.made, { hero, margin }] } });
  const before = call.made.find((one) => one.hero === hero);
  const made = call.made.filter((one) => one !== before);
  amend(state, {
    call: { ...call, made: [...made, { hero, margin: Math.min(margin, before?.margin ?? margin) }] },
  });
}

const isLacking = (state: State, one: Fighter, score: Score): boolean => {
  const roll = kindOfRoll(score);
  return roll !== 'initiative' && roll !== 'attack' && roll !== 'defence' && lacks(state, one, roll);
};

/** It pays whoever makes it but once; what he fails pays whoever runs, unless it is only a trial. RUN-VP-21 to -24, RUN-VPR-07 */
function scoreNote(
  table: Table,
  one: Fighter,
  { nature }: Element,
  { id }: PlainRoll,
  rolled: { readonly result: number; readonly difficulty: number; readonly ability: string },
): void {
  if (nature === 'freestanding' && rolled.result < rolled.difficulty) return;
  scoreOnce(table, one, id, rolled, 'RUN-VP-21');
}

/** The first of each seat's heroes who are still to be asked. */
const firstOfEach = (state: State, asked: readonly string[]): Fighter[] => {
  const all = asked.map((id) => fighterOf(state, id)).filter(({ seat }) => seat !== null);
  return all.filter((one, i) => all.findIndex(({ seat }) => seat === one.seat) === i);
};
