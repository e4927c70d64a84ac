// Where a key leads on the map, beyond those that every map has.

import { nextOf } from '@skald/games/board-kit';
import type { Spot } from './answers.ts';
import { areaTowards } from './cursor.ts';

/** `here` are the counters in the cursor's area, by name. Null for a key that leads nowhere. */
export function spotByKey(key: string, { area, counter }: Spot, here: readonly string[]): Spot | null {
  const among = (by: 1 | -1): Spot | null => {
    const next = nextOf(here, (name) => name === counter, by);
    return next === undefined ? null : { area, counter: next };
  };
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      if (counter !== null) return among(key === 'ArrowRight' ? 1 : -1);
      return { area: areaTowards(area, key), counter: null };
    case 'ArrowUp':
    case 'ArrowDown':
      return { area: counter === null ? areaTowards(area, key) : area, counter: null };
    case 'PageDown':
      return among(1);
    case 'PageUp':
      return among(-1);
    default:
      return null;
  }
}
