// Who can strike where: the squares that fighters reach, and which of them are at each other.

import type { Square } from '@skald/games/grid-kit';
import { areEngaged, bodyOf, groundFor, isAble, isArmed } from '../../rules/fight/fighters.ts';
import type { Fighter, State } from '../../rules/fight/state.ts';
import { squaresInReach } from '../../rules/space/index.ts';

/** Where somebody could be struck at by one of these. */
export function threatened(view: State, by: readonly Fighter[]): Set<Square> {
  const ground = groundFor(view);
  return new Set(
    by
      .filter((one) => isAble(one) && isArmed(view, one) && one.held === null)
      .flatMap((one) => [...squaresInReach(ground, bodyOf(view, one), 1)])
      .filter((square) => ground.ground[square] === 0),
  );
}

/** Every pair that is Engaged, once. RUN-ENGAGE-01 */
export function engagements(view: State): (readonly [Fighter, Fighter])[] {
  const { fighters } = view;
  return fighters.flatMap((one, i) =>
    fighters
      .slice(i + 1)
      .filter((other) => areEngaged(view, one, other))
      .map((other) => [one, other] as const),
  );
}
