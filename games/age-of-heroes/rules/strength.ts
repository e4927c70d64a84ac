// What each side is worth in a battle. AOH-CBT-14, AOH-SWORD, AOH-TREAS

import { AREA, ITEM, LOVI_AGAINST_JARLS, type Treasure } from '../content/index.ts';
import { show } from './items.ts';
import { has, isJarl, piece, swordOf, tellCombat, tellMovement } from './pieces.ts';
import type { Battle, Piece, State, Table } from './state.ts';
import { listed, type SumPart, type Tell, total } from './sums.ts';

const ARMOUR: readonly Treasure[] = ['magic-shirt', 'mail-coat'];

const side = (state: State, ids: readonly string[]): Piece[] => ids.map((id) => piece(state, id));

/** Combat factors and swords of a side, against the other. */
function tellSide(state: State, own: readonly Piece[], enemies: readonly Piece[], tell: Tell): void {
  for (const one of own) {
    tellCombat(state, one, tell);
    const sword = swordOf(one);
    if (sword === null) continue;
    tell(sword, ITEM[sword].strength);
    // AOH-SWORD-07, AOH-RULING-50
    if (sword === 'lovi' && enemies.some((enemy) => isJarl(state, enemy)))
      tell('loviAgainstJarls', LOVI_AGAINST_JARLS);
  }
}

/** Whether an attacker's Balmung makes all armour of the defenders useless. AOH-SWORD-02, AOH-RULING-49 */
const armourCancelled = (state: State, battle: Battle): boolean =>
  side(state, battle.attackers).some((one) => has(one, 'balmung'));

function tellAttackers(state: State, battle: Battle, tell: Tell): void {
  tellSide(state, side(state, battle.attackers), side(state, battle.defenders), tell);
}

function tellDefenders(state: State, battle: Battle, tell: Tell): void {
  const defenders = side(state, battle.defenders);
  tellSide(state, defenders, side(state, battle.attackers), tell);
  if (battle.land) tell('land', AREA[battle.area].tax);
  if (armourCancelled(state, battle)) return;
  for (const one of defenders) for (const item of ARMOUR) if (has(one, item)) tell(item, ITEM[item].defence);
}

/** Strength of both sides as things stand, before the gods speak. */
export const attackersWorth = (state: State, battle: Battle): number =>
  total((tell) => tellAttackers(state, battle, tell));
export const defendersWorth = (state: State, battle: Battle): number =>
  total((tell) => tellDefenders(state, battle, tell));

/** What the strength of each side is made of, with what the gods gave. */
export function battleSums(state: State, battle: Battle): { attack: SumPart[]; defence: SumPart[] } {
  const { godAttack, godDefence } = battle;
  const gods = (amount: number): SumPart[] => (amount > 0 ? [{ from: 'gods', amount }] : []);
  return {
    attack: [...listed((tell) => tellAttackers(state, battle, tell)), ...gods(godAttack)],
    defence: [...listed((tell) => tellDefenders(state, battle, tell)), ...gods(godDefence)],
  };
}

/** What a counter brings into any battle by itself: its combat factor and its sword. */
export const fighterSum = (state: State, one: Piece): SumPart[] =>
  listed((tell) => tellSide(state, [one], [], tell));

/** The combat factor alone, as it stands on the counter, and how far it can go. */
export const combatSum = (state: State, one: Piece): SumPart[] =>
  listed((tell) => tellCombat(state, one, tell));
export const movementSum = (state: State, one: Piece): SumPart[] =>
  listed((tell) => tellMovement(state, one, tell));

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
