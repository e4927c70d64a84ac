// English names of sides, leaders, ground, pieces and cards, as they stand in a sentence.

import { english, spoken } from '@skald/text';
import { type ArmyId, type Side, sideOf, type TablePiece } from '../../content/index.ts';
import * as lexicon from '../lexicon.ts';
import type { Spot } from '../spots.ts';
import { hitsIn } from '../sums.ts';

const sides = spoken(lexicon.SIDE_NAMES, 'en');
const ground = spoken(lexicon.GROUND_NAMES, 'en');
const pieces = spoken(lexicon.PIECE_NAMES, 'en');

const army = (id: ArmyId): string => lexicon.LEADERS[id].name.en;

/** “Westerby (B3)”, or “D4” where nobody lives. */
const spot = ({ name, label, ship }: Spot): string =>
  ship ? 'the ship' : name === null ? label : `${name} (${label})`;

const cards = spoken(lexicon.CARD_NAMES, 'en');
/** What hampers, and what helps to hit. */
const hits = {
  hit: 'to hit',
  crossed: 'for the river crossed',
  mountain: 'for the mountains',
  castle: 'for the castle',
  localKnowledge: cards.localKnowledge,
  scouts: cards.scouts,
};

export const names = {
  side: (side: Side): string => sides[side],
  /** In the middle of a sentence. */
  theSide: (side: Side): string => `the ${sides[side]}`,
  sideOf: (id: ArmyId): string => `the ${sides[sideOf(id)]}`,
  army,
  title: (id: ArmyId): string => `${army(id)} ${lexicon.LEADERS[id].byname.en}`,
  /** “Raoul's” */
  armys: (id: ArmyId): string => `${army(id)}'s`,
  terrains: ground,
  fields: ground,
  piece: (piece: TablePiece): string => pieces[piece][0],
  /** “3 woods” */
  pieces: (piece: TablePiece, count: number): string => english.several(count, ...pieces[piece]),
  cards,
  hits,
  hitSum: hitsIn(hits),
  phases: spoken(lexicon.PHASE_NAMES, 'en'),
  spot,
  at: (place: Spot): string => (place.ship ? 'aboard the ship' : `at ${spot(place)}`),
  to: (place: Spot): string => (place.ship ? 'aboard the ship' : `to ${spot(place)}`),
  from: (place: Spot): string => `from ${spot(place)}`,
  points: (n: number): string => english.several(n, 'point'),
  percent: english.percent,
  number: (n: number): string => (n < 0 ? `−${-n}` : `${n}`),
  signed: english.signed,
  dice: (faces: readonly number[]): string => faces.join(', '),
  list: english.list,
};

export type Names = typeof names;
