// What foes roll with, and what they may do. RUN-FOE-15 to -17, RUN-RUN-41 to -43

import type { FoeKind } from '../content/foes.ts';
import type { Statistics } from '../content/threats.ts';

/** Three scores; for all else its Response, whatever a hero would roll with. RUN-FOE-16 */
export const foeBonus = ({ init, atk, dfn, res }: Statistics, roll: string): number =>
  ({ init, atk, dfn })[roll] ?? res;

/** RUN-FOE-15, -17, RUN-RULING-C48 */
const HEROES_ONLY = [
  'holdGround',
  'duckAndWeave',
  'goBerserk',
  'severArm',
  'useGift',
  'useMagicalTreasure',
] as const;
/** Nobody gets away, and nothing does. RUN-RUN-42, RUN-CEVENT-23, RUN-RULING-F39 */
const NEVER = ['leaveMap', 'flee'] as const;
/** They may wait for better ground, and hide behind captives. RUN-FOE-36, RUN-RUN-41 */
const CRAFTY_ONLY = ['holdBack', 'holdHostages'] as const;
/** RUN-RUN-39, RUN-CEVENT-17 */
const SELF_WILLED_ONLY = ['leaveEngagementForAnother', 'ignoreChart'] as const;
/** Whoever runs decides. RUN-RUN-43 */
const ANY = ['useTerrain', 'disengage', 'rollEngagement', 'waitForOpportunity', 'charge', 'brawl'] as const;

export const FOE_DEEDS = [...HEROES_ONLY, ...NEVER, ...CRAFTY_ONLY, ...SELF_WILLED_ONLY, ...ANY] as const;
export type FoeDeed = (typeof FOE_DEEDS)[number];

export interface FoeMind extends Pick<FoeKind, 'temper'> {
  readonly selfWilled: boolean;
}

export function foeMay(deed: FoeDeed, { temper, selfWilled }: FoeMind): boolean {
  const within = (deeds: readonly FoeDeed[]): boolean => deeds.includes(deed);
  if (within(CRAFTY_ONLY)) return temper === 'crafty';
  if (within(SELF_WILLED_ONLY)) return selfWilled;
  return within(ANY);
}

/** Beside an action; a foe's fractions are dropped. RUN-FOE-34, RUN-RULING-F47 */
export const foeHalfMove = (move: number): number => Math.floor(move / 2);

/** Who cannot wait pays for a shot at whoever pops up with what he would do next. RUN-TERA-16, RUN-RULING-F48 */
export const paysForOpportunisticShot = ({ temper }: Pick<FoeKind, 'temper'>): boolean =>
  temper === 'headlong';
