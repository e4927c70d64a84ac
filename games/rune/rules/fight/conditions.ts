// What can be said of a fighter in one word.

import { BOONS } from '../../content/boons.ts';
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
  'dark', 'weird', 'caught', 'wind', 'leap', 'surprise', 'distracted', 'pestered', 'decoys', 'mounted', 'offHand',
] as const;
export type OwnPart = (typeof SCORE_PARTS)[number];
/** The same, and whatever power, mark or gift adds something. */
export const PARTS = [...SCORE_PARTS, ...POWER_KINDS, ...MARK_KINDS, ...BOONS] as const;
export type ScorePart = (typeof PARTS)[number];

/** Who holds the field when it is over; `night`: both sides still stand. */
export const OUTCOMES = ['heroes', 'foes', 'nobody', 'night'] as const;

/** What the end of a fight adds to tallies and takes off. RUN-VP-04, -32 to -41, RUN-VPR-22 */
export const SETTLINGS = [
  'died',
  'slewHero',
  'maw',
  'atLeastNothing',
  'loot',
  'fee',
  'almostDown',
  'failures',
  'terrain',
  'dead',
  'sloth',
  'deficit',
  'share',
  'trifecta',
  'proxy',
] as const;
export type Settling = (typeof SETTLINGS)[number];

/** What decides a holmgang. RUN-WORLD-04, RUN-RULING-R62 */
export const VERDICTS = ['blows', 'leftRing', 'beaten', 'night'] as const;
export type Verdict = (typeof VERDICTS)[number];
