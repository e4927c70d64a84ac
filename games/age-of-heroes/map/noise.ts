// Smooth noise from a hash of the lattice: the same everywhere and every time.

function lattice(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x80000000 - 1;
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Between -1 and 1, with bumps about one unit wide. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = ease(x - column);
  const down = ease(y - row);
  const upper = lattice(column, row, seed) * (1 - across) + lattice(column + 1, row, seed) * across;
  const lower = lattice(column, row + 1, seed) * (1 - across) + lattice(column + 1, row + 1, seed) * across;
  return upper * (1 - down) + lower * down;
}
