// The sheet of a hero as the workshop prints it.

import { glimpse } from '@skald/games/board';
import '@skald/games/board-kit/kit.css';
import type { Hero } from '../../documents/hero/schema.ts';
import './sheet.css';
import { HeroSheet } from './sheet.tsx';

export const heroSheet = glimpse<Hero>(HeroSheet);
