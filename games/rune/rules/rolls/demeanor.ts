// The impression one makes, and what one knows of people. RUN-ABIL-DEM-02 to -07, RUN-ABIL-INS-02

import { ABILITY, type Ability } from '../../content/abilities.ts';
import type { Tag } from '../../content/powers.ts';
import { DEMEANOR, LESS_IMPRESSED } from '../../content/tasks.ts';
import type { Attempt } from './attempt.ts';

/** Whom it is about, as the notes have it. */
export interface Subject {
  readonly communication: number;
  readonly insight: number;
  /** More where there is something to forgive, less for famous deeds. RUN-ABIL-DEM-02, -03 */
  readonly standing?: number;
  /** He owes the hero more than he can repay. RUN-ABIL-DEM-03 */
  readonly indebted?: boolean;
  /** Foreigners and other folk; null among one's own. RUN-ABIL-DEM-04 */
  readonly culture?: string | null;
  /** RUN-ABIL-DEM-06 */
  readonly eccentricity?: number;
}

/** How often a hero has got on with each culture. */
export type Familiarity = Readonly<Partial<Record<string, number>>>;

/** What a hero finds strange in them, or they in him. RUN-ABIL-DEM-04, -05 */
export const strangeness = (familiarity: Familiarity, culture: string): number =>
  Math.max(0, DEMEANOR.foreign - DEMEANOR.familiarity * (familiarity[culture] ?? 0));

/** RUN-ABIL-DEM-05 */
export const afterDemeanor = (
  familiarity: Familiarity,
  { culture = null }: Pick<Subject, 'culture'>,
  { success }: Pick<Attempt, 'success'>,
): Familiarity =>
  success && culture !== null ? { ...familiarity, [culture]: (familiarity[culture] ?? 0) + 1 } : familiarity;

/** Whoever has seen through him before finds him less odd. RUN-ABIL-DEM-02 to -07 */
export function demeanorDifficulty(
  subject: Subject,
  familiarity: Familiarity,
  insight: Pick<Attempt, 'success' | 'margin'> | null = null,
): number {
  if (subject.indebted) return DEMEANOR.debt;
  const { communication, insight: wits, standing = 0, culture = null, eccentricity = 0 } = subject;
  const understood = insight?.success ? insight.margin : 0;
  return (
    communication +
    wits +
    standing +
    (culture === null ? 0 : strangeness(familiarity, culture)) +
    Math.max(0, eccentricity - understood)
  );
}

/** Somebody who was seen through, and what the notes say that is worth. */
export interface SeenThrough {
  readonly person: string;
  readonly increase: number;
}

/** Added to whatever else one tries with the same person. RUN-ABIL-INS-02 */
export const insightBonus = (known: readonly SeenThrough[], person: string, ability: Ability): number =>
  ABILITY[ability].set === 'interaction' && ability !== 'insight'
    ? known.filter((each) => each.person === person).reduce((sum, { increase }) => sum + increase, 0)
    : 0;

/** RUN-ABIL-INS-02 */
export const afterInsight = (
  known: readonly SeenThrough[],
  { person, increase }: SeenThrough,
  { success }: Pick<Attempt, 'success'>,
): readonly SeenThrough[] => (success ? [...known, { person, increase }] : known);

/** A hint for whoever sets the Difficulty: it changes no roll. RUN-CHAR-14 */
export const isLessImpressed = (tags: readonly Tag[]): boolean =>
  tags.some((tag) => LESS_IMPRESSED.includes(tag));
