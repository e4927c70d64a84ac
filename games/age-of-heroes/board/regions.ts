// The parts of the map one looks at together. The lands of a region follow each other in the order of the dice.

import { AREA, type Area, LANDS, type Land, SEAS, type Waters } from '../content/index.ts';

export const REGIONS = ['north', 'continent', 'britain', 'ireland', 'thule', 'seas'] as const;
export type Region = (typeof REGIONS)[number];

const upTo = (from: Land, to: Land): Land[] => LANDS.slice(LANDS.indexOf(from), LANDS.indexOf(to) + 1);

export const AREAS_OF: Readonly<Record<Region, readonly Area[]>> = {
  north: upTo('finmark', 'suder-gotland'),
  continent: upTo('juteland', 'armorica'),
  britain: upTo('cornwall', 'hebrides'),
  ireland: upTo('connacht', 'leinster'),
  thule: ['thule'],
  seas: SEAS,
};

/** Seas by the waters they belong to. */
export function watersOf(areas: readonly Area[]): Map<Waters | '', Area[]> {
  return Map.groupBy(areas, (area) => AREA[area].group ?? '');
}
