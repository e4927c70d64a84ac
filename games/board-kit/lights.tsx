// What is pointed at beside the board, and whom a question is about, drawn for every map alike.

import { type ReactElement, useEffect } from 'react';
import { type Camera, onScreen, type Point, type Size } from './camera.ts';
import { HIDDEN } from './hidden.ts';
import { edgeArrow, type Lit, type Site } from './lights.ts';
import type { CameraControl } from './use-camera.ts';

/** Where the board has what is lit; what it does not have is left out. */
export interface LitSites {
  readonly pointed: readonly Site[];
  readonly asked: Site | null;
}

/** By key the map moves to the first of what is lit. */
export function useLights(
  lit: Lit | undefined,
  siteOf: (topic: string) => Site | null,
  { show }: Pick<CameraControl, 'show'>,
): LitSites {
  const { topics, seek, asked } = lit ?? { topics: [], seek: false, asked: null };
  const pointed = topics.flatMap((topic) => siteOf(topic) ?? []);
  const [x, y] = (seek ? pointed[0]?.at : undefined) ?? [null, null];
  useEffect(() => {
    if (x !== null && y !== null) show([x, y]);
  }, [x, y, show]);
  return { pointed, asked: asked === null ? null : siteOf(asked) };
}

/** On the map, above all that stands there. */
export const LitShapes = ({ pointed }: LitSites): ReactElement => (
  <g className="kit-lights" {...HIDDEN}>
    {pointed.map(({ shape }) => (
      <g key={shape}>
        <path d={shape} className="kit-lit-case" />
        <path d={shape} className="kit-lit" />
      </g>
    ))}
  </g>
);

/** In pixels: a bubble over whom the question is about, and arrows to what is out of sight. */
export function LitMarks({
  pointed,
  asked,
  camera,
  size,
}: LitSites & { camera: Camera; size: Size }): ReactElement {
  const arrows = pointed.flatMap(({ at }) => edgeArrow(onScreen(camera, at), size) ?? []);
  return (
    <svg className="kit-marks" width={size.width} height={size.height} aria-hidden="true">
      {asked !== null && <Bubble at={onScreen(camera, [asked.at[0], asked.at[1] - asked.rise])} />}
      {arrows.map(({ at: [x, y], turn }) => (
        <path
          key={`${x} ${y}`}
          className="kit-arrow"
          d="M-12 -11L14 0L-12 11L-6 0Z"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </svg>
  );
}

const Bubble = ({ at: [x, y] }: { at: Point }): ReactElement => (
  <g className="kit-bubble" transform={`translate(${x} ${y})`}>
    <path d="M0 0L-5 -8H-12Q-16 -8 -16 -12V-26Q-16 -30 -12 -30H12Q16 -30 16 -26V-12Q16 -8 12 -8H5Z" />
    <text y="-12.5">?</text>
  </g>
);
