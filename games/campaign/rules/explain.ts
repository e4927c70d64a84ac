// Why something is not on the list of options, for people who try it all the same.

import { because, explainedBy, isOneOf, type Refusal, type Seat, said, type Tried } from '@skald/kernel';
import {
  ALL_POINTS,
  ARMIES,
  distance,
  geographyOf,
  isHex,
  LEAST_POINTS,
  MOST_ARMIES,
  MOST_POINTS,
  NORMAN_START,
} from '../content/index.ts';
import type { FrameOf } from './agenda.ts';
import { armyIn, armyNamed, armyOf, canFight } from './armies.ts';
import { battleOf, partyOfSeat } from './battle.ts';
import { copiesOf, handOf, holds } from './cards.ts';
import { notToCommand, notToSail } from './explain-command.ts';
import { armyCounts } from './setup.ts';
import type { State } from './state.ts';

export const explain = explainedBy<State>({
  divide: (state, choice) => notDivided(state, said(choice, 'points', 1)),
  place: (state, choice) => notPlaced(state, said(choice, 'hex', 2)),
  initiativeCards: (state, _choice, _frame, seat) =>
    because('not-so-many-cards', { card: 'initiative', held: copiesOf(state, seat, 'initiative') }),
  command: notToCommand,
  amount: notGiven,
  defendShip(state, choice) {
    const army = armyNamed(state, said(choice, 'army', 1));
    if (army === null) return null;
    if (army.at !== 'ship') return because('not-aboard', { army: army.id });
    return canFight(army) ? null : because('small-cannot-defend', { army: army.id });
  },
  putToSea: (state, choice) => notToSail(state, said(choice, 'to', 1)),
  fordOrCard: (state, { act }, _frame, seat) =>
    act === 'ford' && !holds(state, seat, 'ford') ? because('no-such-card', { card: 'ford' }) : null,
  tactics: notPlayed,
  moment(state, choice, frame, seat) {
    return (
      notPlayed(state, choice, frame, seat) ??
      because('not-the-moment', { card: said(choice, 'card', 1), moment: frame.moment })
    );
  },
  losses: notLost,
  sidestep: (_state, choice) => because('way-closed', { hex: said(choice, 'to', 1) }),
});

/** CAM-UNIT-02, -04, -05, CAM-RULING-03 */
function notDivided(state: State, given: string): Refusal | null {
  const points = given.split('-').map(Number);
  if (points.some((n) => !Number.isInteger(n))) return null;
  const { freeArmyCount } = state.options;
  const sum = points.reduce((all, n) => all + n, 0);
  if (!armyCounts(freeArmyCount).includes(points.length))
    return because('army-count', {
      count: points.length,
      least: ARMIES,
      most: freeArmyCount ? MOST_ARMIES : ARMIES,
    });
  if (Math.max(...points) > MOST_POINTS)
    return because('army-too-big', { points: Math.max(...points), most: MOST_POINTS });
  if (Math.min(...points) < LEAST_POINTS)
    return because('army-too-small', { points: Math.min(...points), least: LEAST_POINTS });
  return sum === ALL_POINTS ? null : because('wrong-sum', { sum, all: ALL_POINTS });
}

/** CAM-RULING-05 */
function notPlaced(state: State, hex: string): Refusal | null {
  const { terrain, castle } = geographyOf(state.map);
  if (!isHex(hex) || !terrain.has(hex)) return because('no-such-hex', { hex });
  if (terrain.get(hex) === 'sea') return because('sea', { hex });
  const there = armyIn(state, hex);
  if (there !== null) return because('friendly-army-there', { army: there.id, hex });
  if (distance(hex, castle) > NORMAN_START) return because('place-too-far', { hex, most: NORMAN_START });
  return because('castle-needs-army', { hex: castle });
}

/** CAM-RULING-14 */
function notGiven(state: State, choice: Tried, frame: FrameOf<'amount'>): Refusal | null {
  const points = Number(said(choice, 'points', 1));
  const army = armyOf(state, frame.army);
  const other = armyOf(state, frame.with);
  if (points === 0) return because('exchange-nothing');
  if (points > army.points) return because('not-so-many-points', { army: army.id, points: army.points });
  if (-points > other.points) return because('not-so-many-points', { army: other.id, points: other.points });
  const [big, sum] = points > 0 ? [other, other.points + points] : [army, army.points - points];
  return sum > MOST_POINTS
    ? because('exchange-over-six', { army: big.id, points: sum, most: MOST_POINTS })
    : null;
}

/** CAM-RULING-20 */
function notPlayed(state: State, choice: Tried, _frame: unknown, seat: Seat): Refusal | null {
  const card = said(choice, 'card', 1);
  if (isOneOf(partyOfSeat(state, seat).cards, card)) return because('card-played-before', { card });
  return isOneOf(handOf(state, seat), card) ? null : because('no-such-card', { card });
}

/** CAM-RULING-19 */
function notLost(state: State, choice: Tried, { of }: FrameOf<'losses'>): Refusal | null {
  const { points, army } = battleOf(state)[of];
  return Number(said(choice, 'points', 1)) > points
    ? because('losses-too-many', { army, points })
    : because('winner-destroyed');
}
