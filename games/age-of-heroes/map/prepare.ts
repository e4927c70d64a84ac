// Draws the map of the north: `node games/age-of-heroes/map/prepare.ts` writes map.json.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREA, AREAS } from '../content/areas.ts';
import { BEYOND, traceBorders } from './borders.ts';
import { HEIGHT, WIDTH } from './coasts.ts';
import { lineOf } from './lines.ts';
import { placeAll } from './places.ts';
import { drawRegions, isLandFace, MISTS, ownerOf, WILD } from './regions.ts';
import type { Drawing, Face } from './types.ts';

const faces = drawRegions();
const arcs = traceBorders(faces).map(({ left, right, points }) => ({
  left: faceName(left),
  right: faceName(right),
  line: lineOf(points),
}));
const drawing: Drawing = { width: WIDTH, height: HEIGHT, arcs, places: placeAll(faces) };
writeFileSync(join(import.meta.dirname, 'map.json'), `${written(drawing)}\n`);

function faceName(face: number): Face | null {
  if (face === BEYOND) return null;
  const owner = ownerOf(face);
  if (owner === WILD) return 'wild';
  if (owner === MISTS) return 'mist';
  const area = AREAS[owner]!;
  return AREA[area].sea || isLandFace(face) ? area : `${area}~`;
}

/** JSON as the house formats it. */
function written(value: unknown, indent = ''): string {
  const isPlain = (item: unknown): boolean => item === null || typeof item !== 'object';
  if (isPlain(value)) return JSON.stringify(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    return `[\n${value.map((item) => deeper + written(item, deeper)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value as object).map(
    ([key, item]) => `${deeper}${JSON.stringify(key)}: ${written(item, deeper)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
