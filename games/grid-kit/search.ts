// The cheapest first: a queue for searches over numbered nodes. Its lists are used again and again, since new ones for
// every search would cost more than the search.

/** More than anything costs. */
export const FAR = 2 ** 31 - 1;
const NOBODY = -1;

/**
 * `begin`, `offer` where it starts, then `take` until nothing is left and offer what is next to each. Costs are whole
 * numbers, small ones. Of equal costs the one that was offered first comes first, so that the same search always gives
 * the same order and the same ways.
 */
export class Search {
  /** By node: what the way there costs, `FAR` where none leads. */
  costs = new Int32Array(0);
  /** By node: the place in `order` of the one before, −1 at a start. */
  before = new Int32Array(0);
  /** The nodes that were taken, the cheapest first. */
  order = new Int32Array(0);
  taken = 0;

  #next = new Int32Array(0);
  #previous = new Int32Array(0);
  /** By cost: the nodes that wait, from the first to the last. */
  #first = new Int32Array(64).fill(NOBODY);
  #last = new Int32Array(64).fill(NOBODY);
  #budget = FAR;
  #cost = 0;
  #dearest = 0;

  /** Forgets the last search. What costs more than the budget is not offered. */
  begin(nodes: number, budget = FAR): void {
    if (nodes > this.costs.length) {
      this.costs = new Int32Array(nodes);
      this.before = new Int32Array(nodes);
      this.order = new Int32Array(nodes);
      this.#next = new Int32Array(nodes);
      this.#previous = new Int32Array(nodes);
    }
    this.costs.fill(FAR, 0, nodes);
    this.#first.fill(NOBODY, 0, this.#dearest + 1);
    this.#last.fill(NOBODY, 0, this.#dearest + 1);
    this.taken = 0;
    this.#budget = Math.min(budget, FAR - 1);
    this.#cost = 0;
    this.#dearest = 0;
  }

  /** Forgets the last search, and takes over what another has found to cost no more than this: only what is cheaper counts. */
  beginAfter(other: Search, nodes: number, most: number): void {
    this.begin(nodes);
    for (let i = 0; i < other.taken; i++) {
      const node = other.order[i]!;
      if (other.costs[node]! > most) break;
      this.costs[node] = other.costs[node]!;
      // It waits for nobody, and nobody notices when it leaves.
      this.#next[node] = node;
      this.#previous[node] = node;
    }
  }

  /** A way to a node by the one that was taken last; it counts if it is cheaper than all before. */
  offer(node: number, cost: number): void {
    const known = this.costs[node]!;
    if (cost >= known || cost > this.#budget) return;
    if (known !== FAR) this.#leave(node, known);
    this.costs[node] = cost;
    this.before[node] = this.taken - 1;
    if (cost > this.#dearest) this.#dearest = cost;
    if (cost >= this.#first.length) this.#lengthen(cost);
    const last = this.#last[cost]!;
    if (last === NOBODY) this.#first[cost] = node;
    else this.#next[last] = node;
    this.#previous[node] = last;
    this.#next[node] = NOBODY;
    this.#last[cost] = node;
  }

  /** The cheapest that waits; −1 when nobody does who costs no more than this. */
  take(most = FAR): number {
    const last = Math.min(most, this.#dearest);
    while (this.#cost <= last) {
      const node = this.#first[this.#cost]!;
      if (node !== NOBODY) {
        this.#leave(node, this.#cost);
        this.order[this.taken++] = node;
        return node;
      }
      this.#cost++;
    }
    return NOBODY;
  }

  /**
   * Takes all who wait and cost no more, on a board where each square has two nodes: one from which the next diagonal
   * step is a short one, and one from which it is long. The steps out of a square are worked out beforehand, 0 where
   * none leads. It is `take` and `offer` in one, since large boards spend their time in nothing else.
   */
  takeAlternating(neighbours: Int16Array, steps: Uint16Array, most: number): void {
    const { costs, before, order } = this;
    const [next, previous] = [this.#next, this.#previous];
    let [first, last] = [this.#first, this.#last];
    let [cost, dearest, taken] = [this.#cost, this.#dearest, this.taken];
    while (cost <= most && cost <= dearest) {
      const node = first[cost]!;
      if (node === NOBODY) {
        cost++;
        continue;
      }
      const second = next[node]!;
      first[cost] = second;
      if (second === NOBODY) last[cost] = NOBODY;
      else previous[second] = NOBODY;
      order[taken] = node;
      const long = node & 1;
      const from = (node >> 1) * 8;
      for (let at = from; at < from + 8; at++) {
        const step = steps[at]!;
        if (step === 0) continue;
        const slants = at & 1;
        const to = (neighbours[at]! << 1) + (slants ^ long);
        const paid = cost + (step << (slants & long));
        const known = costs[to]!;
        if (paid >= known) continue;
        if (known !== FAR) this.#leave(to, known);
        if (paid > dearest) dearest = paid;
        if (paid >= first.length) {
          this.#lengthen(paid);
          [first, last] = [this.#first, this.#last];
        }
        costs[to] = paid;
        before[to] = taken;
        const tail = last[paid]!;
        if (tail === NOBODY) first[paid] = to;
        else next[tail] = to;
        previous[to] = tail;
        next[to] = NOBODY;
        last[paid] = to;
      }
      taken++;
    }
    [this.#cost, this.#dearest, this.taken] = [cost, dearest, taken];
  }

  #leave(node: number, cost: number): void {
    const next = this.#next[node]!;
    const previous = this.#previous[node]!;
    if (previous === NOBODY) this.#first[cost] = next;
    else this.#next[previous] = next;
    if (next === NOBODY) this.#last[cost] = previous;
    else this.#previous[next] = previous;
  }

  #lengthen(cost: number): void {
    const grown = (list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
      const longer = new Int32Array(Math.max(cost + 1, list.length * 2)).fill(NOBODY);
      longer.set(list);
      return longer;
    };
    this.#first = grown(this.#first);
    this.#last = grown(this.#last);
  }
}
