// How much one client may ask for.

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

  take(now: number, cost = 1): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
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

  take(key: string, now: number): boolean {
    let bucket = this.#byKey.get(key);
    if (bucket === undefined) {
      if (this.#byKey.size >= MOST_KEYS) this.#byKey.delete(this.#byKey.keys().next().value as string);
      bucket = new Bucket(this.#rate, this.#burst, now);
      this.#byKey.set(key, bucket);
    }
    return bucket.take(now);
  }
}
