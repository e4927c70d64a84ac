// The lines and names that stay sharp over the painting of sea and land.

import { ArrowHead, HIDDEN } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement } from 'react';
import { AREA, AREAS, type Area } from '../../content/index.ts';
import { nameRows, ROW } from '../../map/names.ts';
import type { Point } from '../../map/types.ts';
import { areaName } from '../../text/index.ts';
import { BADGE, HEIGHT, LAND_BORDERS, PLACES, SEA_BORDERS, SHORE, WIDTH } from './geometry.ts';
import type { LabelSpots } from './labels.ts';

/** Borders, and what other layers refer to. */
export const MapLayer = memo(function MapLayer(): ReactElement {
  return (
    <g className="aoh-map" {...HIDDEN}>
      <defs>
        <MapDefs />
      </defs>
      <path d={SEA_BORDERS} className="aoh-sea-border" />
      <path d={LAND_BORDERS} className="aoh-land-border" />
      <path d={SHORE} className="aoh-shore" />
      <g className="aoh-frame">
        <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} strokeWidth="3" />
        <rect x="7.5" y="7.5" width={WIDTH - 15} height={HEIGHT - 15} strokeWidth=".9" />
      </g>
    </g>
  );
});

/** What the marks on the map refer to. */
export const MapDefs = (): ReactElement => (
  <>
    <radialGradient id="aoh-coin" cx=".38" cy=".32" r=".8">
      <stop offset="0" stopColor="#e6c878" />
      <stop offset="1" stopColor="#b98f38" />
    </radialGradient>
    <pattern id="aoh-frost" width="12" height="12" patternUnits="userSpaceOnUse">
      <path d="M3 1V5M1.3 2L4.7 4M1.3 4L4.7 2M9 7V11M7.3 8L10.7 10M7.3 10L10.7 8" className="aoh-frost" />
    </pattern>
    <pattern id="aoh-danger" width="7" height="7" patternUnits="userSpaceOnUse">
      <path d="M0 0L7 7M7 0L0 7" className="aoh-danger-line" />
    </pattern>
    <ArrowHead id="aoh-arrow" className="aoh-arrow-head" />
  </>
);

/** The tax of a land. */
export const TaxBadge = ({ at: [x, y], tax }: { at: Point; tax: number }): ReactElement => (
  <g className="aoh-badge" transform={`translate(${x} ${y})`}>
    <circle r={BADGE} fill="url(#aoh-coin)" />
    <text y="4.4">{tax}</text>
  </g>
);

/** Names and tax badges; how many of them is a matter of how near one looks. */
export const LabelLayer = memo(function LabelLayer({
  language,
  detail,
  spots,
}: {
  language: Language;
  detail: Detail;
  spots: LabelSpots;
}): ReactElement {
  return (
    <g className={`aoh-labels aoh-detail-${detail}`} {...HIDDEN}>
      {AREAS.map((area) => (
        <AreaLabel
          key={area}
          area={area}
          language={language}
          at={spots.names.get(area) ?? PLACES[area].label.at}
          badge={spots.badges.get(area) ?? PLACES[area].badge}
        />
      ))}
    </g>
  );
});

/** 0: badges only; 1: names of lands too; 2: everything. */
type Detail = 0 | 1 | 2;

export const detailAt = (scale: number): Detail => (scale < 0.4 ? 0 : scale < 0.52 ? 1 : 2);

/** Names grow more slowly than the map when one looks closely; in steps, so that they are not laid out at every turn of the wheel. */
export const nameScaleAt = (scale: number): number =>
  scale <= 1.1 ? 1 : Math.round(Math.sqrt(1.1 / scale) * 20) / 20;

function AreaLabel({
  area,
  language,
  at,
  badge,
}: {
  area: Area;
  language: Language;
  at: Point;
  badge: Point | null;
}): ReactElement {
  const { label } = PLACES[area];
  const { sea, tax } = AREA[area];
  const rows = nameRows(areaName(area, language), label.rows);
  return (
    <>
      <text
        className={`aoh-name ${sea ? 'aoh-name-sea' : `aoh-name-${label.on}`}`}
        fontSize={label.size}
        style={{ transformOrigin: `${at[0]}px ${at[1]}px` }}
      >
        {rows.map((row, i) => (
          <tspan
            key={row}
            x={at[0]}
            y={at[1] + (i - (rows.length - 1) / 2) * label.size * ROW + label.size * 0.3}
          >
            {row}
          </tspan>
        ))}
      </text>
      {badge && <TaxBadge at={badge} tax={tax} />}
    </>
  );
}
