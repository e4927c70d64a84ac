// A hero's horse: what it costs, what it is, and what can be made of it. RUN-HORSE

import type { Tag } from './powers.ts';

export const HORSE_PRICE = 150;
export const HORSE_UPGRADE_PRICE = 25;

/** It tramples. Its Might is as printed; nobody scores it. RUN-HORSE-03, RUN-RULING-R27 */
export const HORSE = {
  init: 6,
  atk: 7,
  dfn: 1,
  dam: 8,
  soak: 0,
  prot: 0,
  hitPoints: 48,
  woundThreshold: 9,
  res: 1,
  move: 200,
  might: 10,
} as const;

/** What it carries without harm, and what each point more costs. RUN-HORSE-04, RUN-RULING-R28 */
export const HORSE_LOAD = { limit: 20, impairment: 1, move: 10 } as const;

export const HORSE_UPGRADES = ['hitPoints', 'dfn', 'move', 'res'] as const;
export type HorseUpgrade = (typeof HORSE_UPGRADES)[number];

/** What each adds, and how often. RUN-HORSE-07 */
export const HORSE_UPGRADE: Readonly<Record<HorseUpgrade, { readonly by: number; readonly times: number }>> =
  {
    hitPoints: { by: 10, times: 3 },
    dfn: { by: 1, times: 3 },
    move: { by: 10, times: 5 },
    res: { by: 1, times: 6 },
  };

/** Of a rider whose horse has jumped, to stay in the saddle. RUN-HORSE-05, RUN-RUN-50 */
export const HORSEMANSHIP = 6;

/** On horseback against whoever is on foot. RUN-HORSE-06, RUN-SPECIAL-35 */
export const MOUNTED = 3;

/** Side of the square that horse and rider fill. RUN-RULING-C37 */
export const HORSE_SIZE = 2;

/** Who strikes only at horses that somebody rides. RUN-HORSE-08 */
export const SPARE_LOOSE_HORSES: readonly Tag[] = ['human', 'dwarf', 'elf'];
