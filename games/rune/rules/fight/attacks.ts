// Who may be attacked, and an attack as powers, gifts and marks look at it.

import { WEAPON } from '../../content/weapons.ts';
import { isBeyondHarm } from '../hooks/mark.ts';
import type { Attack as Seen } from '../hooks/windows.ts';
import type { Attack, Harm, Turning } from './agenda.ts';
import { areEnemies, formOf, isHero, isOnField } from './fighters.ts';
import { seen } from './listening.ts';
import type { Fighter, State } from './state.ts';
import { isPrey, maySetOn } from './targeting.ts';

/** Whether an attack may follow on what he has done so far. RUN-ACT-03, -11, RUN-RULING-C35 */
export const mayAttack = ({ halves, engagedAtFirst, retires }: Omit<Turning, 'step'>): boolean =>
  !retires && (halves.length === 0 || (halves.length === 1 && (halves[0] === 'move' || engagedAtFirst)));

/** An enemy, or prey, whom nobody forbids him to attack; a rival where that is agreed. RUN-RUN-30, RUN-VP-35 */
export const isOpen = (state: State, one: Fighter, target: Fighter): boolean =>
  (areEnemies(one, target) || isPrey(state, one, target) || areRivals(state, one, target)) &&
  isOnField(target) &&
  !isBeyondHarm(target.marks) &&
  maySetOn(state, one, target.id);

const areRivals = ({ rulings }: State, one: Fighter, other: Fighter): boolean =>
  rulings.feuds && isHero(one) && isHero(other) && one.id !== other.id;

type Facts = Pick<Attack, 'form' | 'as'>;

export function attackOf(state: State, by: Fighter, target: Fighter, facts: Facts | Harm['hit']): Seen {
  const { form, as } = facts ?? { form: by.hand, as: 'blow' };
  const { weapon, missile } = formOf(state, by, form);
  const thrown = weapon !== null && WEAPON[weapon].ability === 'thrown-weapon';
  return {
    attacker: seen(state, by),
    defender: seen(state, target),
    kind: thrown ? 'thrown' : missile ? 'missile' : 'melee',
    manner: as,
    weapon,
  };
}
