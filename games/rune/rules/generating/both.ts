// Sentences in both languages, put together.

import type { Bilingual } from './tale.ts';

export const together = (...parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map(({ en }) => en).join(' '),
  de: parts.map(({ de }) => de).join(' '),
});
