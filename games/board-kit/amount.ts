// How much: what a key makes of it. Pure: `slider.tsx` shows it.

/** The least and the most. */
export type Range = readonly [least: number, most: number];

export const withinRange = (wanted: number, [least, most]: Range): number =>
  Math.min(most, Math.max(least, wanted));

/** Digits say how much, in the direction it already goes; minus and plus are the buttons. Null for other keys. */
export function amountByKey(key: string, now: number): number | null {
  if (/^\d$/.test(key)) return Number(key) * (now < 0 ? -1 : 1);
  return key === '-' ? now - 1 : key === '+' ? now + 1 : null;
}
