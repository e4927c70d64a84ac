// The map as a drawing, of one's own making: sea, shore, ground, what stands on it, river, bridges and names. Whoever
// shows it gives it an <svg> with the extent of the map as its view box.

import { HIDDEN } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { memo, type ReactElement, useId, useMemo } from 'react';
import {
  type Geography,
  geographyOf,
  type Hex,
  type HexMap,
  hexAt,
  nameIn,
  type Terrain,
} from '../../../content/index.ts';
import { chanceAt } from './chance.ts';
import { between, centreOf, extentOf, hexPath, outlineOf, type Point, written } from './geometry.ts';
import { BRIDGE, type Glyph, KEEP, MOUND, PALISADE } from './glyphs.ts';
import { type Ground, groundOf, openWater } from './ground.ts';
import { endsOfEdge, riverCourse, softOutline } from './lines.ts';
import { Compass, Coordinates, MapFrame } from './ornaments.tsx';
import { standingIn, type Tone } from './scatter.ts';

/** Where a sample of the ground is taken. */
const SAMPLE = hexAt(0, 0);

/** A map whose names are written in a language. */
interface Named {
  readonly map: HexMap;
  readonly language: Language;
}

export const HexMapPicture = memo(function HexMapPicture({ map, language }: Named): ReactElement {
  const geography = geographyOf(map);
  const ground = useMemo(() => groundOf(geography), [geography]);
  return (
    <g className="hexmap" {...HIDDEN}>
      <Water geography={geography} ground={ground} />
      <Relief geography={geography} ground={ground} />
      <Bridges map={map} language={language} />
      <Names map={map} language={language} />
      <Coordinates map={map} />
      <MapFrame {...extentOf(map)} />
    </g>
  );
});

const SHORE = { sway: 5.5, inset: 7, salt: 11 };
const EDGE = { sway: 7, inset: 1, salt: 12 };
/** Foam along the shore: widths of the bands, from the outermost. */
const SURF = [54, 38, 24, 12, 5];
/** Grounds that have a tone of their own. */
const TINTED: readonly Terrain[] = ['coast', 'swamp', 'woods', 'mountain', 'village', 'castle'];

function Water({ geography, ground }: { geography: Geography; ground: Ground }): ReactElement {
  const id = useId();
  const { width, height } = extentOf(geography.map);
  const drawn = useMemo(() => {
    const compass = openWater(geography);
    return {
      shore: softOutline(ground.land, SHORE),
      meadows: MEADOWS.map((part) => softOutline(meadowsOf(ground, part), EDGE)),
      tints: TINTED.map((terrain) => [terrain, softOutline(ground.of(terrain), EDGE)] as const),
      river: riverCourse(geography),
      landGrid: gridOf(ground, (terrain) => terrain !== 'sea'),
      seaGrid: gridOf(ground, (terrain) => terrain === 'sea'),
      compass,
      outside: `M0 0H${width}V${height}H0Z${outlineOf(ground.played)}`,
    };
  }, [geography, ground, width, height]);
  return (
    <>
      <defs>
        <radialGradient id={`${id}sea`} cx=".72" cy=".5" r=".85">
          <stop offset="0" stopColor="#2b5265" />
          <stop offset=".55" stopColor="#1f4253" />
          <stop offset="1" stopColor="#153241" />
        </radialGradient>
        <clipPath id={`${id}land`}>
          <path d={drawn.shore} />
        </clipPath>
        <clipPath id={`${id}all`}>
          <rect width={width} height={height} />
        </clipPath>
        <mask id={`${id}mouth`} maskUnits="userSpaceOnUse" width={width} height={height}>
          <rect width={width} height={height} fill="#fff" />
          <path d={drawn.river} className="hexmap-mouth" />
        </mask>
        <pattern id={`${id}mist`} width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M-2 2L2 -2M0 9L9 0M7 11L11 7" className="hexmap-hatch" />
        </pattern>
      </defs>
      <g clipPath={`url(#${id}all)`}>
        <rect width={width} height={height} fill={`url(#${id}sea)`} />
        {SURF.map((wide) => (
          <path key={wide} d={drawn.shore} className="hexmap-surf" strokeWidth={wide} />
        ))}
        <path d={drawn.seaGrid} className="hexmap-grid-sea" />
        <path d={drawn.shore} className="hexmap-land" />
        <g clipPath={`url(#${id}land)`}>
          {drawn.meadows.map((d, part) => (
            <path key={part} d={d} className={`hexmap-tint hexmap-meadow-${part}`} />
          ))}
          {drawn.tints.map(([terrain, d]) => (
            <path key={terrain} d={d} className={`hexmap-tint hexmap-tint-${terrain}`} />
          ))}
          <path d={drawn.shore} className="hexmap-strand" />
          <path d={drawn.landGrid} className="hexmap-grid-land" />
          <path d={drawn.river} className="hexmap-bank" />
          <path d={drawn.river} className="hexmap-river" />
        </g>
        <path d={drawn.shore} className="hexmap-shore" mask={`url(#${id}mouth)`} />
        <path d={drawn.river} className="hexmap-stream" clipPath={`url(#${id}land)`} />
        {drawn.compass && <Compass at={drawn.compass} />}
      </g>
      <path d={drawn.outside} fillRule="evenodd" className="hexmap-outside" />
      <path d={drawn.outside} fillRule="evenodd" fill={`url(#${id}mist)`} />
      <path d={outlineOf(ground.played)} className="hexmap-edge" />
    </>
  );
}

/** Two shares of the grassland, a little lighter and a little darker than the rest. */
const MEADOWS = [0, 1];
const meadowsOf = (ground: Ground, part: number): ReadonlySet<Hex> =>
  new Set(
    [...ground.of('grassland')].filter((hex) => Math.floor(chanceAt(...centreOf(hex), 4) * 3) === part),
  );

const gridOf = ({ all, played }: Ground, drawn: (terrain: Terrain) => boolean): string =>
  all.flatMap(([hex, terrain]) => (played.has(hex) && drawn(terrain) ? [hexPath(hex)] : [])).join('');

function Relief({ geography, ground }: { geography: Geography; ground: Ground }): ReactElement {
  const id = useId();
  const { width, height } = extentOf(geography.map);
  return (
    <g clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      {ground.all.map(([hex, terrain]) => (
        <HexRelief key={hex} hex={hex} terrain={terrain} beyond={!ground.played.has(hex)} />
      ))}
    </g>
  );
}

const HexRelief = memo(function HexRelief({
  hex,
  terrain,
  beyond,
}: {
  hex: Hex;
  terrain: Terrain;
  beyond: boolean;
}): ReactElement {
  return (
    <g className={beyond ? 'hexmap-beyond' : undefined}>
      {terrain === 'castle' && <Castle at={centreOf(hex)} />}
      {standingIn(hex, terrain).map(({ glyph, tone, at, size, mirrored }, i) => (
        <Cut key={i} glyph={glyph} tone={tone} at={at} across={mirrored ? -size : size} down={size} />
      ))}
    </g>
  );
});

function Cut({
  glyph,
  tone,
  at,
  across = 1,
  down = 1,
}: {
  glyph: Glyph;
  tone: Tone;
  at: Point;
  across?: number;
  down?: number;
}): ReactElement {
  return (
    <g
      className={`hexmap-cut hexmap-cut-${tone}`}
      transform={`translate(${written(at)}) scale(${across.toFixed(2)} ${down.toFixed(2)})`}
    >
      {glyph.body && <path d={glyph.body} className="hexmap-body" />}
      <path d={glyph.line} />
    </g>
  );
}

const Castle = ({ at: [x, y] }: { at: Point }): ReactElement => (
  <>
    <Cut glyph={MOUND} tone="grass" at={[x, y - 4]} />
    <Cut glyph={KEEP} tone="stone" at={[x, y - 2]} />
    <Cut glyph={PALISADE} tone="house" at={[x, y - 4]} />
  </>
);

function Bridges({ map, language }: Named): ReactElement {
  return (
    <g>
      {map.bridges.map((bridge) => {
        const { edge } = bridge;
        const ends = endsOfEdge(edge);
        if (ends === null) return null;
        const [a, b] = ends;
        const [x, y] = between(a, b);
        // The way leads across the edge; planks are drawn so that one stands on their upper side.
        const along = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 90;
        const upright = ((((along + 90) % 180) + 180) % 180) - 90;
        return (
          <g key={edge}>
            <g transform={`translate(${written([x, y])}) rotate(${upright.toFixed(0)})`}>
              <Bridge />
            </g>
            <text x={x} y={y + 21} className="hexmap-name hexmap-name-bridge">
              {nameIn(bridge, language)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const Bridge = (): ReactElement => (
  <g className="hexmap-cut hexmap-cut-bridge">
    <path d={BRIDGE.body} className="hexmap-body" />
    <path d={BRIDGE.line} />
  </g>
);

/** One hex of a kind of ground as the map draws it, for a legend; around the middle of the hex. */
export const GroundSample = ({ terrain }: { terrain: Terrain }): ReactElement => (
  <g className="hexmap">
    <path d={hexPath(SAMPLE)} className={terrain === 'sea' ? 'hexmap-sample-sea' : 'hexmap-land'} />
    {TINTED.includes(terrain) && (
      <path d={hexPath(SAMPLE)} className={`hexmap-tint hexmap-tint-${terrain}`} />
    )}
    <path d={hexPath(SAMPLE)} className={terrain === 'sea' ? 'hexmap-grid-sea' : 'hexmap-grid-land'} />
    <HexRelief hex={SAMPLE} terrain={terrain} beyond={false} />
  </g>
);

/** The river, with or without a bridge over it. */
export const RiverSample = ({ bridged }: { bridged: boolean }): ReactElement => (
  <g className="hexmap">
    {['hexmap-bank', 'hexmap-river', 'hexmap-stream'].map((part) => (
      <path key={part} d="M0 -40Q9 -14 0 0T0 40" className={part} />
    ))}
    {bridged && <Bridge />}
  </g>
);

function Names({ map, language }: Named): ReactElement {
  const { castle } = geographyOf(map);
  return (
    <g>
      {map.places.map((place) => {
        const { hex } = place;
        const [x, y] = centreOf(hex);
        return (
          <text
            key={hex}
            x={x}
            y={y + 40}
            className={hex === castle ? 'hexmap-name hexmap-name-castle' : 'hexmap-name'}
          >
            {nameIn(place, language)}
          </text>
        );
      })}
    </g>
  );
}
