// The map editor: a sheet to draw on, tools, and a list of what is still missing.

import type { EditorProps } from '@skald/games/board';
import { type Point, useStrokes } from '@skald/games/board-kit';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { geographyOf, type Hex, type HexMap, hexInRow, NOWHERE } from '../../../content/index.ts';
import { hexesOf } from '../../../documents/index.ts';
import { MapCanvas } from './canvas.tsx';
import { withinRows } from './edits.ts';
import { Palette } from './palette.tsx';
import { Here, Sheet } from './panels.tsx';
import { placed } from './problems.ts';
import { applied, appliedToSide, brushAt, steppedTo, type Tool, toolOf } from './tools.ts';

export function MapEditor({
  document: map,
  change,
  problems,
  shown,
  language,
}: EditorProps<HexMap>): ReactElement {
  const [tool, take] = useState<Tool>('look');
  const [at, setCursor] = useState(() => firstHex(map));
  const nameField = useRef<HTMLInputElement>(null);
  // A sheet that was made smaller may have lost the hex under the cursor.
  const cursor = withinRows(map, at) ? at : hexInRow(0, 0);

  const troubles = useMemo(() => placed(problems, map), [problems, map]);
  const wrong = useMemo(() => (shown === null ? [] : hexesOf(shown, map)), [shown, map]);
  const [first] = wrong;
  useEffect(() => {
    if (first !== undefined) setCursor(first);
  }, [first]);

  const alter = (next: HexMap): void => {
    if (next !== map) change(next);
  };
  const { drawn, pen } = useStrokes<HexMap, Point>(map, {
    brushAt: (point) => brushAt(map, tool, point),
    change: alter,
  });
  const onKey = (event: KeyboardEvent): void => {
    const to = steppedTo(map, cursor, event.key);
    const taken = toolOf(event.key);
    if (to !== null) setCursor(to);
    else if (event.key >= '1' && event.key <= '6')
      alter(appliedToSide(map, tool, cursor, Number(event.key) - 1));
    else if (event.key === 'n') nameField.current?.focus();
    else if (event.key === 'Enter' || event.key === ' ') alter(applied(map, tool, cursor));
    else if (taken !== undefined) {
      take(taken);
      alter(applied(map, taken, cursor));
    } else return;
    event.preventDefault();
  };

  return (
    <div className="mapedit">
      <MapCanvas
        map={drawn}
        tool={tool}
        cursor={cursor}
        problems={troubles}
        shown={wrong}
        language={language}
        pen={pen}
        look={setCursor}
        onKey={onKey}
      />
      <div className="mapedit-panels">
        <Palette tool={tool} take={take} language={language} />
        <Here map={map} change={alter} language={language} cursor={cursor} nameField={nameField} />
        <Sheet map={map} change={alter} language={language} />
      </div>
    </div>
  );
}

/** The castle, or a corner of a map that has none yet. */
function firstHex(map: HexMap): Hex {
  const { castle } = geographyOf(map);
  return castle === NOWHERE ? hexInRow(0, 0) : castle;
}
