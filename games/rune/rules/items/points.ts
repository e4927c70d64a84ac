// What legends do to victory points when rolls of the notes and the dead are counted. RUN-ITEM

import type { Ability } from '../../content/abilities.ts';
import type { LegendaryItem } from '../../content/legendary.ts';
import { CLOAKED, SURETY, TORC } from '../../content/treasure/legend-powers.ts';
import type { HeroNow } from '../../documents/hero/now.ts';

type Owner = Pick<HeroNow, 'legendary'>;
const levelOf = ({ legendary }: Owner, item: LegendaryItem): number => legendary[item]?.level ?? 0;

/** Added to whatever keeps Impairment away, or brings Invigoration. RUN-ITEM-SURETY */
export const suretyBonus = (owner: Owner): number => SURETY * levelOf(owner, 'armor-of-inflexible-surety');

/** A success with the Ability that the ring knows. RUN-ITEM-RING */
export function ringed(owner: Owner, ability: Ability, points: number): number {
  const ring = owner.legendary['ring-of-alberich'];
  return ring === undefined || ring.level === 0 || ring.ability !== ability ? points : points * ring.level;
}

/** What a failure of his brings the runner. RUN-ITEM-TORC */
export const torqued = (owner: Owner, points: number): number =>
  Math.max(0, points - TORC * levelOf(owner, 'torc-of-alberich'));

/** Victory points for what he has done to other heroes, and for all who are dead. RUN-ITEM-BLUECLOAK, RUN-RULING-R19 */
export const cloaked = (
  owner: Owner,
  { struck, dead }: { readonly struck: number; readonly dead: number },
): { readonly struck: number; readonly dead: number } => {
  const level = levelOf(owner, 'blue-cloak-of-treachery');
  return level === 0 ? { struck, dead } : { struck: 0, dead: Math.max(0, dead - CLOAKED * level) };
};

interface Bonds {
  readonly odin: number;
  readonly loki: number;
}

/** Whether he may call another before Odin's justice, who has just made a roll. RUN-ITEM-MANTLE */
export const mayJudge = (owner: Owner, his: Bonds, others: Bonds, used: number): boolean =>
  used < levelOf(owner, 'mantle-of-grim-justice') && his.odin > his.loki && others.loki > others.odin;

/** Whose the points of that roll are: each has thrown a die with his own bond. RUN-ITEM-MANTLE */
export const judged = (judge: number, culprit: number): 'judge' | 'culprit' =>
  judge > culprit ? 'judge' : 'culprit';

/** Terrain that pays the runner nothing, of what it made him do in one fight. RUN-ITEM-BOOTS */
export const lightlyTrodden = (owner: Owner, prompted: readonly string[]): readonly string[] =>
  prompted.slice(0, levelOf(owner, 'light-treading-boots'));
