// A deal: two who bargain, and the price that comes of it, in ounces of silver. RUN-ABIL-BAR-02 to -05

import { silverPrice } from '../../content/prices.ts';
import type { Availability } from '../../content/weapons.ts';
import { type Reached, standing } from './contest.ts';

export interface Deal {
  /** Ounces; null for what nobody sells. */
  readonly silver: number | null;
  readonly winner: 'buyer' | 'seller';
  /** Nobody has to take what he did not win. RUN-ABIL-BAR-04 */
  readonly mayWalkAway: 'buyer' | 'seller';
}

type Bargainer = Omit<Reached, 'id'>;

/** Null where two heroes are level, and bargain again. RUN-RULING-H09 */
export function bargain(availability: Availability, buyer: Bargainer, seller: Bargainer): Deal | null {
  const now = standing([
    { id: 'buyer', ...buyer },
    { id: 'seller', ...seller },
  ]);
  if ('again' in now) return null;
  const winner = now.winner === 'buyer' ? 'buyer' : 'seller';
  // Who wins because he is a hero wins by one.
  const margin = Math.max(1, now.margin);
  return {
    silver: silverPrice(availability, winner === 'buyer' ? margin : -margin),
    winner,
    mayWalkAway: winner === 'buyer' ? 'seller' : 'buyer',
  };
}
