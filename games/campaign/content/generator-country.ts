// A country: all of a generated land that weighs on the campaign. Woods, fens and names are put on later.

import { type Dice, FastDice } from '@skald/kernel';
import { flood, type Land, newLand, part, raise, riverOf } from './generator-land.ts';
import { anchorages, bridge, settle } from './generator-places.ts';
import { edgeOf, type Hex, hexesOf } from './hexes.ts';
import { hexInRow, placeInRows } from './map.ts';

export interface Country {
  readonly land: Land;
  readonly river: readonly string[];
  readonly bridges: readonly string[];
  readonly castle: Hex;
  readonly villages: readonly Hex[];
  readonly shipStart: Hex;
}

/** The country of a number; null where it has no room for all that belongs to it. */
export function countryOf(number: number): Country | null {
  const dice: Dice = new FastDice(number);
  const land = newLand(dice);
  flood(land, dice);
  part(land, dice);
  const settlement = settle(land, dice);
  if (settlement === null) return null;
  const { castle, villages } = settlement;
  for (const village of villages) land.terrain.set(village, 'village');
  land.terrain.set(castle, 'castle');
  const bridges = bridge(land, dice);
  const [shipStart] = anchorages(land, dice);
  if (shipStart === undefined) return null;
  raise(land, dice);
  return { land, river: riverOf(land), bridges, castle, villages, shipStart };
}

/** The same country with its north in the south: half a turn, or its mirror image where the rows ask for it. */
export function turned({ land, river, bridges, castle, villages, shipStart }: Country): Country {
  const { columns, rows } = land;
  const turn = (hex: Hex): Hex => {
    const [column, row] = placeInRows(hex);
    return hexInRow(rows % 2 === 0 ? columns - 1 - column : column, rows - 1 - row);
  };
  const turnEdge = (edge: string): string => {
    const [a, b] = hexesOf(edge);
    return edgeOf(turn(a), turn(b));
  };
  return {
    land: {
      columns,
      rows,
      terrain: new Map([...land.terrain].map(([hex, kind]) => [turn(hex), kind])),
      far: new Set([...land.far].map(turn)),
    },
    river: river.map(turnEdge),
    bridges: bridges.map(turnEdge),
    castle: turn(castle),
    villages: villages.map(turn),
    shipStart: turn(shipStart),
  };
}
