// Who rolls when the notes call for it. RUN-DIF-20 to -28, -160 to -168

import { type RollType, SINGULAR_TYPES } from '../../content/design/rolls.ts';

/** Every hero, one of them, or whoever likes. */
type Rollers = 'all' | 'one' | 'volunteers';

const ROLLERS: Readonly<Record<RollType, Rollers>> = {
  standard: 'all',
  singular: 'one',
  noFault: 'volunteers',
  rush: 'one',
  scramble: 'volunteers',
  dogpile: 'volunteers',
  weakLink: 'all',
  lineOfDoom: 'all',
  domino: 'all',
};

export interface Call {
  readonly type: RollType;
  /** Who did what brings it on; null: it comes by itself. RUN-COND-01, -02 */
  readonly triggeredBy: readonly string[] | null;
}

/** What somebody has chosen to do is his own affair, unless all are in for it. RUN-COND-04, -05, RUN-DIF-161 */
export const isIndividual = ({ type, triggeredBy }: Call): boolean =>
  triggeredBy !== null && SINGULAR_TYPES.includes(type);

export interface Asked {
  readonly rollers: Rollers;
  /** Who may roll, or has to. */
  readonly among: readonly string[];
}

/** Of those who are there. */
export function askedFor(call: Call, present: readonly string[]): Asked {
  if (isIndividual(call))
    return { rollers: 'all', among: present.filter((hero) => call.triggeredBy?.includes(hero)) };
  return { rollers: ROLLERS[call.type], among: present };
}

/** One who is to roll for all is agreed upon; whoever wants to roll for himself may have to fight for it. RUN-DIF-32, -161, -163 */
export const settledBy = (wanting: readonly string[]): 'nobody' | 'agreement' | 'contest' =>
  wanting.length === 0 ? 'nobody' : wanting.length === 1 ? 'agreement' : 'contest';
