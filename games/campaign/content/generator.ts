// A land from a number: the same number gives the same land, everywhere and always. CAM-RULING-40

import { FastDice } from '@skald/kernel';
import { FAIR_COUNTRIES } from './fairness.ts';
import { type Country, countryOf, turned } from './generator-country.ts';
import { clothe, type Land } from './generator-land.ts';
import { oneOf, shuffled } from './generator-noise.ts';
import type { Hex } from './hexes.ts';
import { type HexMap, hexInRow, LETTER_OF } from './map.ts';
import { BRIDGES, LORDSHIPS, VILLAGES } from './place-names.ts';
import type { Terrain } from './terrain.ts';

/** So many lands are remembered, the oldest forgotten first. */
const REMEMBERED = 16;
const grown = new Map<number, HexMap>();

/** The land of a number. */
export function generate(seed: number): HexMap {
  const known = grown.get(seed);
  if (known !== undefined) return known;
  const dice = new FastDice(seed);
  const country = countryOf(oneOf(dice, FAIR_COUNTRIES)) as Country;
  const map = dressed(dice.roll(2) === 1 ? country : turned(country), dice);
  const [oldest] = grown.keys();
  if (oldest !== undefined && grown.size >= REMEMBERED) grown.delete(oldest);
  grown.set(seed, map);
  return map;
}

/** A country with woods, fens and names. */
export function dressed(country: Country, dice: FastDice): HexMap {
  const { land, river, bridges, castle, villages, shipStart } = country;
  clothe(land, dice);
  const name = oneOf(dice, LORDSHIPS);
  const villageNames = shuffled(dice, VILLAGES);
  const bridgeNames = shuffled(dice, BRIDGES);
  return {
    name,
    rows: written(land),
    river: [...river],
    bridges: bridges.map((edge, i) => ({ edge, name: bridgeNames[i] as string })),
    places: [
      { hex: castle, name: `${name} Keep` },
      ...villages.map((hex, i) => ({ hex, name: villageNames[i] as string })),
    ],
    shipStart,
  };
}

function written({ columns, rows, terrain }: Land): string[] {
  const letter = (hex: Hex): string => LETTER_OF[terrain.get(hex) as Terrain];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => letter(hexInRow(column, row))).join(''),
  );
}
