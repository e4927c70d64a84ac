// The sheet: the map as the board draws it, with a cursor, and with what is wrong.

import { Canvas, type Pen, type Point } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type KeyboardEvent, type ReactElement, useMemo } from 'react';
import type { Hex, HexMap } from '../../../content/index.ts';
import { centreOf, extentOf, HexMapPicture, hexPath, hexUnder, outlineOf } from '../hexmap/index.ts';
import { withinRows } from './edits.ts';
import { ShipStart, Trouble } from './marks.tsx';
import type { PlacedProblem } from './problems.ts';
import { cursorInWords } from './speech.ts';
import type { Tool } from './tools.ts';
import { editorWords } from './words.ts';

/** Problems of more hexes than this are marked only while they are looked at. */
const FEW = 9;
const LOOKING = { nearest: 2.4, readable: 0.32, starting: 0.6 };

export function MapCanvas(props: {
  map: HexMap;
  tool: Tool;
  cursor: Hex;
  problems: readonly PlacedProblem[];
  /** The hexes of the problem that is looked at. */
  shown: readonly Hex[];
  language: Language;
  pen: Pen<Point>;
  look: (hex: Hex) => void;
  onKey: (event: KeyboardEvent) => void;
}): ReactElement {
  const { map, tool, cursor, problems, shown, language, pen, look } = props;
  const { width, height } = extentOf(map);
  const world = useMemo(() => ({ width, height, ...LOOKING }), [width, height]);
  const seen = useMemo(() => (shown[0] === undefined ? null : centreOf(shown[0])), [shown]);
  const few = problems.map(({ hexes }) => hexes).filter((hexes) => hexes.length <= FEW);
  return (
    <Canvas
      world={world}
      cursor={centreOf(cursor)}
      shown={seen}
      looking={tool === 'look'}
      pen={pen}
      placeAt={(point) => point}
      onPress={(point) => {
        const hex = hexUnder(point);
        if (withinRows(map, hex)) look(hex);
      }}
      onKey={props.onKey}
      words={editorWords(language)}
      said={cursorInWords(map, cursor, problems, language)}
      className="mapedit-canvas"
    >
      <HexMapPicture map={map} language={language} />
      <ShipStart hex={map.shipStart} />
      {shown.length > 0 && <path d={outlineOf(shown)} className="mapedit-shown" />}
      {[...new Set(few.flat())].map((hex) => (
        <Trouble key={hex} hex={hex} />
      ))}
      <path d={hexPath(cursor, 3)} className="mapedit-cursor" />
    </Canvas>
  );
}
