// Many wait, and each gets his turn: whoever has a hundred wishes waits for the others' first ones.

export class FairQueue<T> {
  readonly #mostEach: number;
  /** Whose turn is next comes first. */
  readonly #waiting = new Map<string, T[]>();

  constructor(mostEach = Infinity) {
    this.#mostEach = mostEach;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** False if too many of his are waiting already. */
  add(key: string, item: T): boolean {
    const own = this.#waiting.get(key);
    if (own === undefined) this.#waiting.set(key, [item]);
    else if (own.length >= this.#mostEach) return false;
    else own.push(item);
    return true;
  }

  /** Whose turn it is, of those who may have one now. */
  next(may: (key: string) => boolean = () => true): T | undefined {
    for (const [key, own] of this.#waiting) {
      if (!may(key)) continue;
      this.#waiting.delete(key);
      const item = own.shift();
      // The rest of his waits behind everybody else.
      if (own.length > 0) this.#waiting.set(key, own);
      return item;
    }
    return undefined;
  }

  /** All that wait, which nobody will come for any more. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    return all;
  }
}
