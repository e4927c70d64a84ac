// A dungeon as one model finds it: terrain, other models, enemy front arcs.

import { occupancy, type Square } from '@skald/games/grid-kit';
import { threatMap } from './arcs.ts';
import type { Base } from './base.ts';
import { BOOKCASE, FREE, type Terrain } from './terrain.ts';

export interface Ground {
  readonly terrain: Terrain;
  /** By square: 1 under another model. */
  readonly occupied: Uint8Array;
  /** By square: how many enemies have it in their front arc. */
  readonly threats: Uint8Array;
}

/** The ground for a model that is neither among `others` nor among `enemies`; enemies are others too. */
export function groundFor(terrain: Terrain, others: Iterable<Base>, enemies: Iterable<Base>): Ground {
  return {
    terrain,
    occupied: occupancy(terrain.grid, others),
    threats: threatMap(terrain.grid, enemies),
  };
}

/** Whether a model could stand here. DUN-MOV-03 and -04 */
export const isFree = ({ terrain, occupied }: Ground, square: Square): boolean =>
  terrain.ground[square] === FREE && occupied[square] === 0;

/** Whether a model could at least pass: Ethereal ones go through furniture and models. DUN-ABIL-02 */
export const isPassable = (ground: Ground, square: Square, ethereal: boolean): boolean =>
  ethereal ? ground.terrain.ground[square]! <= BOOKCASE : isFree(ground, square);
