// The few things in the world at large that a rule hangs on. RUN-WORLD-01, -07 to -10, RUN-RULING-R60, -R66

import type { Hook } from './design/budget.ts';
import type { Threat } from './threats.ts';

/** What it costs to have killed somebody, in horses or thralls; of a thrall what his owner asks. Never victory points. RUN-WORLD-01, RUN-RULING-R60 */
export const WERGILD = {
  jarl: { least: 3, most: 6 },
  karl: { least: 1, most: 1 },
  thrall: 'ownersPrice',
} as const;

/** How strong Loki is in these days: no number follows from it. RUN-WORLD-07 */
export const LOKI_STRENGTHS = ['weak', 'strong'] as const;
export type LokiStrength = (typeof LOKI_STRENGTHS)[number];

/** While he is weak one may raid one's neighbours; when he rises they are needed. RUN-WORLD-07 */
export const mayRaid = (whom: 'vikings' | 'foreigners', loki: LokiStrength): boolean =>
  whom === 'foreigners' || loki === 'weak';

/** Where maps are of no use for long: the maze is built anew all the time. RUN-WORLD-09 */
export const CONSTANTLY_REBUILT: readonly string[] = ['nidavellir'];

export const MYTHIC_REALMS = ['yggdrasil', 'asgard', 'niflheim'] as const;
export type MythicRealm = (typeof MYTHIC_REALMS)[number];

/** By magic alone, but for the breach that Hel left. RUN-WORLD-10 */
export const waysInto = (realm: MythicRealm): readonly ('magic' | 'underground')[] =>
  realm === 'niflheim' ? ['magic', 'underground'] : ['magic'];

/** A Terrifying foe is a match for no fewer. RUN-WORLD-08 */
const LEAST_HEROES = 4;

/** Whether an encounter may be the way from Jotunheim to Asgard. RUN-WORLD-08 */
export const mayLeadToAsgard = (threats: readonly Threat[], heroes: number): boolean =>
  heroes >= LEAST_HEROES && threats.includes('terrifying');

/** Where the reindeer herders' country ends, the mountains of frost begin. RUN-RULING-R63 */
export const BEYOND_FINLAND: Hook = 'jotunheim';
