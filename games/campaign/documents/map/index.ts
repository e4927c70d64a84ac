// The map as a document: what it must be, and what is wrong with it.

import type { DocumentRules } from '@skald/kernel';
import { banksOf, geographyOf, type HexMap, HexMapSchema, stepsToCoast } from '../../content/index.ts';
import { check } from './check.ts';
import { PROBLEM_CODES } from './problem.ts';

export { blank } from './blank.ts';
export { check } from './check.ts';
export { hexesOf } from './places.ts';
export { PROBLEM_CODES, type ProblemCode } from './problem.ts';

export const mapRules: DocumentRules<HexMap> = {
  schema: HexMapSchema,
  codes: PROBLEM_CODES,
  check,
  derive,
};

/** What CAM-RULING-35 to -39 count. */
function derive(map: HexMap): Readonly<Record<string, unknown>> {
  const geography = geographyOf(map);
  const { terrain, villages, bridges } = geography;
  return {
    hexes: terrain.size,
    villages: villages.length,
    bridges: bridges.size,
    villagesOnBanks: banksOf(geography).map((bank) => villages.filter((hex) => bank.includes(hex)).length),
    shipSteps: terrain.get(map.shipStart) === 'sea' ? stepsToCoast(geography, map.shipStart) : null,
  };
}
