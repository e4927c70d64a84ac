// The quest editor as the workshop knows it.

import { edit } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { Quest } from '../../../content/index.ts';
import '../tokens.css';
import '../drawing/dungeon.css';
import './editor.css';
import './pages.css';
import { QuestEditor } from './editor.tsx';

export const questEditor = edit<Quest>(QuestEditor);
