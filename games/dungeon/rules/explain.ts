// Why something is not on the list of options, for people who try it all the same.

import { because, explainedBy, isOneOf, type Refusal } from '@skald/kernel';
import { CARD, CARDS, type Card } from '../content/index.ts';
import { explainSpell, explainTarget } from './explain-magic.ts';
import { explainMove } from './explain-moving.ts';
import { explainAttack, explainThings } from './explain-turn.ts';
import { findModel, heroesOf, isHeroModel, seatOf } from './models.ts';
import { raisable } from './placing.ts';
import type { State } from './state.ts';

export const explain = explainedBy<State>({
  nextHero(state, { hero }, _frame, seat) {
    const one = heroesOf(state).find(({ type }) => type === hero);
    if (one === undefined) return because('not-on-the-board', { model: String(hero) });
    if (seatOf(state, one) !== seat) return because('not-your-model', { model: one.id });
    return one.acted ? because('has-acted', { model: one.id }) : null;
  },
  command(state, { act, model, card }) {
    if (act === 'command') return notCommandable(state, String(model));
    if (act === 'play') return notPlayable(state, card);
    return act === 'raise' || act === 'sceptre' ? notRaisable(state) : null;
  },
  interruptModel: (state, { model }) => notCommandable(state, String(model)),
  interrupt: (_state, { card }) => (isCard(card) ? because('not-an-interrupt', { card }) : null),
  raise(state, { x, y }) {
    const bones = state.bones.some((pile) => pile.x === Number(x) && pile.y === Number(y));
    if (!bones) return because('no-bones-here');
    const stands = state.models.some((one) => one.x === Number(x) && one.y === Number(y));
    return stands ? because('bones-under-a-model') : because('bones-protected');
  },
  turn: (state, choice, frame) =>
    explainMove(state, choice, frame) ??
    explainAttack(state, choice, frame) ??
    explainSpell(state, choice, frame) ??
    explainThings(state, choice, frame),
  castAt: explainTarget,
  freeStrike(state, { model }, _frame, seat) {
    const one = findModel(state, String(model));
    if (one === undefined) return null;
    return seatOf(state, one) === seat
      ? because('cannot-strike', { model: one.id })
      : because('not-your-model', { model: one.id });
  },
});

const isCard = (card: unknown): card is Card => isOneOf(CARDS, card);

function notCommandable(state: State, id: string): Refusal | null {
  const one = findModel(state, id);
  if (one === undefined) return because('not-on-the-board', { model: id });
  if (isHeroModel(one)) return because('not-your-model', { model: id });
  return one.acted ? because('has-acted', { model: id }) : because('no-commands-left');
}

function notPlayable({ overlord }: State, card: unknown): Refusal | null {
  if (!isCard(card)) return null;
  if (!overlord.hand.includes(card)) return because('card-not-in-hand', { card });
  if (overlord.cardPlayed) return because('card-played');
  return CARD[card].kind === 'interrupt'
    ? because('interrupt-only-between-turns')
    : because('nothing-to-raise');
}

function notRaisable(state: State): Refusal | null {
  if (raisable(state).length === 0) return because('nothing-to-raise');
  return because('no-commands-left');
}
