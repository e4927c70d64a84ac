// Who may be attacked, and an attack as powers, gifts and marks look at it.

import { WEAPON } from '../../content/weapons.ts';
import { BOON_RULES } from '../boons.ts';
import { isBeyondHarm } from '../hooks/mark.ts';
import type { Attack as Seen } from '../hooks/windows.ts';
import { mayAttackHeroes } from '../sitting/runner.ts';
import type { Attack, Harm, Shot, Turning } from './agenda.ts';
import { areEnemies, formOf, isAble, isHero, isOnField, isPossessed } from './fighters.ts';
import { seen } from './listening.ts';
import type { Fighter, State } from './state.ts';
import { isPrey, maySetOn } from './targeting.ts';

/** Whether an attack may follow on what he has done so far. RUN-ACT-03, -11, RUN-RULING-C35 */
export const mayAttack = ({ halves, engagedAtFirst, retires }: Omit<Turning, 'step'>): boolean =>
  !retires && (halves.length === 0 || (halves.length === 1 && (halves[0] === 'move' || engagedAtFirst)));

/** An enemy, or prey, whom nobody forbids him to attack; a rival where that is agreed. RUN-RUN-30, RUN-VP-35 */
export const isOpen = (state: State, one: Fighter, target: Fighter): boolean =>
  (isEnemy(one, target) || isPrey(state, one, target) || areRivals(state, one, target)) &&
  isOnField(target) &&
  !isBeyondHarm(target.marks) &&
  maySetOn(state, one, target.id);

/** What somebody has possessed is left alone by its own, and by heroes only if they like. RUN-RULING-G58 */
const isEnemy = (one: Fighter, target: Fighter): boolean =>
  isPossessed(target) ? isHero(one) : areEnemies(one, target);

/** RUN-VP-35, -40 */
const areRivals = (state: State, one: Fighter, other: Fighter): boolean =>
  state.rulings.feuds &&
  isHero(one) &&
  isHero(other) &&
  one.id !== other.id &&
  mayAttackHeroes(state, one.id);

/** What there is to know of an attack besides the two whom it is between. */
export type Facts = Omit<NonNullable<Harm['hit']>, 'margin'>;

/** Of a blow before the dice. */
export const factsOf = (attack: Attack): Facts => ({
  form: attack.form,
  kind: attack.kind,
  as: attack.as,
  gift: attack.gift ?? null,
  berserk: attack.manner === 'berserk',
  charge: attack.charge,
});

/** Of a shot or a throw. */
export const shotFacts = ({ form, gift }: Pick<Shot, 'form' | 'gift'>): Facts => ({
  form,
  kind: 'own',
  as: 'blow',
  gift: gift ?? null,
  berserk: false,
  charge: 0,
});

export function attackOf(state: State, by: Fighter, target: Fighter, facts: Facts): Seen {
  const { form, as, kind, gift, berserk, charge } = facts;
  const { weapon, missile } = formOf(state, by, form);
  const thrown = weapon !== null && WEAPON[weapon].ability === 'thrown-weapon';
  const shoots = gift === null ? undefined : BOON_RULES[gift]?.shoots;
  return {
    attacker: seen(state, by),
    defender: seen(state, target),
    kind: shoots?.kind ?? (thrown && missile ? 'thrown' : missile ? 'missile' : 'melee'),
    manner: as,
    weapon: shoots?.weapon ?? weapon,
    form,
    occasion: kind,
    berserk,
    charge,
    braced: charge > 0 && isBraced(state, target),
    waited: by.opportune && kind === 'own',
    gift,
  };
}

/** With a longshaft weapon ready, and without a step in this round. RUN-RULING-C11, -G82 */
export const isBraced = (state: State, one: Fighter): boolean =>
  formOf(state, one).longshaft && one.paces === 0 && isAble(one);
