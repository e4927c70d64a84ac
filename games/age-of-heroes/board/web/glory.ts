// Glory as it rose and fell, told by events alone.

import type { GameEvent } from '../../rules/events.ts';

/** Everybody's glory at the end of each turn; the last entry is now. Set-up is turn 0. */
export interface GloryTurn {
  readonly turn: number;
  readonly glory: readonly number[];
}

export function gloryOverTime(events: readonly GameEvent[], seats: number): GloryTurn[] {
  const turns: GloryTurn[] = [];
  let turn = 0;
  let glory: number[] = Array.from({ length: seats }, () => 0);
  const add = (seat: number, amount: number): void => {
    glory[seat] = (glory[seat] ?? 0) + amount;
  };
  for (const event of events) {
    switch (event.type) {
      case 'turnBegan':
        turns.push({ turn, glory });
        turn = event.turn;
        glory = [...glory];
        break;
      case 'rewarded':
      case 'godHelped':
        add(event.seat, event.glory);
        break;
      case 'gloryLost':
        add(event.seat, -event.amount);
        break;
      case 'restarted':
      case 'transferred':
        glory[event.seat] = 0;
        break;
      case 'scored':
        glory[event.seat] = event.final;
        break;
    }
  }
  return [...turns, { turn, glory }];
}
