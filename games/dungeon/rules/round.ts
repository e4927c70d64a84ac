// The round, and whose Turn it is. DUN-ROUND-01 to -06, DUN-RULING-35 and -42.

import { next, type Seat } from '@skald/kernel';
import type { ChoiceOf } from './choices.ts';
import { endMarks } from './marks.ts';
import { findModel, heroesOf, model, overlordSeat, seatOf } from './models.ts';
import type { State, Steps } from './state.ts';
import { normalTurn } from './turn.ts';

/** Heroes on the board that have not had their Turn. */
const waiting = (state: State) => heroesOf(state).filter(({ acted }) => !acted);

const seatsWaiting = (state: State): Seat[] =>
  [...new Set(waiting(state).map((one) => seatOf(state, one)))].sort();

/** The next of these seats after the one that went last. */
const seatAfter = (seats: readonly Seat[], last: Seat | null): Seat =>
  (seats.find((seat) => last !== null && seat > last) ?? seats[0]) as Seat;

export const roundSteps: Steps<'round' | 'heroTurns' | 'nextHero' | 'heroTurn' | 'endTurn' | 'between'> = {
  /** DUN-ROUND-02 */
  round(table) {
    const { state } = table;
    state.round++;
    state.phase = 'heroTurns';
    for (const hero of heroesOf(state)) hero.acted = false;
    table.tell?.({ type: 'roundBegan', round: state.round });
    next(
      table,
      { step: 'heroTurns', last: null },
      { step: 'overlordTurn' },
      { step: 'turnSpells' },
      { step: 'abilities' },
      { step: 'drawCard' },
      { step: 'round' },
    );
  },

  /** The Hero side chooses the order anew each round. DUN-ROUND-04 */
  heroTurns(table, { last }) {
    const { state } = table;
    const heroes = waiting(state);
    const [first] = heroes;
    if (first === undefined) return;
    const { heroOrder, conceding } = state.options;
    const forced = heroes.length === 1 && (!conceding || heroesOf(state).length > 1);
    if (heroOrder === 'fixed' || forced)
      next(table, { step: 'heroTurn', seat: seatOf(state, first), hero: first.id });
    else next(table, { step: 'nextHero', seat: seatAfter(seatsWaiting(state), last), passed: [] });
  },

  /** Any Hero player may begin; whoever would rather wait lets another. DUN-RULING-35 */
  nextHero: {
    options(state, { passed }, seat) {
      const options: ChoiceOf<'nextHero'>[] = waiting(state)
        .filter((one) => seatOf(state, one) === seat)
        .map(({ type }) => ({ act: 'hero', hero: type }));
      if (seatsWaiting(state).some((other) => other !== seat && !passed.includes(other)))
        options.push({ act: 'pass' });
      if (state.options.conceding) options.push({ act: 'concede' });
      return options;
    },
    answer(table, frame, choice, seat) {
      const { state } = table;
      if (choice.act === 'hero') return next(table, { step: 'heroTurn', seat, hero: choice.hero });
      if (choice.act === 'concede') {
        const others = [...new Set(heroesOf(state).map((one) => seatOf(state, one)))];
        return next(
          table,
          { step: 'concede', seat, others: others.filter((other) => other !== seat) },
          frame,
        );
      }
      const passed = [...frame.passed, seat];
      const left = seatsWaiting(state).filter((other) => !passed.includes(other));
      next(table, { step: 'nextHero', seat: seatAfter(left, seat), passed });
    },
  },

  heroTurn(table, { seat, hero }) {
    const { state } = table;
    const one = model(state, hero);
    endMarks(table, one, (mark) => mark.type === 'hardened' || mark.type === 'stance');
    for (const other of state.models)
      endMarks(table, other, (mark) => mark.type === 'shielded' && mark.caster === hero);
    table.tell?.({ type: 'turnBegan', model: hero, seat });
    next(
      table,
      normalTurn(state, seat, one),
      { step: 'endTurn', model: hero },
      { step: 'between', last: seat },
    );
  },

  endTurn(table, { model: id }) {
    const one = findModel(table.state, id);
    table.tell?.({ type: 'turnEnded', model: id });
    if (one === undefined) return;
    one.acted = true;
    endMarks(table, one, ({ type }) => type === 'chilled');
  },

  /** After every Hero Turn but the last; whether he is asked hangs on the size of his hand alone. DUN-RULING-42 */
  between(table, { last }) {
    const { state } = table;
    if (waiting(state).length === 0) return;
    next(table, { step: 'heroTurns', last });
    if (state.overlord.hand.length > 0) next(table, { step: 'interrupt', seat: overlordSeat(state) });
  },
};
