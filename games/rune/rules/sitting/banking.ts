// Points that are somebody's for good. RUN-VP-02, -07

import type { Ability } from '../../content/abilities.ts';
import { fighterOf } from '../fight/fighters.ts';
import { RULE } from '../fight/reckoning.ts';
import type { Table } from '../fight/state.ts';
import { banked, EMPTY_PURSE, ran } from '../sessions.ts';
import { write } from './books.ts';
import { amend, sittingOf } from './heroes.ts';
import { runnersOwn, seatOfFoes } from './runner.ts';

/** For his encounter, which clears his name; what is below nothing he owes. RUN-VP-44, RUN-VPR-21 */
export function payRunner(table: Table, score: number): void {
  const { state } = table;
  const own = runnersOwn(state);
  const { guest = EMPTY_PURSE, purses } = sittingOf(state);
  if (own === null) {
    const purse = ran(guest, score);
    amend(state, { guest: { ...purse } });
    const seat = seatOfFoes(state) ?? 0;
    const points = purse.gained - guest.gained;
    return void table.tell?.({ type: 'earned', seat, points, gained: purse.gained });
  }
  amend(state, { purses: { ...purses, [own]: { ...(purses[own] ?? EMPTY_PURSE), slothful: false } } });
  bank(table, own, score, 'running');
}

/** What he owes is paid first; the rest is his, to spend and to be proud of. RUN-VP-02, -07, -08 */
export function bank(
  table: Table,
  hero: string,
  points: number,
  cause: 'pillaging' | 'loot' | 'running',
  marked: Ability[] = [],
): void {
  const { state } = table;
  const { purses } = sittingOf(state);
  const before = purses[hero] ?? EMPTY_PURSE;
  const purse = banked(before, points);
  const gained = purse.gained - before.gained;
  amend(state, { purses: { ...purses, [hero]: { ...purse } } });
  const { seat } = fighterOf(state, hero);
  if (cause === 'loot' && gained < points)
    table.tell?.({
      type: 'settled',
      seat,
      hero,
      cause: 'deficit',
      points: gained - points,
      rule: RULE.deficit,
    });
  table.tell?.({ type: 'banked', hero, points: gained, gained: purse.gained });
  // His books know by themselves what he owes. RUN-VP-07
  // The books of the dead are closed, and his player has what he has.
  if (fighterOf(state, hero).condition === 'dead') return;
  if (points > 0 || marked.length > 0) write(state, hero, { line: 'gain', cause, points, marked });
}
