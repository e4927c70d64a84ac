// Dividing the points so that they always add up. CAM-UNIT-02 to -05

import { ALL_POINTS, LEAST_POINTS, MOST_POINTS } from '../../../content/index.ts';

/** As even as can be, the first armies the stronger ones. */
export const evenly = (armies: number): number[] =>
  Array.from(
    { length: armies },
    (_, i) => Math.floor(ALL_POINTS / armies) + (i < ALL_POINTS % armies ? 1 : 0),
  );

/** One army gets this many points, as far as the others can give or take them; the sum stays the same. */
export function withPoints(points: readonly number[], army: number, wanted: number): readonly number[] {
  let now = [...points];
  const target = Math.min(MOST_POINTS, Math.max(LEAST_POINTS, wanted));
  while (now[army] !== target) {
    const more = target > (now[army] as number);
    const other = partner(now, army, more);
    if (other < 0) break;
    now = now.map((n, i) => n + (i === army ? 1 : i === other ? -1 : 0) * (more ? 1 : -1));
  }
  return now;
}

/** The strongest gives, the weakest takes. */
function partner(points: readonly number[], army: number, gives: boolean): number {
  const able = points
    .map((n, i) => ({ n, i }))
    .filter(({ n, i }) => i !== army && (gives ? n > LEAST_POINTS : n < MOST_POINTS))
    .toSorted((a, b) => (gives ? b.n - a.n : a.n - b.n) || b.i - a.i);
  return able[0]?.i ?? -1;
}
