import type { Language } from '@skald/text';
import { board as de } from './de/board.ts';
import { type BoardWords, board as en } from './en/board.ts';

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, de };
