// The hero builder as the workshop knows it.

import { edit, glimpse } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { Hero } from '../../documents/hero/schema.ts';
import './editor.css';
import './pages.css';
import { HeroEditor } from './editor.tsx';
import { HeroGlimpse } from './glimpse.tsx';

export const heroEditor = edit<Hero>(HeroEditor);
export const heroGlimpse = glimpse<Hero>(HeroGlimpse);
