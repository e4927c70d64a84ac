// The sheet: the map as the board draws it, with a cursor, with what is wrong, and a pen for mouse, finger and key.

import { type Pen, useCamera, useDrawing, ZoomButtons } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useMemo, useRef } from 'react';
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

export function Canvas(props: {
  map: HexMap;
  tool: Tool;
  cursor: Hex;
  problems: readonly PlacedProblem[];
  /** The hexes of the problem that is looked at. */
  shown: readonly Hex[];
  language: Language;
  pen: Pen;
  look: (hex: Hex) => void;
  onKey: (event: KeyboardEvent) => void;
}): ReactElement {
  const { map, tool, cursor, problems, shown, language, pen, look } = props;
  const words = editorWords(language);
  const help = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = extentOf(map);
  const world = useMemo(() => ({ width, height, ...LOOKING }), [width, height]);
  const camera = useCamera(frame, world, centreOf(cursor));
  const { scale, left, top } = camera.camera;
  const { show } = camera;
  useEffect(() => {
    if (shown[0] !== undefined) show(centreOf(shown[0]));
  }, [shown, show]);

  const drawing = useDrawing(frame, camera, {
    looking: tool === 'look',
    pen,
    placeAt: (point) => point,
    onPress(point) {
      const hex = hexUnder(point);
      if (withinRows(map, hex)) look(hex);
    },
    onKey: props.onKey,
  });
  const marked = [
    ...new Set(
      problems
        .map(({ hexes }) => hexes)
        .filter((hexes) => hexes.length <= FEW)
        .flat(),
    ),
  ];

  return (
    <div ref={frame} className={`mapedit-canvas mapedit-${tool === 'look' ? 'looking' : 'drawing'}`}>
      <svg
        width={camera.size.width}
        height={camera.size.height}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keys
        tabIndex={0}
        aria-label={words.map}
        aria-describedby={help}
        {...drawing}
        onFocus={() => show(centreOf(cursor))}
      >
        <g transform={`translate(${left} ${top}) scale(${scale})`}>
          <HexMapPicture map={map} language={language} />
          <ShipStart hex={map.shipStart} />
          {shown.length > 0 && <path d={outlineOf(shown)} className="mapedit-shown" />}
          {marked.map((hex) => (
            <Trouble key={hex} hex={hex} />
          ))}
          <path d={hexPath(cursor, 3)} className="mapedit-cursor" />
        </g>
      </svg>
      <p id={help} className="hidden">
        {words.mapHelp}
      </p>
      <p className="hidden" aria-live="polite">
        {cursorInWords(map, cursor, problems, language)}
      </p>
      <ZoomButtons words={words} zoom={camera.zoom} fit={camera.fit} />
    </div>
  );
}
