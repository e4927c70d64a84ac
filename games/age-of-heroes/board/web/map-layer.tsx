// The map itself: what never changes while a game is played, drawn once.

import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import { AREA, AREAS, type Area, LANDS } from '../../content/index.ts';
import { nameRows, ROW } from '../../map/names.ts';
import { compass, FIR, HILL, MIST as MIST_CURL, SERPENT, SHIP } from '../../map/ornaments.ts';
import { areaName } from '../../text/index.ts';
import {
  ALL_LAND,
  BADGE,
  GROUND,
  HEIGHT,
  LAND_BORDERS,
  MIST,
  PLACES,
  SEA_BORDERS,
  SHALLOWS,
  SHORE,
  TONE,
  WIDTH,
  WILD,
} from './geometry.ts';
import { HIDDEN } from './hidden.ts';

const TONES = ['#e2d3b0', '#d3c096', '#dccba6', '#c9b58b', '#d8c69e'];
const EDGES = ['#a8763e', '#7d6a35', '#a35a3c', '#5f6f4c', '#8a6248'];

/** Foam along the shore: widths and strengths of the bands, from the outermost. */
const FOAM = [
  [26, 0.055],
  [19, 0.077],
  [13, 0.099],
  [8, 0.121],
  [4, 0.143],
] as const;

/** Sea, land and borders. `cloud` is the grain of the vellum as an image, once it is there. */
export const MapLayer = memo(function MapLayer({ cloud }: { cloud: string | null }): ReactElement {
  return (
    <g className="aoh-map" {...HIDDEN}>
      <MapDefs />
      <rect x={-WIDTH} y={-HEIGHT} width={3 * WIDTH} height={3 * HEIGHT} className="aoh-deep" />
      <g clipPath="url(#aoh-frame)">
        <rect width={WIDTH} height={HEIGHT} fill="url(#aoh-sea)" />
        <rect width={WIDTH} height={HEIGHT} fill="url(#aoh-ripples)" />
        <path d={SHALLOWS} className="aoh-shallows" />
        <path d={SHALLOWS} fill="url(#aoh-shoals)" />
        <g className="aoh-foam">
          {FOAM.map(([wide, strength]) => (
            <path key={wide} d={SHORE} strokeWidth={wide} opacity={strength} />
          ))}
        </g>
        <path d={MIST} className="aoh-mist" />
        <path d={MIST} fill="url(#aoh-curls)" />
        <path d={SEA_BORDERS} className="aoh-sea-border" />
        <path d={WILD} className="aoh-wild" />
        <path d={WILD} fill="url(#aoh-firs)" />
        {LANDS.map((land) => (
          <g key={land}>
            <path d={GROUND[land]} fill={TONES[TONE[land]]} />
            <g clipPath={`url(#aoh-in-${land})`} fill="none" stroke={EDGES[TONE[land]]}>
              <path d={GROUND[land]} strokeWidth="11" opacity=".2" />
              <path d={GROUND[land]} strokeWidth="4.5" opacity=".22" />
            </g>
          </g>
        ))}
        {cloud !== null && (
          <image
            href={cloud}
            width={WIDTH}
            height={HEIGHT}
            preserveAspectRatio="none"
            clipPath="url(#aoh-dry)"
            className="aoh-cloud"
          />
        )}
        <path d={LAND_BORDERS} className="aoh-land-border" />
        <path d={SHORE} className="aoh-shore" />
        <Ornaments />
      </g>
      <g className="aoh-frame">
        <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} strokeWidth="3" />
        <rect x="7.5" y="7.5" width={WIDTH - 15} height={HEIGHT - 15} strokeWidth=".9" />
      </g>
    </g>
  );
});

const MapDefs = (): ReactElement => (
  <defs>
    <radialGradient id="aoh-sea" cx=".46" cy=".45" r=".75">
      <stop offset="0" stopColor="#24485a" />
      <stop offset=".6" stopColor="#1c3c4d" />
      <stop offset="1" stopColor="#14303f" />
    </radialGradient>
    <radialGradient id="aoh-coin" cx=".38" cy=".32" r=".8">
      <stop offset="0" stopColor="#e6c878" />
      <stop offset="1" stopColor="#b98f38" />
    </radialGradient>
    <pattern id="aoh-ripples" width="46" height="22" patternUnits="userSpaceOnUse">
      <path d="M2 6q5 -4 10 0t10 0M25 17q5 -4 10 0t10 0" className="aoh-ripple" />
    </pattern>
    <pattern id="aoh-shoals" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r=".75" className="aoh-shoal" />
      <circle cx="6.5" cy="6.5" r=".75" className="aoh-shoal" />
    </pattern>
    <pattern id="aoh-firs" width="62" height="52" patternUnits="userSpaceOnUse">
      <g className="aoh-wood">
        <path d={FIR} transform="translate(10 12)" />
        <path d={FIR} transform="translate(27 16)" />
        <path d={HILL} transform="translate(48 12)" />
        <path d={FIR} transform="translate(18 38)" />
        <path d={FIR} transform="translate(38 42)" />
        <path d={FIR} transform="translate(54 36)" />
      </g>
    </pattern>
    <pattern id="aoh-curls" width="92" height="66" patternUnits="userSpaceOnUse">
      <g className="aoh-curl">
        <path d={MIST_CURL} transform="translate(34 20) scale(.8)" />
        <path d={MIST_CURL} transform="translate(66 52) scale(.6)" />
      </g>
    </pattern>
    <pattern id="aoh-frost" width="12" height="12" patternUnits="userSpaceOnUse">
      <path d="M3 1V5M1.3 2L4.7 4M1.3 4L4.7 2M9 7V11M7.3 8L10.7 10M7.3 10L10.7 8" className="aoh-frost" />
    </pattern>
    <pattern id="aoh-danger" width="7" height="7" patternUnits="userSpaceOnUse">
      <path d="M0 0L7 7M7 0L0 7" className="aoh-danger-line" />
    </pattern>
    <clipPath id="aoh-frame">
      <rect width={WIDTH} height={HEIGHT} />
    </clipPath>
    <clipPath id="aoh-dry">
      <path d={ALL_LAND} />
    </clipPath>
    {LANDS.map((land) => (
      <clipPath key={land} id={`aoh-in-${land}`}>
        <path d={GROUND[land]} />
      </clipPath>
    ))}
    <marker
      id="aoh-arrow"
      viewBox="0 0 10 10"
      refX="7"
      refY="5"
      markerWidth="5"
      markerHeight="5"
      orient="auto"
    >
      <path d="M1 1L9 5L1 9L3.4 5Z" className="aoh-arrow-head" />
    </marker>
  </defs>
);

function Ornaments(): ReactElement {
  const { lit, shaded } = compass();
  return (
    <g className="aoh-ornaments">
      <g transform="translate(66 952)">
        <circle r="31" />
        <circle r="34" strokeWidth=".5" />
        <path d={shaded} className="aoh-rose-shaded" />
        <path d={lit} className="aoh-rose-lit" />
      </g>
      <g transform="translate(340 105) scale(.82)" className="aoh-engraving">
        <path d={SHIP.sail} className="aoh-sail" />
        <path d={SHIP.hull} className="aoh-hull" />
        <path d={SHIP.lines} />
        {SHIP.shields.map((x) => (
          <circle key={x} cx={x} cy={7.5 - (x * x) / 500} r="3.6" className="aoh-hull" />
        ))}
      </g>
      <g transform="translate(72 770) scale(.8)" className="aoh-engraving">
        <path d={SERPENT.coils + SERPENT.head} className="aoh-hull" />
        <path d={SERPENT.lines} />
      </g>
    </g>
  );
}

/** Names and tax badges; how many of them is a matter of how near one looks. */
export const LabelLayer = memo(function LabelLayer({
  language,
  detail,
}: {
  language: Language;
  detail: Detail;
}): ReactElement {
  return (
    <g className={`aoh-labels aoh-detail-${detail}`} {...HIDDEN}>
      {AREAS.map((area) => (
        <AreaLabel key={area} area={area} language={language} />
      ))}
    </g>
  );
});

/** 0: badges only; 1: names of lands too; 2: everything. */
export type Detail = 0 | 1 | 2;
/** Names grow more slowly than the map when one looks closely. */
export const nameScaleAt = (scale: number): number => (scale <= 1.1 ? 1 : Math.sqrt(1.1 / scale));

export const detailAt = (scale: number): Detail => (scale < 0.4 ? 0 : scale < 0.52 ? 1 : 2);

function AreaLabel({ area, language }: { area: Area; language: Language }): ReactElement {
  const { label, badge } = PLACES[area];
  const { sea, tax } = AREA[area];
  const rows = nameRows(areaName(area, language), label.rows);
  return (
    <>
      <text
        className={`aoh-name ${sea ? 'aoh-name-sea' : `aoh-name-${label.on}`}`}
        fontSize={label.size}
        style={{ transformOrigin: `${label.at[0]}px ${label.at[1]}px` }}
      >
        {rows.map((row, i) => (
          <tspan
            key={row}
            x={label.at[0]}
            y={label.at[1] + (i - (rows.length - 1) / 2) * label.size * ROW + label.size * 0.3}
          >
            {row}
          </tspan>
        ))}
      </text>
      {badge && (
        <g className="aoh-badge" transform={`translate(${badge[0]} ${badge[1]})`}>
          <circle r={BADGE} fill="url(#aoh-coin)" />
          <text y="4.4">{tax}</text>
        </g>
      )}
    </>
  );
}
