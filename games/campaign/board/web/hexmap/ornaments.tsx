// The frame of the map and the compass in its widest water.

import type { ReactElement } from 'react';
import { type HexMap, hexInRow, hexLabel } from '../../../content/index.ts';
import { centreOf, type Extent, type Point } from './geometry.ts';

export const MapFrame = ({ width, height }: Extent): ReactElement => (
  <g className="hexmap-frame">
    <rect x="2" y="2" width={width - 4} height={height - 4} strokeWidth="3.4" />
    <rect x="8" y="8" width={width - 16} height={height - 16} strokeWidth="1" />
  </g>
);

/** Letters along the upper edge and numbers along the left one, as hexes are called by them. */
export function Coordinates({ map: { rows } }: { map: HexMap }): ReactElement {
  const columns = Math.max(...rows.map((row) => row.length));
  return (
    <g className="hexmap-coordinates">
      {Array.from({ length: columns }, (_, column) => hexInRow(column, 0)).map((hex) => (
        <text key={hex} x={centreOf(hex)[0]} y="25">
          {hexLabel(hex).replace(/\d+$/, '')}
        </text>
      ))}
      {rows.map((_, row) => (
        <text key={row} x="21" y={centreOf(hexInRow(0, row))[1] + 5}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

const [LIT, SHADED] = rose();

/** Eight points, half of each in the light. */
function rose(): [string, string] {
  const halves: [string, string] = ['', ''];
  for (let point = 0; point < 8; point++) {
    const [long, wide] = point % 2 === 0 ? [36, 7.4] : [21, 5.6];
    const spoke = (turn: number, far: number): string => {
      const angle = ((point + turn) * Math.PI) / 4;
      return `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
    };
    halves[0] += `M0 0L${spoke(-0.5, wide)}L${spoke(0, long)}Z`;
    halves[1] += `M0 0L${spoke(0.5, wide)}L${spoke(0, long)}Z`;
  }
  return halves;
}

export const Compass = ({ at: [x, y] }: { at: Point }): ReactElement => (
  <g className="hexmap-compass" transform={`translate(${x} ${y})`}>
    <circle r="24.5" />
    <circle r="27.5" />
    <path d={SHADED} className="hexmap-compass-shaded" />
    <path d={LIT} className="hexmap-compass-lit" />
    <path d="M-3 -40V-47L3 -40V-47" />
  </g>
);
