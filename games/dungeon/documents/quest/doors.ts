// Doors and Weak Spots: drawn as they must be, and described.

import type { Problem } from '@skald/kernel';
import { type Barrier, type Layout, layoutOf } from '../../content/quest/layout.ts';
import type { Quest } from '../../content/quest/schema.ts';
import { advice, problem } from './problem.ts';
import { again, drawnAt } from './squares.ts';

export function checkDoors(quest: Quest): Problem[] {
  const layout = layoutOf(quest);
  const drawn = layout.barriers.map(({ mark }) => mark);
  const described = quest.doors.map(({ door }) => door);
  return [
    ...layout.barriers.flatMap((barrier) => checkBarrier(quest, layout, barrier)),
    ...described.flatMap((door, i) =>
      drawn.includes(door)
        ? []
        : [problem('doorNotDrawn', ['doors', i], { params: { door }, rule: 'DUN-CONTENT-02' })],
    ),
    ...again(described).map(({ value: door, index }) =>
      problem('doorTwice', ['doors', index], { params: { door } }),
    ),
  ];
}

function checkBarrier(quest: Quest, layout: Layout, barrier: Barrier): Problem[] {
  const at = drawnAt(quest.map, barrier.squares[0] ?? 0);
  const params = { door: barrier.mark };
  const way = directionOf(layout, barrier);
  if (way === null) return [problem('doorShape', at, { params, rule: 'DUN-FURN-07' })];
  const problems: Problem[] = [];
  const zones = way === 'none' ? [] : zonesAlong(layout, barrier, way);
  if (way === 'none') problems.push(problem('doorInNoWall', at, { params }));
  else if (new Set(zones).size < 2) problems.push(advice('doorLeadsNowhere', at, { params }));
  if (!barrier.weakSpot && !quest.doors.some(({ door }) => door === barrier.mark)) {
    problems.push(problem('doorNotDescribed', at, { params, rule: 'DUN-CONTENT-02' }));
  } else if (barrier.lock === null && barrier.ward === 0) {
    problems.push(problem('notLocked', at, { params: { what: 'door' }, rule: 'DUN-FURN-06' }));
  }
  return problems;
}

type Way = 'across' | 'down';

/** The way one walks through it: between walls at both ends, from floor to floor. Null if it is no door at all. */
function directionOf({ width, height, floor, barrierAt }: Layout, { squares }: Barrier): Way | 'none' | null {
  const [first = 0, second = first] = squares;
  const [left, top] = [first % width, Math.floor(first / width)];
  const [right, bottom] = [second % width, Math.floor(second / width)];
  if (squares.length > 2 || right - left + bottom - top > 1 || right < left) return null;

  const kind = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height || floor[y * width + x] === 0) return 'wall';
    return barrierAt[y * width + x] === -1 ? 'floor' : 'barrier';
  };
  const both = (kindOf: string, ...places: [number, number][]) =>
    places.every(([x, y]) => kind(x, y) === kindOf);
  const across = both('floor', [left - 1, top], [left + 1, top], [right - 1, bottom], [right + 1, bottom]);
  if (across && both('wall', [left, top - 1], [right, bottom + 1])) return 'across';
  const down = both('floor', [left, top - 1], [left, top + 1], [right, bottom - 1], [right, bottom + 1]);
  return down && both('wall', [left - 1, top], [right + 1, bottom]) ? 'down' : 'none';
}

function zonesAlong({ width, zoneAt }: Layout, { squares }: Barrier, way: Way): number[] {
  const step = way === 'across' ? 1 : width;
  return squares.flatMap((square) => [zoneAt[square - step]!, zoneAt[square + step]!]);
}
