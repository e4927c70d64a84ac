import type { Language } from '@skald/text';
import { consoleWords as consoleDe } from '../../text/de/console.ts';
import { web as de } from '../../text/de/web.ts';
import { type ConsoleWords, consoleWords as consoleEn } from '../../text/en/console.ts';
import { web as en, type WebWords } from '../../text/en/web.ts';

type AllWords = WebWords & { readonly console: ConsoleWords };

export const WEB_WORDS: Readonly<Record<Language, AllWords>> = {
  en: { ...en, console: consoleEn },
  de: { ...de, console: consoleDe },
};
