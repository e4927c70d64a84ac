// The notes of an encounter as the workshop prints them.

import { glimpse } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { Encounter } from '../../documents/encounter/schema.ts';
import '../web/tokens.css';
import '../web/drawing/field.css';
import '../web/drawing/terrain.css';
import '../web/drawing/badges.css';
import './notes.css';
import './map-sheets.css';
import { EncounterNotes } from './notes.tsx';

export const encounterNotes = glimpse<Encounter>(EncounterNotes);
