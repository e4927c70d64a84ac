// The encounter changes hands: who runs it now, who plays his hero meanwhile, and what he may say to that. RUN-RUN-04, -10 to -19

import { next, type Seat } from '@skald/kernel';
import { fighterOf, isHero } from '../fight/fighters.ts';
import type { State, Steps, Table } from '../fight/state.ts';
import { askedOfRunner, type Disposal } from '../proxy.ts';
import { amend, sittingOf } from './heroes.ts';
import { isWard, keeperIn, ownerOf, runningIn, wardIn } from './runner.ts';
import type { Sitting } from './state.ts';

export const runningSteps: Steps<'handover' | 'appoint' | 'permit' | 'entrust' | 'overrule'> = {
  /** Who has a hero needs somebody to play him; where nobody could, the rules run it. RUN-RUN-10 */
  handover(table) {
    const { state } = table;
    const { at, runners } = sittingOf(state);
    const seat = runners?.[at]?.seat;
    if (seat === undefined) return;
    if (!hasHero(state, seat)) return take(table, seat, null);
    const [only, ...others] = proxiesFor(state, seat);
    if (only === undefined) return;
    if (others.length === 0) take(table, seat, only);
    else next(table, { step: 'appoint', seat });
  },

  appoint: {
    options: (state, { seat }) => proxiesFor(state, seat).map((proxy) => ({ act: 'appoint', proxy })),
    byDefault: (state, { seat }) => ({ act: 'appoint', proxy: proxiesFor(state, seat)[0] as Seat }),
    answer: (table, { seat }, { proxy }) => take(table, seat, proxy),
  },

  /** Before each fight: whether his hero may stay out of it, or leave it. RUN-RUN-16 */
  permit: {
    options: () => [{ act: 'forbid' }, { act: 'allow' }],
    byDefault: () => ({ act: 'forbid' }),
    standing: { never: () => ({ act: 'forbid' }), always: () => ({ act: 'allow' }) },
    answer(table, _, { act }) {
      const running = runningIn(table.state);
      if (running === null) return;
      amend(table.state, { running: { ...running, leave: act === 'allow' } });
      table.tell?.({ type: 'permitted', leave: act === 'allow' });
    },
  },

  /** Whether his proxy may part with anything of his hero's, here and now. RUN-RUN-14 */
  entrust: {
    options: () => [{ act: 'forbid' }, { act: 'allow' }],
    byDefault: () => ({ act: 'forbid' }),
    answer(table, { hero, deed }, { act }) {
      const { seat } = fighterOf(table.state, hero);
      if (act === 'allow' && seat !== null) next(table, { step: deed, seat, hero });
    },
  },

  /** Asked about everything that his hero is about to do outside a fight, for what needs a roll is his secret. RUN-RUN-15 */
  overrule: {
    options: () => [{ act: 'letHim' }, { act: 'forbid' }],
    byDefault: () => ({ act: 'letHim' }),
    standing: { never: () => ({ act: 'letHim' }), always: () => ({ act: 'forbid' }) },
    answer(table, { deed }, { act }) {
      const { state } = table;
      const running = runningIn(state);
      if (act === 'letHim' || running === null) return;
      amend(state, { running: { ...running, forbidden: [...running.forbidden, deed] } });
      const ward = wardIn(state);
      if (ward === null) return;
      table.tell?.({ type: 'overruled', hero: ward.id });
      // What he was about to do comes next, and does not; among volunteers he is none.
      const coming = state.agenda.pop();
      if (coming?.step !== 'volunteers') return;
      next(table, { ...coming, wanting: coming.wanting.filter((id) => id !== ward.id) });
    },
  },
};

const hasHero = (state: State, seat: Seat): boolean =>
  sittingOf(state).present.some((id) => ownerOf(state, id) === seat);

/** Everybody else who has a hero here; the next at the table first. RUN-BASIC-26 */
function proxiesFor(state: State, runner: Seat): Seat[] {
  const seats = state.seats.keys().filter((seat) => seat !== runner && hasHero(state, seat));
  const inOrder = [...seats];
  return [...inOrder.filter((seat) => seat > runner), ...inOrder.filter((seat) => seat < runner)];
}

/** He runs, and his hero is in other hands. RUN-RUN-04, RUN-BASIC-18 */
function take(table: Table, seat: Seat, proxy: Seat | null): void {
  const { state } = table;
  amend(state, { running: { seat, proxy, leave: false, silenced: false, forbidden: [] } });
  if (proxy !== null)
    state.fighters = state.fighters.map((one) =>
      isHero(one) && isWard(state, one.id) ? { ...one, seat: proxy } : one,
    );
  table.tell?.({
    type: 'tookOver',
    seat,
    proxy,
    hero: wardIn(state)?.id ?? null,
    keeper: keeperIn(state)?.id ?? null,
  });
}

/** It is over: everybody's hero is his again. RUN-ENC-04 */
export function handBack(state: State, terrain: string[]): void {
  const { running, ran = [] } = sittingOf(state);
  if (running == null) return;
  state.fighters = state.fighters.map((one) =>
    isHero(one) && isWard(state, one.id) ? { ...one, seat: running.seat } : one,
  );
  amend(state, { running: null, ran: [...ran, { seat: running.seat, terrain }] });
}

/** Sorts of terrain of the two encounters that he ran before. RUN-VPR-12 */
export const recentOf = ({ ran = [] }: Sitting, seat: Seat): string[] =>
  ran
    .filter((one) => one.seat === seat)
    .slice(-2)
    .flatMap(({ terrain }) => terrain);

/** Whether whoever runs has forbidden it already. */
export const isForbidden = (state: State, hero: string, deed: string): boolean =>
  isWard(state, hero) && (runningIn(state)?.forbidden.includes(deed) ?? false);

/** He parts with something if he likes; another's proxy only where that other says so. RUN-RUN-14 */
export function mayPart(table: Table, seat: Seat, hero: string, deed: Disposal): void {
  const { state } = table;
  const running = runningIn(state);
  const asks = running !== null && isWard(state, hero) && askedOfRunner('disposeOf') === 'permission';
  next(table, asks ? { step: 'entrust', seat: running.seat, hero, deed } : { step: deed, seat, hero });
}

/** Whatever he has forbidden, for there are other things now. */
export function forgetForbidden(state: State): void {
  const running = runningIn(state);
  if (running !== null && running.forbidden.length > 0)
    amend(state, { running: { ...running, forbidden: [] } });
}

/** Puts his veto before what has been announced, if it is his hero's. RUN-RUN-15 */
export function mayBeOverruled(table: Table, hero: string, deed: string): void {
  const { state } = table;
  const running = runningIn(state);
  if (running !== null && isWard(state, hero) && askedOfRunner('rollOutsideCombat') === 'veto')
    next(table, { step: 'overrule', seat: running.seat, deed });
}
