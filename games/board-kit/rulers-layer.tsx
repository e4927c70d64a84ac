// The names of columns and rows along the edges, by which lists and the board in words call every square.

import type { ReactElement } from 'react';
import type { Camera, Size } from './camera.ts';
import { labelsOf } from './rulers.ts';

export const Rulers = ({
  camera,
  size,
  ...lines
}: Parameters<typeof labelsOf>[0] & { camera: Camera; size: Size }): ReactElement => (
  <svg className="kit-rulers" width={size.width} height={size.height} aria-hidden="true">
    {labelsOf(lines, camera, size).map(({ name, x, y }) => (
      <text key={name} x={x} y={y}>
        {name}
      </text>
    ))}
  </svg>
);
