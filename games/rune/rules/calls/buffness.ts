// The more an encounter asks of heroes, the easier it becomes. RUN-DIF-140 to -147

import { ABILITY, type Ability } from '../../content/abilities.ts';
import { BUFFNESS_AFTER } from '../../content/design/rolls.ts';

export interface Counted {
  /** The first of several ways; null: none goes with it. */
  readonly ability: Ability | null;
  readonly listed: boolean;
  readonly freestanding: boolean;
  /** At least one hero tries. */
  readonly attempted: boolean;
}

const isFighting = (ability: Ability | null): boolean =>
  ability !== null && ABILITY[ability].set === 'fighting';

/** Whether it is one more of those that count: once for all who roll. RUN-DIF-141, -146 */
export const isCounted = ({ ability, listed, freestanding, attempted }: Counted): boolean =>
  listed && !freestanding && attempted && !isFighting(ability);

/** What everybody adds while so many have been counted, the present one among them. RUN-DIF-142 */
export const buffness = (counted: number): number => Math.max(0, counted - BUFFNESS_AFTER);

/** Fighting is none the easier for it. RUN-DIF-144, -145 */
export const buffnessFor = (counted: number, ability: Ability | null): number =>
  isFighting(ability) ? 0 : buffness(counted);
