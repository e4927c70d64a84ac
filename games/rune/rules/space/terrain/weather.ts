// What hinders every shot on the field. RUN-TER-105, -107

import type { Base } from '../bodies.ts';
import type { Ground } from '../ground.ts';
import { clearLine } from '../lines.ts';

/** On every shot, by anybody. RUN-TER-107 */
export const windOn = (ground: Ground): number =>
  Math.min(0, ...ground.zones.map(({ part }) => (part.kind === 'wind' ? -part.penalty : 0)));

export interface LastShot {
  /** Whom it was aimed at, by id. */
  readonly target: string;
  /** Whether he has moved since, and whether the shooter has spent an action on moving. */
  readonly targetMoved: boolean;
  readonly shooterMoved: boolean;
}

/** Whether a shooter must first spend an action on finding a new line, among things that stand in the way. RUN-TER-105 */
export function mustShift(
  ground: Ground,
  shooter: Base,
  target: Base & { readonly id: string },
  last: LastShot | null,
): boolean {
  if (last === null || last.shooterMoved) return false;
  if (last.target === target.id && !last.targetMoved) return false;
  const line = clearLine(ground, shooter, target) ?? [];
  return ground.zones.some(
    ({ part, squares }) => part.kind === 'obstructed' && line.some((square) => squares.has(square)),
  );
}
