// Paints the map with nothing on it: `node games/age-of-heroes/map/preview.ts map.svg`; --german names
// it in German, --counters shows the room that is left for them.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREA, AREAS, LANDS } from '../content/areas.ts';
import { areaName } from '../text/names.ts';
import { BADGE, SPARE, STACK } from './boxes.ts';
import { borders, DRAWING, outline } from './drawing.ts';
import { areaOf, ringsAround } from './lines.ts';
import { nameRows, ROW } from './names.ts';
import { noise } from './noise.ts';
import { compass, FIR, HILL, MIST, SERPENT, SHIP } from './ornaments.ts';
import type { Face, Point } from './types.ts';

const { width, height, places } = DRAWING;
const language = process.argv.includes('--german') ? 'de' : 'en';

const isWater = (face: Face): boolean =>
  face === 'mist' || face.endsWith('~') || (face !== 'wild' && AREA[areaOf(face)!].sea);
const isLand = (face: Face): boolean => !isWater(face);

/** Vellum in five tones; neighbours differ. */
const TONES = ['#e2d3b0', '#d3c096', '#dccba6', '#c9b58b', '#d8c69e'];
const EDGES = ['#a8763e', '#7d6a35', '#a35a3c', '#5f6f4c', '#8a6248'];

function tones(): Map<string, number> {
  const given = new Map<string, number>();
  for (const land of LANDS) {
    const near = AREA[land].neighbours.map((other) => given.get(other));
    const free = TONES.map((_, tone) => tone).filter((tone) => !near.includes(tone));
    given.set(land, free[(given.size * 3) % free.length]!);
  }
  return given;
}

const ROSE: Point = [66, 980];

/** What lies beyond, in the words of those who sailed there. */
const WILD_NAMES: readonly (readonly [name: string, at: Point])[] = [
  ['Kvenland', [1206, 130]],
  ['Vindland', [1085, 850]],
  ['Valland', [850, 1040]],
];

function sea(): string {
  const coast = outline(isLand);
  const bands = [26, 19, 13, 8, 4].map(
    (wide, i) =>
      `<path d="${coast}" stroke="#9fc0c4" stroke-width="${wide}" opacity="${0.055 + i * 0.022}"/>`,
  );
  const shallows = outline((face) => face.endsWith('~'));
  const mist = outline((face) => face === 'mist');
  return `
    <rect width="${width}" height="${height}" fill="url(#sea)"/>
    <rect width="${width}" height="${height}" fill="url(#ripples)"/>
    <g stroke="#9fc0c4" stroke-width=".7" opacity=".13">${winds()}</g>
    <path d="${shallows}" fill="#7fa6a4" opacity=".34"/>
    <path d="${shallows}" fill="url(#shoals)"/>
    <g fill="none" stroke-linejoin="round">${bands.join('')}</g>
    <path d="${mist}" fill="#0d222e" opacity=".72"/>
    ${scatter(MIST, (face) => face === 'mist', 58, 13, 'stroke="#9fc0c4" stroke-width=".9" opacity=".3"', 34)}
    <path d="${borders((left, right) => isWater(left) && isWater(right))}" fill="none" stroke="#b9d3d4"
      stroke-width="1.1" stroke-dasharray="5 4.5" stroke-linecap="round" opacity=".62"/>`;
}

/** The lines of the winds, from the compass rose over all the seas. */
function winds(): string {
  return Array.from({ length: 32 }, (_, wind) => {
    const angle = (wind * Math.PI) / 16;
    const [x, y] = [ROSE[0] + 2000 * Math.sin(angle), ROSE[1] + 2000 * Math.cos(angle)];
    return `<path d="M${ROSE[0]} ${ROSE[1]}L${x.toFixed(0)} ${y.toFixed(0)}"/>`;
  }).join('');
}

function land(): string {
  const given = tones();
  const areas = LANDS.map((id) => {
    const islands = outline((face) => face === id);
    return `<clipPath id="in-${id}"><path d="${islands}"/></clipPath>
      <path d="${islands}" fill="${TONES[given.get(id)!]}"/>
      <path d="${islands}" fill="none" stroke="${EDGES[given.get(id)!]}" stroke-width="11" opacity=".2"
        clip-path="url(#in-${id})"/>
      <path d="${islands}" fill="none" stroke="${EDGES[given.get(id)!]}" stroke-width="4.5" opacity=".22"
        clip-path="url(#in-${id})"/>`;
  });
  const wild = outline((face) => face === 'wild');
  const pen = 'stroke="#2a2013" stroke-width=".8" opacity=".5"';
  return `
    <path d="${wild}" fill="#8e8a72"/>
    <path d="${wild}" fill="url(#hatch)"/>
    ${areas.join('')}
    <path d="${outline(isLand)}" filter="url(#vellum)" opacity=".5"/>
    ${scatter(
      FIR,
      (face) => face === 'wild',
      19,
      9,
      pen,
      10,
      (x, y) => isFree(x, y) && wood(x, y) > 0.12,
    )}
    ${scatter(
      HILL,
      (face) => face === 'wild',
      31,
      11,
      pen,
      14,
      (x, y) => isFree(x, y) && wood(x, y) < -0.12,
    )}
    <path d="${borders((left, right) => isLand(left) && isLand(right))}" fill="none" stroke="#2a2013"
      stroke-width="1" stroke-linejoin="round" opacity=".62"/>
    <path d="${borders((left, right) => isLand(left) !== isLand(right))}" fill="none" stroke="#2a2013"
      stroke-width="1.15" stroke-linejoin="round"/>`;
}

/** Wooded where it is high, hilly where it is low. */
const wood = (x: number, y: number): number => noise(x / 75, y / 75, 5) + (y < 420 ? 0.2 : 0);

const isFree = (x: number, y: number): boolean =>
  WILD_NAMES.every(([, at]) => Math.abs(x - at[0]) > 85 || Math.abs(y - at[1]) > 26);

/** Copies of a small drawing, strewn over the chosen faces at least so far from their borders. */
function scatter(
  drawing: string,
  isChosen: (face: Face) => boolean,
  every: number,
  clear: number,
  pen: string,
  wide: number,
  isFit: (x: number, y: number) => boolean = () => true,
): string {
  const rings = ringsAround(DRAWING.arcs, isChosen);
  const marks: string[] = [];
  for (let row = 0; row * every * 0.8 < height; row++) {
    for (let column = 0; column * every < width; column++) {
      const x = (column + (row % 2) / 2 + 0.3 * noise(column * 7.3, row * 3.1, 11)) * every;
      const y = (row + 0.3 * noise(column * 2.7, row * 9.1, 12)) * every * 0.8;
      const around: Point[] = [
        [x, y],
        [x - wide, y],
        [x + wide, y],
        [x, y - clear],
        [x, y + clear],
      ];
      if (around.every((point) => contains(rings, point)) && isFit(x, y)) {
        marks.push(`<use href="#m${drawing.length}" x="${x.toFixed(1)}" y="${y.toFixed(1)}"/>`);
      }
    }
  }
  return `<defs><path id="m${drawing.length}" d="${drawing}"/></defs>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round" ${pen}>${marks.join('')}</g>`;
}

function contains(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

function names(): string {
  return AREAS.map((id) => {
    const { label, badge } = places[id];
    const { sea, tax } = AREA[id];
    const rows = nameRows(areaName(id, language), label.rows);
    const spans = rows.map((row, i) => {
      const y = label.at[1] + (i - (rows.length - 1) / 2) * label.size * ROW + label.size * 0.3;
      return `<tspan x="${label.at[0]}" y="${y.toFixed(1)}">${row}</tspan>`;
    });
    const text = `<text class="${sea ? 'sea' : label.on}" font-size="${label.size}">${spans.join('')}</text>`;
    if (!badge) return text;
    return `${text}<circle cx="${badge[0]}" cy="${badge[1]}" r="${BADGE / 2 - 0.5}" fill="url(#gold)"
        stroke="#2a2013" stroke-width="1"/>
      <text class="tax" x="${badge[0]}" y="${badge[1] + 4.4}">${tax}</text>`;
  }).join('');
}

function counters(): string {
  const counter = ([x, y]: Point, fill: string): string =>
    `<rect x="${x - 18}" y="${y - 18}" width="36" height="36" rx="4" fill="${fill}" stroke="#e2d3b0"/>`;
  return AREAS.map((id) => {
    const { stack, spare } = places[id];
    const [x, y] = stack;
    const step = (STACK[0] - 36) / 4;
    return (
      [-2, 0, 2].map((i) => counter([x + i * step, y + i * 2], '#8f2f22')).join('') +
      counter(spare, '#23473a') +
      `<rect x="${spare[0] - SPARE[0] / 2}" y="${spare[1] - SPARE[1] / 2}" width="${SPARE[0]}" height="${SPARE[1]}"
        fill="none" stroke="#23473a" opacity=".5"/>`
    );
  }).join('');
}

function ornaments(): string {
  const rose = compass();
  const wild = WILD_NAMES.map(([name, [x, y]]) => `<text class="wild" x="${x}" y="${y + 6}">${name}</text>`);
  const ink =
    'fill="none" stroke="#d9c796" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"';
  const shields = SHIP.shields
    .map((x) => `<circle cx="${x}" cy="${(7.5 - (x * x) / 500).toFixed(1)}" r="3.6" fill="#14303f"/>`)
    .join('');
  return `
    <g transform="translate(${ROSE[0]} ${ROSE[1]}) scale(.85)" opacity=".9">
      <circle r="31" fill="none" stroke="#c9a24a" stroke-width=".8" opacity=".7"/>
      <circle r="34" fill="none" stroke="#c9a24a" stroke-width=".5" opacity=".7"/>
      <path d="${rose.shaded}" fill="#1b3a49" stroke="#c9a24a" stroke-width=".8" stroke-linejoin="round"/>
      <path d="${rose.lit}" fill="#c9a24a" stroke="#c9a24a" stroke-width=".8" stroke-linejoin="round"/>
      <text class="rose" y="-50">N</text>
    </g>
    <g transform="translate(340 105) scale(.82)" ${ink}>
      <path d="${SHIP.sail}" fill="#8f2f22" fill-opacity=".55"/><path d="${SHIP.hull}" fill="#1b3a49"/>
      <path d="${SHIP.lines}"/>${shields}
    </g>
    <g transform="translate(62 858) scale(.72)" ${ink}>
      <path d="${SERPENT.coils}${SERPENT.head}" fill="#1b3a49"/><path d="${SERPENT.lines}"/>
    </g>
    <text class="far" x="345" y="40">Ginnungagap</text>
    <text class="far" x="62" y="894">Úthaf</text>
${wild.join('')}`;
}

function font(style: 'normal' | 'italic', weight: 400 | 500 | 700): string {
  const file = `@fontsource/alegreya/files/alegreya-latin-${weight}-${style}.woff2`;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)));
  return `@font-face { font-family: Alegreya; font-style: ${style}; font-weight: ${weight};
    src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <style>
    ${font('normal', 500)} ${font('normal', 700)} ${font('italic', 400)} ${font('italic', 500)}
    text { font-family: Alegreya, serif; text-anchor: middle; paint-order: stroke; stroke-linejoin: round }
    .land { font-weight: 500; fill: #2a2013; stroke: #e2d3b0; stroke-width: 3.4; stroke-opacity: .8 }
    .water { font-weight: 500; fill: #f0e6cb; stroke: #14303f; stroke-width: 3.4; stroke-opacity: .75 }
    .sea { font-style: italic; fill: #bcd6d7; stroke: #1b3b4b; stroke-width: 3; stroke-opacity: .7; letter-spacing: .3px }
    .tax { font-weight: 700; font-size: 13px; fill: #2a2013; font-variant-numeric: lining-nums tabular-nums }
    .rose { font-size: 17px; font-weight: 700; fill: #c9a24a }
    .far { font-style: italic; font-size: 17px; letter-spacing: 3px; fill: #8fb0b5; opacity: .8 }
    .wild { font-style: italic; font-size: 21px; letter-spacing: 5px; fill: #2a2013; opacity: .55 }
  </style>
  <defs>
    <radialGradient id="sea" cx=".46" cy=".45" r=".75">
      <stop offset="0" stop-color="#24485a"/><stop offset=".6" stop-color="#1c3c4d"/><stop offset="1" stop-color="#14303f"/>
    </radialGradient>
    <radialGradient id="gold" cx=".38" cy=".32" r=".8">
      <stop offset="0" stop-color="#e6c878"/><stop offset="1" stop-color="#b98f38"/>
    </radialGradient>
    <pattern id="ripples" width="46" height="22" patternUnits="userSpaceOnUse">
      <path d="M2 6q5 -4 10 0t10 0M25 17q5 -4 10 0t10 0" fill="none" stroke="#9fc0c4" stroke-width=".7" opacity=".11"/>
    </pattern>
    <pattern id="shoals" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle cx="2" cy="2" r=".75" fill="#dfeceb" opacity=".34"/><circle cx="6.5" cy="6.5" r=".75" fill="#dfeceb" opacity=".34"/>
    </pattern>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path d="M0 0V5" stroke="#2a2013" stroke-width=".7" opacity=".1"/>
    </pattern>
    <filter id="vellum" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="5" seed="7" result="cloud"/>
      <feColorMatrix in="cloud" values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .1  0 0 0 1.5 -.62"/>
      <feComposite in2="SourceAlpha" operator="in"/>
    </filter>
  </defs>
  ${sea()}${land()}${ornaments()}${names()}${process.argv.includes('--counters') ? counters() : ''}
  <g fill="none" stroke="#c9a24a">
    <rect x="3" y="3" width="${width - 6}" height="${height - 6}" stroke-width="3"/>
    <rect x="8.5" y="8.5" width="${width - 17}" height="${height - 17}" stroke-width=".9"/>
  </g>
</svg>`;

writeFileSync(process.argv[2] ?? 'map.svg', svg);
