// What an enemy has probably done with the points he does not show.

import type { Seat } from '@skald/kernel';
import { geographyOf, LEAST_POINTS, MOST_POINTS, sideOf } from '../content/index.ts';
import type { Army, State } from '../rules/state.ts';
import { HIDDEN } from '../rules/view.ts';

/** Strong and weak armies are more useful than equal ones: how much likelier is each point of difference? */
const EVEN = 1.2;
/** The weakest stays at home: how much less likely is any other? */
const AT_HOME = 2;

export function likely(imagined: State, view: State, seat: Seat): number {
  const hidden = imagined.armies.filter(
    ({ id }, i) => sideOf(id) !== view.sides[seat] && view.armies[i]?.points === HIDDEN,
  );
  if (hidden.length < 2) return 1;
  const points = hidden.map((army) => army.points);
  const least = Math.min(...points);
  const even = MOST_POINTS - LEAST_POINTS - (Math.max(...points) - least);
  const wrong = hidden.filter((army) => army.points > least && isAtHome(imagined, hidden, army)).length;
  return Math.exp(-EVEN * even - AT_HOME * wrong);
}

/** In the castle, or alone aboard. */
const isAtHome = ({ map }: State, hidden: readonly Army[], { at }: Army): boolean =>
  at === 'ship' ? hidden.filter((other) => other.at === 'ship').length === 1 : at === geographyOf(map).castle;
