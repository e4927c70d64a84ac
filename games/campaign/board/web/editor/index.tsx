// The map editor as the workshop knows it.

import { edit, glimpse } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { HexMap } from '../../../content/index.ts';
import '../tokens.css';
import '../hexmap/hexmap.css';
import './editor.css';
import { MapEditor } from './editor.tsx';
import { MapGlimpse } from './glimpse.tsx';

export const mapEditor = edit<HexMap>(MapEditor);
export const mapGlimpse = glimpse<HexMap>(MapGlimpse);
