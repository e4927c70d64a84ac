// Drawn fields for tests.

import { BattleMapSchema } from '../../content/battle-map.ts';
import { drawn, type Meaning } from '../../content/maps/drawing.ts';
import type { Body } from './bodies.ts';
import { type Ground, groundOf, type Happened, UNTOUCHED } from './ground.ts';

/** A field as its picture shows it; the letters are those of maps. */
export function field(
  picture: readonly string[],
  legend: Readonly<Record<string, readonly Meaning[]>> = {},
  happened: Partial<Happened> = {},
  edge: 'open' | 'walled' = 'open',
): Ground {
  const map = drawn({ name: 'field', edge, legend, picture });
  if (map.starts.heroes.length === 0) map.starts.heroes.push({ x: 0, y: 0 });
  return groundOf(BattleMapSchema.parse(map), { ...UNTOUCHED, ...happened });
}

/** Nothing but floor. */
export const plain = (width: number, height: number): Ground =>
  field(Array.from({ length: height }, () => '.'.repeat(width)));

let bodies = 0;

const body = (side: Body['side'], x: number, y: number, more: Partial<Body>): Body => ({
  id: `${side}-${++bodies}`,
  side,
  x,
  y,
  size: 1,
  able: true,
  alive: true,
  armed: true,
  ...more,
});

export const hero = (x: number, y: number, more: Partial<Body> = {}): Body => body('heroes', x, y, more);
export const foe = (x: number, y: number, more: Partial<Body> = {}): Body => body('foes', x, y, more);
