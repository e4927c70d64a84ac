// The sheet: the quest as the board draws it, with a cursor, and with what is wrong.

import { Canvas, type Pen, UNIT } from '@skald/games/board-kit';
import type { Language } from '@skald/text';
import { type KeyboardEvent, type ReactElement, useMemo } from 'react';
import type { Place, Quest } from '../../../content/index.ts';
import { Corner, Cursor, Shown, Trouble } from './marks.tsx';
import { QuestPicture } from './picture.tsx';
import type { PlacedProblem } from './problems.ts';
import { cursorInWords } from './speech.ts';
import { onSheet, widthOf } from './squares.ts';
import { placeUnder, type Tool } from './tools.ts';
import { editorWords } from './words.ts';

const LOOKING = { nearest: 2.4, readable: 0.36, starting: 0.7 };

const centreOf = ([x, y]: Place): readonly [number, number] => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];

export function QuestCanvas(props: {
  quest: Quest;
  tool: Tool;
  cursor: Place;
  /** The first corner of a room, while the second is looked for. */
  corner: Place | null;
  problems: readonly PlacedProblem[];
  /** The square of the problem that is looked at; a new one each time. */
  shown: Place | null;
  /** Something to be said besides. */
  notice: string | null;
  language: Language;
  pen: Pen<Place>;
  look: (place: Place) => void;
  onKey: (event: KeyboardEvent) => void;
}): ReactElement {
  const { quest, tool, cursor, corner, problems, shown, language, pen, look } = props;
  const [width, height] = [widthOf(quest) * UNIT, quest.map.length * UNIT];
  const world = useMemo(() => ({ width, height, ...LOOKING }), [width, height]);
  const seen = useMemo(() => (shown === null ? null : centreOf(shown)), [shown]);
  return (
    <Canvas
      world={world}
      cursor={centreOf(cursor)}
      shown={seen}
      looking={tool === 'look'}
      pen={pen}
      placeAt={placeUnder}
      onPress={(place) => onSheet(quest, place) && look(place)}
      onKey={props.onKey}
      words={editorWords(language)}
      said={props.notice ?? cursorInWords(quest, cursor, problems, language)}
      className="questedit-canvas"
      over={
        props.notice !== null && (
          <p className="questedit-notice" aria-hidden="true">
            {props.notice}
          </p>
        )
      }
    >
      <QuestPicture quest={quest} />
      {shown !== null && <Shown at={shown} />}
      {troublesOf(problems).map(({ at, advice }) => (
        <Trouble key={at.join()} at={at} advice={advice} />
      ))}
      {corner !== null && <Corner from={corner} to={cursor} />}
      <Cursor at={cursor} />
    </Canvas>
  );
}

/** One mark a square; what keeps the quest from being played comes before advice. */
function troublesOf(problems: readonly PlacedProblem[]): { at: Place; advice: boolean }[] {
  const marked = new Map<string, { at: Place; advice: boolean }>();
  for (const { at, advice = false } of problems)
    if (at !== null && !marked.has(at.join())) marked.set(at.join(), { at, advice });
  return [...marked.values()];
}
