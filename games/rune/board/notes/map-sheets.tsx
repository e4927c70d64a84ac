// A battle map over as many sheets as it takes.

import { UNIT } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useId, useMemo } from 'react';
import type { BattleMap, Spot } from '../../content/battle-map.ts';
import type { FoeEntry } from '../../documents/encounter/schema.ts';
import { groundOf } from '../../rules/space/index.ts';
import { NAMES } from '../../text/names.ts';
import { NOTES_WORDS } from '../../text/notes/index.ts';
import { squareLabel } from '../../text/squares.ts';
import { Battlefield } from '../web/drawing/battlefield.tsx';
import { type Scale, type Tile, tiled } from './tiles.ts';

export function MapSheets({
  map,
  title,
  foes,
  scale,
  language,
}: {
  map: BattleMap;
  title: string;
  foes: readonly Pick<FoeEntry, 'start'>[];
  scale: Scale;
  language: Language;
}): ReactElement {
  const id = useId();
  const ground = useMemo(() => groundOf(map), [map]);
  const { tiles, turned } = tiled(map, scale);
  const words = NOTES_WORDS[language];
  return (
    <>
      <svg className="encnotes-store" aria-hidden="true">
        <defs>
          <g id={id} className="run-drawing">
            <Battlefield ground={ground} />
            <rect className="encnotes-wash" width={map.width * UNIT} height={map.height * UNIT} />
            <path className="encnotes-grid" d={gridOf(map)} />
            <Starts map={map} foes={foes} />
          </g>
        </defs>
      </svg>
      {tiles.map((tile, i) => (
        <article key={tile.name} className="encnotes-sheet" aria-label={`${words.map(title)}, ${tile.name}`}>
          <header>
            <h2>{words.map(title)}</h2>
            <p>
              {[words.tile(tile.name, tiles.length), words.scale(scale), ...joined(tile, language)].join(
                '; ',
              )}
              . {i === 0 && words.heroesStart}
            </p>
          </header>
          <TileDrawing tile={tile} turned={turned} scale={scale} drawing={id} />
        </article>
      ))}
    </>
  );
}

function joined({ right, below }: Tile, language: Language): string[] {
  const names = [right, below].filter((name) => name !== null);
  return names.length === 0 ? [] : [NOTES_WORDS[language].joins(NAMES[language].list(names))];
}

function TileDrawing({
  tile,
  turned,
  scale,
  drawing,
}: {
  tile: Tile;
  turned: boolean;
  scale: Scale;
  drawing: string;
}): ReactElement {
  const { x, y, across, down, right, below } = tile;
  const [wide, high] = [across * UNIT, down * UNIT];
  const [width, height] = turned ? [down, across] : [across, down];
  return (
    <svg
      className="encnotes-map"
      style={{ inlineSize: `${width * scale}mm`, blockSize: `${height * scale}mm` }}
      viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
      aria-hidden="true"
    >
      <g {...(turned && { transform: `translate(${high} 0) rotate(90)` })}>
        <use href={`#${drawing}`} x={-x * UNIT} y={-y * UNIT} />
        <g className="encnotes-squares">
          {Array.from({ length: across }, (_, i) => (
            <text key={`x${i}`} x={(i + 0.5) * UNIT} y={14}>
              {squareLabel({ x: x + i, y: 0 }).replace(/\d+$/, '')}
            </text>
          ))}
          {Array.from({ length: down }, (_, i) => (
            <text key={`y${i}`} x={10} y={(i + 0.5) * UNIT}>
              {y + i + 1}
            </text>
          ))}
        </g>
        <g className="encnotes-join">
          {right !== null && <path d={`M${wide - UNIT} 0V${high}`} />}
          {below !== null && <path d={`M0 ${high - UNIT}H${wide}`} />}
          {x > 0 && <path d={`M${UNIT} 0V${high}`} />}
          {y > 0 && <path d={`M0 ${UNIT}H${wide}`} />}
        </g>
        <rect className="encnotes-edge" width={wide} height={high} />
      </g>
    </svg>
  );
}

/** Lines that can be counted, whatever lies below them. */
const gridOf = ({ width, height }: BattleMap): string =>
  [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x * UNIT} 0V${height * UNIT}`),
    ...Array.from({ length: height + 1 }, (_, y) => `M0 ${y * UNIT}H${width * UNIT}`),
  ].join('');

/** Where everybody begins. RUN-TER-163 */
function Starts({
  map: { starts },
  foes,
}: {
  map: BattleMap;
  foes: readonly Pick<FoeEntry, 'start'>[];
}): ReactElement {
  // Whoever has no place of his own takes the next that the map has for foes.
  const taken = new Set(foes.flatMap(({ start }) => (start === null ? [] : [`${start.x},${start.y}`])));
  const free = starts.foes.filter(({ x, y }) => !taken.has(`${x},${y}`));
  const placed = foes.map(({ start }) => start ?? free.shift() ?? null);
  return (
    <g className="encnotes-starts">
      {starts.heroes.map((spot) => (
        <Mark key={`${spot.x},${spot.y}`} spot={spot} text="H" />
      ))}
      {placed.map((spot, i) => spot !== null && <Mark key={i} spot={spot} text={String(i + 1)} foe />)}
    </g>
  );
}

const Mark = ({ spot, text, foe = false }: { spot: Spot; text: string; foe?: boolean }): ReactElement => (
  <g transform={`translate(${(spot.x + 0.5) * UNIT} ${(spot.y + 0.5) * UNIT})`}>
    {foe ? <rect x="-18" y="-18" width="36" height="36" /> : <circle r="19" />}
    <text>{text}</text>
  </g>
);
