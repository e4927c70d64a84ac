// The drawn map in the shapes this board needs, made once.

import type { World } from '@skald/games/board-kit';
import { recordOf } from '@skald/kernel';
import { AREA, AREAS, type Area, LANDS, type Land } from '../../content/index.ts';
import { areaOutline, borders, DRAWING, outline } from '../../map/drawing.ts';
import { areaOf } from '../../map/lines.ts';
import type { Face, Point } from '../../map/types.ts';

export const { width: WIDTH, height: HEIGHT, places: PLACES } = DRAWING;

/** The map as a camera sees it: where all of it would be too small to read, one starts nearer. */
export const WORLD: World = { width: WIDTH, height: HEIGHT, nearest: 4, readable: 0.5, starting: 0.62 };

/** The radius of a tax badge. */
export const BADGE = 9.5;

const isWater = (face: Face): boolean => {
  const area = areaOf(face);
  return face === 'mist' || face.endsWith('~') || (area !== null && AREA[area].sea);
};
const isLand = (face: Face): boolean => !isWater(face);

/** All that belongs to an area, shallows included: what one points at. */
export const OUTLINE: Readonly<Record<Area, string>> = recordOf(AREAS, (area) => areaOutline(area));

/** Its dry ground only. */
export const GROUND: Readonly<Record<Land, string>> = recordOf(LANDS, (land) =>
  outline((face) => face === land),
);

export const SHORE = borders((left, right) => isLand(left) !== isLand(right));
export const LAND_BORDERS = borders((left, right) => isLand(left) && isLand(right));
export const SEA_BORDERS = borders((left, right) => isWater(left) && isWater(right));
export const ALL_LAND = outline(isLand);
export const WILD = outline((face) => face === 'wild');
export const MIST = outline((face) => face === 'mist');
export const SHALLOWS = outline((face) => face.endsWith('~'));

/** The outline of a realm or of all that is within reach, without the borders inside it. */
export const areasOutline = (areas: readonly Area[]): string => areaOutline(...areas);

const TONE_COUNT = 5;

/** Which of five tones of vellum a land has; neighbours differ. */
export const TONE: Readonly<Record<Land, number>> = tones();

function tones(): Record<Land, number> {
  const given = {} as Record<Area, number>;
  LANDS.forEach((land, i) => {
    const near = AREA[land].neighbours.map((other) => given[other]);
    const free = Array.from({ length: TONE_COUNT }, (_, tone) => tone).filter((tone) => !near.includes(tone));
    given[land] = free[(i * 3) % free.length] as number;
  });
  return given;
}

/** Where things in an area stand. */
export const spotOf = (area: Area): Point => PLACES[area].stack;

/** Where an area is, for directions and lines. */
export const middleOf = (area: Area): Point => {
  const { stack, label } = PLACES[area];
  return [(stack[0] + label.at[0]) / 2, (stack[1] + label.at[1]) / 2];
};
