// Whether anybody still fights, and who has won. RUN-RULING-C55, RUN-VP-45, RUN-VPR-01

import type { Result, Seat } from '@skald/kernel';
import { keepsCombatGoing } from '../hooks/mark.ts';
import { sittingWinners } from '../sitting/homecoming.ts';
import type { OUTCOMES } from './conditions.ts';
import { isAble, isHelpless, isOnField, isPossessed } from './fighters.ts';
import { standingsIn } from './reckoning.ts';
import type { Fighter, State } from './state.ts';

/** `mercy`: the heroes have won, but somebody who cannot defend himself still lives. */
export type Outcome = 'fighting' | 'mercy' | (typeof OUTCOMES)[number];

/** Whatever a hero possesses is still a foe. */
const areHeroes = (one: Fighter): boolean => one.side === 'heroes' && !isPossessed(one);

export function outcome({ fighters, round, rounds, duel, ended }: State): Outcome {
  if (ended !== null) return ended;
  const heroes = fighters.some((one) => areHeroes(one) && (isAble(one) || keepsCombatGoing(one.marks)));
  // What may rise again has not lost; what was finished rises no more. RUN-RULING-C55, -F31
  const foes = fighters.some(
    // What belongs to the field keeps no fight going. RUN-TER-135
    (one) =>
      !areHeroes(one) &&
      ((isAble(one) && !one.cowed && !one.scenery) || (isOnField(one) && keepsCombatGoing(one.marks))),
  );
  if (heroes && foes) return round < rounds ? 'fighting' : 'night';
  const mercy =
    duel === null &&
    round < rounds &&
    fighters.some((one) => !areHeroes(one) && isHelpless(one) && !one.scenery);
  if (heroes) return mercy ? 'mercy' : 'heroes';
  return foes ? 'foes' : 'nobody';
}

/** By victory points, whoever plays the foes among the others; a holmgang by its verdict. */
export function result(state: State): Result | null {
  if (!state.over) return null;
  const standings = standingsIn(state);
  const { duel, seats } = state;
  if (duel !== null) {
    const seat = seats.findIndex(
      (role) => role !== 'foes' && duel.winner !== null && role.includes(duel.winner),
    );
    return { winners: seat < 0 ? [] : [seat], standings };
  }
  if (state.sitting !== undefined) return { winners: sittingWinners(state.sitting, seats), standings };
  const able = standings.filter(({ seat, score }) => score > 0 || holdsField(state, seat));
  const best = Math.max(...able.map(({ score }) => score));
  return { winners: able.flatMap(({ seat, score }) => (score === best ? [seat] : [])), standings };
}

/** Nothing is no victory, unless the field is one's own and one has lived to see it. */
function holdsField(state: State, seat: Seat): boolean {
  const role = state.seats[seat];
  if (role === 'foes' || outcome(state) !== 'heroes') return false;
  return state.fighters.some(({ id, condition }) => role?.includes(id) && condition !== 'dead');
}
