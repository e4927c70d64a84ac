// How far it is: over land, and by ship. CAM-RULING-02, -06

import { edgeOf, type Hex } from './hexes.ts';
import { type Geography, NOWHERE } from './map.ts';

/** The hexes a traveller may go on to from here. */
export type Onward<T extends string = Hex> = (from: T) => readonly T[];

/** Steps to every hex that can be reached from the nearest of these. */
export function stepsFrom<T extends string>(starts: readonly T[], onward: Onward<T>): Map<T, number> {
  const steps = new Map<T, number>(starts.map((start) => [start, 0]));
  // A map grows while it is walked through: this is the queue.
  for (const [hex, taken] of steps)
    for (const next of onward(hex)) if (!steps.has(next)) steps.set(next, taken + 1);
  return steps;
}

/** Neighbours on the map. */
export const neighboursOf = (geography: Geography, hex: Hex): Hex[] =>
  (geography.neighbours.get(hex) ?? []).filter((other) => other !== null);

const isLand = ({ terrain }: Geography, hex: Hex): boolean => terrain.has(hex) && terrain.get(hex) !== 'sea';

/** On foot with the river as no more than a line on the map. */
export const overLand =
  (geography: Geography): Onward =>
  (hex) =>
    neighboursOf(geography, hex).filter((other) => isLand(geography, other));

/** On foot and dry: the river is crossed at bridges alone. CAM-RIVER-01 */
export const byBridges = (geography: Geography): Onward => {
  const { river, bridges } = geography;
  return (hex) =>
    overLand(geography)(hex).filter((other) => {
      const edge = edgeOf(hex, other);
      return !river.has(edge) || bridges.has(edge);
    });
};

/** On foot without ever crossing the river: a bank of it. */
export const onOneBank = (geography: Geography): Onward => {
  const { river } = geography;
  return (hex) => overLand(geography)(hex).filter((other) => !river.has(edgeOf(hex, other)));
};

/** A step of the ship: sea and coast; from coast to coast only along a common sea hex. CAM-RULING-06 */
export const byShip =
  (geography: Geography): Onward =>
  (hex) => {
    const around = neighboursOf(geography, hex);
    const { terrain } = geography;
    const seaOf = (of: readonly Hex[]): Hex[] => of.filter((other) => terrain.get(other) === 'sea');
    if (terrain.get(hex) === 'sea')
      return around.filter((other) => ['sea', 'coast'].includes(terrain.get(other) as string));
    const water = seaOf(around);
    return around.filter(
      (other) =>
        terrain.get(other) === 'sea' ||
        (terrain.get(other) === 'coast' &&
          neighboursOf(geography, other).some((beside) => water.includes(beside))),
    );
  };

/** The parts of the mainland that the river divides; that of the castle comes first. */
export function banksOf(geography: Geography): Hex[][] {
  const start = geography.castle === NOWHERE ? geography.land[0] : geography.castle;
  if (start === undefined) return [];
  const rest = new Set(stepsFrom([start], overLand(geography)).keys());
  const banks: Hex[][] = [];
  for (const hex of rest) {
    const bank = [...stepsFrom([hex], onOneBank(geography)).keys()];
    for (const other of bank) rest.delete(other);
    banks.push(bank);
  }
  return banks;
}

/** Steps of the ship from a sea hex to the nearest coast; null when there is none. */
export function stepsToCoast(geography: Geography, start: Hex): number | null {
  for (const [hex, steps] of stepsFrom([start], byShip(geography)))
    if (geography.terrain.get(hex) === 'coast') return steps;
  return null;
}
