// The map as a whole: its size, its edge, how it looks, the wind over it, and all of it in words.

import { Choose, upTo } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type ReactElement, useState } from 'react';
import { type BattleMap, HIGHEST, SMALLEST, WIDEST } from '../../../content/battle-map.ts';
import { BATTLE_MAP_NAMES } from '../../../content/maps/index.ts';
import { STRONGEST_WIND } from '../../../content/terrain.ts';
import { mapTitle } from '../../../text/battle-maps.ts';
import { PAINTER_WORDS } from '../../../text/designer/painter.ts';
import type { PlacedFoe } from './foes.ts';
import { fits, flipping, type Move, mirroring, resizing, turning } from './sheet.ts';
import { mapInWords } from './speech.ts';
import { windy } from './zones.ts';

/** By which a map that looks like no other is called. */
const PLAIN = 'field';

export function SheetPage({
  map,
  change,
  move,
  foes,
  language,
}: {
  map: BattleMap;
  change: (map: BattleMap) => void;
  /** The map with all that stands on it. */
  move: (move: Move) => void;
  foes: readonly PlacedFoe[];
  language: Language;
}): ReactElement {
  const words = PAINTER_WORDS[language];
  const [columns, setColumns] = useState<'left' | 'right'>('right');
  const [rows, setRows] = useState<'top' | 'bottom'>('bottom');
  const resize = (side: 'left' | 'right' | 'top' | 'bottom', by: number): void =>
    move(resizing(map, { left: 0, right: 0, top: 0, bottom: 0, [side]: by }));
  const wind = map.zones.find((zone) => zone.kind === 'wind');
  const looks = [...new Set<string>([PLAIN, ...BATTLE_MAP_NAMES])];
  return (
    <>
      <fieldset>
        <legend>{words.size}</legend>
        <div className="kit-pair">
          <Choose
            label={words.width}
            value={map.width}
            options={upTo(SMALLEST, WIDEST)}
            onChoose={(width) => resize(columns, width - map.width)}
          />
          <Choose
            label={words.columnsAt}
            value={columns}
            options={(['right', 'left'] as const).map((side) => [side, words.columns[side]] as const)}
            onChoose={setColumns}
          />
          <Choose
            label={words.height}
            value={map.height}
            options={upTo(SMALLEST, HIGHEST)}
            onChoose={(height) => resize(rows, height - map.height)}
          />
          <Choose
            label={words.rowsAt}
            value={rows}
            options={(['bottom', 'top'] as const).map((side) => [side, words.rows[side]] as const)}
            onChoose={setRows}
          />
        </div>
        <div className="design-map-moves">
          <button type="button" className="act" onClick={() => move(mirroring(map))}>
            {words.mirror}
          </button>
          <button type="button" className="act" onClick={() => move(flipping(map))}>
            {words.flip}
          </button>
          <button
            type="button"
            className="act"
            disabled={!fits(turning(map))}
            onClick={() => move(turning(map))}
          >
            {words.turn}
          </button>
        </div>
        {!fits(turning(map)) && <p className="hint">{words.tooWide(HIGHEST)}</p>}
      </fieldset>
      <div className="kit-pair">
        <Choose
          label={words.edge}
          value={map.edge}
          options={(['open', 'walled'] as const).map((edge) => [edge, words.edges[edge]] as const)}
          onChoose={(edge) => change({ ...map, edge })}
        />
        <Choose
          label={words.cell}
          value={map.cell}
          options={upTo(2, 10).map(([cell]) => [cell, words.cells(cell)] as const)}
          onChoose={(cell) => change({ ...map, cell })}
        />
        <Choose
          label={words.looksLike}
          value={looks.includes(map.name) ? map.name : PLAIN}
          options={looks.map(
            (name) => [name, name === PLAIN ? words.plainField : mapTitle(name, language)] as const,
          )}
          onChoose={(name) => change({ ...map, name })}
        />
        <Choose
          label={words.wind}
          value={wind?.kind === 'wind' ? wind.penalty : 0}
          options={upTo(0, STRONGEST_WIND).map(
            ([penalty]) => [penalty, penalty === 0 ? words.noWind : words.winds(penalty)] as const,
          )}
          onChoose={(penalty) => change(windy(map, penalty))}
        />
      </div>
      <details>
        <summary>{words.inWords}</summary>
        <ul className="design-map-words">
          {mapInWords(map, foes, language).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
