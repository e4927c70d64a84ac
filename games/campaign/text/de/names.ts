// German names of sides, leaders, ground, pieces and cards, as they stand in a sentence, with their cases.

import { german, spoken } from '@skald/text';
import { type ArmyId, type Side, sideOf } from '../../content/index.ts';
import type { Names } from '../en/names.ts';
import * as lexicon from '../lexicon.ts';
import type { Spot } from '../spots.ts';
import { hitsIn } from '../sums.ts';

const sides = spoken(lexicon.SIDE_NAMES, 'de');
const ground = spoken(lexicon.GROUND_NAMES, 'de');
const pieces = spoken(lexicon.PIECE_NAMES, 'de');

const army = (id: ArmyId): string => lexicon.LEADERS[id].name.de;

/** „Hugo der Rote“, „Hugo den Roten“, „Hugo dem Roten“ */
function title(id: ArmyId, at: 0 | 1 | 2): string {
  const { de } = lexicon.LEADERS[id].byname;
  return `${army(id)} ${typeof de === 'string' ? de : de[at]}`;
}

const spot = ({ name, label, ship }: Spot): string =>
  ship ? 'das Schiff' : name === null ? label : `${name} (${label})`;

/** One is in a village, but on a hill, and therefore on a castle. */
const on = (name: string | null): string => (name === null || name.startsWith('Burg ') ? 'auf' : 'in');

const cards = spoken(lexicon.CARD_NAMES, 'de');
const hits = {
  hit: 'zum Treffen',
  crossed: 'für den Fluss',
  mountain: 'für das Gebirge',
  castle: 'für die Burg',
  localKnowledge: cards.localKnowledge,
  scouts: cards.scouts,
};

export const names: Names = {
  side: (side) => sides[side][0],
  theSide: (side) => `die ${sides[side][0]}`,
  sideOf: (id) => `die ${sides[sideOf(id)][0]}`,
  army,
  title: (id) => title(id, 0),
  armys: (id) => `${army(id)}s`,
  terrains: ground,
  fields: ground,
  piece: (piece) => pieces[piece][0],
  pieces: (piece, count) => german.several(count, ...pieces[piece]),
  cards,
  hits,
  hitSum: hitsIn(hits),
  phases: spoken(lexicon.PHASE_NAMES, 'de'),
  spot,
  at: (place) => (place.ship ? 'an Bord' : `${on(place.name)} ${spot(place)}`),
  to: (place) => (place.ship ? 'an Bord' : `nach ${spot(place)}`),
  from: (place) => (place.ship ? 'vom Schiff' : `von ${spot(place)}`),
  points: (n) => german.several(n, 'Punkt', 'Punkte'),
  percent: german.percent,
  number: (n) => (n < 0 ? `−${-n}` : `${n}`),
  signed: german.signed,
  dice: (faces) => faces.join(', '),
  list: german.list,
};

/** The inflected forms that only German needs. */
export const cases = {
  titleAccusative: (id: ArmyId): string => title(id, 1),
  titleDative: (id: ArmyId): string => title(id, 2),
  /** „den Wikingern“ */
  toSide: (side: Side): string => `den ${sides[side][1]}`,
  /** „der Wikinger“ */
  ofSide: (side: Side): string => `der ${sides[side][0]}`,
  /** „mit 3 Punkten“ */
  withPoints: (n: number): string => german.several(n, 'Punkt', 'Punkten'),
  /** „über die Nordbrücke“, „die Alte Brücke“; what has no German name has no article either. */
  bridge: (name: string): string => (/brücke\b/i.test(name) ? `die ${name}` : name),
  /** „die Bohlen der Nordbrücke“ */
  ofBridge: (name: string): string =>
    /brücke\b/i.test(name) ? `der ${name.replace(/^(Alt|Lang)e /, '$1en ')}` : `von ${name}`,
};
