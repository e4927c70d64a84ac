// The quest as somebody sees it who is going to play it.

import { UNIT } from '@skald/games/board-kit';
import type { ReactElement } from 'react';
import type { Quest } from '../../../content/index.ts';
import { QuestPicture } from './picture.tsx';
import { widthOf } from './squares.ts';

export function QuestGlimpse({ document: quest }: { document: Quest }): ReactElement {
  return (
    <svg viewBox={`0 0 ${widthOf(quest) * UNIT} ${quest.map.length * UNIT}`} aria-hidden="true">
      <QuestPicture quest={quest} />
    </svg>
  );
}
