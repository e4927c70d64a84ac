// Variety that is the same everywhere and every time: numbers from coordinates instead of dice.

/** Between 0 and 1, for the n-th need of chance at a place. */
export function chanceAt(x: number, y: number, n: number): number {
  let hash =
    Math.imul(Math.round(x * 8), 0x27d4eb2d) ^
    Math.imul(Math.round(y * 8), 0x165667b1) ^
    Math.imul(n, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** Between −1 and 1. */
export const swayAt = (x: number, y: number, n: number): number => chanceAt(x, y, n) * 2 - 1;
