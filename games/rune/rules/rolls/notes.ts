// How likely a roll of the notes ends well for heroes who try it. RUN-DIF

import { canBeTried } from '../../content/abilities.ts';
import { WEAK_LINKS } from '../../content/design/rolls.ts';
import { successes } from '../../documents/encounter/order.ts';
import { bonusOf } from '../../documents/encounter/price/rolls.ts';
import type { Against, Method, Multiple, PlainRoll } from '../../documents/encounter/roll-schema.ts';
import type { Group } from '../../documents/encounter/schema.ts';
import { chanceOf } from '../dice.ts';
import { chanceToWin } from './contest.ts';

/** With so much to add; against a baseline with so much above it. RUN-DIF-02, -10, -123 */
export function chanceAgainst(against: Against, bonus: number): number {
  switch (against.kind) {
    case 'difficulty':
      return chanceOf(bonus, against.difficulty);
    case 'opposed':
      return chanceToWin(
        [
          { id: 'hero', hero: true, bonus },
          { id: 'opponent', hero: false, bonus: against.bonus },
        ],
        'hero',
      );
    case 'baseline':
      return chanceOf(bonus, against.by);
  }
}

type Hero = Group['roster'][number];

/** Of the ways to do it the one that is best for him; null where he knows none. RUN-DIF-95, RUN-ABIL-06 */
export function bestBonus(hero: Hero, methods: readonly Method[]): number | null {
  const known = methods.filter(
    ({ ability }) => ability === null || canBeTried(ability, hero.abilities[ability] ?? 0),
  );
  return known.length === 0 ? null : Math.max(...known.map((method) => bonusOf(hero, method)));
}

/** Once every hero has tried as his type of roll asks, with each his own chance. */
export function chanceOfGroup({ type }: Pick<PlainRoll, 'type'>, chances: readonly number[]): number | null {
  // RUN-DIF-22
  if (type === 'noFault') return chanceOfSuccesses(chances, 1);
  // RUN-DIF-26 to -28, -36
  return WEAK_LINKS.includes(type) ? chanceOfSuccesses(chances, chances.length) : null;
}

/** At least so many of these tries succeed. */
export function chanceOfSuccesses(chances: readonly number[], least: number): number {
  let exactly: readonly number[] = [1];
  for (const chance of chances) {
    const before = exactly;
    exactly = [...before, 0].map((none, count) => none * (1 - chance) + (before[count - 1] ?? 0) * chance);
  }
  return exactly.slice(least).reduce((sum, chance) => sum + chance, 0);
}

/** One of two wins so many rolls before the other does. RUN-DIF-80 */
export function chanceOfScoreboard(chance: number, goal: number): number {
  const most = 2 * goal - 1;
  return chanceOfSuccesses(
    Array.from({ length: most }, () => chance),
    goal,
  );
}

/** All heroes may try in every round. RUN-DIF-70, -71 */
export const chanceOfCountdown = (
  { share, attempts }: Extract<Multiple, { kind: 'countdown' }>,
  chances: readonly number[],
): number =>
  chanceOfSuccesses(Array.from({ length: attempts }, () => chances).flat(), successes(share, chances.length));

/** Never once fails in so many rounds. RUN-DIF-57, -60 */
export const chanceToHold = (chance: number, rounds: number): number => chance ** rounds;
