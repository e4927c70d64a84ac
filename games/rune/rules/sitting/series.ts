// What a call of many rolls is made of. RUN-DIF-49 to -64, -90, -100

import type { PlainRoll, Roll } from '../../documents/encounter/roll-schema.ts';
import type { FrameOf } from '../fight/agenda.ts';

/** As often as this where the notes set no end to it. RUN-DIF-91 */
export const UNLIMITED = 20;

/**
 * The roll itself and all that go with it; what lasts asks for it again and again, in a fight once a round.
 * RUN-DIF-60, -100, RUN-RULING-T59
 */
export function rollsOf(roll: Roll, amid = false): readonly PlainRoll[] {
  const times = roll.multiple?.kind === 'endurance' && !amid ? Math.max(1, roll.multiple.rolls) : 1;
  return [...Array.from({ length: times }, () => roll), ...roll.also];
}

/** After those comes the one that ends it. RUN-DIF-56 */
export const rollAt = (roll: Roll, which: number, amid = false): PlainRoll =>
  rollsOf(roll, amid)[which] ?? (roll.multiple?.kind === 'panicButton' ? (roll.multiple.end ?? roll) : roll);

export const rollBy = ({ extra }: Roll, hero: string, which: number): FrameOf<'noteRoll'> => ({
  step: 'noteRoll',
  hero,
  which,
  extra: extra === 'unlimited' ? UNLIMITED : extra,
});

/** How often one may roll until it succeeds. RUN-DIF-90 */
export const triesOf = (roll: Roll): number => 1 + rollBy(roll, '', 0).extra;
