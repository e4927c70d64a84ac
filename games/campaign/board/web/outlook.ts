// The prospects of a deed on the map.

import type { State } from '../../rules/state.ts';
import { type Outlook, outlook } from '../outlook.ts';
import type { Deed } from './deeds.ts';
import { findArmy } from './faces.ts';

/** Null for a deed that leads to no battle whose defender is known by name. */
export function outlookOf(view: State, { kind, piece, other, hex }: Deed): Outlook | null {
  if (kind !== 'attack' || piece === 'ship' || other === null || hex === null) return null;
  const [attacker, defender] = [findArmy(view, piece), findArmy(view, other)];
  return attacker === undefined || defender === undefined ? null : outlook(view, attacker, defender, hex);
}
