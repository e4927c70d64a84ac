// Everything that an encounter was worth to somebody, line by line: while it lasts as if it were over, and when it is.
// RUN-VP-02, -45, -46

import type { Seat } from '@skald/kernel';
import { heroScores, settlement } from '../../fight/reckoning.ts';
import type { State } from '../../fight/state.ts';
import { CAUSES, ruleFor, worthOf } from '../../scoring.ts';
import { heroesThere } from '../heroes.ts';
import { seatOfFoes, wardIn } from '../runner.ts';
import type { ReckonedLine } from './events.ts';

export interface Reckoned {
  readonly seat: Seat | null;
  /** Null: whoever ran. */
  readonly hero: string | null;
  /** Before the dead are paid for. RUN-VP-41 */
  readonly rank: number | null;
  readonly lines: ReckonedLine[];
  /** What the lines come to, and so what he has gained. */
  readonly score: number;
}

/** Of everybody who set out, and of whoever ran. */
export function reckoningOf(state: State): Reckoned[] {
  const scores = heroScores(state);
  const settled = settlement(state);
  const linesOf = (whose: string | null): ReckonedLine[] =>
    settled.filter(({ hero }) => hero === whose).map(({ cause, points, rule }) => ({ cause, points, rule }));
  const reckoned = (seat: Seat | null, hero: string | null, lines: ReckonedLine[]): Reckoned => ({
    seat,
    hero,
    rank: (hero !== null && scores[hero]?.rank) || null,
    lines,
    score: lines.reduce((sum, { points }) => sum + points, 0),
  });
  const [ward, runner] = [wardIn(state)?.id, seatOfFoes(state)];
  return [
    ...heroesThere(state)
      .filter(({ id }) => id !== ward)
      .map(({ id, seat }) => reckoned(seat, id, [...tallyOf(state, id), ...linesOf(id)])),
    ...(runner === null ? [] : [reckoned(runner, null, linesOf(null))]),
  ];
}

/** What he was paid for and had to pay for, each cause once. RUN-VP-46 */
function tallyOf({ tally }: State, hero: string): ReckonedLine[] {
  return CAUSES.flatMap((cause) => {
    const points = tally.reduce(
      (sum, entry) => (entry.hero === hero && entry.cause === cause ? sum + worthOf(entry) : sum),
      0,
    );
    return points === 0 ? [] : [{ cause, points, rule: ruleFor(cause) }];
  });
}
