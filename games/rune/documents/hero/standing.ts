// What a player has won and gained in all, what he has spent, and what is left to spend. RUN-HERO-28, RUN-VP-SPEND-02

import type { Line } from './lines.ts';
import type { Hero } from './schema.ts';

export interface Standing {
  /** Sessions and sagas. */
  readonly wins: number;
  /** Every point that was finally awarded. */
  readonly overall: number;
  /** To spend, though never scored. RUN-RULING-G37 */
  readonly bonusFree: number;
  readonly spent: number;
  readonly free: number;
  /** A runner's debt, which later gains pay first. RUN-VP-05, -07 */
  readonly deficit: number;
}

export const NOTHING: Standing = { wins: 0, overall: 0, bonusFree: 0, spent: 0, free: 0, deficit: 0 };

export const standingOf = ({ ledger }: Pick<Hero, 'ledger'>): Standing => ledger.reduce(booked, NOTHING);

/** After one more line; what is saved is never taken away again. RUN-VP-SPEND-04 */
export function booked(standing: Standing, line: Line): Standing {
  const { overall, bonusFree, spent, deficit } = standing;
  switch (line.line) {
    case 'gain': {
      if (line.cause === 'dying-blow') return totalled({ ...standing, bonusFree: bonusFree + line.points });
      const banked = Math.max(0, line.points - deficit);
      return totalled({
        ...standing,
        overall: overall + banked,
        deficit: Math.max(0, deficit - line.points),
      });
    }
    case 'expense': {
      const paid = line.purchase.kind === 'deficit' ? line.points : 0;
      return totalled({ ...standing, spent: spent + line.points, deficit: Math.max(0, deficit - paid) });
    }
    case 'traded':
      return totalled({ ...standing, overall: overall + line.points });
    case 'inherited':
      return totalled({ ...line, wins: line.wins ?? 0 });
    case 'won':
      return { ...standing, wins: standing.wins + 1 };
    case 'found':
    case 'lost':
    case 'changed':
    case 'worn':
    case 'damaged':
    case 'battered':
    case 'death':
      return standing;
  }
}

const totalled = ({ wins, overall, bonusFree, spent, deficit }: Omit<Standing, 'free'>): Standing => ({
  wins,
  overall,
  bonusFree,
  spent,
  free: overall + bonusFree - spent,
  deficit,
});
