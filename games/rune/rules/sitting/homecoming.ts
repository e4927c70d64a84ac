// The way home: loot becomes points, and somebody has won. RUN-VP-25 to -27, RUN-WIN-02, -03

import type { Seat } from '@skald/kernel';
import { heroNow } from '../../documents/hero/now.ts';
import type { Hero } from '../../documents/hero/schema.ts';
import { isHero } from '../fight/fighters.ts';
import { RULE } from '../fight/reckoning.ts';
import type { State, Steps } from '../fight/state.ts';
import { lootPoints } from '../treasure/silver.ts';
import { sittingOf } from './heroes.ts';
import { bank, write } from './settling.ts';
import type { Sitting } from './state.ts';

export const homecomingSteps: Steps<'wayHome'> = {
  /** Whoever lives gives his village what he carries. RUN-VP-26, -27, RUN-TRE-02, -31 */
  wayHome(table) {
    const { state } = table;
    for (const { id, seat, sheet, condition } of state.fighters.filter(isHero)) {
      if (condition === 'dead') continue;
      const loot = heroNow(state.heroes[sheet] as Hero).items.filter(
        ({ kind }) => kind === 'loot' || kind === 'liars-silver',
      );
      const points = lootPoints(loot);
      if (loot.length > 0) write(state, id, { line: 'lost', things: [...loot] });
      if (points === 0) continue;
      table.tell?.({ type: 'settled', seat, hero: id, cause: 'loot', points, rule: RULE.loot });
      bank(table, id, points, 'loot');
    }
    state.over = true;
    table.tell?.({ type: 'sittingEnded', encounters: sittingOf(state).at });
  },
};

/** By all that their heroes gained; nobody wins with nothing. RUN-WIN-02, RUN-RULING-F15 */
export function sittingWinners({ purses }: Sitting, seats: State['seats']): Seat[] {
  const gained = seats.map((role) =>
    role === 'foes' ? 0 : role.reduce((sum, id) => sum + (purses[id]?.gained ?? 0), 0),
  );
  const best = Math.max(...gained);
  return best <= 0 ? [] : gained.flatMap((points, seat) => (points === best ? [seat] : []));
}
