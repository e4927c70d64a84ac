// Locks and traps: what has to be done first. RUN-ABIL-PIC-02, RUN-ABIL-TRA-02

import type { Ability } from '../../content/abilities.ts';

export interface Trap {
  readonly spotted: boolean;
  readonly disarmed: boolean;
}

/** Null: no trap is on it. */
export interface Lock {
  readonly trap: Trap | null;
  /** A key or a spell holds it, and no pick opens it. */
  readonly mundane: boolean;
}

/** Nobody disarms what he has not seen. RUN-ABIL-TRA-02 */
export const mayDisarm = ({ spotted, disarmed }: Trap): boolean => spotted && !disarmed;

/** What is rolled for next by whoever takes his time. RUN-ABIL-PIC-02 */
export function nextAt({ trap, mundane }: Lock): Ability | null {
  if (trap !== null && !trap.disarmed) return trap.spotted ? 'traps' : 'awareness';
  return mundane ? 'pick-lock' : null;
}

/** Whoever picks it as it is may set it off. RUN-ABIL-PIC-02 */
export const mayGoOff = ({ trap }: Lock): boolean => trap !== null && !trap.disarmed;
