// All that a strength or a movement can come from.

import { HEROES, JARLS, MONSTERS } from './counters.ts';
import { ITEMS } from './items.ts';

export const SOURCES = [
  ...HEROES,
  ...JARLS,
  ...MONSTERS,
  ...ITEMS,
  'ogal',
  'eon',
  'hagall',
  'loviAgainstJarls',
  'land',
  'gods',
] as const;
export type Source = (typeof SOURCES)[number];
