// The board, as a picture or in words, and the name of what one points at.

import type { ReactNode } from 'react';
import type { Loaded } from '../games.ts';
import { usePointer } from '../pointer.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { BriefingCard } from './aim.tsx';
import type { OpenTable } from './controller.ts';
import { DigestCard } from './recap.tsx';
import { TextBoard } from './text-board.tsx';

export function BoardArea({ table, children }: { table: OpenTable; children: ReactNode }) {
  const { table: words } = useWords();
  const { loaded, help, finish } = table;
  return (
    <main
      className="board"
      aria-label={words.board}
      onAuxClick={(event) => event.button === 1 && finish()}
      onContextMenu={(event) => {
        event.preventDefault();
        // A finger that rests on the map asks for help instead.
        if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') finish();
      }}
    >
      <BoardItself {...table} />
      <BriefingCard {...table} />
      <DigestCard {...table} />
      {children}
      <PointedName topic={help.pointed} loaded={loaded} />
    </main>
  );
}

function BoardItself({ told, staged, loaded: { module, board }, asked }: OpenTable) {
  const { textBoard } = useSettings();
  if (told === null || staged === null) return null;
  if (!textBoard) return <board.Board {...staged} />;
  return (
    <TextBoard
      {...told}
      module={module}
      listed={asked.options}
      onUndo={() => void asked.undo()}
      onRefuse={asked.complain}
    />
  );
}

/** The name of what is under the pointer, at all times. AMI-UI-30 */
function PointedName({ topic, loaded }: { topic: string | null; loaded: Loaded }) {
  const pointer = usePointer();
  const { table } = useWords();
  const { language } = useSettings();
  if (topic === null) return null;
  return (
    <p className="pointed">
      <strong>{loaded.module.words.topic(topic, language)}</strong> <span>{table.pointed[pointer]}</span>
    </p>
  );
}
