// What two states of a field have in common: whatever is drawn from that alone stays as it is drawn.

import type { Ground } from '../../../rules/space/index.ts';

type Laid = { readonly part: unknown; readonly squares: ReadonlySet<number> };

const isSameSize = ({ grid: one }: Ground, { grid: other }: Ground): boolean =>
  one.width === other.width && one.height === other.height;

const isSameRow = (one: ArrayLike<number>, other: ArrayLike<number>): boolean => {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return one.length === other.length;
};

/** Walls, and where there are none. */
export const hasSameWalls = (one: Ground, other: Ground): boolean =>
  isSameSize(one, other) && isSameRow(one.ground, other.ground);

/** Levels and slopes between the walls. */
export const hasSameHeights = (one: Ground, other: Ground): boolean =>
  hasSameWalls(one, other) && isSameRow(one.feet, other.feet) && isSameRow(one.up, other.up);

/** A thing may have lost squares, and a place may have grown. */
const isSameLaid = (one: readonly Laid[], other: readonly Laid[]): boolean =>
  one.length === other.length &&
  one.every(({ part, squares }, i) => {
    const next = other[i];
    return (
      next !== undefined &&
      part === next.part &&
      squares.size === next.squares.size &&
      isSubset(squares, next.squares)
    );
  });

const isSubset = (some: ReadonlySet<number>, all: ReadonlySet<number>): boolean => {
  for (const square of some) if (!all.has(square)) return false;
  return true;
};

export const hasSameThings = (one: Ground, other: Ground): boolean =>
  isSameSize(one, other) && isSameLaid(one.things, other.things);

export const hasSameZones = (one: Ground, other: Ground): boolean =>
  isSameSize(one, other) && isSameLaid(one.zones, other.zones);
