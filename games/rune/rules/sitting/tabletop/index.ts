// A fight of a sitting on a group's own table: agreed on by all, played there, entered by one of them, and confirmed by all.
// RUN-RUN-01, RUN-VP-45

import { next, type Seat } from '@skald/kernel';
import { isHero } from '../../fight/fighters.ts';
import { peopleTheField } from '../../fight/scenery.ts';
import type { State, Steps, Table } from '../../fight/state.ts';
import { beginFight, dueInFight } from '../battle.ts';
import { seatsIn, sittingOf } from '../heroes.ts';
import { runningIn } from '../runner.ts';
import { entrantsOf, read } from './account.ts';
import { enact } from './enacting.ts';

export const tabletopSteps: Steps<'venue' | 'setUp' | 'account' | 'review' | 'enacting'> = {
  /** The table is set only when nobody would rather fight here, and somebody keeps the account. */
  venue: {
    options: () => [{ act: 'here' }, { act: 'table' }, { act: 'keep' }],
    byDefault: () => ({ act: 'here' }),
    settle(table, { seats }, answers) {
      const keepers = seats.filter((_, i) => answers[i]?.act === 'keep');
      const runner = runningIn(table.state)?.seat;
      const keeper = keepers.find((seat) => seat === runner) ?? keepers[0];
      const elsewhere = keeper !== undefined && answers.every(({ act }) => act !== 'here');
      table.tell?.({ type: 'venueAgreed', keeper: elsewhere ? keeper : null });
      if (elsewhere) next(table, { step: 'setUp', keeper });
      else beginFight(table);
    },
  },

  /** What the notes put into the fight by itself comes before it; then it is theirs. RUN-TRAP-71 */
  setUp(table, { keeper }) {
    const { state } = table;
    state.round = 1;
    peopleTheField(state);
    // Whoever keeps the account has to play the foes, and so do those who play without a runner. RUN-RUN-91, -104
    if (keeper !== runningIn(state)?.seat) state.foes = state.foes.map((foe) => ({ ...foe, known: true }));
    const due = dueInFight(state);
    for (const { name } of due) table.tell?.({ type: 'cameUpon', name });
    next(table, ...due.map(({ id }) => ({ step: 'element' as const, element: id, by: null })), {
      step: 'account',
      seat: keeper,
      entries: [],
      before: [],
    });
  },

  account: {
    options(state, { seat, entries, before }) {
      const { open } = read(state, entries, seat);
      const { account } = read(state, [...entries, ...before], seat);
      return [...open, ...(account === null ? [] : [{ act: 'asBefore' as const }])];
    },
    answer(table, { seat, entries, before }, choice) {
      const { state } = table;
      const given = choice.act === 'asBefore' ? [...entries, ...before] : [...entries, choice];
      const reading = read(state, given, seat);
      if (reading.account === null) return next(table, { step: 'account', seat, entries: given, before });
      const seats = tableOf(state);
      next(table, {
        step: 'review',
        seats,
        answers: seats.map(() => null),
        keeper: seat,
        entries: [...reading.entries],
      });
    },
  },

  /** It is as everybody says it was; what anybody would have otherwise is entered anew. */
  review: {
    options: () => [{ act: 'stands' }, { act: 'amend' }],
    byDefault: () => ({ act: 'stands' }),
    settle(table, { seats, keeper, entries }, answers) {
      const objecting = seats.filter((_, i) => answers[i]?.act === 'amend');
      table.tell?.({ type: 'accountReviewed', objecting });
      if (objecting.length === 0) next(table, { step: 'enacting', keeper, entries });
      else next(table, { step: 'account', seat: keeper, entries: [], before: entries });
    },
  },

  enacting(table, { keeper, entries }) {
    const { account } = read(table.state, entries, keeper);
    if (account === null) throw new RangeError('no account of the fight');
    table.reveal();
    enact(table, account);
  },
};

/** Nobody can be asked where nobody came. */
export function atTable(table: Table): boolean {
  const { state } = table;
  const { heroes, foes } = entrantsOf(state);
  if (sittingOf(state).tabletop !== true || heroes.length === 0 || foes.length === 0) return false;
  const seats = tableOf(state);
  next(table, { step: 'venue', seats, answers: seats.map(() => null) });
  return true;
}

/** Everybody who has a hero here, and whoever runs. */
function tableOf(state: State): Seat[] {
  const runner = runningIn(state)?.seat;
  const { present } = sittingOf(state);
  const all = state.fighters.filter((one) => isHero(one) && present.includes(one.id));
  const seats = new Set([
    ...seatsIn(state),
    ...all.flatMap(({ seat }) => (seat === null ? [] : [seat])),
    ...(runner === undefined ? [] : [runner]),
  ]);
  return [...seats].sort((a, b) => a - b);
}
