import type { Language } from '@skald/text';
import { consoleWords as consoleDe } from '../../text/de/console.ts';
import { tabletopWords as tabletopDe } from '../../text/de/tabletop.ts';
import { web as de } from '../../text/de/web.ts';
import { type ConsoleWords, consoleWords as consoleEn } from '../../text/en/console.ts';
import { type TabletopWords, tabletopWords as tabletopEn } from '../../text/en/tabletop.ts';
import { web as en, type WebWords } from '../../text/en/web.ts';

type AllWords = WebWords & { readonly console: ConsoleWords; readonly tabletop: TabletopWords };

export const WEB_WORDS: Readonly<Record<Language, AllWords>> = {
  en: { ...en, console: consoleEn, tabletop: tabletopEn },
  de: { ...de, console: consoleDe, tabletop: tabletopDe },
};
