// What can be said of a fighter in one word.

import { GIFTS } from '../../content/gifts.ts';
import { POWER_KINDS } from '../../content/powers.ts';
import { MARK_KINDS } from '../hooks/mark.ts';

/** Up and about, or not. Whoever is `out` has left the field. */
export const CONDITIONS = ['able', 'unconscious', 'incapacitated', 'dying', 'dead', 'out'] as const;

/** What feet did last in this round: archers care. RUN-MISSILE-17 */
export const MOVEMENTS = ['none', 'moved', 'withdrawing', 'fleeing', 'reckless'] as const;

/** RUN-ACT-05, -06 */
export const STANCES = ['none', 'holding', 'weaving'] as const;

/** RUN-SPECIAL-02, -03 */
export const HOLDS = ['hold', 'pin'] as const;
export type Hold = (typeof HOLDS)[number];

/** What is added to the dice of an attack and of a defence. RUN-MELEE-06, RUN-MISSILE-06 */
// biome-ignore format: attack and defence, blow and shot
const SCORE_PARTS = [
  'atk', 'berserk', 'holding', 'charge', 'highGround', 'barrier', 'pastAlly', 'fallen', 'impairment',
  'dfn', 'weaving', 'withdrawing', 'braced', 'crowd', 'helpless',
  'cover', 'movement', 'shield', 'standing', 'dodge',
  'dark', 'weird', 'caught', 'wind', 'leap', 'surprise',
] as const;
export type OwnPart = (typeof SCORE_PARTS)[number];
/** The same, and whatever power, mark or gift adds something. */
export const PARTS = [...SCORE_PARTS, ...POWER_KINDS, ...MARK_KINDS, ...GIFTS] as const;
export type ScorePart = (typeof PARTS)[number];

/** What brings victory points. RUN-VP-11, -17, RUN-TER-16 */
export const CAUSES = ['damage', 'deathBlow', 'jump'] as const;
