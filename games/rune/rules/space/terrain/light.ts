// Darkness, gloom, mist, and light against them. RUN-TER-91 to -98

import type { Characteristic } from '../../../content/characteristics.ts';
import { DIMNESS, TORCH_LIGHT } from '../../../content/terrain.ts';
import { type Base, distance } from '../bodies.ts';
import { type Ground, zonesAt } from '../ground.ts';
import { spotOf, squareOf } from '../steps.ts';

/** Rolls that need no eyes. RUN-TER-93 */
const BLINDLY: readonly Characteristic[] = ['Sta', 'Int'];
export const needsSight = (characteristic: Characteristic): boolean => !BLINDLY.includes(characteristic);

/**
 * Off rolls that need sight, where somebody stands: the worst that dims it. Those who carry torches are named; what burns
 * on the map shines by itself. RUN-TER-91, -92, -94, -96 to -98
 */
export function dimnessAt(
  ground: Ground,
  body: Base,
  torches: readonly Base[],
  nightVision: boolean,
): number {
  const square = squareOf(ground, body);
  const mists = zonesAt(ground, 'mist', square).map(({ decrease }) => decrease);
  const dark = (['darkness', 'gloom'] as const).flatMap((kind) =>
    zonesAt(ground, kind, square)
      .filter((zone) => !nightVision && !(zone.torches && isLit(ground, body, torches)))
      .map(() => DIMNESS[kind]),
  );
  return Math.max(0, ...mists, ...dark);
}

/** Within a torch's light, whoever carries it. RUN-TER-94 */
function isLit(ground: Ground, body: Base, torches: readonly Base[]): boolean {
  const lights = ground.things.flatMap(({ part, squares }): Base[] =>
    part.kind === 'light' && part.lit
      ? [...squares].map((each) => ({ ...spotOf(ground, each), size: 1 }))
      : [],
  );
  return [...torches, ...lights].some((light) => distance(body, light) <= TORCH_LIGHT);
}
