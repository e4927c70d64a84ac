// The painting of sea and land under the board. It is made once, in a worker, and kept for the next table.

import { type Camera, HIDDEN } from '@skald/games/board-kit';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { ALL_LAND, HEIGHT, WIDTH, WILD } from './geometry.ts';

/** Pixels to a unit of the map: enough for looking closely, within the memory of a telephone. */
const DENSITY = { mouse: 2, finger: 1.5 };

export const withFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

const density = (): number => (withFinger() ? DENSITY.finger : DENSITY.mouse);

let painting: Promise<ImageBitmap> | null = null;

/** Begins to paint, if nobody has yet. */
export function preparePainting(): Promise<ImageBitmap> {
  painting ??= new Promise((done, failed) => {
    const painter = new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' });
    painter.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
      painter.terminate();
      done(data);
    };
    painter.onerror = (error) => {
      painting = null;
      failed(error);
    };
    painter.postMessage(density());
  });
  return painting;
}

/** It lies under the drawing and moves with it; until it is ready, plain land lies there. */
export function Painting({ camera }: { camera: Camera }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dense = useMemo(density, []);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    preparePainting().then(
      (picture) => {
        if (!here || canvas.current === null) return;
        hang(canvas.current, picture);
        setReady(true);
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  const { left, top, scale } = camera;
  const moved = (by: number): { transform: string } => ({
    transform: `translate(${left}px, ${top}px) scale(${by})`,
  });
  return (
    <>
      <canvas ref={canvas} className="aoh-painting" style={moved(scale / dense)} {...HIDDEN} />
      {!ready && (
        <svg aria-hidden="true" className="aoh-painting" width={WIDTH} height={HEIGHT} style={moved(scale)}>
          <path d={WILD} fill="#8e8a72" />
          <path d={ALL_LAND} fill="#d8c69e" />
        </svg>
      )}
    </>
  );
}

function hang(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  Object.assign(canvas, { width: picture.width, height: picture.height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
}
