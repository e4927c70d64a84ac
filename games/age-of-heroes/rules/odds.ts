// The exact chances of a battle, as far as the asking seat may know it.

import type { Chance, Choice, Seat } from '@skald/kernel';
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
import { isHero, piece } from './pieces.ts';
import { type Battle, playerOf, type State } from './state.ts';
import { attackersWorth, defendersWorth } from './strength.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What a battle comes to if `luck` changes the die, waiting gods included. Hidden armour counts as none. */
export function battleOdds(state: State, battle: Battle, luck: number): Map<Result, number> {
  const base = attackersWorth(state, battle) - defendersWorth(state, battle);
  const chances = new Map<Result, number>(RESULTS.map((result) => [result, 0]));
  for (const { difference, chance } of withGods(state, battle, base))
    for (const die of FACES) {
      const result = resultOf(state, difference, die + luck);
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

/** For a bid of luck: how the battle ends with it, as if nobody else spent any more. */
export function odds(view: State, seat: Seat, choice: Choice): Chance[] | null {
  const { battle } = view;
  const kind = view.agenda.at(-1)?.step;
  if (battle === null || (kind !== 'luckBid' && kind !== 'luckOpen')) return null;
  const points = Number(choice.points);
  const own = kind === 'luckOpen' && seat !== battle.attacker ? -points : points;
  const others = battle.luck.reduce((sum, spent) => sum + spent, 0);
  return [...battleOdds(view, battle, own + others)]
    .filter(([, chance]) => chance > 0)
    .map(([outcome, chance]) => ({ outcome, chance }));
}
