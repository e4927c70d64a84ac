// What somebody at the keyboard answers once for all.

import { type Asked, type Order, obey, type Seat, standingQuestions } from '@skald/kernel';
import type { Session } from './session.ts';

/** From now on this question answers itself, beginning with the one that waits. */
export function orderOnce(session: Session, order: Exclude<Order, 'ask'>, asked: Asked | null): boolean {
  const { match, words } = session;
  const offered = standingQuestions(match.game).find(({ kind }) => kind === asked?.kind);
  if (asked === null || !offered?.orders.includes(order)) {
    session.say(words.play.noOrder);
    return false;
  }
  const { seat, kind } = asked;
  session.orders = { ...session.orders, [seat]: { ...session.orders[seat], [kind]: order } };
  session.say(words.play.ordered);
  return obey(match, session.orders) > 0;
}

/** Everything is asked again. */
export function askAgain(session: Session, seat: Seat | null): void {
  const { [seat ?? -1]: _, ...others } = session.orders;
  session.orders = others;
  session.say(session.words.play.asksAgain);
}
