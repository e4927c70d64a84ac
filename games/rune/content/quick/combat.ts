// The fight of an encounter that is made in a hurry: who, how dangerous, and on what ground. RUN-QUICK-08

import type { Foe } from '../foes.ts';
import type { Threat } from '../threats.ts';
import { type Chart, chart } from './chart.ts';

/** All that such an encounter may cost. RUN-QUICK-01 */
export const QUICK_LIMIT = 300;
/** Features of the ground, each rolled once. RUN-QUICK-08 */
export const QUICK_FEATURES = 3;
/** How often an encounter that is not legal is made anew. RUN-RULING-R33 */
export const MOST_TRIES = 50;

/** Of the gallery, or something that nobody has seen before and that is not special. RUN-CHART-COMBAT1 */
export const QUICK_FOE: Chart<Foe | 'other'> = chart(
  [20, 'dark-viking'],
  [26, 'dishonored'],
  [30, 'sark-amen'],
  [33, 'beetle-werk'],
  [36, 'centi-werk'],
  [38, 'spider-werk'],
  [42, 'dwarf-laborer'],
  [44, 'dwarf-slaver'],
  [45, 'dwarf-medic'],
  [49, 'dwarf-centurion'],
  [51, 'dwarf-clan-champion'],
  [52, 'mecha-dwarf'],
  [54, 'elf-mischief-maker'],
  [57, 'elf-courtier'],
  [60, 'rock-goblin'],
  [62, 'rock-gobliness'],
  [65, 'slayer-roving'],
  [67, 'slayer-senior'],
  [69, 'goblin-freak'],
  [70, 'goblin-shaman'],
  [74, 'land-crab-small'],
  [77, 'land-crab-large'],
  [80, 'troll'],
  [90, 'wendol'],
  [100, 'other'],
);

/** RUN-CHART-COMBAT2, RUN-RULING-R31 */
export const QUICK_THREAT: Chart<Threat> = chart(
  [1, 'terrifying'],
  [2, 'exceptional'],
  [3, 'superior'],
  [4, 'equal'],
  [6, 'inferior'],
  [8, 'weak'],
  [10, 'pitiful'],
);

export const QUICK_GROUNDS = [
  'cover',
  'decoys',
  'hostages',
  'hiding',
  'levels',
  'slippery',
  'slopes',
  'tubeStrikers',
  'weirdDfn',
  'weirdAtk',
  'weirdDam',
  'weirdSoak',
] as const;
export type QuickGround = (typeof QUICK_GROUNDS)[number];

/** RUN-CHART-COMBAT3 */
export const QUICK_GROUND: Chart<QuickGround> = chart(
  [12, 'cover'],
  [18, 'decoys'],
  [24, 'hostages'],
  [36, 'hiding'],
  [48, 'levels'],
  [60, 'slippery'],
  [72, 'slopes'],
  [80, 'tubeStrikers'],
  [85, 'weirdDfn'],
  [90, 'weirdAtk'],
  [95, 'weirdDam'],
  [100, 'weirdSoak'],
);

/** What each earns, and what a trap there may cost. RUN-QUICK-08, RUN-RULING-R32 */
export const GROUND_WORTH: Readonly<Record<QuickGround, number>> = {
  cover: 30,
  decoys: 30,
  hostages: 30,
  hiding: 30,
  levels: 15,
  slippery: 15,
  slopes: 30,
  tubeStrikers: 28,
  weirdDfn: 30,
  weirdAtk: 30,
  weirdDam: 30,
  weirdSoak: 30,
};

/** For everybody on the field. RUN-CHART-COMBAT3 */
export const QUICK_MAGIC = {
  weirdDfn: { statistic: 'dfn', by: -3 },
  weirdAtk: { statistic: 'atk', by: 3 },
  weirdDam: { statistic: 'dam', by: 3 },
  weirdSoak: { statistic: 'soak', by: -3 },
} as const;

/** Numbers of the other rows. RUN-CHART-COMBAT3, RUN-RULING-R32 */
export const QUICK_NUMBERS = {
  covered: 5,
  decoys: 3,
  hostages: 3,
  levels: 3,
  slopes: 6,
  tubeStrikers: 4,
  hiding: 8,
} as const;
