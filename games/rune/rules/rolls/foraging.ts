// Camp and food. RUN-ABIL-SUR-02

import { type Ability, FIGHTING } from '../../content/abilities.ts';
import { FOR_THE_GROUP } from '../../content/tasks.ts';
import type { Attempt } from './attempt.ts';

/** Who is served by a success: whoever rolled, or all that are with him. */
export const servedBy = (
  ability: Ability,
  by: string,
  group: readonly string[],
  { success }: Pick<Attempt, 'success'>,
): readonly string[] => {
  if (!success) return [];
  return FOR_THE_GROUP.includes(ability) ? group : [by];
};

/** Plants are found; game has to be killed. */
export const killsGame = (ability: Ability): boolean => (FIGHTING as readonly Ability[]).includes(ability);
