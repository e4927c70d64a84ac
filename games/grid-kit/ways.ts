// The cheapest ways from somewhere to all squares within a budget.

import { type Grid, isDiagonal, neighbour, type Square } from './grid.ts';
import { strayOf } from './lines.ts';
import { FAR, Search } from './search.ts';
import { hasRoom, type IsOpen } from './steps.ts';

export interface Gait {
  /**
   * What it costs to enter a square from its neighbour: a whole number of 1 or more, Infinity where one cannot. A base
   * of several squares stands for its top left one. Whether a diagonal step has room beside it need not be asked here.
   */
  cost(from: Square, to: Square, direction: number): number;
  /** Cost as much as others; every second one twice as much; are not taken. */
  readonly diagonals: 'equal' | 'alternating' | 'none';
}

/** All steps worked out beforehand, for searches that must be quick. */
export interface Strides {
  /** By square and direction: as of a gait, but 0 where one cannot; of diagonal steps only those with room beside them. */
  readonly steps: Uint16Array;
  /** No step costs more. */
  readonly dearest: number;
  readonly diagonals: Gait['diagonals'];
}

/** Where ways begin, and what has been spent by then. */
export interface Source {
  readonly square: Square;
  readonly spent: number;
}

/**
 * What a step meets beside its cost, as bits: each of them counts once on a way, however often it is met. At most 31.
 */
export type Tolls = (from: Square, to: Square) => number;

/** One search after the other; each forgets the one before. The gait must not change while its ways are asked for. */
export class Ways {
  readonly #search = new Search();
  #grid: Grid = { width: 0, height: 0, size: 0, neighbours: new Int16Array(0) };
  #gait: Gait | Strides = { cost: () => Infinity, diagonals: 'none' };
  /** Those of strides, and what the dearest may cost. */
  #steps: Uint16Array | null = null;
  #dearest = 0;
  /** Nodes a square: where diagonals alternate there is one for each length of the next. */
  #nodes = 1;
  /** What some strides knew more than others when they were last compared. */
  #more: { known: Gait | Strides; strides: Strides; steps: readonly number[] } | null = null;
  /** Nothing is known of what costs more. */
  #budget = 0;

  find(grid: Grid, from: Square | Iterable<Source>, gait: Gait | Strides, budget = Infinity): this {
    const search = this.#search;
    this.#grid = grid;
    this.#gait = gait;
    this.#steps = 'steps' in gait ? gait.steps : null;
    this.#dearest = 'steps' in gait ? gait.dearest : 0;
    this.#nodes = gait.diagonals === 'alternating' ? 2 : 1;
    search.begin(grid.size * this.#nodes);
    for (const { square, spent } of typeof from === 'number' ? [{ square: from, spent: 0 }] : from)
      search.offer(square * this.#nodes, spent);
    this.#budget = 0;
    return this.further(budget);
  }

  /** The same ways, as far as this budget suffices, if that is more than the last. */
  further(budget: number): this {
    const search = this.#search;
    this.#budget = Math.max(budget, this.#budget);
    if (this.#steps !== null && this.#nodes === 2)
      search.takeAlternating(this.#grid.width, this.#steps, this.#dearest, this.#budget);
    else
      for (let node = search.take(this.#budget); node >= 0; node = search.take(this.#budget))
        this.#leave(node, this.#grid.neighbours, search.costs);
    return this;
  }

  /**
   * What alternating strides find that know more steps than those of another search, which has led as far: all squares
   * that are cheaper by them are within the budget, and few others. Ways there are not known.
   */
  findBeyond(other: Ways, strides: Strides, budget: number): this {
    const search = this.#search;
    this.#grid = other.#grid;
    this.#gait = strides;
    this.#steps = strides.steps;
    this.#dearest = strides.dearest;
    this.#nodes = 2;
    this.#budget = 0;
    search.beginAfter(other.#search, this.#grid.size * 2, budget);
    if (this.#more?.known !== other.#gait || this.#more.strides !== strides)
      this.#more = { known: other.#gait, strides, steps: newSteps(strides.steps, other.#steps!) };
    for (const at of this.#more.steps) {
      const to = this.#grid.neighbours[at]!;
      for (const long of [0, 1]) {
        const spent = search.costs[(at >> 3) * 2 + long]!;
        const slants = at & 1;
        if (spent <= budget)
          search.offer(to * 2 + (slants ^ long), spent + (strides.steps[at]! << (slants & long)));
      }
    }
    return this.further(budget);
  }

  /** What the way to a square costs; Infinity where none leads. */
  costTo(square: Square): number {
    const cost = this.#search.costs[this.#nodeOf(square)]!;
    return cost === FAR || cost > this.#budget ? Infinity : cost;
  }

  /** All squares that cost no more, the nearest first: of one search for a whole move, those of half a move too. */
  within(budget = Infinity): Square[] {
    const { order, taken, costs } = this.#search;
    const squares: Square[] = [];
    for (let i = 0; i < taken; i++) {
      const node = order[i]!;
      if (costs[node]! > budget) break;
      const square = this.#squareOf(node);
      if (this.#nodes === 1 || this.#nodeOf(square) === node) squares.push(square);
    }
    return squares;
  }

  /** Calls with every square that costs no more, the nearest first, and with what the way there costs. */
  everyWithin(budget: number, visit: (square: Square, cost: number) => void): void {
    const { order, taken, costs } = this.#search;
    const doubled = this.#nodes === 2;
    for (let i = 0; i < taken; i++) {
      const node = order[i]!;
      const cost = costs[node]!;
      if (cost > budget) break;
      if (!doubled) visit(node, cost);
      // The other node of the square is no nearer, or has the same cost and comes first.
      else if ((node & 1) === 0 ? cost <= costs[node + 1]! : cost < costs[node - 1]!) visit(node >> 1, cost);
    }
  }

  /** By square: what the way there costs in such units, −1 where it costs more than the budget. */
  costsWithin(budget: number, unit = 1): Float32Array {
    const { order, taken, costs } = this.#search;
    const found = new Float32Array(this.#grid.size).fill(-1);
    for (let i = 0; i < taken; i++) {
      const cost = costs[order[i]!]!;
      if (cost > budget) break;
      const square = this.#squareOf(order[i]!);
      // The cheaper of its nodes was taken first.
      if (found[square] === -1) found[square] = cost / unit;
    }
    return found;
  }

  /**
   * The way to a square, both ends included; null where none leads. Of equally cheap ways it is always the same one: with
   * the fewest tolls, and from the goal back it strays as little as it can from the straight line.
   */
  wayTo(goal: Square, tolls?: Tolls): Square[] | null {
    let node = this.#nodeOf(goal);
    if (this.costTo(goal) === Infinity) return null;
    const start = this.#startOf(node);
    if (tolls !== undefined) return this.#thriftiest(goal, start, tolls);
    const way = [goal];
    for (
      let before = this.#before(node, start, goal);
      before >= 0;
      before = this.#before(node, start, goal)
    ) {
      node = before;
      way.unshift(this.#squareOf(node));
    }
    return way;
  }

  #leave(node: number, neighbours: Int16Array, costs: Int32Array): void {
    const { diagonals } = this.#gait;
    const alternating = diagonals === 'alternating' ? 1 : 0;
    const stride = diagonals === 'none' ? 2 : 1;
    const steps = this.#steps;
    const square = node >> alternating;
    const long = node & alternating;
    const spent = costs[node]!;
    for (let direction = 0; direction < 8; direction += stride) {
      const to = neighbours[square * 8 + direction]!;
      if (to < 0) continue;
      const turns = direction & alternating;
      const length = 1 + (turns & long);
      const next = (to << alternating) + (turns ^ long);
      // A step costs at least its length: mostly it need not be looked at, since a way led here before.
      if (costs[next]! <= spent + length) continue;
      const cost = steps === null ? this.#step(square, to, direction) : steps[square * 8 + direction]!;
      if (cost > 0 && cost !== Infinity) this.#search.offer(next, spent + cost * length);
    }
  }

  #step(from: Square, to: Square, direction: number): number {
    if (!('cost' in this.#gait)) return this.#gait.steps[from * 8 + direction] || Infinity;
    const cost = this.#gait.cost(from, to, direction);
    if (cost === Infinity || !isDiagonal(direction)) return cost;
    return hasRoom(this.#grid, from, to, direction, this.#isOpen) ? cost : Infinity;
  }

  readonly #isOpen: IsOpen = (from, to, direction) =>
    'cost' in this.#gait && this.#gait.cost(from, to, direction) !== Infinity;

  /** The node before this one on the straightest of its ways; −1 at a start. */
  #before(node: number, start: Square, goal: Square): number {
    let best = -1;
    let least = Infinity;
    for (const candidate of this.#befores(node)) {
      const strays = strayOf(this.#grid, start, goal, this.#squareOf(candidate));
      if (strays < least) [best, least] = [candidate, strays];
    }
    return best;
  }

  /** All nodes from which a cheapest way leads to this one; none at a start. */
  #befores(node: number): number[] {
    const { costs, before } = this.#search;
    const found: number[] = [];
    if (before[node] === -1) return found;
    const square = this.#squareOf(node);
    const long = this.#nodes === 2 ? node & 1 : 0;
    for (let direction = 0; direction < 8; direction += this.#gait.diagonals === 'none' ? 2 : 1) {
      const from = neighbour(this.#grid, square, direction);
      if (from < 0) continue;
      const diagonal = isDiagonal(direction) && this.#nodes === 2;
      const candidate = from * this.#nodes + (diagonal ? 1 - long : long);
      const length = diagonal && long === 0 ? 2 : 1;
      if (costs[candidate] === FAR) continue;
      const cost = this.#step(from, square, (direction + 4) & 7);
      if (costs[candidate]! + cost * length === costs[node]) found.push(candidate);
    }
    return found;
  }

  /** Of all cheapest ways to a square the one with the fewest tolls, and of those the straightest. */
  #thriftiest(goal: Square, start: Square, tolls: Tolls): Square[] {
    const { costs } = this.#search;
    const cheapest = this.costTo(goal);
    const ends = Array.from({ length: this.#nodes }, (_, i) => goal * this.#nodes + i).filter(
      (node) => costs[node] === cheapest,
    );
    const trails = new Map<number, Trail[]>();
    for (const node of this.#leadingTo(ends))
      trails.set(node, this.#trailsTo(node, trails, start, goal, tolls));
    const [best] = ends
      .flatMap((node) => trails.get(node)!)
      .sort((a, b) => bitsOf(a.tolls) - bitsOf(b.tolls) || a.strays - b.strays);
    const way: Square[] = [];
    for (let trail: Trail | null = best!; trail !== null; trail = trail.before)
      way.unshift(this.#squareOf(trail.node));
    return way;
  }

  /** Every node of a cheapest way to one of these, the cheapest first. */
  #leadingTo(ends: readonly number[]): number[] {
    const found = new Set(ends);
    for (const node of found) for (const before of this.#befores(node)) found.add(before);
    const { costs } = this.#search;
    return [...found].sort((a, b) => costs[a]! - costs[b]!);
  }

  /** One for each set of tolls that may yet turn out the smallest. */
  #trailsTo(
    node: number,
    trails: ReadonlyMap<number, readonly Trail[]>,
    start: Square,
    goal: Square,
    tolls: Tolls,
  ): Trail[] {
    const befores = this.#befores(node);
    if (befores.length === 0) return [{ node, tolls: 0, strays: 0, before: null }];
    const square = this.#squareOf(node);
    const strays = strayOf(this.#grid, start, goal, square);
    const best: Trail[] = [];
    for (const from of befores) {
      const toll = tolls(this.#squareOf(from), square);
      for (const before of trails.get(from)!) {
        const trail = { node, tolls: before.tolls | toll, strays: before.strays + strays, before };
        if (best.some((other) => isNoWorse(other, trail))) continue;
        best.splice(0, best.length, ...best.filter((other) => !isNoWorse(trail, other)), trail);
      }
    }
    return best;
  }

  #startOf(node: number): Square {
    const { order, before } = this.#search;
    let at = node;
    while (before[at] !== -1) at = order[before[at]!]!;
    return this.#squareOf(at);
  }

  #squareOf(node: number): Square {
    return this.#nodes === 2 ? node >> 1 : node;
  }

  /** The cheaper of a square's nodes. */
  #nodeOf(square: Square): number {
    if (this.#nodes === 1) return square;
    const { costs } = this.#search;
    return costs[square * 2 + 1]! < costs[square * 2]! ? square * 2 + 1 : square * 2;
  }
}

/** By square and direction: the steps that others do not know. Mostly all of a square are the same, so these are compared two by two. */
function newSteps(steps: Uint16Array, others: Uint16Array): number[] {
  const found: number[] = [];
  const [pairs, otherPairs] = [pairsOf(steps), pairsOf(others)];
  for (let pair = 0; pair < pairs.length; pair++) {
    if (pairs[pair] === otherPairs[pair]) continue;
    for (let at = pair * 2; at < pair * 2 + 2; at++) if (steps[at] !== others[at]) found.push(at);
  }
  return found;
}

const pairsOf = ({ buffer, byteOffset, length }: Uint16Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, length / 2);

/** A cheapest way to a node, from its end. */
interface Trail {
  readonly node: number;
  readonly tolls: number;
  /** How far its squares stray from the straight line, all together. */
  readonly strays: number;
  readonly before: Trail | null;
}

/** Whether one meets nothing that the other does not, and with the same tolls strays no more. */
const isNoWorse = (one: Trail, other: Trail): boolean =>
  (one.tolls & ~other.tolls) === 0 && (one.tolls !== other.tolls || one.strays <= other.strays);

function bitsOf(tolls: number): number {
  let count = 0;
  for (let rest = tolls; rest !== 0; rest &= rest - 1) count++;
  return count;
}
