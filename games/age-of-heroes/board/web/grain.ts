// The clouds in the vellum: painted once, after the map is there, and shared by all boards of the page.

import { useEffect, useState } from 'react';
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

let painted: string | null = null;

export function useGrain(): string | null {
  const [grain, setGrain] = useState(painted);
  useEffect(() => {
    if (grain !== null) return;
    const timer = setTimeout(() => setGrain(paint()), 60);
    return () => clearTimeout(timer);
  }, [grain]);
  return grain;
}

function paint(): string | null {
  if (painted !== null) return painted;
  const canvas = document.createElement('canvas');
  const [width, height] = [Math.ceil(WIDTH / COARSE), Math.ceil(HEIGHT / COARSE)];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let cloud = 0;
      for (const [over, strength] of OCTAVES)
        cloud += strength * noise((x * COARSE) / over / 1.6, (y * COARSE) / over, over);
      const at = (y * width + x) * 4;
      image.data.set([92, 64, 26, Math.max(0, Math.min(1, cloud * 0.9 + 0.12)) * 110], at);
    }
  context.putImageData(image, 0, 0);
  painted = canvas.toDataURL();
  return painted;
}
