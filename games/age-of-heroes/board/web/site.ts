// Where a topic is on the map: an area, or a counter as it lies now.

import type { Site } from '@skald/games/board-kit';
import { AREA, type Area } from '../../content/index.ts';
import { OUTLINE, spotOf } from './geometry.ts';
import { COUNTER_HEIGHT, COUNTER_WIDTH, type Stack } from './stacks.ts';

/** Around a counter with its rings. */
const AROUND = 9;

export function siteOf(topic: string, stacks: readonly Stack[], scale: number): Site | null {
  if (Object.hasOwn(AREA, topic)) {
    const area = topic as Area;
    return { at: spotOf(area), shape: OUTLINE[area], rise: (COUNTER_HEIGHT / 2) * scale };
  }
  const laid = stacks.flatMap((stack) => stack.laid).find(({ name }) => name === topic);
  if (laid === undefined) return null;
  const [width, height] = [(COUNTER_WIDTH + AROUND) * scale, (COUNTER_HEIGHT + AROUND) * scale];
  return {
    at: [laid.x, laid.y],
    shape: `M${laid.x - width / 2} ${laid.y - height / 2}h${width}v${height}h${-width}Z`,
    rise: height / 2,
  };
}
