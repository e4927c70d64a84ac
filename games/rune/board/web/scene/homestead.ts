// The village as it stands: a roof for so much that heroes have given it, a ship, a stone for those who stayed away.

import { box, type Cut, cut, disc, hatch, path, ripples, shape, stars, times, uneven } from './pen.ts';

/** Victory points of loot for each further house, and what stands there from the beginning. */
const PER_HOUSE = 12;
const FIRST_HOUSES = 2;
const MOST_HOUSES = 9;
/** With so many houses there are ships at the strand, a palisade around it, and a great hall. */
const HALL_FROM = 4;
const SHIP_FROM = 5;
const PALISADE_FROM = 6;

export const housesFor = (given: number): number =>
  Math.min(MOST_HOUSES, FIRST_HOUSES + Math.floor(given / PER_HOUSE));

/** From the middle outwards, the far ones first. */
const SITES: readonly (readonly [x: number, y: number, size: number])[] = [
  [330, 296, 1],
  [560, 300, 1],
  [200, 276, 0.8],
  [700, 280, 0.8],
  [450, 262, 0.72],
  [820, 296, 0.92],
  [90, 300, 0.92],
  [610, 254, 0.62],
  [290, 250, 0.6],
];

function house(x: number, y: number, size: number): Cut[] {
  const [w, h] = [120 * size, 78 * size];
  return [
    cut('near', box(x - w / 2, y - 0.42 * h, w, 0.42 * h)),
    cut(
      'mid',
      `M${x - w * 0.6} ${y - h * 0.36}Q${x - w * 0.36} ${y - h * 1.06} ${x} ${y - h}Q${x + w * 0.36} ${y - h * 1.06} ${x + w * 0.6} ${y - h * 0.36}Q${x} ${y - h * 0.54} ${x - w * 0.6} ${y - h * 0.36}Z`,
    ),
    cut(
      'line',
      times(6, (i) =>
        path([x - w * 0.34 + (w * 0.68 * i) / 5, y - h * 0.96], [x - w * 0.5 + (w * i) / 5, y - h * 0.44]),
      ).join(''),
    ),
    cut('lit', box(x - 6 * size, y - 0.3 * h, 12 * size, 0.3 * h)),
    cut(
      'faint',
      `M${x} ${y - h}q${-8 * size} ${-22 * size} ${4 * size} ${-40 * size}q${10 * size} ${-16 * size} 0 ${-34 * size}`,
    ),
  ];
}

const stone = (x: number): Cut[] => [
  cut('near', shape([x - 10, 372], [x - 8, 340], [x, 332], [x + 8, 340], [x + 10, 372])),
  cut('line', `M${x - 2} 342V362M${x - 2} 344l6 5M${x - 2} 351l6 5`),
];

/** `given`: victory points that loot came to; `dead`: heroes who did not come home. */
export function homestead(given: number, dead: number): Cut[] {
  const houses = housesFor(given);
  return [
    cut('sky', box(0, 0, 960, 400)),
    cut('faint', stars(30, 150)),
    cut('lit', disc(180, 70, 28)),
    cut(
      'far',
      shape(
        [0, 270],
        [0, 190],
        [120, 150],
        [240, 196],
        [380, 140],
        [520, 190],
        [660, 150],
        [820, 206],
        [960, 160],
        [960, 270],
      ),
    ),
    cut(
      'faint',
      hatch(
        [
          [120, 156],
          [240, 200],
        ],
        [
          [80, 220],
          [210, 236],
        ],
        8,
      ),
      hatch(
        [
          [660, 158],
          [800, 204],
        ],
        [
          [620, 220],
          [770, 236],
        ],
        8,
      ),
    ),
    cut('mid', 'M0 400V248Q240 220 480 236Q720 250 960 228V400Z'),
    ...SITES.slice(0, houses)
      .toSorted(([, a], [, b]) => a - b)
      .flatMap(([x, y, size], i) =>
        houses >= HALL_FROM && i === houses - 1 ? house(x, y, size * 1.45) : house(x, y, size),
      ),
    ...(houses >= PALISADE_FROM
      ? [
          cut('near', times(30, (i) => `M${18 + 32 * i} 326V${302 + 4 * uneven(i)}l4 -7l4 7V326Z`).join('')),
          cut('line', path([14, 314], [946, 314])),
        ]
      : []),
    cut('floor', 'M0 400V326Q240 312 480 320Q720 328 960 316V400Z'),
    cut('water', 'M0 400V384Q240 366 480 376Q720 388 960 370V400Z'),
    cut('line', ripples(0, 378, 960, 20, 2)),
    ...(houses >= SHIP_FROM
      ? [
          cut('near', 'M690 372Q740 396 830 388Q890 380 900 344Q912 392 840 402Q740 408 690 372Z'),
          cut('line', 'M790 388V320M790 324h44q6 24 0 48h-44M700 378q70 20 180 -6'),
        ]
      : []),
    ...times(Math.min(dead, 6), (i) => stone(60 + 34 * i)).flat(),
  ];
}
