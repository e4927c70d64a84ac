// A reason to go home in the middle of an adventure: whoever knows the way best decides it. RUN-GAIN-60, RUN-RULING-R38

import { next } from '@skald/kernel';
import { findTheWayHome, WAY_HOME } from '../encounter/awards.ts';
import { fighterOf, isHero } from '../fight/fighters.ts';
import { RULE } from '../fight/reckoning.ts';
import { rollOnce } from '../fight/rolling.ts';
import { lacks, rollScore } from '../fight/rolls.ts';
import type { Steps, Table } from '../fight/state.ts';
import { lootPoints } from '../treasure/silver.ts';
import { bank } from './banking.ts';
import { write } from './books.ts';
import { lootOf } from './caches.ts';
import { sittingOf } from './heroes.ts';

export const goingHomeSteps: Steps<'homesick' | 'unloading'> = {
  unloading: (table) => unload(table),

  /** Everybody's Lore; nobody is paid for it. */
  homesick(table, frame) {
    const { state } = table;
    const { results } = frame;
    const [hero, ...rest] = frame.rest;
    const bonus = sittingOf(state).homeward ?? 0;
    if (hero === undefined) {
      const home = findTheWayHome(results);
      const { homeward: _, ...sitting } = sittingOf(state);
      state.sitting = sitting;
      table.tell?.({ type: 'wentHome', home, sum: results.reduce((sum, each) => sum + each - WAY_HOME, 0) });
      if (!home) return;
      next(table, { step: 'recovering' }, { step: 'unloading' });
      return;
    }
    const one = fighterOf(state, hero);
    const die = { who: one, for: 'note', roll: 'lore', lacked: lacks(state, one, 'lore') } as const;
    const total = rollOnce(table, frame, die, () => rollScore(state, one, 'lore') + bonus, WAY_HOME);
    if (total === null) return;
    const success = total >= WAY_HOME;
    table.tell?.({ type: 'attempted', hero, with: 'lore', total, difficulty: WAY_HOME, success });
    next(table, { step: 'homesick', rest, results: [...results, total] });
  },
};

/** What they carry is points now; then the adventure goes on. RUN-TRE-31 */
function unload(table: Table): void {
  const { state } = table;
  for (const one of state.fighters.filter((each) => isHero(each) && each.condition !== 'dead')) {
    const loot = lootOf(state, one);
    if (loot.length > 0) write(state, one.id, { line: 'lost', things: loot });
    const points = lootPoints(loot);
    if (points === 0) continue;
    table.tell?.({ type: 'settled', seat: one.seat, hero: one.id, cause: 'loot', points, rule: RULE.loot });
    bank(table, one.id, points, 'loot');
  }
}
