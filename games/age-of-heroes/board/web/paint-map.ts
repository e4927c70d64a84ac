// Sea and land as a painting: done once, so that looking around costs nothing.

import { LANDS } from '../../content/index.ts';
import { compass, FIR, HILL, MIST as MIST_CURL, SERPENT, SHIP } from '../../map/ornaments.ts';
import { ALL_LAND, GROUND, HEIGHT, MIST, SHALLOWS, SHORE, TONE, WIDTH, WILD } from './geometry.ts';
import { grain } from './grain.ts';

type Brush = OffscreenCanvasRenderingContext2D;

const TONES = ['#e2d3b0', '#d3c096', '#dccba6', '#c9b58b', '#d8c69e'];
const EDGES = ['#a8763e', '#7d6a35', '#a35a3c', '#5f6f4c', '#8a6248'];
const INK = '#2a2013';
const FOAM = '#9fc0c4';
const GOLD = '#c9a24a';

/** Foam along the shore: widths and strengths of the bands, from the outermost. */
const SURF = [
  [26, 0.055],
  [19, 0.077],
  [13, 0.099],
  [8, 0.121],
  [4, 0.143],
] as const;

/** Paints the map with so many pixels to a unit. */
export function paintMap(density: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(WIDTH * density, HEIGHT * density);
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  brush.scale(density, density);
  Object.assign(brush, { lineJoin: 'round', lineCap: 'round' });
  paintSea(brush);
  paintWilderness(brush);
  paintLand(brush);
  paintOrnaments(brush);
  return canvas;
}

function paintSea(brush: Brush): void {
  layer(brush, () => {
    brush.scale(WIDTH, HEIGHT);
    const depth = brush.createRadialGradient(0.46, 0.45, 0, 0.46, 0.45, 0.75);
    depth.addColorStop(0, '#24485a');
    depth.addColorStop(0.6, '#1c3c4d');
    depth.addColorStop(1, '#14303f');
    brush.fillStyle = depth;
    brush.fillRect(0, 0, 1, 1);
  });
  strew(brush, [['M2 6q5 -4 10 0t10 0M25 17q5 -4 10 0t10 0', 0, 0, 1]], 46, 22, FOAM, 0.7, 0.11);
  fill(brush, SHALLOWS, '#7fa6a4', 0.34);
  within(brush, SHALLOWS, () => {
    const dot = 'M2 1.25a.75 .75 0 1 1 0 1.5a.75 .75 0 1 1 0 -1.5Z';
    strew(
      brush,
      [
        [dot, 0, 0, 1],
        [dot, 4.5, 4.5, 1],
      ],
      9,
      9,
      '#dfeceb',
      1,
      0.3,
    );
  });
  for (const [wide, strength] of SURF) stroke(brush, SHORE, FOAM, wide, strength);
  fill(brush, MIST, '#0d222e', 0.72);
  within(brush, MIST, () =>
    strew(
      brush,
      [
        [MIST_CURL, 34, 20, 0.8],
        [MIST_CURL, 66, 52, 0.6],
      ],
      92,
      66,
      FOAM,
      0.9,
      0.2,
    ),
  );
}

function paintWilderness(brush: Brush): void {
  fill(brush, WILD, '#8e8a72');
  within(brush, WILD, () =>
    strew(
      brush,
      [
        [FIR, 10, 12, 1],
        [FIR, 27, 16, 1],
        [HILL, 48, 12, 1],
        [FIR, 18, 38, 1],
        [FIR, 38, 42, 1],
        [FIR, 54, 36, 1],
      ],
      62,
      52,
      INK,
      0.8,
      0.42,
    ),
  );
}

function paintLand(brush: Brush): void {
  for (const land of LANDS) {
    fill(brush, GROUND[land], TONES[TONE[land]] as string);
    within(brush, GROUND[land], () => {
      stroke(brush, GROUND[land], EDGES[TONE[land]] as string, 11, 0.2);
      stroke(brush, GROUND[land], EDGES[TONE[land]] as string, 4.5, 0.22);
    });
  }
  within(brush, ALL_LAND, () => brush.drawImage(grain(), 0, 0, WIDTH, HEIGHT));
}

function paintOrnaments(brush: Brush): void {
  const { lit, shaded } = compass();
  at(brush, 66, 952, 1, () => {
    const ring = (radius: number): string =>
      `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
    stroke(brush, ring(31) + ring(34), GOLD, 0.8, 0.6);
    for (const [drawing, colour] of [
      [shaded, '#1b3a49'],
      [lit, GOLD],
    ] as const) {
      fill(brush, drawing, colour);
      stroke(brush, drawing, GOLD, 0.8);
    }
  });
  const engrave = (solid: string, colour: string, strength = 1): void => {
    fill(brush, solid, colour, strength);
    stroke(brush, solid, '#d9c796', 1.3, 0.85);
  };
  at(brush, 340, 105, 0.82, () => {
    engrave(SHIP.sail, '#8f2f22', 0.55);
    engrave(SHIP.hull, '#1b3a49');
    stroke(brush, SHIP.lines, '#d9c796', 1.3, 0.85);
    for (const x of SHIP.shields) {
      const y = 7.5 - (x * x) / 500;
      engrave(`M${x} ${y - 3.6}a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0 -7.2Z`, '#14303f');
    }
  });
  at(brush, 72, 770, 0.8, () => {
    engrave(SERPENT.coils + SERPENT.head, '#1b3a49');
    stroke(brush, SERPENT.lines, '#d9c796', 1.3, 0.85);
  });
}

/** Drawings with their place and size in a tile, all over the canvas. */
function strew(
  brush: Brush,
  tile: readonly (readonly [drawing: string, x: number, y: number, size: number])[],
  width: number,
  height: number,
  colour: string,
  pen: number,
  strength: number,
): void {
  const all = new Path2D();
  for (const [drawing, x, y, size] of tile) {
    const one = new Path2D(drawing);
    for (let down = y; down < HEIGHT + height; down += height)
      for (let across = x; across < WIDTH + width; across += width)
        all.addPath(one, { a: size, d: size, e: across, f: down });
  }
  layer(brush, () => {
    Object.assign(brush, { strokeStyle: colour, lineWidth: pen, globalAlpha: strength });
    brush.stroke(all);
  });
}

function fill(brush: Brush, drawing: string, colour: string, strength = 1): void {
  layer(brush, () => {
    Object.assign(brush, { fillStyle: colour, globalAlpha: strength });
    brush.fill(new Path2D(drawing));
  });
}

function stroke(brush: Brush, drawing: string, colour: string, pen: number, strength = 1): void {
  layer(brush, () => {
    Object.assign(brush, { strokeStyle: colour, lineWidth: pen, globalAlpha: strength });
    brush.stroke(new Path2D(drawing));
  });
}

function within(brush: Brush, shape: string, paint: () => void): void {
  layer(brush, () => {
    brush.clip(new Path2D(shape));
    paint();
  });
}

function at(brush: Brush, x: number, y: number, size: number, paint: () => void): void {
  layer(brush, () => {
    brush.translate(x, y);
    brush.scale(size, size);
    paint();
  });
}

function layer(brush: Brush, paint: () => void): void {
  brush.save();
  paint();
  brush.restore();
}
