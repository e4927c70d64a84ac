// What somebody at the keyboard answers once for all.

import {
  type Asked,
  type ForNow,
  type Match,
  neverForNow,
  type Order,
  obey,
  type Seat,
  standingQuestions,
} from '@skald/kernel';
import type { Session } from './session.ts';

/** From now on, or for now, this question answers itself, beginning with the one that waits. */
export function orderOnce(
  session: Session,
  typed: Exclude<Order, 'ask'> | 'notNow',
  asked: Asked | null,
): boolean {
  const { match, words } = session;
  const order = asked && orderFor(match, typed, asked);
  if (asked === null || order === null) {
    session.say(words.play.noOrder);
    return false;
  }
  const { seat, kind } = asked;
  session.orders = { ...session.orders, [seat]: { ...session.orders[seat], [kind]: order } };
  session.say(words.play[typed === 'notNow' ? 'orderedForNow' : 'ordered']);
  return obey(match, session.orders) > 0;
}

function orderFor(match: Match, typed: Order | 'notNow', { seat, kind }: Asked): Order | ForNow | null {
  if (typed === 'notNow') return neverForNow(match.game, match.view(seat), kind);
  const offered = standingQuestions(match.game).find((one) => one.kind === kind);
  return offered?.orders.includes(typed) ? typed : null;
}

/** Everything is asked again. */
export function askAgain(session: Session, seat: Seat | null): void {
  const { [seat ?? -1]: _, ...others } = session.orders;
  session.orders = others;
  session.say(session.words.play.asksAgain);
}
