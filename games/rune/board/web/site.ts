// Where a topic is on the field: a fighter, or a square.

import { boxOf, ringAround, type Site, UNIT } from '@skald/games/board-kit';
import { isOnField } from '../../rules/fight/fighters.ts';
import type { State } from '../../rules/fight/state.ts';
import { findFighter, sizeOf, standOf } from './figures.ts';
import { centreOf } from './spots.ts';

export function siteOf(topic: string, view: State): Site | null {
  const one = findFighter(view, topic);
  if (one !== undefined) {
    if (!isOnField(one)) return null;
    const [at, size] = [standOf(view, one), sizeOf(view, one)];
    return { at, shape: ringAround(at, 30 * size + 3), rise: 30 * size };
  }
  const [, x, y] = /^(\d+),(\d+)$/.exec(topic) ?? [];
  if (x === undefined || Number(x) >= view.map.width || Number(y) >= view.map.height) return null;
  const spot = { x: Number(x), y: Number(y) };
  return { at: centreOf(spot), shape: boxOf(view.map, spot.y * view.map.width + spot.x), rise: UNIT / 2 };
}
