import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAR, Search } from './search.ts';

type Edge = readonly [from: number, to: number, cost: number];

function run(
  search: Search,
  nodes: number,
  edges: readonly Edge[],
  starts: readonly number[],
  budget?: number,
) {
  search.begin(nodes, budget);
  for (const start of starts) search.offer(start, 0);
  for (let node = search.take(); node >= 0; node = search.take())
    for (const [from, to, cost] of edges) if (from === node) search.offer(to, search.costs[node]! + cost);
  return {
    order: [...search.order.slice(0, search.taken)],
    costs: [...search.costs.slice(0, nodes)],
  };
}

/** Word by word: a list of offers, the cheapest taken first, of equal ones the earliest. */
function slowly(nodes: number, edges: readonly Edge[], starts: readonly number[], budget = Infinity) {
  const costs: number[] = Array(nodes).fill(FAR);
  const order: number[] = [];
  let waiting: { node: number; cost: number }[] = [];
  const offer = (node: number, cost: number): void => {
    if (cost > budget || cost >= costs[node]!) return;
    costs[node] = cost;
    waiting = [...waiting.filter((each) => each.node !== node), { node, cost }];
  };
  for (const start of starts) offer(start, 0);
  while (waiting.length > 0) {
    const least = Math.min(...waiting.map(({ cost }) => cost));
    const next = waiting.find(({ cost }) => cost === least)!;
    waiting = waiting.filter((each) => each !== next);
    order.push(next.node);
    for (const [from, to, cost] of edges) if (from === next.node) offer(to, next.cost + cost);
  }
  return { order, costs };
}

describe('a search', () => {
  const NODES = 12;
  const node = fc.nat(NODES - 1);
  const edges = fc.array(fc.tuple(node, node, fc.integer({ min: 0, max: 9 })), { maxLength: 60 });

  it('takes the cheapest first, of equal ones the first offered', () => {
    const search = new Search();
    fc.assert(
      fc.property(
        edges,
        fc.array(node, { minLength: 1, maxLength: 3 }),
        fc.option(fc.nat(25)),
        (ways, starts, budget) => {
          const most = budget ?? undefined;
          expect(run(search, NODES, ways, starts, most)).toEqual(slowly(NODES, ways, starts, most));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('knows who came before', () => {
    const search = new Search();
    run(
      search,
      4,
      [
        [0, 1, 5],
        [0, 2, 1],
        [2, 1, 1],
        [1, 3, 1],
      ],
      [0],
    );
    const before = (at: number) => search.order[search.before[at]!];
    expect([before(3), before(1), before(2), search.before[0]]).toEqual([1, 2, 0, -1]);
  });

  it('keeps to the first of two equal ways', () => {
    const search = new Search();
    run(
      search,
      4,
      [
        [0, 1, 1],
        [0, 2, 1],
        [1, 3, 1],
        [2, 3, 1],
      ],
      [0],
    );
    expect(search.order[search.before[3]!]).toBe(1);
  });

  it('bears large costs, larger boards and smaller ones', () => {
    const search = new Search();
    expect(run(search, 2, [[0, 1, 1000]], [0]).costs).toEqual([0, 1000]);
    expect(
      run(
        search,
        3,
        [
          [0, 2, 64],
          [2, 1, 65],
        ],
        [0],
      ).costs,
    ).toEqual([0, 129, 64]);
    expect(run(search, 2, [[0, 1, 3]], [0])).toEqual({ order: [0, 1], costs: [0, 3] });
  });

  it('forgets a search that was broken off', () => {
    const search = new Search();
    search.begin(5);
    for (const each of [0, 1, 2, 3]) search.offer(each, each * 7);
    search.take();
    expect(run(search, 5, [[4, 0, 7]], [4])).toEqual({ order: [4, 0], costs: [7, FAR, FAR, FAR, 0] });
  });

  it('gives what costs just the budget, and nothing without a start', () => {
    const search = new Search();
    expect(
      run(
        search,
        3,
        [
          [0, 1, 4],
          [0, 2, 5],
        ],
        [0],
        4,
      ).costs,
    ).toEqual([0, 4, FAR]);
    expect(run(search, 3, [[0, 1, 4]], []).order).toEqual([]);
  });
});
