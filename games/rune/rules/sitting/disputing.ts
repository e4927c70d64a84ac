// What the table decides: a ruling that somebody wants otherwise, or a deed that whoever runs would not have. RUN-RUN-02, -21 to -25,
// RUN-RULING-R41

import { next, type Seat } from '@skald/kernel';
import { READINGS, RULING_NAMES, type RulingName, type Rulings } from '../../content/rulings.ts';
import type { FrameOf } from '../fight/agenda.ts';
import type { ChoiceOf } from '../fight/choices.ts';
import type { State, Steps, Table } from '../fight/state.ts';
import { mayOverturn, verdictOf } from '../voting.ts';
import { decide } from './claims/index.ts';
import { amend, sittingOf } from './heroes.ts';
import { runningIn } from './runner.ts';

type Move = Extract<ChoiceOf<'motion'>, { act: 'move' }>;
type Matter = FrameOf<'vote'>['about'];

/** Who has called for a vote in this encounter. */
const called = (seat: Seat): string => `dispute-${seat}`;

/** Once for each in each encounter that somebody runs: otherwise all was agreed before. */
export const mayDispute = (state: State, seat: Seat): boolean =>
  runningIn(state) !== null && !sittingOf(state).tried.some(({ element }) => element === called(seat));

/** RUN-RUN-23 */
function isOpenTo(state: State, ruling: RulingName): boolean {
  const law = sittingOf(state).laws?.find((one) => one.ruling === ruling);
  return law === undefined || mayOverturn(law, votersIn(state).length);
}

const movesIn = (state: State): Move[] =>
  RULING_NAMES.flatMap((ruling) =>
    // What was decided binds, unless too few had a say in it. RUN-RUN-22, -23
    (isOpenTo(state, ruling) ? READINGS[ruling] : [])
      .filter((value) => value !== state.rulings[ruling])
      .map((value): Move => ({ act: 'move', ruling, value })),
  );

export const disputingSteps: Steps<'motion' | 'poll' | 'vote'> = {
  motion: {
    options: (state) => [...movesIn(state), { act: 'leaveIt' }],
    byDefault: () => ({ act: 'leaveIt' }),
    answer(table, { seat }, choice) {
      if (choice.act === 'leaveIt') return;
      const { state } = table;
      const { tried, march } = sittingOf(state);
      amend(state, { tried: [...tried, { hero: march[0] as string, element: called(seat) }] });
      const { ruling, value } = choice;
      table.tell?.({ type: 'motionMade', seat, ruling, value });
      next(table, { step: 'poll', by: seat, about: { ruling, value } });
    },
  },

  /** All at once, and nobody who is not there. */
  poll(table, { by, about }) {
    const seats = votersIn(table.state);
    if (seats.length > 0) next(table, { step: 'vote', seats, answers: seats.map(() => null), by, about });
  },

  vote: {
    options: () => [{ act: 'inFavor' }, { act: 'against' }, { act: 'abstain' }],
    byDefault: () => ({ act: 'abstain' }),
    settle(table, { seats, about }, answers) {
      const { state } = table;
      const runner = runningIn(state)?.seat ?? null;
      const votes = seats.flatMap((seat, i) => {
        const { act } = answers[i] as ChoiceOf<'vote'>;
        return act === 'abstain' ? [] : [{ player: `${seat}`, for: act }];
      });
      const verdict = verdictOf(votes, runner === null ? null : `${runner}`);
      const weight = (act: 'inFavor' | 'against'): number =>
        votes.filter((one) => one.for === act).length +
        (votes.some((one) => one.for === act && one.player === `${runner}`) ? 1 : 0);
      const [inFavor, against] = [weight('inFavor'), weight('against')];
      // A tie holds for this once, which a ruling cannot. RUN-RUN-22, RUN-RULING-R41
      // What is claimed counts, unless most will not have it.
      const carried =
        'feature' in about
          ? verdict?.decided !== 'against'
          : verdict?.decided === 'inFavor' && !(verdict.tied && 'ruling' in about);
      table.tell?.({ type: 'voted', inFavor, against, carried });
      if ('feature' in about) decide(table, about.feature, carried);
      else if (carried) enact(table, about, { inFavor, against, voters: votes.length });
    },
  },
};

/** Every seat that has somebody here, and whoever runs. */
function votersIn(state: State): Seat[] {
  const { present } = sittingOf(state);
  const runner = runningIn(state)?.seat;
  return state.seats.flatMap((role, seat) =>
    seat === runner || (role !== 'foes' && role.some((id) => present.includes(id))) ? [seat] : [],
  );
}

/** A deed is done; a ruling is written down. RUN-RUN-22, -25 */
function enact(
  table: Table,
  about: Exclude<Matter, { feature: string }>,
  votes: { inFavor: number; against: number; voters: number },
): void {
  const { state } = table;
  if ('hero' in about) return next(table, { step: 'improvised', hero: about.hero, with: about.ability });
  const { ruling, value } = about;
  state.rulings = { ...state.rulings, [ruling]: value } as Rulings;
  const { laws = [] } = sittingOf(state);
  const law = { ruling, value, ...votes, group: state.seats.length };
  amend(state, { laws: [...laws.filter((one) => one.ruling !== ruling), law] });
}
