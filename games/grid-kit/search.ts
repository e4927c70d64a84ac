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

  /** By cost: the nodes that wait, in the order in which they came, and how many. Whoever came again for less is passed over. */
  readonly #rows: number[][] = [];
  readonly #counts: number[] = [];
  #budget = FAR;
  #cost = 0;
  /** How many of this cost have been looked at. */
  #gone = 0;
  #dearest = 0;

  /** Forgets the last search. What costs more than the budget is not offered. */
  begin(nodes: number, budget = FAR): void {
    if (nodes > this.costs.length) {
      this.costs = new Int32Array(nodes);
      this.before = new Int32Array(nodes);
      this.order = new Int32Array(nodes);
    }
    this.costs.fill(FAR, 0, nodes);
    this.#counts.fill(0, 0, this.#dearest + 1);
    this.taken = 0;
    this.#budget = Math.min(budget, FAR - 1);
    this.#cost = 0;
    this.#gone = 0;
    this.#dearest = 0;
  }

  /** Forgets the last search, and takes over what another has found to cost no more than this: only what is cheaper counts. */
  beginAfter(other: Search, nodes: number, most: number): void {
    this.begin(nodes);
    for (let i = 0; i < other.taken; i++) {
      const node = other.order[i]!;
      if (other.costs[node]! > most) break;
      this.costs[node] = other.costs[node]!;
    }
  }

  /** A way to a node by the one that was taken last; it counts if it is cheaper than all before. */
  offer(node: number, cost: number): void {
    if (cost >= this.costs[node]! || cost > this.#budget) return;
    this.costs[node] = cost;
    this.before[node] = this.taken - 1;
    if (cost > this.#dearest) this.#dearest = cost;
    lengthen(this.#rows, this.#counts, cost);
    this.#rows[cost]![this.#counts[cost]!++] = node;
  }

  /** The cheapest that waits; −1 when nobody does who costs no more than this. */
  take(most = FAR): number {
    const last = Math.min(most, this.#dearest);
    while (this.#cost <= last) {
      if (this.#gone >= (this.#counts[this.#cost] ?? 0)) {
        this.#cost++;
        this.#gone = 0;
        continue;
      }
      const node = this.#rows[this.#cost]![this.#gone++]!;
      if (this.costs[node] !== this.#cost) continue;
      this.order[this.taken++] = node;
      return node;
    }
    return NOBODY;
  }

  /**
   * Takes all who wait and cost no more, on a board of this width where each square has two nodes: one from which the
   * next diagonal step is a short one, and one from which it is long. The steps out of a square are worked out
   * beforehand, 0 where none leads; no step costs more than the dearest. It is `take` and `offer` in one, since large boards spend their time in nothing else:
   * step by step, in the order of `DIRECTIONS`, which is twice as fast as a loop over them.
   */
  takeAlternating(width: number, steps: Uint16Array, dearest: number, most: number): void {
    const { costs, before, order } = this;
    const [rows, counts] = [this.#rows, this.#counts];
    const down = 2 * width;
    let [cost, gone, taken] = [this.#cost, this.#gone, this.taken];
    const last = Math.min(most, FAR);
    for (; cost <= last && cost < counts.length; cost++, gone = 0) {
      const row = rows[cost]!;
      if (gone < counts[cost]!) lengthen(rows, counts, cost + 2 * dearest);
      for (; gone < counts[cost]!; gone++) {
        const node = row[gone]!;
        if (costs[node] !== cost) continue;
        order[taken] = node;
        const long = node & 1;
        const turned = node + 1 - 2 * long;
        const at = (node >> 1) * 8;
        reach(costs, before, rows, counts, taken, cost, node - down, steps[at]!);
        reach(costs, before, rows, counts, taken, cost, turned - down + 2, steps[at + 1]! << long);
        reach(costs, before, rows, counts, taken, cost, node + 2, steps[at + 2]!);
        reach(costs, before, rows, counts, taken, cost, turned + down + 2, steps[at + 3]! << long);
        reach(costs, before, rows, counts, taken, cost, node + down, steps[at + 4]!);
        reach(costs, before, rows, counts, taken, cost, turned + down - 2, steps[at + 5]! << long);
        reach(costs, before, rows, counts, taken, cost, node - 2, steps[at + 6]!);
        reach(costs, before, rows, counts, taken, cost, turned - down - 2, steps[at + 7]! << long);
        taken++;
      }
    }
    [this.#cost, this.#gone, this.taken] = [cost, gone, taken];
    this.#dearest = counts.length - 1;
  }
}

/** A step to a node from the one that was taken last, as the `taken`th; 0 is none. There is a row for what it comes to. */
function reach(
  costs: Int32Array,
  before: Int32Array,
  rows: number[][],
  counts: number[],
  taken: number,
  spent: number,
  node: number,
  step: number,
): void {
  if (step === 0) return;
  const cost = spent + step;
  if (cost >= costs[node]!) return;
  costs[node] = cost;
  before[node] = taken;
  rows[cost]![counts[cost]!++] = node;
}

function lengthen(rows: number[][], counts: number[], cost: number): void {
  while (cost >= counts.length) {
    rows.push([]);
    counts.push(0);
  }
}
