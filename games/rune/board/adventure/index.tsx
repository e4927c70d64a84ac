// The editor of adventures as the workshop knows it.

import { edit, glimpse } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { Adventure } from '../../documents/adventure/schema.ts';
import '../web/tokens.css';
import '../web/drawing/field.css';
import '../web/drawing/terrain.css';
import '../web/drawing/badges.css';
import '../designer/forms/forms.css';
import '../designer/forms/rolls.css';
import '../designer/parts/parts.css';
import '../notes/notes.css';
import '../notes/map-sheets.css';
import './adventure.css';
import { AdventureEditor } from './editor.tsx';
import { AdventureGlimpse, AdventureSheet } from './glimpse.tsx';

export const adventureEditor = edit<Adventure>(AdventureEditor);
export const adventureGlimpse = glimpse<Adventure>(AdventureGlimpse);
export const adventureSheet = glimpse<Adventure>(AdventureSheet);
