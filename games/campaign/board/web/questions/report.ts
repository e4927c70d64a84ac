// What came of a battle on the table: what may be entered, and what one ought to look at twice. CAM-RULING-19

import type { Battle } from '../../../rules/state.ts';

export interface Report {
  readonly winner: 'attacker' | 'defender' | 'draw';
  readonly attacker: number;
  readonly defender: number;
}

type Doubt = 'winnerGone' | 'winnerLostMore' | 'drawGone' | 'bloodless';

type Forces = { readonly [role in 'attacker' | 'defender']: { readonly points: number } };

/** Legal, and still hard to believe. */
export function doubtsOf(forces: Forces, { winner, attacker, defender }: Report): Doubt[] {
  const gone = { attacker: attacker >= forces.attacker.points, defender: defender >= forces.defender.points };
  if (winner === 'draw')
    return gone.attacker !== gone.defender ? ['drawGone'] : bloodless(attacker, defender);
  const [own, other] = winner === 'attacker' ? [attacker, defender] : [defender, attacker];
  if (gone[winner]) return ['winnerGone'];
  return own > other ? ['winnerLostMore'] : bloodless(attacker, defender);
}

const bloodless = (attacker: number, defender: number): Doubt[] =>
  attacker + defender === 0 ? ['bloodless'] : [];

/** As it stands after both losses were entered. */
export const reportOf = ({ winner, attacker, defender }: Battle): Report => ({
  winner: winner ?? 'draw',
  attacker: attacker.points - attacker.left,
  defender: defender.points - defender.left,
});
