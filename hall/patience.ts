// How often a secret may be guessed: after a few failures every further try has to wait, longer each time.

import { type Outcome, refuse } from '@skald/kernel';

/** Failures that cost nothing: everybody mistypes. */
const FREE = 5;
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 15 * 60_000;
/** After so long without a failure all is forgotten. */
const FORGIVEN = 24 * 3600_000;
const MOST_NAMES = 10_000;

interface Failures {
  count: number;
  /** Nobody may try before. */
  until: number;
}

/** By name, whether it exists or not, so that nobody learns which do. Who is signed in is not concerned. */
export class Patience {
  readonly #tick: () => number;
  /** Whoever failed longest ago comes first. */
  readonly #byName = new Map<string, Failures>();

  constructor(tick: () => number) {
    this.#tick = tick;
  }

  /** Counts the try before it is known how it ends: of many at once only the first few are heard. */
  begin(name: string): Outcome<object> {
    const now = this.#tick();
    const known = this.#byName.get(name);
    if (known !== undefined && now < known.until)
      return refuse('too-many-tries', { seconds: Math.ceil((known.until - now) / 1000) });
    const count = known === undefined || now - known.until > FORGIVEN ? 1 : known.count + 1;
    this.#byName.delete(name);
    if (this.#byName.size >= MOST_NAMES) this.#byName.delete(this.#byName.keys().next().value as string);
    this.#byName.set(name, { count, until: now + waitAfter(count) });
    return { ok: {} };
  }

  succeeded(name: string): void {
    this.#byName.delete(name);
  }
}

const waitAfter = (failures: number): number =>
  failures < FREE ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - FREE));
