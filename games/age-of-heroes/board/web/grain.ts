// The clouds in the vellum.

import { noise } from '../../map/noise.ts';
import { HEIGHT, WIDTH } from './geometry.ts';

/** Units of the map to a pixel of the grain. */
const COARSE = 4;
const OCTAVES = [
  [84, 0.5],
  [42, 0.28],
  [20, 0.14],
  [10, 0.08],
] as const;
const BROWN = [92, 64, 26] as const;

/** A small picture to be stretched over the map. */
export function grain(): OffscreenCanvas {
  const [width, height] = [Math.ceil(WIDTH / COARSE), Math.ceil(HEIGHT / COARSE)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context?.createImageData(width, height);
  if (!context || !image) return canvas;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let cloud = 0;
      for (const [over, strength] of OCTAVES)
        cloud += strength * noise((x * COARSE) / over / 1.6, (y * COARSE) / over, over);
      const alpha = Math.max(0, Math.min(1, cloud * 0.9 + 0.12)) * 60;
      image.data.set([...BROWN, alpha], (y * width + x) * 4);
    }
  context.putImageData(image, 0, 0);
  return canvas;
}
