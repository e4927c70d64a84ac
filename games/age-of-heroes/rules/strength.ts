// What each side is worth in a battle. AOH-CBT-14, AOH-SWORD, AOH-TREAS

import { AREA, ITEM, LOVI_AGAINST_JARLS, type Treasure } from '../content/index.ts';
import { show } from './items.ts';
import { combatFactor, has, isJarl, piece, swordOf } from './pieces.ts';
import type { Battle, Piece, State, Table } from './state.ts';

const ARMOUR: readonly Treasure[] = ['magic-shirt', 'mail-coat'];

const side = (state: State, ids: readonly string[]): Piece[] => ids.map((id) => piece(state, id));

/** Combat factors and swords of a side, against the other. */
function strength(state: State, own: readonly Piece[], enemies: readonly Piece[]): number {
  let sum = 0;
  for (const one of own) {
    const sword = swordOf(one);
    sum += combatFactor(state, one) + (sword === null ? 0 : ITEM[sword].strength);
    // AOH-SWORD-07, AOH-RULING-50
    if (sword === 'lovi' && enemies.some((enemy) => isJarl(state, enemy))) sum += LOVI_AGAINST_JARLS;
  }
  return sum;
}

/** Whether an attacker's Balmung makes all armour of the defenders useless. AOH-SWORD-02, AOH-RULING-49 */
const armourCancelled = (state: State, battle: Battle): boolean =>
  side(state, battle.attackers).some((one) => has(one, 'balmung'));

/** Strength of both sides as things stand, before the gods speak. */
export function attackersWorth(state: State, battle: Battle): number {
  return strength(state, side(state, battle.attackers), side(state, battle.defenders));
}

export function defendersWorth(state: State, battle: Battle): number {
  const defenders = side(state, battle.defenders);
  let sum = strength(state, defenders, side(state, battle.attackers));
  if (battle.land) sum += AREA[battle.area].tax;
  if (!armourCancelled(state, battle))
    for (const one of defenders) for (const item of ARMOUR) if (has(one, item)) sum += ITEM[item].defence;
  return sum;
}

export const attackStrength = (table: Table, battle: Battle): number =>
  attackersWorth(table.state, battle) + battle.godAttack;

/** Armour that counts is seen by all. AOH-RULING-60, -94 */
export function defenceStrength(table: Table, battle: Battle): number {
  const { state } = table;
  if (!armourCancelled(state, battle))
    for (const one of side(state, battle.defenders))
      for (const item of ARMOUR) if (has(one, item)) show(table, one, item);
  return defendersWorth(state, battle) + battle.godDefence;
}
