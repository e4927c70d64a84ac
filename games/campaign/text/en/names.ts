// English names of sides, leaders, ground, pieces and cards, and how they stand in a sentence.

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
import type { Spot } from '../spots.ts';

/** An army goes by whoever leads it. */
const LEADERS: Readonly<Record<ArmyId, readonly [name: string, byname: string]>> = {
  n1: ['Raoul', 'de Montfleur'],
  n2: ['Hugh', 'the Red'],
  n3: ['Gilbert', 'the Steward'],
  n4: ['Odo', 'the Canon'],
  n5: ['Mabel', 'of Corvane'],
  v1: ['Thorkel', 'Rustbeard'],
  v2: ['Asgeir', 'the Silent'],
  v3: ['Gunnhild', 'Ketilsdottir'],
  v4: ['Ulf', 'Seven-Fingers'],
  v5: ['Hoskuld', 'Dryfoot'],
};

const sides: Record<Side, string> = { normans: 'Normans', vikings: 'Vikings' };

const terrains: Record<Terrain, string> = {
  grassland: 'grassland',
  woods: 'woods',
  mountain: 'mountains',
  swamp: 'swamp',
  coast: 'coast',
  village: 'village',
  castle: 'castle',
  sea: 'sea',
};

const fields: Record<Field, string> = {
  grassland: 'grassland',
  woods: 'woods',
  mountain: 'mountains',
  swamp: 'swamp',
  coast: 'coast',
  village: 'village',
  castle: 'castle',
  river: 'river',
};

const PIECE_NAMES: Readonly<Record<TablePiece, readonly [one: string, several: string]>> = {
  woods: ['wood', 'woods'],
  mountain: ['hill', 'hills'],
  rocks: ['patch of rocky ground', 'patches of rocky ground'],
  field: ['field', 'fields'],
  swamp: ['swamp', 'swamps'],
  house: ['house', 'houses'],
  palisade: ['stretch of palisade', 'stretches of palisade'],
  gate: ['gate', 'gates'],
  river: ['river', 'rivers'],
  ford: ['ford', 'fords'],
  bridge: ['bridge', 'bridges'],
};

const cards: Record<Card, string> = {
  scouts: 'Scouts',
  localKnowledge: 'Local knowledge',
  ambush: 'Ambush',
  initiative: 'Initiative',
  ford: 'Ford',
  forcedMarch: 'Forced March',
};

const phases: Record<State['phase'], string> = {
  setUp: 'set-up',
  initiative: 'initiative',
  movement: 'movement',
  over: 'the end',
};

const army = (id: ArmyId): string => LEADERS[id][0];

/** “Westerby (B3)”, or “D4” where nobody lives. */
const spot = ({ name, label, ship }: Spot): string =>
  ship ? 'the ship' : name === null ? label : `${name} (${label})`;

export const names = {
  side: (side: Side): string => sides[side],
  /** In the middle of a sentence. */
  theSide: (side: Side): string => `the ${sides[side]}`,
  sideOf: (id: ArmyId): string => `the ${sides[sideOf(id)]}`,
  army,
  title: (id: ArmyId): string => LEADERS[id].join(' '),
  /** “Raoul's” */
  armys: (id: ArmyId): string => `${army(id)}'s`,
  terrains,
  fields,
  piece: (piece: TablePiece): string => PIECE_NAMES[piece][0],
  /** “3 woods” */
  pieces: (piece: TablePiece, count: number): string => `${count} ${PIECE_NAMES[piece][count === 1 ? 0 : 1]}`,
  cards,
  phases,
  spot,
  at: (place: Spot): string => (place.ship ? 'aboard the ship' : `at ${spot(place)}`),
  to: (place: Spot): string => (place.ship ? 'aboard the ship' : `to ${spot(place)}`),
  from: (place: Spot): string => `from ${spot(place)}`,
  points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
  percent: (chance: number): string => `${Math.round(chance * 100)}\u00a0%`,
  number: (n: number): string => (n < 0 ? `−${-n}` : `${n}`),
  signed: (n: number): string => (n < 0 ? `−${-n}` : `+${n}`),
  dice: (faces: readonly number[]): string => faces.join(', '),
  list(words: readonly string[]): string {
    if (words.length < 2) return words[0] ?? 'nobody';
    return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
  },
};

export type Names = typeof names;
