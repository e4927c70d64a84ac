// The chances of a battle that has not begun, honest about what one does not know.

import {
  COUNTER,
  JARLS,
  type JarlId,
  type Result,
  strikesAttacker,
  strikesDefender,
} from '../content/index.ts';
import { type Attack, imaginedBattle } from '../rules/imagined.ts';
import { battleOdds } from '../rules/odds.ts';
import { helpToCome } from '../rules/option-odds.ts';
import { publicName } from '../rules/pieces.ts';
import type { Piece, State } from '../rules/state.ts';
import { battleSums } from '../rules/strength.ts';
import type { SumPart } from '../rules/sums.ts';

export type Odds = ReadonlyMap<Result, number>;

export const winOf = (odds: Odds): number => sumOf(odds, strikesDefender);
export const loseOf = (odds: Odds): number => sumOf(odds, strikesAttacker);

const sumOf = (odds: Odds, counts: (result: Result) => boolean): number =>
  [...odds].reduce((sum, [result, chance]) => sum + (counts(result) ? chance : 0), 0);

/** How likely the reader wins, on whichever side. */
export const winFor = (odds: Odds, defends: boolean): number => (defends ? loseOf : winOf)(odds);

interface Prospect {
  readonly attack: readonly SumPart[];
  readonly defence: readonly SumPart[];
  readonly odds: Odds;
}

/** From the worst case for the attacker to the best; the same where nothing is hidden. */
export interface Prospects {
  readonly worst: Prospect;
  readonly best: Prospect;
  /** A defender carries something unknown, which is not counted. */
  readonly hiddenItems: boolean;
  /** Whom the players attacked could still call to help. */
  readonly help: readonly Piece[];
}

export function prospects(view: State, attack: Attack): Prospects {
  const down = view.pieces.filter((one) => !one.faceUp && attack.named.includes(publicName(one)));
  const byStrength = unseenJarls(view).sort((a, b) => COUNTER[a].cf - COUNTER[b].cf);
  const weakest = byStrength.slice(0, down.length);
  const strongest = byStrength.slice(-down.length);
  const fight = (guesses: readonly JarlId[]): Prospect =>
    prospect(view, attack, new Map(down.map((one, i) => [one, guesses[i] as JarlId])));
  const defenders = view.pieces.filter((one) => attack.named.includes(publicName(one)));
  const known = attack.named.filter((name) => !down.some((one) => publicName(one) === name));
  const best = fight(weakest);
  return {
    worst: down.length === 0 ? best : fight(strongest),
    best,
    hiddenItems: defenders.some((one) => one.items.some((item) => (item as string) === 'unknown')),
    help: helpToCome(view, imaginedBattle(view, { ...attack, named: known })),
  };
}

/** Jarls that any face-down counter could be. */
export function unseenJarls(view: State): JarlId[] {
  const seen = new Set<string>([
    ...view.pieces.filter((one) => one.faceUp).map((one) => one.id),
    ...view.slain,
    ...view.players.flatMap(({ counter }) => counter ?? []),
  ]);
  return JARLS.filter((jarl) => !seen.has(jarl));
}

function prospect(view: State, attack: Attack, guesses: ReadonlyMap<Piece, JarlId>): Prospect {
  const imagined: State = {
    ...view,
    pieces: view.pieces.map((one) => {
      const guess = guesses.get(one);
      return guess === undefined ? one : { ...one, id: guess, faceUp: true };
    }),
  };
  const nameOf = new Map<string, string>([...guesses].map(([one, guess]) => [publicName(one), guess]));
  const named = attack.named.map((one) => nameOf.get(one) ?? one);
  const battle = imaginedBattle(imagined, { ...attack, named });
  return {
    ...battleSums(imagined, battle),
    odds: battleOdds(imagined, battle, 0),
  };
}
