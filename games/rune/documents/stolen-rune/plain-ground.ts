// Ground on which there is nothing: the book draws no map of these fights. RUN-STOLEN-90

import type { BattleMap } from '../../content/battle-map.ts';

const WIDTH = 30;
const HEIGHT = 20;
const ROWS = [4, 6, 8, 10, 12, 14, 16];

/** Heroes come from one side, foes stand on the other. */
export const plainGround = (name: string): BattleMap => ({
  skald: 'battle-map',
  version: 1,
  name,
  width: WIDTH,
  height: HEIGHT,
  cell: 5,
  edge: 'open',
  walls: [],
  heights: [],
  zones: [],
  objects: [],
  starts: {
    heroes: [2, 4].flatMap((x) => ROWS.map((y) => ({ x, y }))),
    foes: [22, 25].flatMap((x) => ROWS.map((y) => ({ x, y }))),
  },
});
