// Verses that dishonor. RUN-ABIL-SKA-02

import type { Attempt } from './attempt.ts';

/** What hangs over somebody: by how much he was made a fool of, and by whom. */
export interface Dishonor {
  readonly by: string;
  readonly total: number;
}

/** Only Vikings have that honor to lose. */
export const dishonorBy = (
  by: string,
  rival: { readonly viking: boolean },
  { success, total }: Pick<Attempt, 'success' | 'total'>,
): Dishonor | null => (success && rival.viking ? { by, total } : null);

/** A better satire, his own or a skald's whom he pays, or a duel that he wins. */
export type Redress =
  | { readonly how: 'satire'; readonly satire: Pick<Attempt, 'success' | 'total'> }
  | { readonly how: 'duel'; readonly won: boolean };

export function afterRedress(dishonor: Dishonor, redress: Redress): Dishonor | null {
  if (redress.how === 'duel') return redress.won ? null : dishonor;
  const { success, total } = redress.satire;
  return success && total > dishonor.total ? null : dishonor;
}
