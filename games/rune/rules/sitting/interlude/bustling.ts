// Between two encounters and at home: everybody does what he likes, all at once, until all want to go on. RUN-VP-SPEND-05

import { next, type Seat } from '@skald/kernel';
import { isHero } from '../../fight/fighters.ts';
import type { Fighter, State, Steps, Table } from '../../fight/state.ts';
import { amend, sittingOf } from '../heroes.ts';
import { beginTrade, tradersFor } from './bartering.ts';
import { drop, drops, helmActs, putOn } from './carrying.ts';
import { haggle, haggles } from './haggling.ts';
import { type Bustle, improve, improvements, purchaseOf } from './improving.ts';
import type { Occasion } from './words.ts';

/** What a hero may do before he has to go on. */
const MOST_ACTS = 20;

export const bustlingSteps: Steps<'interlude' | 'bustle'> = {
  /** Whoever has something to do and does not want to go on yet is asked; nobody waits for who has finished. */
  interlude(table, { occasion }) {
    const { state } = table;
    const { interlude } = sittingOf(state);
    if (interlude == null) amend(state, { interlude: { acts: {}, offers: {}, closed: [], done: [] } });
    const seats = seatsAsked(state, occasion);
    if (seats.length === 0) return amend(state, { interlude: null });
    next(
      table,
      { step: 'bustle', seats, answers: seats.map(() => null), occasion },
      { step: 'interlude', occasion },
    );
  },

  bustle: {
    options: (state, { occasion }, seat) => [...actsFor(state, seat, occasion), { act: 'goOn' }],
    byDefault: () => ({ act: 'goOn' }),
    settle(table, { seats, occasion }, answers) {
      for (const [i, answer] of answers.entries()) {
        if (answer.act === 'goOn') finish(table.state, seats[i] as Seat);
        else if (isStillPossible(table.state, seats[i] as Seat, occasion, answer))
          act(table, answer, occasion);
      }
    },
  },
};

const heroesOf = (state: State): Fighter[] =>
  state.fighters.filter((one) => isHero(one) && one.condition !== 'dead');

function seatsAsked(state: State, occasion: Occasion): Seat[] {
  const done = sittingOf(state).interlude?.done ?? [];
  const seats = [...new Set(heroesOf(state).flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  return seats.filter((seat) => !done.includes(seat) && actsFor(state, seat, occasion).length > 0);
}

const actsFor = (state: State, seat: Seat, occasion: Occasion): Bustle[] =>
  heroesOf(state)
    .filter((one) => one.seat === seat && (sittingOf(state).interlude?.acts[one.id] ?? 0) < MOST_ACTS)
    .flatMap((one) => [
      ...improvements(state, one, occasion),
      ...(occasion === 'before'
        ? []
        : [...helmActs(state, one), ...tradersFor(state, one), ...drops(state, one)]),
      ...(occasion === 'home' ? haggles(state, one) : []),
    ]);

/** What others did at the same time may have come first. */
const isStillPossible = (state: State, seat: Seat, occasion: Occasion, answer: Bustle): boolean =>
  actsFor(state, seat, occasion).some((one) => JSON.stringify(one) === JSON.stringify(answer));

function finish(state: State, seat: Seat): void {
  const { interlude } = sittingOf(state);
  if (interlude != null) amend(state, { interlude: { ...interlude, done: [...interlude.done, seat] } });
}

function act(table: Table, answer: Exclude<Bustle, { act: 'goOn' }>, occasion: Occasion): void {
  const { state } = table;
  const { interlude } = sittingOf(state);
  const { hero } = answer;
  if (interlude != null)
    amend(state, {
      interlude: { ...interlude, acts: { ...interlude.acts, [hero]: (interlude.acts[hero] ?? 0) + 1 } },
    });
  const purchase = purchaseOf(answer);
  if (purchase !== null) return improve(table, hero, purchase, occasion);
  switch (answer.act) {
    case 'barter':
      return beginTrade(table, hero, answer.to);
    case 'drop':
      return drop(table, hero, answer.thing);
    case 'wear':
      return putOn(table, hero, answer.thing);
    case 'bare':
      return putOn(table, hero, null);
    case 'haggle':
      return haggle(table, hero, answer.ware);
  }
}
