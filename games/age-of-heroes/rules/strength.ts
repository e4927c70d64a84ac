// What each side is worth in a battle. AOH-CBT-14, AOH-SWORD, AOH-TREAS

import { AREA, ITEM, LOVI_AGAINST_JARLS, type Treasure } from '../content/index.ts';
import { show } from './items.ts';
import { combatFactor, has, isJarl, movementFactor, piece, swordOf } from './pieces.ts';
import type { Battle, Piece, State, Table } from './state.ts';
import { listed, part, type SumPart } from './sums.ts';

const ARMOUR: readonly Treasure[] = ['magic-shirt', 'mail-coat'];

/** Strength of both sides as things stand, before the gods speak. */
export const attackersWorth = (state: State, { attackers, defenders }: Battle, list?: SumPart[]): number =>
  sideWorth(state, attackers, defenders, list);

export function defendersWorth(state: State, battle: Battle, list?: SumPart[]): number {
  const { attackers, defenders, land, area } = battle;
  let sum = sideWorth(state, defenders, attackers, list);
  if (land) sum += part('land', AREA[area].tax, list);
  if (armourCancelled(state, battle)) return sum;
  for (const id of defenders)
    for (const item of ARMOUR) if (has(piece(state, id), item)) sum += part(item, ITEM[item].defence, list);
  return sum;
}

/** What the strength of each side is made of, with what the gods gave. */
export function battleSums(state: State, battle: Battle): { attack: SumPart[]; defence: SumPart[] } {
  const { godAttack, godDefence } = battle;
  const gods = (amount: number): SumPart[] => (amount > 0 ? [{ from: 'gods', amount }] : []);
  return {
    attack: [...listed((list) => attackersWorth(state, battle, list)), ...gods(godAttack)],
    defence: [...listed((list) => defendersWorth(state, battle, list)), ...gods(godDefence)],
  };
}

/** What a counter brings into any battle by itself: its combat factor and its sword. */
export const fighterSum = (state: State, one: Piece): SumPart[] =>
  listed((list) => fighterWorth(state, one, [], list));

/** The combat factor alone, as it stands on the counter, and how far it can go. */
export const combatSum = (state: State, one: Piece): SumPart[] =>
  listed((list) => combatFactor(state, one, list));
export const movementSum = (state: State, one: Piece): SumPart[] =>
  listed((list) => movementFactor(state, one, false, list));

export const attackStrength = (table: Table, battle: Battle): number =>
  attackersWorth(table.state, battle) + battle.godAttack;

/** Armour that counts is seen by all. AOH-RULING-60, -94 */
export function defenceStrength(table: Table, battle: Battle): number {
  const { state } = table;
  if (!armourCancelled(state, battle))
    for (const id of battle.defenders) {
      const one = piece(state, id);
      for (const item of ARMOUR) if (has(one, item)) show(table, one, item);
    }
  return defendersWorth(state, battle) + battle.godDefence;
}

function sideWorth(
  state: State,
  own: readonly string[],
  enemies: readonly string[],
  list?: SumPart[],
): number {
  let sum = 0;
  for (const id of own) sum += fighterWorth(state, piece(state, id), enemies, list);
  return sum;
}

/** Combat factor and sword, against the other side. */
function fighterWorth(state: State, one: Piece, enemies: readonly string[], list?: SumPart[]): number {
  let sum = combatFactor(state, one, list);
  const sword = swordOf(one);
  if (sword === null) return sum;
  sum += part(sword, ITEM[sword].strength, list);
  // AOH-SWORD-07, AOH-RULING-50
  if (sword === 'lovi' && enemies.some((enemy) => isJarl(state, piece(state, enemy))))
    sum += part('loviAgainstJarls', LOVI_AGAINST_JARLS, list);
  return sum;
}

/** Whether an attacker's Balmung makes all armour of the defenders useless. AOH-SWORD-02, AOH-RULING-49 */
const armourCancelled = (state: State, { attackers }: Battle): boolean =>
  attackers.some((id) => has(piece(state, id), 'balmung'));
