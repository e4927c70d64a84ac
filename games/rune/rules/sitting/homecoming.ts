// The way home, and who has won. RUN-VP-26, RUN-WIN-02, -03

import { next, type Seat } from '@skald/kernel';
import type { State, Steps } from '../fight/state.ts';
import type { Sitting } from './state.ts';

export const homecomingSteps: Steps<'wayHome'> = {
  /** What they do at home, and what they give. RUN-VP-27 */
  wayHome(table) {
    next(table, { step: 'interlude', occasion: 'home' }, { step: 'hearth' });
  },
};

/** By all that their heroes gained; nobody wins with nothing. RUN-WIN-02, RUN-RULING-F15 */
export function sittingWinners({ purses, guest }: Sitting, seats: State['seats']): Seat[] {
  const gained = seats.map((role) =>
    role === 'foes' ? (guest?.gained ?? 0) : role.reduce((sum, id) => sum + (purses[id]?.gained ?? 0), 0),
  );
  const best = Math.max(...gained);
  return best <= 0 ? [] : gained.flatMap((points, seat) => (points === best ? [seat] : []));
}
