// Whether anybody still fights, and who has won. RUN-RULING-C55

import type { Result, Seat } from '@skald/kernel';
import { keepsCombatGoing } from '../hooks/mark.ts';
import { isAble, isHelpless, isHero } from './fighters.ts';
import type { State } from './state.ts';

/** `mercy`: the heroes have won, but somebody who cannot defend himself still lives. `night`: both sides still stand. */
export type Outcome = 'fighting' | 'mercy' | 'heroes' | 'foes' | 'nobody' | 'night';

export function outcome({ fighters, round, rounds }: State): Outcome {
  const heroes = fighters.some((one) => isHero(one) && isAble(one));
  // What may rise again has not lost. RUN-RULING-C55, -F31
  const foes = fighters.some((one) => !isHero(one) && (isAble(one) || keepsCombatGoing(one.marks)));
  if (heroes && foes) return round < rounds ? 'fighting' : 'night';
  const mercy = round < rounds && fighters.some((one) => !isHero(one) && isHelpless(one));
  if (heroes) return mercy ? 'mercy' : 'heroes';
  return foes ? 'foes' : 'nobody';
}

/** Victory points of each hero; whoever died has none. RUN-VP-11, -17 */
export function pointsOf({ fighters, tally }: State, hero: string): number {
  const one = fighters.find(({ id }) => id === hero);
  if (one?.condition === 'dead') return 0;
  return tally.reduce((sum, entry) => (entry.hero === hero ? sum + entry.points : sum), 0);
}

/** Most points of those who play heroes; where no hero is left, the foes. */
export function result(state: State): Result | null {
  if (!state.over) return null;
  const seats = [...new Array<unknown>(state.seats).keys()];
  const heroesOf = (seat: Seat): string[] =>
    state.fighters.flatMap((one) => (one.seat === seat && isHero(one) ? [one.id] : []));
  const standings = seats.map((seat) => ({
    seat,
    score: heroesOf(seat).reduce((sum, hero) => sum + pointsOf(state, hero), 0),
  }));
  const foesWon = ['foes', 'nobody'].includes(outcome(state));
  const rivals = standings.filter(({ seat }) => heroesOf(seat).length > 0);
  const best = Math.max(...rivals.map(({ score }) => score));
  const winners = foesWon
    ? seats.filter((seat) => heroesOf(seat).length === 0)
    : rivals.flatMap(({ seat, score }) => (score === best ? [seat] : []));
  return { winners, standings };
}
