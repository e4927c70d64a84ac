// German names of sides, leaders, ground, pieces and cards, with their genders and cases.

import {
  type ArmyId,
  type Card,
  type Field,
  type Side,
  sideOf,
  type TablePiece,
  type Terrain,
} from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import type { Names } from '../en/names.ts';
import type { Spot } from '../spots.ts';

const LEADERS: Readonly<Record<ArmyId, readonly [name: string, byname: string]>> = {
  n1: ['Raoul', 'de Montfleur'],
  n2: ['Hugo', 'der Rote'],
  n3: ['Gilbert', 'der Truchsess'],
  n4: ['Odo', 'der Domherr'],
  n5: ['Mabel', 'von Corvane'],
  v1: ['Thorkel', 'Rostbart'],
  v2: ['Asgeir', 'der Schweiger'],
  v3: ['Gunnhild', 'Ketilstochter'],
  v4: ['Ulf', 'Siebenfinger'],
  v5: ['Hoskuld', 'Trockenfuß'],
};

const sides: Record<Side, string> = { normans: 'Normannen', vikings: 'Wikinger' };

const terrains: Record<Terrain, string> = {
  grassland: 'Grasland',
  woods: 'Wald',
  mountain: 'Gebirge',
  swamp: 'Sumpf',
  coast: 'Küste',
  village: 'Dorf',
  castle: 'Burg',
  sea: 'See',
};

const fields: Record<Field, string> = {
  grassland: 'Grasland',
  woods: 'Wald',
  mountain: 'Gebirge',
  swamp: 'Sumpf',
  coast: 'Küste',
  village: 'Dorf',
  castle: 'Burg',
  river: 'Fluss',
};

const PIECE_NAMES: Readonly<Record<TablePiece, readonly [one: string, several: string]>> = {
  woods: ['Wald', 'Wälder'],
  mountain: ['Hügel', 'Hügel'],
  rocks: ['Felsfeld', 'Felsfelder'],
  field: ['Acker', 'Äcker'],
  swamp: ['Sumpf', 'Sümpfe'],
  house: ['Haus', 'Häuser'],
  palisade: ['Stück Palisade', 'Stücke Palisade'],
  gate: ['Tor', 'Tore'],
  river: ['Fluss', 'Flüsse'],
  ford: ['Furt', 'Furten'],
  bridge: ['Brücke', 'Brücken'],
};

const cards: Record<Card, string> = {
  scouts: 'Späher',
  localKnowledge: 'Ortskenntnis',
  ambush: 'Hinterhalt',
  initiative: 'Initiative',
  ford: 'Furt',
  forcedMarch: 'Gewaltmarsch',
};

const phases: Record<State['phase'], string> = {
  setUp: 'Aufbau',
  initiative: 'Initiative',
  movement: 'Bewegung',
  over: 'Ende',
};

const army = (id: ArmyId): string => LEADERS[id][0];

const spot = ({ name, label, ship }: Spot): string =>
  ship ? 'das Schiff' : name === null ? label : `${name} (${label})`;

export const names: Names = {
  side: (side) => sides[side],
  theSide: (side) => `die ${sides[side]}`,
  sideOf: (id) => `die ${sides[sideOf(id)]}`,
  army,
  title: (id) => LEADERS[id].join(' '),
  armys: (id) => `${army(id)}s`,
  terrains,
  fields,
  piece: (piece) => PIECE_NAMES[piece][0],
  pieces: (piece, count) => `${count} ${PIECE_NAMES[piece][count === 1 ? 0 : 1]}`,
  cards,
  phases,
  spot,
  at: (place) => (place.ship ? 'an Bord' : `${place.name === null ? 'auf' : 'in'} ${spot(place)}`),
  to: (place) => (place.ship ? 'an Bord' : `nach ${spot(place)}`),
  from: (place) => (place.ship ? 'vom Schiff' : `von ${spot(place)}`),
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  percent: (chance) => `${Math.round(chance * 100)}\u00a0%`,
  number: (n) => (n < 0 ? `−${-n}` : `${n}`),
  signed: (n) => (n < 0 ? `−${-n}` : `+${n}`),
  dice: (faces) => faces.join(', '),
  list(words) {
    if (words.length < 2) return words[0] ?? 'niemand';
    return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
  },
};

/** Bynames that change with the case: „Hugo dem Roten“. */
const INFLECTED: Partial<Record<ArmyId, readonly [accusative: string, dative: string]>> = {
  n2: ['den Roten', 'dem Roten'],
  n3: ['den Truchsess', 'dem Truchsess'],
  n4: ['den Domherrn', 'dem Domherrn'],
  v2: ['den Schweiger', 'dem Schweiger'],
};
const inflected = (id: ArmyId, at: 0 | 1): string => `${army(id)} ${INFLECTED[id]?.[at] ?? LEADERS[id][1]}`;

/** The inflected forms that only German needs. */
export const cases = {
  titleAccusative: (id: ArmyId): string => inflected(id, 0),
  titleDative: (id: ArmyId): string => inflected(id, 1),
  /** „den Wikingern“ */
  toSide: (side: Side): string => (side === 'vikings' ? 'den Wikingern' : 'den Normannen'),
  /** „der Wikinger“ */
  ofSide: (side: Side): string => `der ${sides[side]}`,
  /** „mit 3 Punkten“ */
  withPoints: (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkten`),
};
