// The quest editor as the workshop knows it.

import { edit } from '@skald/games/board';
import { type Quest, QuestSchema } from '../../../content/index.ts';
import '@skald/games/board-kit/kit.css';
import '../drawing/dungeon.css';
import './editor.css';
import './pages.css';
import { QuestEditor } from './editor.tsx';
import { faultOf, problemsOf } from './problems.ts';
import { SAMPLES } from './samples.ts';

export const questEditor = edit<Quest>({
  Editor: QuestEditor,
  schema: QuestSchema,
  check: problemsOf,
  fault: faultOf,
  title: ({ title }, language) => title[language],
  samples: SAMPLES,
});
