// Real coasts from Natural Earth, projected and gently stretched where many small areas crowd.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GeoContext, geoConicConformal, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from './types.ts';

export const WIDTH = 1280;
export const HEIGHT = 1080;

/** Canvas units for a radian on the globe, before stretching. */
const SCALE = 3300;

/** Where the middle of the projection lands on the canvas, after stretching. */
const MIDDLE: Point = [708, 537];

const projection = geoConicConformal()
  .parallels([50, 63])
  .rotate([-5, 0])
  .center([0, 56.5])
  .scale(SCALE)
  .translate([0, 0])
  .clipExtent([
    [-1200, -1200],
    [1200, 1200],
  ]);

interface Lens {
  readonly at: Point;
  /** How much is added to the scale in the middle of the lens, across and down. */
  readonly power: Point;
  readonly reach: Point;
}

const LENSES: readonly Lens[] = [
  { at: [-3.4, 53.4], power: [0.62, 0.62], reach: [190, 190] },
  { at: [-4.4, 57.4], power: [0.35, 0.35], reach: [90, 90] },
  { at: [11, 55.6], power: [0.55, 0.55], reach: [120, 120] },
  { at: [13.8, 57.6], power: [0.25, 0.25], reach: [70, 70] },
  { at: [-4.6, 50.6], power: [0.3, 0.3], reach: [60, 60] },
  { at: [3, 57], power: [0.48, 0], reach: [110, 260] },
];

/** The isle of Thule lies nearer, and a little smaller, than a modern chart would have it. */
const THULE = { west: -12, north: 62.8, scale: 0.72, from: [-18.8, 65] as Point, to: [132, 118] as Point };

const lenses = LENSES.map(({ at, ...lens }) => ({ ...lens, at: project(at) }));

function project(place: Point): Point {
  return projection([...place]) ?? fail(place);
}

function fail(place: Point): never {
  throw new RangeError(`${place} is off the map`);
}

function stretch([x, y]: Point): Point {
  let [stretchedX, stretchedY] = [x, y];
  for (const { at, power, reach } of lenses) {
    const [dx, dy] = [x - at[0], y - at[1]];
    const pull = Math.exp(-((dx / reach[0]) ** 2 + (dy / reach[1]) ** 2) / 2);
    stretchedX += dx * power[0] * pull;
    stretchedY += dy * power[1] * pull;
  }
  return [stretchedX + MIDDLE[0], stretchedY + MIDDLE[1]];
}

/** Longitude and latitude to canvas. */
export function onCanvas(place: Point): Point {
  return stretch(project(place));
}

/** Every ring of coast near the canvas, on the canvas. */
export function coastRings(): Point[][] {
  const file = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'));
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const { geometry } = feature(atlas, atlas.objects.land).features[0]!;
  if (geometry.type !== 'MultiPolygon') throw new TypeError('the atlas has changed its shape');
  // The conic projection turns the far south inside out.
  const north = geometry.coordinates.filter((rings) => rings[0]!.some((place) => place[1]! > 45));
  const rings: Point[][] = [];
  let ring: Point[] = [];
  const pen: GeoContext = {
    beginPath() {},
    moveTo(x, y) {
      ring = [[x, y]];
      rings.push(ring);
    },
    lineTo(x, y) {
      ring.push([x, y]);
    },
    arc() {},
    closePath() {},
  };
  geoPath(projection, pen)({ type: 'MultiPolygon', coordinates: north });
  const thule = project(THULE.from);
  return rings.map((points) => {
    const isThule = points.every(([x, y]) => Math.hypot(x - thule[0], y - thule[1]) < 260);
    if (!isThule) return points.map(stretch);
    return points.map(
      ([x, y]): Point => [
        THULE.to[0] + (x - thule[0]) * THULE.scale,
        THULE.to[1] + (y - thule[1]) * THULE.scale,
      ],
    );
  });
}
