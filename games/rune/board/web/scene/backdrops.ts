// Where an event takes place, drawn from its scene.

import type { Scene } from '../../../content/generating/scenes.ts';
import { cave, forge, hall, temple, tunnel } from './indoors.ts';
import { forest, ice, mountain, ship, shore, swamp, village } from './outdoors.ts';
import type { Cut } from './pen.ts';

const DRAWN: Readonly<Record<Scene, () => Cut[]>> = {
  cave,
  hall,
  forge,
  forest,
  ice,
  ship,
  temple,
  village,
  tunnel,
  shore,
  mountain,
  swamp,
};

const known = new Map<Scene, readonly Cut[]>();

export function backdropOf(scene: Scene): readonly Cut[] {
  const cuts = known.get(scene) ?? DRAWN[scene]();
  known.set(scene, cuts);
  return cuts;
}
