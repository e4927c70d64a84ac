// The encounter designer as the workshop knows it.

import { edit, glimpse } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { Encounter } from '../../documents/encounter/schema.ts';
import './designer.css';
import './cost-sheet.css';
import './pages.css';
import { EncounterDesigner } from './designer.tsx';
import { EncounterGlimpse } from './glimpse.tsx';

export const encounterEditor = edit<Encounter>(EncounterDesigner);
export const encounterGlimpse = glimpse<Encounter>(EncounterGlimpse);
