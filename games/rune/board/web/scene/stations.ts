// Where things and heroes stand in the picture, whose width a narrow screen shows but half of.

import { HEIGHT, WIDTH } from './pen.ts';

export interface Frame {
  readonly left: number;
  readonly width: number;
}

export const WIDE: Frame = { left: 0, width: WIDTH };
export const NARROW: Frame = { left: WIDTH / 4, width: WIDTH / 2 };

export interface Station {
  readonly x: number;
  readonly y: number;
}

/** Things stand side by side, and in two rows where there are many. */
export function thingStations(count: number, { left, width }: Frame): Station[] {
  const most = width === WIDTH ? 5 : 4;
  const rows = Math.max(1, Math.ceil(count / most));
  const across = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, count - row * across);
    const column = i % across;
    return {
      x: left + (width * (column + 0.5 + 0.12 * (rows > 1 ? row % 2 : 0))) / (inRow + (rows > 1 ? 0.12 : 0)),
      y: rows === 1 ? 0.44 * HEIGHT : HEIGHT * (0.2 + (0.4 * row) / Math.max(1, rows - 1)),
    };
  });
}

/** Heroes walk to the right: the foremost is farthest there. */
export function marchStations(count: number, { left, width }: Frame): Station[] {
  const apart = Math.min(width === WIDTH ? 92 : 112, (0.94 * width) / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => ({
    x: left + width / 2 + ((count - 1) / 2 - i) * apart,
    y: 0.865 * HEIGHT,
  }));
}
