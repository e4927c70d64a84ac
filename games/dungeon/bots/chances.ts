// How likely an attack is to do what it is meant to, looked up rather than counted again.

import { damageOf, MINIONS, type Minion } from '../content/index.ts';
import { hitChances } from '../rules/hits.ts';

const MOST = 24;
const chances: (readonly number[] | undefined)[] = [];

/** The chance of 0, 1, 2 … Hits. */
function hits(attack: number, defence: number, armour: number): readonly number[] {
  const key = (attack * MOST + defence) * MOST + armour;
  let found = chances[key];
  if (found === undefined) {
    found = hitChances(attack, defence, armour);
    chances[key] = found;
  }
  return found;
}

/** At least one Hit: a wound, or a lock that gives way. */
export const hitChance = (attack: number, defence: number, armour: number): number =>
  1 - (hits(attack, defence, armour)[0] as number);

interface Felling {
  readonly bones: number;
  readonly removed: number;
  readonly injured: number;
}

const fellings = new Map<number, Felling>();

/** What becomes of a Minion. */
export function felling(minion: Minion, attack: number, defence: number, armour: number): Felling {
  const key = ((MINIONS.indexOf(minion) * MOST + attack) * MOST + defence) * MOST + armour;
  let found = fellings.get(key);
  if (found === undefined) {
    const sum = (damage: string): number =>
      hits(attack, defence, armour).reduce(
        (all, chance, n) => (damageOf(minion, n) === damage ? all + chance : all),
        0,
      );
    found = { bones: sum('bones'), removed: sum('removed'), injured: sum('injured') };
    fellings.set(key, found);
  }
  return found;
}
