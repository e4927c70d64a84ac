// Where names and taxes stand when counters lie on their places: just beside them, never under them.

import type { Language } from '@skald/text';
import { AREAS, type Area } from '../../content/index.ts';
import { around, common, overlap } from '../../map/boxes.ts';
import { nameSize } from '../../map/names.ts';
import type { Box, Point } from '../../map/types.ts';
import { areaName } from '../../text/index.ts';
import { BADGE, HEIGHT, PLACES, WIDTH } from './geometry.ts';
import { COUNTER_HEIGHT, COUNTER_WIDTH, type Stack } from './stacks.ts';

export interface LabelSpots {
  readonly names: ReadonlyMap<Area, Point>;
  readonly badges: ReadonlyMap<Area, Point>;
}

interface Label {
  readonly area: Area;
  readonly home: Point;
  readonly size: Point;
  at: Point;
}

/** A label moves when more than this of it lies under counters. */
const HIDDEN_FROM = 0.08;
/** What it costs to cover a label, or a counter, and to stand a unit away from home. */
const COST = { label: 6, counter: 3, way: 1.5 };
const GAP = 2;
/** The crown of a hero stands above his counter. */
const CROWN = 7;

/** Labels that leave their places, with the places they find. */
export function labelSpots(
  stacks: readonly Stack[],
  scale: number,
  language: Language,
  nameScale: number,
): LabelSpots {
  const boxes = stacks.map((stack) => stackBox(stack, scale));
  const names = AREAS.map((area): Label => {
    const { label } = PLACES[area];
    const [width, height] = nameSize(areaName(area, language), label.size, label.rows);
    return { area, home: label.at, size: [width * nameScale, height * nameScale], at: label.at };
  });
  const badges = AREAS.flatMap((area): Label[] => {
    const { badge } = PLACES[area];
    return badge === null ? [] : [{ area, home: badge, size: [2 * BADGE, 2 * BADGE], at: badge }];
  });
  const all = [...names, ...badges];
  for (const label of all) label.at = spotFor(label, boxes, all);
  return { names: movedOf(names), badges: movedOf(badges) };
}

const movedOf = (labels: readonly Label[]): Map<Area, Point> =>
  new Map(labels.flatMap(({ area, home, at }) => (at === home ? [] : [[area, at] as const])));

/** All that a stack covers. */
function stackBox({ laid, plate }: Stack, scale: number): Box {
  if (plate) return [plate.x, plate.y, plate.width, plate.height];
  const xs = laid.map(({ x }) => x);
  const ys = laid.map(({ y }) => y);
  const [wide, high] = [COUNTER_WIDTH * scale, COUNTER_HEIGHT * scale];
  const [left, top] = [Math.min(...xs) - wide / 2, Math.min(...ys) - high / 2 - CROWN * scale];
  return [left, top, Math.max(...xs) + wide / 2 - left, Math.max(...ys) + high / 2 - top];
}

function spotFor(label: Label, stacks: readonly Box[], labels: readonly Label[]): Point {
  const { home, size } = label;
  const box = around(home, size);
  const covering = stacks.filter((stack) => overlap(box, stack));
  const covered = covering.reduce((sum, stack) => sum + common(box, stack), 0);
  if (covered <= HIDDEN_FROM * size[0] * size[1]) return home;
  const others = labels.filter((other) => other !== label).map(({ at, size: room }) => around(at, room));
  const cost = (at: Point): number => {
    const here = around(at, size);
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + common(here, one), 0);
    const way = Math.hypot(at[0] - home[0], at[1] - home[1]);
    return COST.counter * over(stacks) + COST.label * over(others) + COST.way * way;
  };
  return covering
    .flatMap((stack) => besides(stack, label))
    .reduce((best, at) => (cost(at) < cost(best) ? at : best), home);
}

/** Above, below, left and right of a stack, straight from home or in the stack's own middle. */
function besides([x, y, width, height]: Box, { home, size: [wide, high] }: Label): Point[] {
  const [middle, centre] = [x + width / 2, y + height / 2];
  const [above, below] = [y - high / 2 - GAP, y + height + high / 2 + GAP];
  const [left, right] = [x - wide / 2 - GAP, x + width + wide / 2 + GAP];
  const spots: Point[] = [
    ...[home[0], middle].flatMap((at): Point[] => [
      [at, above],
      [at, below],
    ]),
    ...[home[1], centre].flatMap((at): Point[] => [
      [left, at],
      [right, at],
    ]),
  ];
  return spots.filter(
    ([sx, sy]) => sx > wide / 2 && sx < WIDTH - wide / 2 && sy > high / 2 && sy < HEIGHT - high / 2,
  );
}
