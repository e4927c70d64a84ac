// How much one client may ask for. Time is that of a clock that only goes forward; one that goes back harms nobody.

/** A bucket that refills: `burst` at once, `rate` a second in the long run. */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  holds(now: number, cost = 1): boolean {
    const passed = Math.max(0, now - this.#at);
    this.#left = Math.min(this.#burst, this.#left + (passed / 1000) * this.#rate);
    this.#at = now;
    return this.#left >= cost;
  }

  take(now: number, cost = 1): boolean {
    const enough = this.holds(now, cost);
    if (enough) this.#left -= cost;
    return enough;
  }
}

const MOST_KEYS = 10_000;

/** One bucket a key, e.g. an address; the oldest are forgotten when there are too many. */
export class Buckets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #byKey = new Map<string, Bucket>();

  constructor(rate: number, burst: number) {
    this.#rate = rate;
    this.#burst = burst;
  }

  get size(): number {
    return this.#byKey.size;
  }

  take(key: string, now: number, cost = 1): boolean {
    return this.of(key, now).take(now, cost);
  }

  of(key: string, now: number): Bucket {
    let bucket = this.#byKey.get(key);
    if (bucket === undefined) {
      if (this.#byKey.size >= MOST_KEYS) this.#byKey.delete(this.#byKey.keys().next().value as string);
      bucket = new Bucket(this.#rate, this.#burst, now);
      this.#byKey.set(key, bucket);
    }
    return bucket;
  }
}

/** Who asks: a person, or a socket of nobody we know, and from where. */
export interface Asker {
  readonly key: string;
  readonly address: string;
}

/** People who may sit behind one address without being in each other's way. */
const HOUSEHOLD = 10;

/** What one person may ask for, however many sockets he opens, and everybody behind one address together. */
export class Allowance {
  readonly #people: Buckets;
  readonly #addresses: Buckets;

  constructor(rate: number, burst: number) {
    this.#people = new Buckets(rate, burst);
    this.#addresses = new Buckets(rate * HOUSEHOLD, burst * HOUSEHOLD);
  }

  take({ key, address }: Asker, now: number, cost = 1): boolean {
    const both = [this.#people.of(key, now), this.#addresses.of(address, now)];
    return both.every((bucket) => bucket.holds(now, cost)) && both.every((bucket) => bucket.take(now, cost));
  }
}
