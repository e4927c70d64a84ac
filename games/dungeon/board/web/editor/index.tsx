// The quest editor as the workshop knows it.

import { edit, glimpse } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { Quest } from '../../../content/index.ts';
import '../tokens.css';
import '../drawing/dungeon.css';
import './editor.css';
import './pages.css';
import { QuestEditor } from './editor.tsx';
import { QuestGlimpse } from './glimpse.tsx';

export const questEditor = edit<Quest>(QuestEditor);
export const questGlimpse = glimpse<Quest>(QuestGlimpse);
