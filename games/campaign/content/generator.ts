// A land from a number: the same number gives the same land, everywhere and always. CAM-RULING-40

import { type Dice, FastDice } from '@skald/kernel';
import { check } from './check.ts';
import { isFair, mayBeFair, shareOnLand } from './fairness.ts';
import { flood, grow, type Land, newLand, part, riverOf } from './generator-land.ts';
import { oneOf, shuffled } from './generator-noise.ts';
import { anchorages, bridge, settle } from './generator-places.ts';
import type { Hex } from './hexes.ts';
import { geographyOf, type HexMap, hexInRow, LETTER_OF } from './map.ts';
import { BRIDGES, LORDSHIPS, VILLAGES } from './place-names.ts';
import type { Terrain } from './terrain.ts';

/** So many lands are remembered, the oldest forgotten first. */
const REMEMBERED = 16;
/** So many places for the ship are tried on a land before another is drawn. */
const ANCHORAGES = 8;
const grown = new Map<number, HexMap>();

/** The land of a number. */
export function generate(seed: number): HexMap {
  const known = grown.get(seed);
  if (known !== undefined) return known;
  const map = lands(seed).next().value;
  const [oldest] = grown.keys();
  if (oldest !== undefined && grown.size >= REMEMBERED) grown.delete(oldest);
  grown.set(seed, map);
  return map;
}

/** Every land of a number that is legal and fair, one after the other. */
function* lands(seed: number): Generator<HexMap, never> {
  const dice = new FastDice(seed);
  for (;;) {
    const map = draw(dice);
    if (map !== null && check(map).length === 0) yield map;
  }
}

function draw(dice: Dice): HexMap | null {
  const land = newLand(dice);
  flood(land, dice);
  part(land, dice);
  const settlement = settle(land, dice);
  if (settlement === null) return null;
  const { castle, villages } = settlement;
  for (const village of villages) land.terrain.set(village, 'village');
  land.terrain.set(castle, 'castle');

  const name = oneOf(dice, LORDSHIPS);
  const villageNames = shuffled(dice, VILLAGES);
  const bridgeNames = shuffled(dice, BRIDGES);
  const map = {
    name,
    rows: written(land),
    river: riverOf(land),
    bridges: bridge(land, dice).map((edge, i) => ({ edge, name: bridgeNames[i] as string })),
    places: [
      { hex: castle, name: `${name} Keep` },
      ...villages.map((hex, i) => ({ hex, name: villageNames[i] as string })),
    ],
    shipStart: castle,
  };
  // Where the ship waits decides how soon the raiders come: it is the last weight on the scales.
  const geography = geographyOf(map);
  const onLand = shareOnLand(geography);
  if (!mayBeFair(onLand)) return null;
  const shipStart = anchorages(land, dice)
    .slice(0, ANCHORAGES)
    .find((hex) => isFair(geography, hex, onLand));
  if (shipStart === undefined) return null;
  grow(land, dice);
  return { ...map, rows: written(land), shipStart };
}

function written({ columns, rows, terrain }: Land): string[] {
  const letter = (hex: Hex): string => LETTER_OF[terrain.get(hex) as Terrain];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => letter(hexInRow(column, row))).join(''),
  );
}
