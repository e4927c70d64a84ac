// What wandering monsters take from a hero. RUN-RUN-63 to -65, -69, RUN-RULING-R46

import { become } from '../fight/harm.ts';
import type { Fighter, Table } from '../fight/state.ts';
import { reckon, watchOver } from '../fight/tally.ts';
import { conditionOf } from '../injury.ts';

/** So much is left to him: nothing is soaked, and it is never a Wound. RUN-RUN-64 */
export function maul(table: Table, one: Fighter, left: number): void {
  const before = one.hp;
  one.hp = left;
  const lost = before - left;
  if (lost === 0) return;
  // Hurt anew he may be treated anew. RUN-HEAL-14
  one.rest = 0;
  watchOver(table.state, one);
  table.tell?.({ type: 'hurt', fighter: one.id, by: null, lost, wounds: 0 });
  reckon(table, { target: one, by: null, credit: [], lost, before, killed: false, meant: false });
  const now = conditionOf(one);
  if (now !== 'able') become(table, one, now);
}
