import type { Seat } from '@skald/kernel';
import { type State, UNKNOWN } from './state.ts';

/** Takes out which charms the others have. */
export function redact(copy: State, seat: Seat | null): State {
  for (const [of, runner] of copy.runners.entries())
    if (of !== seat && !runner.shown && runner.charm !== null) runner.charm = UNKNOWN as never;
  return copy;
}
