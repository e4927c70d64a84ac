// Points that are somebody's for good. RUN-VP-02, -07

import type { Ability } from '../../content/abilities.ts';
import { fighterOf } from '../fight/fighters.ts';
import { RULE } from '../fight/reckoning.ts';
import type { Table } from '../fight/state.ts';
import { banked, EMPTY_PURSE } from '../sessions.ts';
import { write } from './books.ts';
import { amend, sittingOf } from './heroes.ts';

/** What he owes is paid first; the rest is his, to spend and to be proud of. RUN-VP-02, -07, -08 */
export function bank(
  table: Table,
  hero: string,
  points: number,
  cause: 'pillaging' | 'loot',
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
  if (points > 0 || marked.length > 0) write(state, hero, { line: 'gain', cause, points, marked });
}
