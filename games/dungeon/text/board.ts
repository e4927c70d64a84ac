import type { Language } from '@skald/text';
import { board as de } from './de/board.ts';
import { endings as endingsDe } from './de/endings.ts';
import { type BoardWords, board as en } from './en/board.ts';
import { type Endings, endings as endingsEn } from './en/endings.ts';

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
export const ENDING_WORDS: Readonly<Record<Language, Endings>> = { en: endingsEn, de: endingsDe };
