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
import { cases, names as n } from './names.ts';

const ford = n.percent((7 - FORD_ON) / 6);
const fleeingFord = n.percent((7 - FLEEING_FORD_ON) / 6);

const IN_DICE: Readonly<Record<TacticalCard, string>> = {
  scouts: 'Späher spielen: du brauchst in Durchgang 1 eins weniger',
  localKnowledge: 'Ortskenntnis spielen: kein Nachteil für dich, sonst einer für den Feind in Durchgang 1',
  ambush: 'Hinterhalt spielen: du schlägst in Durchgang 1 zuerst',
};
const ON_TABLE: Readonly<Record<TacticalCard, string>> = {
  scouts: 'Späher spielen: du stellst nach dem Feind auf',
  localKnowledge: 'Ortskenntnis spielen: ein Geländestück entfernen oder hinzufügen',
  ambush: 'Hinterhalt spielen: ein Geländestück um bis zu L verrücken',
};

/** „durch die Furt nach G5 (50 %)“, „Angriff auf Thorkel auf J4“ */
function deed({ to, ford: wet, bridge, enemy, ship }: Stride, plain: string, card: boolean): string {
  const fords = wet || card;
  const crossing = card ? 'mit der Karte Furt' : `durch den Fluss (${ford})`;
  const through = fords ? `${crossing} zum ` : '';
  if (enemy !== null) return `${through}Angriff auf ${n.army(enemy)} ${n.at(to)}`;
  if (ship) return `${through}Überfall auf das Schiff ${n.at(to)}`;
  if (to.ship) return fords ? `${crossing} an Bord` : 'an Bord gehen';
  if (fords) return `${crossing} ${n.to(to)}`;
  return bridge === null ? `${plain} ${n.to(to)}` : `über ${cases.bridge(bridge)} ${n.to(to)}`;
}

const sail = ({ to }: { to: Hex }, { spot }: About): string =>
  `Schiff: ${n.to(spot(to))} segeln, ${n.terrains[spot(to).terrain]}`;

export const options: OptionLabels = {
  divide: {
    divide: ({ points }, { mine }) => {
      const parts = points.split('-');
      return armyIds(mine, parts.length)
        .map((id, i) => `${n.army(id)}: ${parts[i]}`)
        .join(', ');
    },
  },
  place: {
    place: ({ army, hex }, { spot }) =>
      `${n.army(army)}: ${n.at(spot(hex))}${spot(hex).name === null ? `, ${n.terrains[spot(hex).terrain]}` : ''}`,
  },
  initiativeCards: {
    commit: ({ cards }) =>
      cards === 0
        ? 'Keine Karte spielen'
        : `${cards === 1 ? 'Eine Initiative' : 'Beide Initiativen'} spielen: ${n.signed(cards * INITIATIVE_BONUS)}`,
  },
  command: {
    move: ({ army, to }, { view }) =>
      `${n.army(army)}: ${deed(strideOf(view, army, to, 'de'), 'Marsch', false)}`,
    land: ({ army, to }, { view }) => {
      const way = strideOf(view, army, to, 'de');
      return `${n.army(army)}: ${way.enemy === null ? '' : 'Landung und '}${deed(way, 'Landung und Marsch', false)}`;
    },
    board: ({ army }, { view }) =>
      `${n.army(army)}: ${deed(strideOf(view, army, 'ship', 'de'), 'Marsch', false)}`,
    ford: ({ army, to, how }, { view }) =>
      `${n.army(army)}: ${deed(strideOf(view, army, how === 'board' ? 'ship' : to, 'de'), 'Marsch', true)}`,
    exchange: ({ army, with: other }) => `${n.army(army)}: Punkte mit ${n.army(other)} tauschen`,
    march: ({ army }) => `${n.army(army)}: Gewaltmarsch spielen, zwei Felder in dieser Runde`,
    sail,
    done: () => 'Bewegung beenden',
    concede: () => 'Den Feldzug verloren geben',
  },
  amount: {
    give: ({ points }, { frame, army }) => {
      const verb = points < 0 ? `${-points} nehmen` : `${points} geben`;
      const [one, other] = frame ? [army(frame.army), army(frame.with)] : [];
      if (one === undefined || other === undefined) return verb;
      return `${verb}: ${n.army(one.id)} ${one.points - points}, ${n.army(other.id)} ${other.points + points}`;
    },
  },
  typeDie: { die: ({ face }) => `Er zeigt ${face}` },
  defendShip: {
    defend: ({ army: id }, { army }) =>
      `${n.army(id)} verteidigt mit ${cases.withPoints(army(id)?.points ?? 0)}`,
  },
  putToSea: { sail },
  stopAboard: { aboard: () => 'An Bord gehen', flee: () => 'Weiterlaufen' },
  fordOrCard: { roll: () => `Würfeln: ${fleeingFord}`, ford: () => 'Furt spielen: ohne Wurf hinüber' },
  way: { quick: () => 'Hier würfeln lassen', table: () => 'Auf dem Tisch austragen' },
  tactics: { play: ({ card }) => IN_DICE[card], ready: () => 'Keine Karte mehr: in den Kampf' },
  moment: { play: ({ card }) => ON_TABLE[card], ready: () => 'Ohne Karte weiter' },
  winner: {
    winner: ({ side }, { view }) => {
      if (side === 'draw') return 'Niemand: unentschieden';
      const army = view.battle?.[side].army;
      return `${side === 'attacker' ? 'Der Angreifer' : 'Der Verteidiger'}${army ? `, ${n.army(army)}` : ''}`;
    },
  },
  losses: { lost: ({ points }) => (points === 0 ? 'Keiner' : n.points(points)) },
  confirm: { confirm: () => 'Ja, Rettungswürfe werfen', correct: () => 'Nein, neu eingeben' },
  bonusCard: { draw: () => 'Eine Karte ziehen', decline: () => 'Darauf verzichten' },
  sidestep: {
    step: ({ to }, { view, frame, spot }) =>
      frame && pathOf(view, frame.army, to).ford
        ? `Durch den Fluss ${n.to(spot(to))} weichen (${fleeingFord})`
        : `${n.to(spot(to))} weichen, ${n.terrains[spot(to).terrain]}`,
  },
};
