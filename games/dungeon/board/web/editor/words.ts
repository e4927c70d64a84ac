import type { Language } from '@skald/text';
import { editor as de } from '../../../text/de/editor.ts';
import { type EditorWords, editor as en } from '../../../text/en/editor.ts';

const WORDS: Readonly<Record<Language, EditorWords>> = { en, de };

export const editorWords = (language: Language): EditorWords => WORDS[language];
