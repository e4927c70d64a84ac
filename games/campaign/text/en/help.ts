// What help says about single things; the chapters of the rules are in rules.ts.

import {
  type ArmyId,
  type Card,
  COPIES,
  FIELD_PLANS,
  type Field,
  type FieldDice,
  INITIATIVE_BONUS,
  type Side,
  sideOf,
  type TablePiece,
  type Terrain,
} from '../../content/index.ts';
import { counted } from '../counted.ts';
import type { Spot } from '../spots.ts';
import { names as n } from './names.ts';

/** What is known of an army or a hex in a running campaign. */
export interface ArmyNews {
  readonly spot: Spot | null;
  /** Less than nothing: the reader does not know. */
  readonly points: number;
  readonly lost: boolean;
  readonly moved: boolean;
}

export interface HexNews {
  readonly army: ArmyId | null;
  readonly ship: boolean;
  readonly aboard: readonly ArmyId[];
  readonly pillaged: boolean;
  /** Steps from the castle over bridges, and over land to the nearest coast. */
  readonly fromCastle: number | null;
  readonly fromCoast: number | null;
}

const REFUGE: Readonly<Record<Side, string>> = { normans: 'the castle', vikings: 'the ship' };

function dice({ sides, plus }: FieldDice): string {
  const die = sides === 6 ? 'one die' : 'D3';
  return plus === 0 ? die : `${die} ${plus < 0 ? 'minus' : 'plus'} ${Math.abs(plus)}`;
}

/** What lies on the table: “3 woods; further pieces: D3”. */
function onTheTable(field: Field): string {
  const { fixed, more, most } = FIELD_PLANS[field];
  const first = counted(fixed).map(([piece, count]) => n.pieces(piece, count));
  const limits = (Object.entries(most) as [TablePiece, number][]).map(
    ([piece, count]) => `at most ${n.pieces(piece, count)}`,
  );
  return `${first.length > 0 ? `${first.join(', ')}; ` : ''}further pieces: ${dice(more)}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}

export const help = {
  terrain: {
    grassland: 'Open country. Nothing hinders anybody here.',
    woods: 'Woods are walked through like grassland.',
    mountain:
      'Mountains are walked through like grassland, but whoever attacks into them is hampered in round 1 of a quick battle.',
    swamp: 'On the map a swamp is walked through like grassland. On the table nobody crosses one.',
    coast: 'Land beside the sea. The ship can lie here, and armies can land and board here.',
    village: 'A Viking army that stays a whole turn undisturbed pillages it. Four pillaged villages win.',
    castle:
      'The refuge of small Norman armies. A Viking army that holds it for two full turns burns it down. Whoever attacks Normans in it is hampered in rounds 1 and 2 of a quick battle.',
    sea: 'Only the ship goes here. An army aboard a ship at sea cannot be reached by anybody.',
  } as Record<Terrain, string>,

  onTheTable,
  tableText: (field: Field): string => `A battle on the table: ${onTheTable(field)}.`,

  cards: {
    scouts:
      'Tactical. On the table its player sets up all units after the enemy. In a quick battle he needs one less in round 1. If both sides play it, it does nothing.',
    localKnowledge:
      'Tactical. On the table, after the sides are chosen and before anything is set up, its player removes or adds one piece of terrain. In a quick battle he is not hampered; if he would not be anyway, the enemy is in round 1.',
    ambush:
      'Tactical. On the table, when everything is set up, its player moves one piece of terrain by at most the distance L. In a quick battle he rolls first in round 1. If both sides play it, it does nothing.',
    initiative: `Strategic. Adds ${INITIATIVE_BONUS} to its player's next roll for the first move, ties included. It is chosen in secret before the dice; both of them may be played together.`,
    ford: 'Strategic. One of the own armies crosses the river without a roll, in a march, a landing, a boarding, a flight or a retreat. It is played before the roll.',
    forcedMarch:
      'Strategic. Played before an army begins to move: it may take two steps of one hex this turn. Each river is rolled for by itself, and a battle ends the march; after an enemy has fled it may go on. It may land or board with its second step, but not pillage.',
  } as Record<Card, string>,
  copies: (card: Card): string =>
    COPIES[card] === 1 ? 'There is 1 in the deck.' : `There are ${COPIES[card]} in the deck.`,

  army(id: ArmyId, news: ArmyNews | null): string {
    const lines = [
      `${n.title(id)} leads an army of ${n.sideOf(id)}. When it is small it goes back to ${REFUGE[sideOf(id)]}.`,
    ];
    if (news?.lost) lines.push('The army is no more.');
    else if (news) {
      if (news.spot) lines.push(`It is ${n.at(news.spot)}.`);
      lines.push(news.points < 0 ? 'How strong it is, you do not know.' : `It has ${n.points(news.points)}.`);
      if (news.moved) lines.push('It has used its move.');
    }
    return lines.join(' ');
  },

  hex(spot: Spot, text: string, news: HexNews): string {
    const lines = [`${n.spot(spot)}: ${n.terrains[spot.terrain]}. ${text}`];
    if (news.pillaged) lines.push('It has been pillaged.');
    if (news.army !== null) lines.push(`${n.army(news.army)} is here.`);
    if (news.ship)
      lines.push(
        `The ship lies here, ${news.aboard.length === 0 ? 'with nobody aboard' : `with ${n.list(news.aboard.map(n.army))} aboard`}.`,
      );
    if (news.fromCastle !== null && news.fromCastle > 0)
      lines.push(`From the castle, over bridges: ${steps(news.fromCastle)}.`);
    if (news.fromCoast !== null && news.fromCoast > 0)
      lines.push(`To the nearest coast: ${steps(news.fromCoast)}.`);
    return lines.join(' ');
  },
};

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

export type Help = typeof help;
