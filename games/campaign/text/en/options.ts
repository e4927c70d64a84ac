import {
  armyIds,
  FLEEING_FORD_ON,
  FORD_ON,
  type Hex,
  INITIATIVE_BONUS,
  type TacticalCard,
} from '../../content/index.ts';
import type { About, OptionLabels } from '../catalogue.ts';
import { pathOf, type Stride, strideOf } from '../strides.ts';
import { names as n } from './names.ts';

const ford = n.percent((7 - FORD_ON) / 6);
const fleeingFord = n.percent((7 - FLEEING_FORD_ON) / 6);

/** What a card does in a few words, by dice here and on the table; more is in its help. */
const IN_DICE: Readonly<Record<TacticalCard, string>> = {
  scouts: 'Play Scouts: you need one less in round 1',
  localKnowledge: 'Play Local knowledge: you are not hampered, or else the enemy is in round 1',
  ambush: 'Play Ambush: you strike first in round 1',
};
const ON_TABLE: Readonly<Record<TacticalCard, string>> = {
  scouts: 'Play Scouts: you set up after the enemy',
  localKnowledge: 'Play Local knowledge: remove or add one piece of terrain',
  ambush: 'Play Ambush: move one piece of terrain by up to L',
};

/** What an army does with its step: “ford to G5 (50 %)”, “attack Thorkel at J4”. */
function deed({ to, ford: wet, bridge, enemy, ship }: Stride, verb: string, card: boolean): string {
  const fords = wet || card;
  const crossing = fords ? (card ? ' with the Ford card' : ` (${ford})`) : '';
  if (enemy !== null) return `${fords ? `ford${crossing} and ` : ''}attack ${n.army(enemy)} ${n.at(to)}`;
  if (ship) return `${fords ? `ford${crossing} and ` : ''}fall on the ship ${n.at(to)}`;
  if (to.ship) return `${fords ? `ford${crossing} and ` : ''}go aboard`;
  if (fords) return `ford ${n.to(to)}${crossing}`;
  return bridge === null ? `${verb} ${n.to(to)}` : `cross ${bridge} ${n.to(to)}`;
}

const sail = ({ to }: { to: Hex }, { spot }: About): string =>
  `Ship: sail ${n.to(spot(to))}, ${n.terrains[spot(to).terrain]}`;

export const options: OptionLabels = {
  divide: {
    divide: ({ points }, { mine }) => {
      const parts = points.split('-');
      return armyIds(mine, parts.length)
        .map((id, i) => `${n.army(id)} ${parts[i]}`)
        .join(', ');
    },
  },
  place: {
    place: ({ army, hex }, { spot }) =>
      `${n.army(army)}: ${n.spot(spot(hex))}${spot(hex).name === null ? `, ${n.terrains[spot(hex).terrain]}` : ''}`,
  },
  initiativeCards: {
    commit: ({ cards }) =>
      cards === 0
        ? 'Play no card'
        : `Play ${cards === 1 ? 'one Initiative' : 'both Initiatives'}: ${n.signed(cards * INITIATIVE_BONUS)}`,
  },
  command: {
    move: ({ army, to }, { view }) =>
      `${n.army(army)}: ${deed(strideOf(view, army, to, 'en'), 'march', false)}`,
    land: ({ army, to }, { view }) => {
      const way = strideOf(view, army, to, 'en');
      return `${n.army(army)}: ${way.enemy === null ? '' : 'land and '}${deed(way, 'land and go', false)}`;
    },
    board: ({ army }, { view }) =>
      `${n.army(army)}: ${deed(strideOf(view, army, 'ship', 'en'), 'go', false)}`,
    ford: ({ army, to, how }, { view }) =>
      `${n.army(army)}: ${deed(strideOf(view, army, how === 'board' ? 'ship' : to, 'en'), 'go', true)}`,
    exchange: ({ army, with: other }) => `${n.army(army)}: exchange points with ${n.army(other)}`,
    march: ({ army }) => `${n.army(army)}: play Forced March, two hexes this turn`,
    sail,
    done: () => 'Finish your movement',
    concede: () => 'Concede the campaign',
  },
  amount: {
    give: ({ points }, { frame, army }) => {
      const verb = points < 0 ? `Take ${-points}` : `Give ${points}`;
      const [one, other] = frame ? [army(frame.army), army(frame.with)] : [];
      if (one === undefined || other === undefined) return verb;
      return `${verb}: ${n.army(one.id)} ${one.points - points}, ${n.army(other.id)} ${other.points + points}`;
    },
  },
  typeDie: { die: ({ face }) => `It shows ${face}` },
  defendShip: {
    defend: ({ army: id }, { army }) => `${n.army(id)} defends, ${n.points(army(id)?.points ?? 0)}`,
  },
  putToSea: { sail },
  stopAboard: { aboard: () => 'Climb aboard', flee: () => 'Run on' },
  fordOrCard: { roll: () => `Roll: ${fleeingFord}`, ford: () => 'Play Ford: across without a roll' },
  way: { quick: () => 'Let dice decide it here', table: () => 'Fight it on the table' },
  tactics: { play: ({ card }) => IN_DICE[card], ready: () => 'No more cards: to battle' },
  moment: { play: ({ card }) => ON_TABLE[card], ready: () => 'Go on without a card' },
  winner: {
    winner: ({ side }, { view }) => {
      if (side === 'draw') return 'Nobody: a draw';
      const army = view.battle?.[side].army;
      return `The ${side}${army ? `, ${n.army(army)}` : ''}`;
    },
  },
  losses: { lost: ({ points }) => (points === 0 ? 'None' : n.points(points)) },
  confirm: { confirm: () => 'Yes, roll the saves', correct: () => 'No, enter it again' },
  bonusCard: { draw: () => 'Draw a card', decline: () => 'Leave it' },
  sidestep: {
    step: ({ to }, { view, frame, spot }) =>
      frame && pathOf(view, frame.army, to).ford
        ? `Retreat through the river ${n.to(spot(to))} (${fleeingFord})`
        : `Retreat ${n.to(spot(to))}, ${n.terrains[spot(to).terrain]}`,
  },
};
