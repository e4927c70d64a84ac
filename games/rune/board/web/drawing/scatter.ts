// Small strokes here and there, the same every time: tufts, pebbles, waves, all of a kind in one path.

import { cornerOf, grain, UNIT, type Wide } from '@skald/games/board-kit';
import type { Square } from '@skald/games/grid-kit';

export interface Sprinkle {
  /** Drawn around 0, 0 with relative strokes only. */
  readonly marks: readonly string[];
  /** How likely a square has one, and how many tries it gets. */
  readonly chance: number;
  readonly tries?: number;
  /** Tells kinds apart that are sprinkled over the same squares. */
  readonly seed: number;
}

export function sprinkled(
  wide: Wide,
  squares: Iterable<Square>,
  { marks, chance, tries = 1, seed }: Sprinkle,
): string {
  let drawn = '';
  for (const square of squares) {
    const [left, top] = cornerOf(wide, square);
    for (let i = 0; i < tries; i++) {
      const n = seed * 97 + i * 5;
      if (grain(square, n) >= chance) continue;
      const x = Math.round(left + 8 + grain(square, n + 1) * (UNIT - 16));
      const y = Math.round(top + 8 + grain(square, n + 2) * (UNIT - 16));
      drawn += `M${x} ${y}${marks[Math.floor(grain(square, n + 3) * marks.length)]}`;
    }
  }
  return drawn;
}
