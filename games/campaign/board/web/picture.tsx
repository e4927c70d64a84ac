// The picture on the game's card: a longship comes up a river towards a keep, with smoke over the village behind it.

import { CardPicture, Fade } from '@skald/games/board-kit/card-picture';
import { type ReactElement, useId } from 'react';
import {
  CHURCH,
  COTTAGE,
  FIR,
  type Glyph,
  HOUSE,
  KEEP,
  MOUND,
  OAK,
  PALISADE,
  TUFT,
} from './hexmap/glyphs.ts';
import { Longship } from './longship.tsx';

const LAND = 'M0 92Q40 84 82 92Q120 98 150 90Q196 80 240 90Q284 96 320 86V200H0Z';
const RIVER =
  'M150 92Q168 104 140 120Q96 140 150 160Q214 182 196 200H320V178Q262 168 214 148Q178 132 196 116Q206 102 176 91Z';
const HILLS = 'M0 96Q24 70 58 78Q88 58 118 80Q146 66 172 82Q206 60 236 78Q270 62 320 84V100H0Z';

const STANDING: readonly (readonly [Glyph, string, number, number, number])[] = [
  [FIR, 'wood', 20, 98, 1],
  [FIR, 'wood', 36, 94, 1.1],
  [OAK, 'wood', 54, 102, 1],
  [FIR, 'wood', 12, 112, 1.2],
  [OAK, 'wood', 118, 98, 0.8],
  [HOUSE, 'house', 252, 104, 1],
  [CHURCH, 'house', 276, 100, 1.1],
  [COTTAGE, 'house', 298, 112, 1],
  [TUFT, 'grass', 40, 150, 1.4],
  [TUFT, 'grass', 88, 166, 1.4],
  [TUFT, 'grass', 30, 186, 1.6],
  [TUFT, 'grass', 252, 136, 1.3],
  [OAK, 'wood', 296, 146, 1.3],
];

const TONES: Readonly<Record<string, string>> = {
  wood: '#7d8f5c',
  house: '#efe0bb',
  grass: 'none',
  stone: '#e9ddc0',
};

export function Picture(): ReactElement {
  const id = useId();
  return (
    <CardPicture>
      <defs>
        <Fade id={`${id}sky`} from="#26364a" over={[0.6, '#7d6a63']} to="#d9a765" />
        <Fade id={`${id}water`} from="#5f8793" to="#1b3c4c" />
        <Fade id={`${id}land`} from="#d9c99d" to="#a7925e" />
      </defs>
      <rect width="320" height="100" fill={`url(#${id}sky)`} />
      <circle cx="206" cy="74" r="20" fill="#f3dca4" opacity=".85" />
      <path d={HILLS} fill="#6b6558" />
      <path d={LAND} fill={`url(#${id}land)`} stroke="#2a2013" strokeWidth="1" />
      <path d={RIVER} fill={`url(#${id}water)`} stroke="#2a2013" strokeWidth="1.2" />
      <path
        d="M150 104h16M134 118h20M150 128h18M128 138h26M160 148h30M196 166h34M222 184h44M250 172h22"
        stroke="#c9dfe0"
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".6"
      />
      <path
        d="M266 92Q254 78 268 64Q282 50 270 34Q262 22 274 10M284 90Q278 76 292 66Q304 54 296 40Q292 30 300 22"
        fill="none"
        stroke="#3a3430"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".5"
      />
      <g strokeLinecap="round" strokeLinejoin="round">
        {STANDING.map(([glyph, tone, x, y, size], i) => (
          <Cut key={i} glyph={glyph} tone={tone} x={x} y={y} size={size} />
        ))}
        <Cut glyph={MOUND} tone="grass" x={84} y={98} size={1.1} fill="#c2b07c" />
        <Cut glyph={KEEP} tone="stone" x={84} y={100} size={1.25} />
        <Cut glyph={PALISADE} tone="house" x={84} y={98} size={1.1} fill="#b08a55" />
        <g transform="translate(214 168) scale(1.05)">
          <Longship moved={false} />
        </g>
      </g>
    </CardPicture>
  );
}

function Cut({
  glyph,
  tone,
  x,
  y,
  size,
  fill = TONES[tone] ?? 'none',
}: {
  glyph: Glyph;
  tone: string;
  x: number;
  y: number;
  size: number;
  fill?: string;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill="none" stroke="#2a2013" strokeWidth="1">
      {glyph.body && <path d={glyph.body} fill={fill} />}
      <path d={glyph.line} />
    </g>
  );
}
