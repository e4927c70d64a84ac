// Rules of thumb, one for each question, in points of final glory.

import type { Decision } from '@skald/kernel';
import type { FrameOf } from '../rules/agenda.ts';
import type { QuestionName } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import { afterDeath, byStrength, fleeing, godCheck, loss, recruit, reward } from './aftermath.ts';
import { aid, attackers, attackFrom, namingTargets } from './attacking.ts';
import { luckBid, luckOpen, spellLuck, sygilLuck } from './luck.ts';
import { chooseCounter, move, peril, pickUp, riders } from './moving.ts';

// The kernel knows neither frames nor options of this game; the name of the question tells which they are.
type Weigher<Q extends QuestionName> = (
  state: State,
  frame: FrameOf<Q>,
  options: never,
  seat: number,
) => number[];

const WEIGHERS: { readonly [Q in QuestionName]: Weigher<Q> } = {
  chooseHero: (_state, _frame, options: unknown[]) => options.map(() => 0),
  afterDeath: (state, { seat }, options) => afterDeath(state, seat, options),
  taxHolder: (_state, _frame, options) => byStrength(options),
  chooseCounter: (state, { seat }, options) => chooseCounter(state, seat, options),
  move,
  riders: (state, { seat }, options) => riders(state, seat, options),
  peril: (_state, _frame, options) => peril(options),
  pickUp: (state, { counter }, options) => pickUp(state, counter, options),
  attackFrom: (state, { seat }, options) => attackFrom(state, seat, options),
  attackers,
  targets: namingTargets,
  aid: (state, { seat }, options) => aid(state, seat, options),
  spellLuck: (state, { seat, spell }, options) => spellLuck(state, seat, spell, options),
  sygilWorks: (_state, _frame, options: { act: string }[]) =>
    options.map(({ act }) => (act === 'work' ? 1 : 0)),
  sygilLuck: (state, { seat, spell }, options) => sygilLuck(state, seat, spell, options),
  luckBid: (state, _frame, options, seat) => luckBid(state, seat, options),
  luckOpen: (state, { seat }, options) => luckOpen(state, seat, options),
  turnFlight: (_state, _frame, options: { act: string }[]) =>
    options.map(({ act }) => (act === 'turn' ? 1 : 0)),
  recruit,
  reward,
  loss,
  spoils: (_state, _frame, options) => byStrength(options),
  fleeTo: (state, { seat, counter }, options) => fleeing(state, seat, counter, options),
  fleeStep: (state, { seat, counter }, options) => fleeing(state, seat, counter, options),
  godCheck: (_state, _frame, options) => godCheck(options),
};

export function weigh(state: State, decision: Decision): number[] {
  const frame = state.agenda[state.agenda.length - 1];
  const weigher = WEIGHERS[decision.kind as QuestionName] as Weigher<QuestionName>;
  return weigher(state, frame as never, decision.options as never, decision.seat);
}
