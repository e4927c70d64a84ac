// A truth that fits what a seat knows: hidden points are shared out, unseen cards dealt.

import type { Seat } from '@skald/kernel';
import { ALL_POINTS, type Card, DECK, LEAST_POINTS, MOST_POINTS, sideOf } from '../content/index.ts';
import type { Army, State } from '../rules/state.ts';
import { HIDDEN } from '../rules/view.ts';

type Random = (sides: number) => number;

/** In thought the hall fights all battles and throws all dice, whatever lies on a real table. */
const IN_THOUGHT = { battles: 'quick', realDice: 'nobody' } as const;

/** Fills the holes of a view in place. */
export function imagine(view: State, seat: Seat | null, random: Random): State {
  view.options = { ...view.options, ...IN_THOUGHT };
  view.sides.forEach((side, of) => {
    const unknown = view.armies.filter(({ id, points }) => sideOf(id) === side && points === HIDDEN);
    if (unknown.length > 0) sharePoints(unknown, hiddenPoints(view, of), random);
  });
  dealCards(view, seat, random);
  return view;
}

/** What a side's hidden armies have together: everybody can count it. */
function hiddenPoints(view: State, seat: Seat): number {
  const seen = view.armies.filter(({ id, points }) => sideOf(id) === view.sides[seat] && points > 0);
  return ALL_POINTS - (view.lost[seat] as number) - seen.reduce((sum, { points }) => sum + points, 0);
}

function sharePoints(armies: readonly Army[], total: number, random: Random): void {
  // Most armies are still what they were when the points were divided.
  const least = Math.min(LEAST_POINTS, Math.floor(total / armies.length));
  for (const army of armies) army.points = Math.max(1, least);
  for (let left = total - least * armies.length; left > 0; left--) {
    const open = armies.filter(({ points }) => points < MOST_POINTS);
    if (open.length === 0) return;
    (open[random(open.length) - 1] as Army).points += 1;
  }
}

function dealCards(view: State, seat: Seat | null, random: Random): void {
  const unseen: Card[] = [...DECK];
  const seen = (card: Card): void => {
    const at = unseen.indexOf(card);
    if (at >= 0) unseen.splice(at, 1);
  };
  view.discard.forEach(seen);
  if (seat !== null) view.hands[seat]?.forEach(seen);
  view.hands = view.hands.map((hand, of) =>
    of === seat ? hand : hand.map(() => unseen.splice(random(unseen.length) - 1, 1)[0] as Card),
  );
  view.deck = unseen;
}
