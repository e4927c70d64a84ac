// What is added to the die of a hero's roll. RUN-ABIL-03 to -15, RUN-LOAD-10

import { ABILITY, type Ability, canBeTried, WITHOUT_KIT } from '../../content/abilities.ts';
import { type Characteristic, isBodily } from '../../content/characteristics.ts';
import { LUCK, USES, type Use } from '../../content/tasks.ts';
import {
  abilityRoll,
  characteristicRoll,
  decreaseOf,
  engagementOf,
  type Traits,
} from '../../documents/hero/numbers.ts';
import { type Sum, sumOf } from '../../documents/hero/sum.ts';

/** Whoever rolls, with what he has about him. */
export interface Roller {
  readonly traits: Traits;
  /** Kits that he carries. RUN-ABIL-08, -09 */
  readonly kits: readonly Ability[];
  /** What magic in a kit adds. RUN-CHART-KIT-POTENCY */
  readonly magicKits?: (ability: Ability) => number;
  readonly impairment?: number;
}

/** By which Ability, and by which Characteristic; null where luck alone decides. */
export type Way = readonly [ability: Ability, by: Characteristic | null];

/** What he carries weighs on the body alone. RUN-LOAD-10, -11 */
const weighing = (traits: Traits, by: Characteristic | null): number =>
  by !== null && isBodily(by) ? decreaseOf(traits) : 0;

/** The one that usually goes with it. RUN-ABIL-07 */
export const usual = (ability: Ability): Characteristic | null => ABILITY[ability].governing[0] ?? null;

/** With another Characteristic where the task is another; some tasks need no tools. RUN-ABIL-07, -10 to -12, -15 */
export function abilityScore(
  { traits, kits, magicKits, impairment = 0 }: Roller,
  [ability, by]: Way,
  needsKit = ABILITY[ability].kit !== null,
): Sum {
  const { parts } = abilityRoll(traits, ability, by);
  return sumOf(
    ...parts.map((part) => [part.of, part.by] as const),
    ['kit', needsKit && !kits.includes(ability) ? WITHOUT_KIT : 0],
    ['magicKit', needsKit ? (magicKits?.(ability) ?? 0) : 0],
    ['encumbrance', -weighing(traits, by)],
    ['impairment', -impairment],
  );
}

/** Of a Characteristic alone. RUN-CHAR-12, -14, -15 */
export function characteristicScore({ traits, impairment = 0 }: Roller, by: Characteristic): Sum {
  const { parts } = characteristicRoll(traits, by);
  return sumOf(
    ...parts.map((part) => [part.of, part.by] as const),
    ['encumbrance', -weighing(traits, by)],
    ['impairment', -impairment],
  );
}

/** Of those who want the same place. RUN-ENGAGE-14 */
export const engagementScore = ({ traits, impairment = 0 }: Roller): Sum =>
  sumOf(
    ...engagementOf(traits).parts.map((part) => [part.of, part.by] as const),
    ['encumbrance', -weighing(traits, 'Str')],
    ['impairment', -impairment],
  );

/** RUN-ABIL-HEA-02 and others */
export const useScore = (roller: Roller, use: Use): Sum => abilityScore(roller, USES[use]);

/** RUN-OTHER-02, RUN-ABIL-06 */
export const mayTry = ({ traits }: Roller, ability: Ability): boolean =>
  canBeTried(ability, traits.abilities[ability] ?? 0);

/** What was named, and what its player points out, whichever serves him best; luck where nothing fits. RUN-BASIC-16, RUN-ABIL-DIV-02 */
export function bestWay(ways: readonly Way[], score: (way: Way) => number): Way {
  const [first = [LUCK, usual(LUCK)] as const, ...others] = ways;
  return others.reduce((best, way) => (score(way) > score(best) ? way : best), first);
}
