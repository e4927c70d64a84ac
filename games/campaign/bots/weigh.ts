// Rules of thumb, one for each question.

import type { Choice, Decision } from '@skald/kernel';
import type { FrameOf } from '../rules/agenda.ts';
import type { ChoiceOf, QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { amount, command } from './commanding.ts';
import {
  defendShip,
  divide,
  echo,
  initiativeCards,
  place,
  putToSea,
  sidestep,
  tactics,
} from './questions.ts';

// The kernel knows neither frames nor options of this game; the name of the question tells which they are.
type Weigher<Q extends QuestionName> = (
  state: State,
  frame: FrameOf<Q>,
  options: never,
  seat: number,
) => number[];

/** So far behind that nobody thinks of it. */
const OUT_OF_QUESTION = -100;

/** One answer is right, whatever else is thought of the position. */
const only = (options: readonly Choice[], right: (option: Choice) => boolean): number[] =>
  options.map((option) => (right(option) ? 0 : OUT_OF_QUESTION));
const onlyAct =
  (act: string) =>
  (_state: State, _frame: unknown, options: readonly Choice[]): number[] =>
    only(options, (option) => option.act === act);
const rather =
  (act: string) =>
  (_state: State, _frame: unknown, options: readonly Choice[]): number[] =>
    options.map((option) => (option.act === act ? 1 : 0));

const WEIGHERS: { readonly [Q in QuestionName]: Weigher<Q> } = {
  divide: (_state, _frame, options) => divide(options),
  place,
  initiativeCards: (state, _frame, options, seat) => initiativeCards(state, seat, options),
  command: (state, _frame, options, seat) => command(state, seat, options),
  amount,
  typeDie: (_state, _frame, options: Choice[]) => options.map(() => 0),
  defendShip: (state, _frame, options) => defendShip(state, options),
  putToSea: (state, _frame, options) => putToSea(state, options),
  stopAboard: rather('aboard'),
  fordOrCard: rather('ford'),
  way: onlyAct('quick'),
  tactics: (state, _frame, options, seat) => tactics(state, seat, options),
  moment: onlyAct('play'),
  winner: (state, _frame, options: Choice[], seat) =>
    only(options, ({ side }) => side === (echo(state, seat)?.winner ?? 'draw')),
  losses: (state, { of }, options: ChoiceOf<'losses'>[], seat) =>
    only(options, ({ points }) => points === (echo(state, seat)?.[of] ?? 0)),
  confirm: onlyAct('confirm'),
  bonusCard: rather('draw'),
  sidestep,
};

export function weigh(state: State, { kind, options, seat }: Decision): number[] {
  const frame = state.agenda[state.agenda.length - 1];
  const weigher = WEIGHERS[kind as QuestionName] as Weigher<QuestionName>;
  return weigher(state, frame as never, options as never, seat);
}
