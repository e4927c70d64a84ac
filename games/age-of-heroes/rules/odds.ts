// The exact chances of a battle, as far as the asking seat may know it.

import type { Seat } from '@skald/kernel';
import {
  amendedResult,
  classicResult,
  ODIN,
  type Options,
  onDie,
  RESULTS,
  type Result,
  TYR,
} from '../content/index.ts';
import { has, isHero, piece } from './pieces.ts';
import { type Battle, playerOf, type State } from './state.ts';
import { attackersWorth, defendersWorth } from './strength.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * What a battle comes to if `luck` changes the die, waiting gods included. Hidden armour counts as none, and whoever
 * carries Hrunting turns a flight.
 */
export function battleOdds(state: State, battle: Battle, luck: number): Map<Result, number> {
  const base = attackersWorth(state, battle) - defendersWorth(state, battle);
  const chances = new Map<Result, number>(RESULTS.map((result) => [result, 0]));
  for (const { difference, chance } of withGods(state, battle, base))
    for (const die of FACES) {
      const fallen = resultOf(state, difference, die + luck);
      const turns = fleeingHruntingUser(state, { ...battle, result: fallen }) !== null;
      const result = turns ? turned(fallen) : fallen;
      chances.set(result, (chances.get(result) ?? 0) + chance / FACES.length);
    }
  return chances;
}

/** AMI-DIFF-06 */
const TABLES: Record<Options['crt'], (die: number, difference: number) => Result> = {
  table: classicResult,
  sum: (die, difference) => amendedResult(die + difference),
};

export const resultOf = ({ options }: State, difference: number, die: number): Result =>
  TABLES[options.crt](die, difference);

/** Every difference that Odin and Tyr may make of this one. */
function withGods(state: State, battle: Battle, base: number): { difference: number; chance: number }[] {
  let cases = [{ difference: base, chance: 1 }];
  for (const id of [...battle.attackers, ...battle.defenders]) {
    const one = piece(state, id);
    if (!isHero(state, one)) continue;
    const { god } = playerOf(state, one.owner);
    if (god !== 'odin' && god !== 'tyr') continue;
    const attacks = one.owner === battle.attacker;
    const side = attacks ? battle.attackers : battle.defenders;
    const persons = side.filter((other) => piece(state, other).owner === one.owner).length;
    cases = cases.flatMap(({ difference, chance }) =>
      FACES.map((face) => {
        const gift = onDie(god === 'odin' ? ODIN : TYR, face);
        const gain = gift.own * (gift.perPerson ? persons : 1) - gift.enemy;
        return { difference: difference + (attacks ? gain : -gain), chance: chance / FACES.length };
      }),
    );
  }
  return cases;
}

/** The player whose side must flee although one of it carries Hrunting. AOH-SWORD-06 */
export function fleeingHruntingUser(
  state: State,
  { result, attackers, defenders }: Pick<Battle, 'result' | 'attackers' | 'defenders'>,
): Seat | null {
  if (result !== 'f' && result !== 'F') return null;
  const side = result === 'f' ? attackers : defenders;
  const user = side.map((id) => piece(state, id)).find((one) => has(one, 'hrunting'));
  return user?.owner ?? null;
}

/** The other side flees instead, in every respect. AOH-RULING-48 */
export const turned = (result: Result): Result => (result === 'f' ? 'F' : 'f');
