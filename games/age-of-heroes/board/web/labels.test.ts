import { describe, expect, it } from 'vitest';
import { AREAS, type Area, JARLS } from '../../content/index.ts';
import { around } from '../../map/boxes.ts';
import { nameSize } from '../../map/names.ts';
import { newPiece } from '../../rules/pieces.ts';
import { areaName } from '../../text/index.ts';
import { PLACES } from './geometry.ts';
import { labelSpots } from './labels.ts';
import { COUNTER_HEIGHT, COUNTER_WIDTH, layOut, type Stack } from './stacks.ts';
import { randomGame } from './testing.ts';

const SCALES = [0.8, 1.15, 1.75];
const GRID = 12;

/** How much of a name lies under counters and their crowns, from 0 to 1. */
function hidden(
  area: Area,
  stacks: readonly Stack[],
  scale: number,
  language: 'en' | 'de',
  spots = labelSpots(stacks, scale, language, 1),
): number {
  const { label } = PLACES[area];
  const size = nameSize(areaName(area, language), label.size, label.rows);
  const [x, y, width, height] = around(spots.names.get(area) ?? label.at, size);
  const counters = stacks.flatMap(({ laid }) => laid);
  const [wide, high] = [(COUNTER_WIDTH / 2) * scale, (COUNTER_HEIGHT / 2) * scale];
  let covered = 0;
  for (let i = 0; i < GRID; i++)
    for (let j = 0; j < GRID; j++) {
      const [px, py] = [x + ((i + 0.5) * width) / GRID, y + ((j + 0.5) * height) / GRID];
      const under = counters.some(
        (one) => Math.abs(px - one.x) < wide && py < one.y + high && py > one.y - high - 7 * scale,
      );
      if (under) covered += 1;
    }
  return covered / GRID ** 2;
}

describe('names on the map', () => {
  it('stay where they are while nothing covers them', () => {
    const { names, badges } = labelSpots([], 1, 'en', 1);
    expect([names.size, badges.size]).toEqual([0, 0]);
  });

  it.each(SCALES)('step aside for a stack in their own area, at %f', (scale) => {
    const jarls = JARLS.slice(0, 3).map((jarl) => newPiece(jarl, 'wessex', null, 0));
    for (const language of ['en', 'de'] as const)
      for (const area of AREAS) {
        const stack = layOut(area, jarls, false, scale);
        expect(hidden(area, [stack], scale, language), area).toBeLessThan(0.35);
      }
  });

  it.each(SCALES)('are never lost among all the counters of a game, at %f', (scale) => {
    for (const seed of [5, 8])
      randomGame(seed, 'classic', ({ view }, random) => {
        if (random(60) !== 0) return;
        const areas = new Map<Area, typeof view.pieces>();
        for (const one of view.pieces) areas.set(one.area, [...(areas.get(one.area) ?? []), one]);
        const stacks = [...areas].map(([area, pieces]) => layOut(area, pieces, false, scale));
        const spots = labelSpots(stacks, scale, 'de', 1);
        for (const area of AREAS) expect(hidden(area, stacks, scale, 'de', spots), area).toBeLessThan(0.5);
      });
  });
});
