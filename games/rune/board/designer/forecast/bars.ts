// Counts as bars side by side: pure, `bars.tsx` draws them.

import { type Counts, inOrder } from '../../../rules/forecast.ts';

interface Bar {
  /** The least and the greatest number that it stands for. */
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** Every number between the least and the greatest has its place; where they are too many, some share one. */
export function barsOf(counts: Counts, most: number): Bar[] {
  const pairs = inOrder(counts);
  const [least = 0] = pairs[0] ?? [];
  const [greatest = 0] = pairs.at(-1) ?? [];
  if (pairs.length === 0) return [];
  const width = Math.ceil((greatest - least + 1) / most);
  return Array.from({ length: Math.ceil((greatest - least + 1) / width) }, (_, i) => {
    const from = least + i * width;
    const to = from + width - 1;
    const times = pairs.reduce((sum, [value, n]) => sum + (value >= from && value <= to ? n : 0), 0);
    return { from, to, times };
  });
}

/** “4”, “4–6”, “−114–13” */
export const barName = ({ from, to }: Bar): string =>
  from === to ? withMinus(from) : `${withMinus(from)}–${withMinus(to)}`;

export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
